import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const backend = resolve(__dirname, '../..');

test('the written contract is the one that is served', async () => {
  const written = await readFile(`${backend}/openapi.json`, 'utf8');
  const served = (await shop.app.inject({ url: '/openapi.json' })).json<unknown>();

  // Stale? npm run openapi -w backend
  expect(JSON.parse(written)).toEqual(served);
});

test("the front ends' types were made from it", async () => {
  const written = await readFile(`${backend}/openapi.json`, 'utf8');
  const types = await readFile(`${backend}/../shared/src/contracts/api.d.ts`, 'utf8');

  expect(types).toContain(`sha256 ${createHash('sha256').update(written).digest('hex')}`);
});

test('every call of the API says what it is for and how it fails', async () => {
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, { summary?: string; responses: object }>>;
  }>();
  const incomplete = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => !call.summary || !('4XX' in call.responses))
      .map(([method]) => `${method} ${path}`),
  );

  expect(incomplete).toEqual([]);
});

test('a reader of the demo finds it at /docs', async () => {
  expect((await shop.app.inject({ url: '/docs/' })).statusCode).toBe(200);
});
