import { waitFor } from '@testing-library/react';
import { ScriptError } from '@storefront/shared/app';
import {
  contractVersion,
  type RegistryRemote,
  type Remote,
  type RemotePage,
} from '@storefront/shared/contracts';
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
const [major, minor] = contractVersion.split('.').map(Number);
const federationOf = (change: Partial<RegistryRemote> = {}) =>
  createFederation({ schema: 1, remotes: { gifts: { ...gifts, ...change } } });

/** What the entry does when it runs; null: the network lost it, and it may never come. */
let entry: (() => void) | null | 'hangs';
let asked: string[];
let scripts: HTMLScriptElement[];
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
    scripts.push(node);
    if (entry === 'hangs') continue;
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
  scripts = [];
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
  // A file that is not the published one is not run.
  expect(scripts[0]).toMatchObject({ integrity: gifts.integrity, crossOrigin: 'anonymous' });
  expect(init).toHaveBeenCalledTimes(1);
  expect(init.mock.calls[0]).toMatchObject([{}, [], { version: '1.4.2', shareScopeKeys: 'default' }]);
});

test('a remote that was built for an earlier minor version of the contract is loaded', async () => {
  const remote = await federationOf({ contract: `${String(major)}.0` }).remote('gifts');

  expect(remote.name).toBe('gifts');
});

test('a remote that the shop does not have is none to ask for', async () => {
  await expect(federationOf().remote('toys')).rejects.toMatchObject({
    reason: 'unknown',
    part: { remote: 'toys', version: 'none', exposedModule: 'remote' },
  });
  expect(asked).toEqual([]);
});

test('an entry that never comes is given up in time for its page, and leaves no script behind', async () => {
  entry = 'hangs';
  jest.useFakeTimers();
  try {
    const failure = federationOf()
      .remote('gifts')
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4_000);

    expect(await failure).toMatchObject({ reason: 'timeout' });
  } finally {
    jest.useRealTimers();
  }
  expect(asked).toEqual([gifts.entry]);
  expect(scripts[0]?.isConnected).toBe(false);
});

test.each([
  ['that the network lost', 'unreachable', 2, () => Promise.reject(new ScriptError('lost'))],
  ['that is broken', 'broken', 1, () => Promise.reject(new TypeError('x is undefined'))],
  ['that holds no page', 'broken', 1, () => Promise.resolve({} as RemotePage)],
])('the code of a page %s is asked for as often as that may help', async (_what, reason, times, load) => {
  const lazy = jest.fn<Promise<RemotePage>, []>(load);
  const routes = [{ path: 'box', lazy }];
  get.mockResolvedValue(() => ({ remote: { ...manifest, routes } }));
  const remote = await federationOf().remote('gifts');

  await expect(remote.routes[0]?.lazy()).rejects.toMatchObject({
    reason,
    part: { remote: 'gifts', version: '1.4.2', exposedModule: 'page /box' },
  });

  expect(lazy).toHaveBeenCalledTimes(times);
});

test('words that the network lost once are asked for again', async () => {
  const messages = jest.fn<Promise<object>, [string]>(() => Promise.resolve({ box: 'Hộp' }));
  messages.mockRejectedValueOnce(new ScriptError('lost'));
  get.mockResolvedValue(() => ({ remote: { ...manifest, messages } }));
  const remote = await federationOf().remote('gifts');

  expect(await remote.messages('en')).toEqual({ box: 'Hộp' });
  expect(messages.mock.calls).toEqual([['en'], ['en']]);
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
  // Only an unreachable file is requested again automatically.
  expect(asked).toHaveLength(reason === 'unreachable' ? 2 : 1);

  repair();

  expect((await federation.remote('gifts')).name).toBe('gifts');
});
