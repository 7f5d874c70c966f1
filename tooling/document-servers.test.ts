import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { openConfiguredRegistry } from '../shell/server/registry/open-registry';
import type { RegistryReader } from '../shell/server/registry/reader';
import { promote, publishRemote } from '../shell/server/registry/releases';
import { registryKey, type RegistryDocument } from '../shell/server/registry/registry-document';
import type { OriginRules } from '../shell/server/registry/remote-origins';
import { readReports, startReports } from '../shell/server/registry/server-reports';
import type { Store } from '../shell/server/registry/store';
import { aRegistryDocument, by } from '../shell/server/testing/a-registry';
import { aVisitor, groupIn } from '../shell/server/testing/a-visitor';
import { aPublishedVersion, startEntryServer, type EntryServer } from '../shell/server/testing/entry-server';
import type { Flags } from './remote-command';
import { runRemoteCommand } from './remote-commands';

let folder: string;
let store: Store;
let files: EntryServer;
const servers: { registry: RegistryReader; stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  files = await startEntryServer();
});
afterAll(() => files.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'document-servers-'));
  store = openFolderStore(folder);
  await mkdir(path.join(folder, 'shell/1.0.0'), { recursive: true });
  await writeFile(
    path.join(folder, 'shell/1.0.0/build.json'),
    JSON.stringify({ version: '1.0.0', scripts: [], early: [] }),
  );
  await write(published);
});
afterEach(async () => {
  for (const { stop } of servers.splice(0)) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** catalog 1.0.0 is live; catalog 1.1.0 and the new remote gift 1.0.0 are published. */
const published = ['1.0.0', '1.1.0'].reduce(
  (document, version) => publishRemote(document, 'catalog', aPublishedVersion(version)),
  publishRemote(aRegistryDocument({}), 'gift', aPublishedVersion('1.0.0', { name: 'gift', paths: ['gift'] })),
);
const write = (document: RegistryDocument) =>
  store.write(registryKey, JSON.stringify(promote(document, 'catalog', '1.0.0', by('An'))));

/** A document server as it runs, without its pages. */
async function startServer(host: string, configured: Record<string, string>, allowed: string[] = []) {
  const rules: OriginRules = { configured, allowed };
  const env = { REGISTRY_STORE: folder, REGISTRY_CACHE: path.join(folder, `.cache-${host}`) };
  const registry = await openConfiguredRegistry(env, rules, () => undefined);
  const reports = startReports({
    store,
    id: host,
    host,
    allowedOrigins: allowed,
    state: () => registry.state(),
    everyMs: 500,
    report: () => undefined,
  });
  registry.onChange(reports.changed);
  servers.push({
    registry,
    async stop() {
      await reports.stop();
      registry.stop();
    },
  });
  const isChecked = async () =>
    (await readReports(store)).some(
      (report) =>
        report.host === host &&
        Object.values(report.remotes).every(({ unchecked }) => unchecked.length === 0),
    );
  for (let attempts = 0; attempts < 400 && !(await isChecked()); attempts += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return registry;
}

const run = (args: string[], flags: Flags = {}) =>
  runRemoteCommand(args, { by: 'Bo', ...flags }, { store, env: {}, progress: () => undefined });
const givenTo = (cohort: number) =>
  servers.map(
    ({ registry }) =>
      registry.snapshot({ viewer: aVisitor({ group: groupIn(cohort, 'gift') }) }).remotes['gift']?.version ??
      null,
  );
const stored = async () => Buffer.from((await store.read(registryKey))?.body ?? []).toString();

test('a new remote reaches the pages of every server without a restart, and the command says so', async () => {
  await startServer('shop-1', { '*': files.origin });
  await startServer('shop-2', { '*': files.origin });

  const canary = await run(['promote', 'gift'], { percent: '10' });
  expect(canary.text).toMatch(
    /^Bo promoted gift to 1\.0\.0 for 10 % .*\nSeen by 2 of 2 document servers after 0\.\d s\.\nNext:\n/,
  );
  expect(canary.failed).toBe(false);
  expect([givenTo(9), givenTo(10)]).toEqual([
    ['1.0.0', '1.0.0'],
    [null, null],
  ]);

  expect((await run(['promote', 'gift'])).text).toMatch(/Seen by 2 of 2/);
  expect(givenTo(99)).toEqual(['1.0.0', '1.0.0']);
  expect((await run(['retire', 'gift'])).text).toMatch(/Seen by 2 of 2/);
  expect(givenTo(0)).toEqual([null, null]);
});

test('when no server knows where the files are, nothing is promoted, and the error says what to set', async () => {
  await startServer('shop-1', { catalog: files.origin });
  await startServer('shop-2', { catalog: files.origin });
  const before = await stored();

  await expect(run(['promote', 'gift'], { percent: '10' })).rejects.toThrow(
    /^Nothing was promoted\. 2 of 2 document servers \(shop-1, shop-2\) cannot serve gift 1\.0\.0: no origin for gift; set REMOTE_ORIGINS=gift=https:\/\/… or \*=https:\/\/…/,
  );
  expect(await stored()).toBe(before);
});

test('when some servers do not know it, the command and the status name them and what to set', async () => {
  await startServer('shop-1', { '*': files.origin });
  await startServer('shop-2', { catalog: files.origin });

  const { text, failed } = await run(['promote', 'gift']);

  expect(text).toMatch(
    /Seen by 1 of 2 document servers\.\n1 of 2 document servers \(shop-2\) do not serve gift 1\.0\.0: no origin for gift; set /,
  );
  expect(failed).toBe(true);
  const status = await run(['status', 'gift']);
  expect(status.text).toMatch(
    /live[^]*served by 1 of 2 document servers\n {2}1 of 2 document servers \(shop-2\) do not serve gift 1\.0\.0: no origin/,
  );
  expect(status.text).toMatch(/Document servers: shop-1, shop-2$/);
  expect((await run(['status', 'catalog'])).text).toContain('served by 2 of 2 document servers');
});

test.each<[string, ((response: ServerResponse) => void) | null, RegExp]>([
  [
    'has other bytes',
    (response) => response.end('boot(evil)'),
    /other bytes than were published; put the published/,
  ],
  [
    'does not have them',
    (response) => response.writeHead(404).end(),
    /answers 404; put the files of the version/,
  ],
  [
    'leads elsewhere',
    (response) => response.writeHead(302, { location: '/x' }).end(),
    /redirects, which is refused/,
  ],
  ['does not answer', () => undefined, /does not answer within 2 s; make it faster/],
])(
  'a version whose origin %s is not promoted, and can be once that is put right',
  async (_what, how, sentence) => {
    files.answer('/catalog/1.1.0/remoteEntry.js', how);
    const registry = await startServer('shop-1', { '*': files.origin });

    await expect(run(['promote', 'catalog', '1.1.0'])).rejects.toThrow(sentence);
    files.answer('/catalog/1.1.0/remoteEntry.js', null);
    for (let attempts = 0; attempts < 200; attempts += 1) {
      if (registry.state().remotes['catalog']?.problems['1.1.0'] === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await run(['promote', 'catalog', '1.1.0'])).text).toMatch(/Seen by 1 of 1/);
    expect(registry.snapshot({ viewer: aVisitor() }).remotes['catalog']?.version).toBe('1.1.0');
  },
);

test('an origin that is away is named, and pages keep the version that they have', async () => {
  await startServer('shop-1', { catalog: files.origin, '*': 'http://127.0.0.1:9' });

  await expect(run(['promote', 'gift'])).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:9 cannot be reached .*start it/,
  );
  expect(servers[0]?.registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes['catalog']?.version).toBe(
    '1.0.0',
  );
});

test('a team names the origin of its files, which allowed servers follow without a restart', async () => {
  await startServer('shop-1', { catalog: files.origin }, [files.origin]);

  await expect(run(['promote', 'gift'])).rejects.toThrow(/npm run remote -- origin gift https/);
  const { text } = await run(['origin', 'gift', files.origin]);
  expect(text).toMatch(/^The registry names http:\/\/localhost:\d+ as the origin of gift\./);
  expect(text).toMatch(/Seen by 1 of 1/);

  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await run(['promote', 'gift'])).text).toMatch(/Seen by 1 of 1/);
  expect(givenTo(50)).toEqual(['1.0.0']);
  expect((await run(['origin', 'catalog', 'none'])).text).toMatch(/names no origin for catalog any more/);
});

test('an origin that no server allows is refused, and one that some do not allow is named', async () => {
  await startServer('shop-1', { '*': files.origin }, ['https://*.team.test']);
  const before = await stored();

  await expect(run(['origin', 'gift', 'https://evil.test'])).rejects.toThrow(
    /^Nothing was written: 1 of 1 document servers \(shop-1\) do not allow https:\/\/evil\.test\. Add it to ALLOWED_REMOTE_ORIGINS/,
  );
  expect(await stored()).toBe(before);

  await startServer('shop-2', { '*': files.origin });
  expect((await run(['origin', 'gift', 'https://gift.team.test'])).text).toMatch(
    /1 of 2 document servers \(shop-2\) do not allow https:\/\/gift\.team\.test\. Add it/,
  );
});

test.each([
  [['origin', 'gift'], /Name the origin of the files of gift/],
  [['origin', 'gift', 'javascript:alert(1)'], /An origin is an http or https address without a path/],
  [['origin', 'gift', 'https://gift.team.test/files'], /without a path/],
  [['origin', 'unknown', 'https://gift.team.test'], /no remote named unknown.*Publish it first/],
])('%j is refused and changes nothing', async (args, sentence) => {
  const before = await stored();

  await expect(run(args)).rejects.toThrow(sentence);

  expect(await stored()).toBe(before);
});

test('without a running server a team learns that nobody knows what pages get', async () => {
  expect((await run(['promote', 'gift'])).text).toMatch(
    /\nNo document server reports to the folder .*: the shop does not run, or its servers may not write servers\/ there\.\nNext:\n/,
  );
});

test('a team whose remote waits for an address of another one reads for which', async () => {
  await startServer('shop-1', { '*': files.origin });
  // catalog gives its address up, in a version whose files are away, and gift takes it over.
  files.answer('/catalog/1.2.0/remoteEntry.js', (response) => response.writeHead(404).end());
  let document = publishRemote(
    JSON.parse(await stored()) as RegistryDocument,
    'catalog',
    aPublishedVersion('1.2.0', { paths: ['other'] }),
  );
  document = promote(document, 'catalog', '1.2.0', by('An'));
  document = publishRemote(
    document,
    'gift',
    aPublishedVersion('1.1.0', { name: 'gift', paths: ['catalog'] }),
  );
  await store.write(registryKey, JSON.stringify(document));

  const { text, failed } = await run(['promote', 'gift', '1.1.0']);

  const sentence =
    '1 of 1 document servers (shop-1) do not serve gift 1.1.0: catalog 1.0.0 still has one of its addresses; it is served as soon as catalog 1.2.0 is served.';
  expect(text).toContain(`Seen by 0 of 1 document servers.\n${sentence}`);
  expect(failed).toBe(true);
  expect((await run(['status', 'gift'])).text).toContain(sentence);
  expect((await run(['status', 'gift'])).text).not.toContain('have not said yet');

  files.answer('/catalog/1.2.0/remoteEntry.js', null);
});

test('a server that stands still is named, and the command does not wait for it for long', async () => {
  await startServer('shop-1', { '*': files.origin });
  const report = (await readReports(store))[0]!;
  const still = { ...report, id: 'shop-2', host: 'shop-2\u001b[31m', everyMs: 60_000 };
  await store.write('servers/shop-2.json', JSON.stringify(still));

  const { text, failed } = await run(['promote', 'gift']);

  expect(text).toMatch(
    /Seen by 1 of 2 document servers\.\n1 of 2 document servers \(shop-2 \[31m\) have not said yet\. Look again: npm run remote -- status\nNext:\n/,
  );
  expect(failed).toBe(false);
});

test('of two teams that promote one remote at the same moment, one learns who was faster', async () => {
  await startServer('shop-1', { '*': files.origin });

  const both = await Promise.allSettled([
    run(['promote', 'gift'], { by: 'An', percent: '10' }),
    run(['promote', 'gift'], { by: 'Bo', percent: '20' }),
    run(['promote', 'catalog', '1.1.0'], { by: 'Chi' }),
  ]);

  const lost = both.filter((one) => one.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(String(lost[0]?.reason)).toMatch(
    /Somebody else was faster, so nothing was changed\. (An|Bo) promoted gift to 1\.0\.0.*decide again/,
  );
  const viewer = aVisitor({ group: groupIn(0, 'gift') });
  expect(servers[0]?.registry.snapshot({ viewer }).remotes).toMatchObject({
    catalog: { version: '1.1.0' },
    gift: { version: '1.0.0' },
  });
});

test('a remote whose files are lost at their origin stays live, and the status says so', async () => {
  await startServer('shop-1', { '*': files.origin });
  await run(['promote', 'gift']);
  files.answer('/gift/1.0.0/remoteEntry.js', (response) => response.writeHead(404).end());
  await run(['promote', 'catalog', '1.1.0']);
  await servers[0]?.stop();
  servers.splice(0);
  await startServer('shop-2', { '*': files.origin });

  expect(givenTo(50)).toEqual(['1.0.0']);
  expect((await run(['status', 'gift'])).text).toMatch(
    /1 of 1 document servers \(shop-2\) still serve, with a problem, gift 1\.0\.0: .* answers 404; put the files/,
  );
  files.answer('/gift/1.0.0/remoteEntry.js', null);
});

test('a team that deleted the folder of a live remote learns it from status and from publish', async () => {
  await run(['promote', 'gift']);

  const sentence =
    /There is no folder mf-gift here, but gift 1\.0\.0 stays live\. Bring the folder back .* retire gift/;
  expect((await run(['status'])).text).toMatch(sentence);
  await expect(run(['publish', 'gift'])).rejects.toThrow(sentence);
});

test('a registry that the version before wrote is followed, and written back without loss', async () => {
  const earlier = JSON.parse(await stored()) as RegistryDocument;
  await startServer('shop-1', { '*': files.origin });

  await run(['promote', 'gift']);
  await run(['retire', 'gift']);

  const now = JSON.parse(await stored()) as RegistryDocument;
  expect(now.shell).toEqual(earlier.shell);
  expect(now.remotes['catalog']).toEqual(earlier.remotes['catalog']);
  expect(now.remotes['gift']?.versions).toEqual(earlier.remotes['gift']?.versions);
  expect(now.moves.slice(0, earlier.moves.length)).toEqual(earlier.moves);
});
