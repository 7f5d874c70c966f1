import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publishRemote } from '../../shell/server/registry/releases';
import { emptyRegistry, type RegistryDocument } from '../../shell/server/registry/registry-document';
import { aRegistryDocument, by } from '../../shell/server/testing/a-registry';
import {
  aPublishedVersion,
  startEntryServer,
  type EntryServer,
} from '../../shell/server/testing/entry-server';
import { environmentFileFindings } from './environment-file';
import { findingLines, right, wrong } from './finding';
import { registryFindings } from './registry-findings';

interface Pages {
  publicUrl: string;
  remoteOrigins: Record<string, string>;
}

const entryPath = '/catalog/1.0.0/remoteEntry.js';
let folder: string;
let entries: EntryServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  entries = await startEntryServer();
});
afterAll(async () => {
  await entries.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  entries.answer(entryPath, null);
});

const catalogIsLive = () =>
  promote(
    publishRemote(aRegistryDocument({}), 'catalog', aPublishedVersion('1.0.0')),
    'catalog',
    '1.0.0',
    by('An'),
  );

function aStore(document: RegistryDocument | null): string {
  const store = mkdtempSync(path.join(folder, 'registry-'));
  if (document) writeFileSync(path.join(store, 'registry.json'), JSON.stringify(document));
  return store;
}

/** What is found, by id; pages come from the origin of the files unless another is given. */
async function look(
  store: string,
  { publicUrl = entries.origin, remoteOrigins = { '*': entries.origin } }: Partial<Pages> = {},
) {
  const pages = { publicUrl, allowedRemoteOrigins: [], remoteOrigins };
  const findings = await registryFindings({ REGISTRY_STORE: store }, pages);
  return new Map(findings.map((finding) => [finding.id, finding]));
}

test('a registry that can be written and the files of its live versions are right, and nothing is left behind', async () => {
  const store = aStore(catalogIsLive());
  const found = await look(store);

  expect([...found.values()].map(({ id, status }) => `${id} ${status}`)).toEqual([
    'registry.store right',
    'registry.shell right',
    'registry.remote.catalog right',
  ]);
  expect(
    readdirSync(store, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toMatchObject([{ name: 'registry.json' }]);
});

test('without a registry, a live shell or a live remote the doctor says what to run', async () => {
  const none = await look(aStore(null));
  const empty = await look(aStore(emptyRegistry));

  expect(none.get('registry.document')?.mend?.en).toContain('npm run build');
  expect(empty.get('registry.shell')).toMatchObject({ status: 'wrong' });
  expect(empty.get('registry.remotes')).toMatchObject({ status: 'wrong' });
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['are missing', (answer) => answer.writeHead(404).end(), /answers 404/],
  ['are other bytes', (answer) => answer.end('boot("x")'), /other bytes than were published/],
  [
    'have a type that browsers refuse',
    (answer) => answer.writeHead(200, { 'content-type': 'text/plain' }).end("boot('catalog', '1.0.0')"),
    /has the type "text\/plain"/,
  ],
])('files of a remote that %s are wrong, in both languages', async (_what, answer, says) => {
  entries.answer(entryPath, answer);
  const finding = (await look(aStore(catalogIsLive()))).get('registry.remote.catalog');

  expect(finding).toMatchObject({ status: 'wrong', says: { en: expect.stringMatching(says) } });
  expect(finding?.says.vi).not.toBe(finding?.says.en);
});

test('files that another origin may not load are wrong until their server allows it', async () => {
  const publicUrl = 'https://shop.example.com';
  const store = aStore(catalogIsLive());
  expect((await look(store, { publicUrl })).get('registry.remote.catalog')?.says.en).toMatch(
    /Access-Control-Allow-Origin is missing/,
  );

  entries.answer(entryPath, (answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/javascript', 'access-control-allow-origin': '*' })
      .end("boot('catalog', '1.0.0')"),
  );
  expect((await look(store, { publicUrl })).get('registry.remote.catalog')?.status).toBe('right');
});

test('a remote without an origin is wrong', async () => {
  const found = await look(aStore(catalogIsLive()), { remoteOrigins: {} });

  expect(found.get('registry.remote.catalog')?.status).toBe('wrong');
});

test('a store that cannot be written is told, and the files are looked at all the same', async () => {
  const store = aStore(catalogIsLive());
  // A file in the place of the folder stops everybody, root too.
  writeFileSync(path.join(store, 'doctor'), '');
  const found = await look(store);

  expect(found.get('registry.store')).toMatchObject({
    status: 'wrong',
    mend: { en: expect.stringContaining('REGISTRY_STORE') },
  });
  expect(found.get('registry.remote.catalog')?.status).toBe('right');
});

test('a file of secrets that every user of the machine may read is wrong', () => {
  const file = path.join(folder, '.env');
  expect(environmentFileFindings(file)).toEqual([]);
  writeFileSync(file, 'PLATFORM_SECRET=x');

  chmodSync(file, 0o644);
  expect(environmentFileFindings(file)[0]).toMatchObject({
    status: 'wrong',
    mend: { en: `chmod 640 ${file}` },
  });
  chmodSync(file, 0o640);
  expect(environmentFileFindings(file)[0]?.status).toBe('right');
});

test('each line says what is right or wrong, and below it how to mend what is wrong', () => {
  const findings = [
    right('redis', 'ghi được', 'writes'),
    wrong('clock', { vi: 'lệch', en: 'off' }, { vi: 'Chỉnh giờ.', en: 'Set it.' }),
  ];

  expect(findingLines(findings, 'en')).toEqual(['✓ redis  writes', '✗ clock  off', '         → Set it.']);
  expect(findingLines(findings, 'vi')[2]).toContain('Chỉnh giờ.');
});
