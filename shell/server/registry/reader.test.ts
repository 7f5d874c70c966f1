import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pageDataFormat } from '../../src/config';
import { aRegistryDocument, aRemoteVersion, aShellVersion, by } from '../testing/a-registry';
import { aVisitor } from '../testing/a-visitor';
import { startBucket } from '../testing/sandbox-bucket';
import { changeRegistry } from './change-registry';
import type { CheckEntry } from './entry-check';
import { openFolderStore } from './folder-store';
import { promote, publishRemote, publishShell, rollback } from './releases';
import { openRegistry, type RegistryReader } from './reader';
import { registryKey, RegistryProblem, type RegistryDocument } from './registry-document';
import { withOrigin } from './remote-origins';
import { openS3Store } from './s3-store';
import type { ServingProblem } from './server-reports';
import { shellFilesFromStore, shellFilesInFolder } from './shell-files';
import type { Store } from './store';

const rules = {
  configured: { catalog: 'https://catalog.test', checkout: 'https://checkout.test' },
  allowed: ['https://*.team.test'],
};
const rereadMs = 20;
const two = aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] });

let folder: string;
let store: Store;
let reader: RegistryReader | undefined;
let reports: string[];
/** By the end of an address, what the check of an entry finds; all others are as they were published. */
let faults: Map<string, ServingProblem>;
const check: CheckEntry = async ({ url }) =>
  [...faults].find(([end]) => url.endsWith(`${end}/remoteEntry.js`))?.[1] ?? null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-reader-'));
  store = openFolderStore(folder);
  reports = [];
  faults = new Map();
  await builtShell('1.0.0');
});
afterEach(async () => {
  reader?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function builtShell(version: string, more: { pageDataFormat?: number } = {}): Promise<void> {
  await mkdir(path.join(folder, 'shell', version), { recursive: true });
  const build = { version, scripts: [], early: [], ...more };
  await writeFile(path.join(folder, 'shell', version, 'build.json'), JSON.stringify(build));
}
const write = (document: RegistryDocument | string) =>
  store.write(registryKey, typeof document === 'string' ? document : JSON.stringify(document));
async function open(): Promise<RegistryReader> {
  reader = await openRegistry({
    store,
    rules,
    check,
    shellFiles: shellFilesInFolder(folder),
    cacheFolder: path.join(folder, '.last-good'),
    report: (problem) => reports.push(problem),
    rereadMs,
  });
  return reader;
}
const live = (of: RegistryReader) =>
  of.snapshot({ viewer: aVisitor({ cohort: 99 }) }).remotes['catalog']?.version;
const waitABit = () => new Promise((resolve) => setTimeout(resolve, rereadMs * 5));

async function until(holds: () => boolean): Promise<void> {
  for (let attempts = 0; attempts < 250 && !holds(); attempts += 1)
    await new Promise((r) => setTimeout(r, 20));
  expect(holds()).toBe(true);
}

test('a rollback reaches pages without a restart', async () => {
  await write(two);
  const registry = await open();
  expect(live(registry)).toBe('1.1.0');

  await changeRegistry(store, 'catalog', (now) => rollback(now, 'catalog', by('An')));

  await until(() => live(registry) === '1.0.0');
  expect(reports).toEqual([]);
});

test('a promoted shell is served without a restart, once its files are there', async () => {
  await write(two);
  const registry = await open();
  const next = promote(publishShell(two, aShellVersion('2.0.0')), 'shell', '2.0.0', by('An'));

  await write(next);
  await until(() => reports.length > 0);
  expect(registry.shell().version).toBe('1.0.0');
  expect(reports.join()).toMatch(/shell 2\.0\.0 is not whole.*Publish it again/);

  await builtShell('2.0.0');
  await until(() => registry.shell().version === '2.0.0');
  expect(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).shell).toBe('2.0.0');
});

test('a shell that reads pages of another format leaves the shop as it is', async () => {
  await write(two);
  const registry = await open();
  await builtShell('2.0.0', { pageDataFormat: pageDataFormat + 1 });

  await write(promote(publishShell(two, aShellVersion('2.0.0')), 'shell', '2.0.0', by('An')));
  await until(() => reports.length > 0);

  expect(registry.shell().version).toBe('1.0.0');
  expect(reports.join()).toMatch(/shell 2\.0\.0 reads pages of format \d+, .* make another shell live/);

  await builtShell('2.0.0', { pageDataFormat });
  await until(() => registry.shell().version === '2.0.0');
});

const script = { path: 'shell.js', integrity: `sha384-${'A'.repeat(64)}` };

test.each<[string, string, RegExp]>([
  ['is cut off', '{"version":"2.0.0","scr', /JSON/],
  ['is a page instead', '<!doctype html>', /JSON/],
  ['says nothing', '{}', /required/],
  ['is of another version', '{"version":"1.0.0","scripts":[],"early":[]}', /it is that of 1\.0\.0/],
  [
    'has a script at another host',
    JSON.stringify({ version: '2.0.0', scripts: [{ ...script, path: '//evil.test/x.js' }], early: [] }),
    /\/scripts\/0\/path/,
  ],
  [
    'has a script without a hash',
    JSON.stringify({ version: '2.0.0', scripts: [{ ...script, integrity: '"><script>' }], early: [] }),
    /\/scripts\/0\/integrity/,
  ],
])('a shell whose build.json %s leaves the shop as it is', async (_what, text, message) => {
  await write(two);
  const registry = await open();
  await builtShell('2.0.0');
  await writeFile(path.join(folder, 'shell/2.0.0/build.json'), text);

  await write(promote(publishShell(two, aShellVersion('2.0.0')), 'shell', '2.0.0', by('An')));
  await until(() => reports.length > 0);

  expect(registry.shell().version).toBe('1.0.0');
  expect(reports.join()).toMatch(message);
  expect(reports.join()).toMatch(/shell 2\.0\.0 is not whole.*Publish it again/);
});

const foreign = publishRemote(
  two,
  'catalog',
  aRemoteVersion('1.2.0', { entry: 'https://evil.test/remoteEntry.js' }),
);
const future = JSON.stringify({ ...two, schema: 3 });
const half = JSON.stringify(two).slice(0, 400);

test.each<[string, RegistryDocument | string, RegExp]>([
  ['cut off', half, /only the beginning/],
  ['empty', '', /empty/],
  ['HTML', '<html>', /not valid JSON/],
  ['of the future', future, /newer than this program reads/],
  ['pointing elsewhere', foreign, /files of catalog must be at https:\/\/catalog\.test/],
])('a registry that is %s changes nothing and is reported once', async (_what, broken, message) => {
  await write(two);
  const registry = await open();

  await write(broken);
  await until(() => reports.length > 0);
  await waitABit();

  expect(live(registry)).toBe('1.1.0');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(message);
  expect(reports[0]).toMatch(/last good copy/);

  await write(aRegistryDocument({ catalog: ['1.0.0'] }));
  await until(() => live(registry) === '1.0.0');
});

test('a registry that is removed leaves the shop as it is, and so does a restart', async () => {
  await write(two);
  const registry = await open();

  await store.remove(registryKey);
  await until(() => reports.length > 0);
  expect(live(registry)).toBe('1.1.0');
  registry.stop();

  expect(live(await open())).toBe('1.1.0');
  expect(reports.at(-1)).toMatch(/last good copy serves.*no registry\.json/);
});

test('after a recovery without changes a new problem is reported again', async () => {
  await write(two);
  const registry = await open();
  await write(half);
  await until(() => reports.length === 1);

  await write(two);
  await waitABit();
  await write(half);
  await until(() => reports.length === 2);

  expect(live(registry)).toBe('1.1.0');
});

test('a server without any valid registry fails with what is wrong', async () => {
  await expect(open()).rejects.toThrow(/no registry\.json.*npm run build/);
  await write(half);
  await expect(open()).rejects.toThrow(RegistryProblem);
});

test('a remote without an origin is left out, and the others are served', async () => {
  await write(aRegistryDocument({ catalog: ['1.0.0'], outlet: ['1.0.0'] }));
  const registry = await open();

  expect(Object.keys(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes)).toEqual(['catalog']);
  expect(reports.join()).toMatch(
    /outlet 1\.0\.0 is left out: no origin for outlet; set REMOTE_ORIGINS=outlet=/,
  );
});

const missing: ServingProblem = { reason: 'not found', says: 'its files are not there' };
const promoted = (document: RegistryDocument, name: string, version: string, percent = 100) =>
  promote(publishRemote(document, name, aRemoteVersion(version, { name })), name, version, {
    ...by('An'),
    percent,
  });

test('a new version reaches pages only when its files are there, and until then they have the one before', async () => {
  await write(two);
  const registry = await open();
  faults.set('1.2.0', missing);

  await write(promoted(two, 'catalog', '1.2.0'));
  await until(() => reports.length > 0);
  expect(live(registry)).toBe('1.1.0');
  expect(registry.state().remotes['catalog']).toMatchObject({
    live: '1.1.0',
    problems: { '1.2.0': missing },
  });
  expect(reports).toEqual(['catalog 1.2.0 is left out, and 1.1.0 is served: its files are not there.']);

  faults.clear();
  await until(() => live(registry) === '1.2.0');
  expect(registry.state().remotes['catalog']).toMatchObject({ live: '1.2.0', problems: {} });
});

test('a canary whose files are not there changes nothing for its cohorts', async () => {
  await write(two);
  const registry = await open();
  faults.set('1.2.0', missing);

  await write(promoted(two, 'catalog', '1.2.0', 10));
  await until(() => reports.length > 0);
  expect(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes['catalog']?.version).toBe('1.1.0');

  faults.clear();
  await until(
    () => registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes['catalog']?.version === '1.2.0',
  );
  expect(live(registry)).toBe('1.1.0');
});

test('a remote that is new is left out until its files are there, without a restart', async () => {
  await write(two);
  const registry = await open();
  faults.set('checkout/1.0.0', missing);

  await write(promoted(two, 'checkout', '1.0.0'));
  await until(() => reports.length > 0);
  expect(Object.keys(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes)).toEqual(['catalog']);

  faults.clear();
  await until(() => Object.keys(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes).length === 2);
});

test('a remote is found at the origin that the registry names, if that is allowed', async () => {
  await write(two);
  const registry = await open();
  const gift = promoted(two, 'gift', '1.0.0');

  await write(withOrigin(gift, 'gift', 'https://evil.test'));
  await until(() => reports.length > 0);
  expect(reports.join()).toMatch(/the registry names https:\/\/evil\.test for gift.*do not allow/);
  expect(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes).not.toHaveProperty('gift');

  await write(withOrigin(gift, 'gift', 'https://gift.team.test'));
  await until(() => 'gift' in registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes);
  expect(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes['gift']?.entry).toBe(
    'https://gift.team.test/gift/1.0.0/remoteEntry.js',
  );
  expect(registry.origins()).toContain('https://gift.team.test');
});

test('a live remote stays at its origin until its files are at the new one', async () => {
  const gift = promoted(two, 'gift', '1.0.0');
  await write(withOrigin(gift, 'gift', 'https://old.team.test'));
  const registry = await open();
  const origin = () =>
    new URL(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes['gift']?.entry ?? '').origin;
  expect(origin()).toBe('https://old.team.test');

  for (const wrong of ['https://evil.test', 'https://new.team.test']) {
    faults.set('new.team.test/gift/1.0.0', missing);
    const before = reports.length;
    await write(withOrigin(gift, 'gift', wrong));
    await until(() => reports.length > before);
    expect(origin()).toBe('https://old.team.test');
  }

  faults.clear();
  await until(() => origin() === 'https://new.team.test');
});

test('a server that starts while the files of a version are away serves the one before', async () => {
  faults.set('1.1.0', missing);
  await write(two);

  const registry = await open();
  expect(live(registry)).toBe('1.0.0');

  faults.clear();
  await until(() => live(registry) === '1.1.0');
});

test('a server that starts while all files are away gives pages what the registry says', async () => {
  for (const version of ['1.0.0', '1.1.0']) faults.set(version, missing);
  await write(two);

  const registry = await open();

  expect(live(registry)).toBe('1.1.0');
  expect(reports).toEqual(['catalog 1.1.0 is still served, but its files are not there.']);
});

test('a rollback to a version that was served does not wait for its files', async () => {
  await write(two);
  const registry = await open();
  await until(() => registry.state().remotes['catalog']?.unchecked.length === 0);
  for (const version of ['1.0.0', '1.1.0']) faults.set(version, missing);

  await changeRegistry(store, 'catalog', (now) => rollback(now, 'catalog', by('An')));

  await until(() => live(registry) === '1.0.0');
});

test('no page gets one address of two remotes while one of them waits for its files', async () => {
  const before = promote(
    publishRemote(two, 'checkout', aRemoteVersion('1.0.0', { name: 'checkout', paths: ['cart'] })),
    'checkout',
    '1.0.0',
    by('An'),
  );
  await write(before);
  const registry = await open();
  // catalog gives its address up, checkout takes it over.
  faults.set('catalog/1.2.0', missing);
  let after = publishRemote(before, 'catalog', aRemoteVersion('1.2.0', { paths: ['other'] }));
  after = promote(after, 'catalog', '1.2.0', by('An'));
  after = publishRemote(after, 'checkout', aRemoteVersion('1.1.0', { name: 'checkout', paths: ['catalog'] }));
  after = promote(after, 'checkout', '1.1.0', by('An'));

  await write(after);
  await until(() => reports.length > 0);
  await waitABit();
  const versions = () =>
    Object.values(registry.snapshot({ viewer: aVisitor({ cohort: 0 }) }).remotes).map(
      ({ version }) => version,
    );
  expect(versions()).toEqual(['1.1.0', '1.0.0']);

  faults.clear();
  await until(() => versions().join() === '1.2.0,1.1.0');
});

test('equal choices give one object until the registry changes', async () => {
  await write(
    promote(publishRemote(two, 'catalog', aRemoteVersion('1.2.0')), 'catalog', '1.2.0', {
      ...by('An'),
      percent: 10,
    }),
  );
  const registry = await open();

  expect(registry.snapshot({ viewer: aVisitor({ cohort: 10 }) })).toBe(
    registry.snapshot({ viewer: aVisitor({ cohort: 99 }) }),
  );
  expect(registry.snapshot({ viewer: aVisitor({ cohort: 9 }) })).not.toBe(
    registry.snapshot({ viewer: aVisitor({ cohort: 10 }) }),
  );
});

test('a bucket serves the shell too, whose files are copied, and may go away', async () => {
  const bucket = await startBucket();
  try {
    store = openS3Store(bucket.settings);
    await write(two);
    await store.write('shell/1.0.0/shell.js', 'boot()');
    await store.write('shell/1.0.0/build.json', JSON.stringify({ version: '1.0.0', scripts: [], early: [] }));
    const cacheFolder = path.join(folder, 'cache');
    const shellFiles = shellFilesFromStore(store, cacheFolder);
    const openHere = () =>
      openRegistry({
        store,
        rules,
        check,
        shellFiles,
        cacheFolder,
        report: (problem) => reports.push(problem),
        rereadMs,
      });
    reader = await openHere();

    expect(live(reader)).toBe('1.1.0');
    const copies = openFolderStore(cacheFolder);
    const files = ['shell/1.0.0/build.json', 'shell/1.0.0/shell.js'];
    expect(await copies.list('shell/')).toEqual(files);

    reader.stop();
    await copies.write('shell/1.0.0/build.json', '{"version":');
    await copies.write('shell/0.1.0/shell.js', 'long gone');
    reader = await openHere();
    expect(reader.shell().version).toBe('1.0.0');
    for (let attempts = 0; attempts < 100 && (await copies.list('shell/')).length > 2; attempts += 1)
      await waitABit();
    expect(await copies.list('shell/')).toEqual(files);
    expect(reports).toEqual([]);

    await changeRegistry(store, 'catalog', (now) => rollback(now, 'catalog', by('An')));
    await until(() => reader !== undefined && live(reader) === '1.0.0');
    expect(reports).toEqual([]);
  } finally {
    await bucket.stop();
  }

  await until(() => reports.some((problem) => problem.includes('does not answer')));
  expect(reader && live(reader)).toBe('1.0.0');
});
