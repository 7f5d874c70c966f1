import { waitFor } from '@testing-library/react';
import { contractVersion, type RegistryRemote, type Remote } from '@storefront/shared/contracts';
import { createFederation } from './federation';
import { provided } from './shared-table';

const manifest: Remote = {
  name: 'gifts',
  contract: contractVersion,
  routes: [],
  messages: () => Promise.resolve({}),
};
const gifts: RegistryRemote = {
  version: '1.4.2',
  container: 'mf_gifts',
  entry: 'http://localhost:3008/gifts/1.4.2/remoteEntry.js',
  integrity: 'sha384-test',
  contract: contractVersion,
  routes: [],
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [],
};
const federationOf = (change: Partial<RegistryRemote> = {}) =>
  createFederation({ schema: 1, remotes: { gifts: { ...gifts, ...change } } });

/** What the entry does when it runs; null: the network lost it. */
let entry: (() => void) | null;
let asked: string[];
const init = jest.fn();
const get = jest.fn<Promise<() => object>, [string]>();
const workingEntry = () => {
  Object.assign(globalThis, { mf_gifts: { init, get } });
};
function repair() {
  entry = workingEntry;
  init.mockReset();
  get.mockImplementation((name) =>
    Promise.resolve(() => (name === './remote' ? { remote: manifest } : { default: () => null })),
  );
}

/** Answers the scripts that are added to the page, which jsdom does not load. */
const network = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue;
    asked.push(node.src);
    entry?.();
    node.dispatchEvent(new Event(entry ? 'load' : 'error'));
  }
});

beforeAll(() => {
  const versions = Object.keys(provided).map((key) => [key, '1.0.0']);
  Object.assign(globalThis, { SHARED_VERSIONS: Object.fromEntries(versions) });
});
beforeEach(() => {
  asked = [];
  repair();
  network.observe(document.head, { childList: true });
});
afterEach(() => {
  network.disconnect();
  Reflect.deleteProperty(globalThis, 'mf_gifts');
});

test('a remote is opened once, however many of its parts are loaded at the same time', async () => {
  const federation = federationOf();

  const [remote] = await Promise.all([
    federation.remote('gifts'),
    federation.widget('gifts', 'gift-row'),
    federation.remote('gifts'),
  ]);

  expect(remote.name).toBe('gifts');
  expect(asked).toEqual([gifts.entry]);
  expect(init).toHaveBeenCalledTimes(1);
});

test('an entry that the network lost once is asked for again at another address', async () => {
  entry = null;
  const loading = federationOf().remote('gifts');
  await waitFor(() => {
    expect(asked).toEqual([gifts.entry]);
  });

  entry = workingEntry;

  expect((await loading).name).toBe('gifts');
  expect(asked).toEqual([gifts.entry, `${gifts.entry}?retry=1`]);
});

const [major, minor] = contractVersion.split('.').map(Number);
test.each([
  ['of the next major version', `${String((major ?? 0) + 1)}.0`],
  ['of the last major version', `${String((major ?? 0) - 1)}.${String(minor)}`],
  ['of a newer minor version', `${String(major)}.${String((minor ?? 0) + 1)}`],
])('a remote with a contract %s is refused before its entry is loaded', async (_what, contract) => {
  await expect(federationOf({ contract }).remote('gifts')).rejects.toMatchObject({ reason: 'incompatible' });
  expect(asked).toEqual([]);
});

test.each<[string, string, () => void]>([
  ['whose entry cannot be loaded', 'unreachable', () => (entry = null)],
  ['whose entry defines no container', 'broken', () => (entry = () => undefined)],
  [
    'whose container does not begin',
    'broken',
    () =>
      init.mockImplementation(() => {
        throw new Error('The share scope is missing.');
      }),
  ],
  ['whose module is not there', 'broken', () => get.mockRejectedValue(new Error('There is no such module.'))],
])('a remote %s is loaded when it is asked for again', async (_what, reason, breakRemote) => {
  const federation = federationOf();
  breakRemote();
  await expect(federation.remote('gifts')).rejects.toMatchObject({
    reason,
    part: { remote: 'gifts', version: '1.4.2', exposedModule: 'remote' },
  });

  repair();

  expect((await federation.remote('gifts')).name).toBe('gifts');
});
