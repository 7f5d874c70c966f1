import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createRemoteFiles } from './remote-files';

const script = 'export {};';
let folder: string;
let files: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-remotes-'));
  const version = path.join(folder, 'catalog/1.0.0');
  await mkdir(version, { recursive: true });
  await writeFile(path.join(version, 'remoteEntry.js'), script);
  await writeFile(path.join(version, 'remoteEntry.js.br'), brotliCompressSync(script));
  await writeFile(path.join(version, 'remoteEntry.js.gz'), gzipSync(script));
  await writeFile(path.join(version, 'remoteEntry.js.map'), '{}');
  files = await createRemoteFiles(folder);
});
afterAll(async () => {
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, accepted = '') =>
  files.inject({ url, headers: { 'accept-encoding': accepted, origin: 'https://shop.example.com' } });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])(
  'a browser that takes "%s" gets a version as it was packed when it was built',
  async (accepted, packed) => {
    const answer = await get('/catalog/1.0.0/remoteEntry.js', accepted);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(packed);
    expect(answer.headers['content-type']).toContain('javascript');
  },
);

test('any page may load a version, and keeps it for a year', async () => {
  const { headers } = await get('/catalog/1.0.0/remoteEntry.js');

  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('source maps are not served, and pages of any origin can read a 404', async () => {
  for (const file of ['remoteEntry.js.map', 'nothing.js']) {
    const answer = await get(`/catalog/1.0.0/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  }
});
