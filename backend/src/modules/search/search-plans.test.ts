import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { seedManyProducts } from '../../../seed/bulk';
import { seedCatalogue } from '../../../seed/catalogue';
import { catalogueContent } from '../../../seed/catalogue-content';
import { createTestApp, type TestApp } from '../../testing/test-app';

const MANY = 3000;

let shop: TestApp;
let dataDir: string;

const content = {
  ...catalogueContent,
  draw: (kind: string, rgb: string, view: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect id="${kind}-${view}" width="9" height="9" fill="${rgb}"/></svg>`,
};

beforeAll(async () => {
  shop = await createTestApp();
  // Plans are those of a server; the embedded database reads what is small.
  if (shop.database.kind !== 'postgres') return;
  dataDir = await mkdtemp(join(tmpdir(), 'plans-'));
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedCatalogue(context, content);
  await seedManyProducts(context, content, MANY, () => undefined);
}, 120_000);
afterAll(async () => {
  await shop.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** What others search is not among them: of that a few thousand are kept. */
const large = ['products', 'product_listing', 'product_variants', 'stock', 'search_words'];

/** The large tables that a question reads from one end to the other. */
async function readWhole(text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await shop.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, values),
  );
  const plan = Object.values(rows[0] ?? {})[0]?.[0].Plan;
  if (!plan) throw new Error(`There is no plan for ${text}`);
  return nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
    .map((node) => `${node['Relation Name'] ?? ''}: ${text}`);
}

test.each([
  '/product/suggest?q=ao t',
  '/product/suggest?q=ao thun',
  '/product/suggest?q=robot',
  '/product/suggest?q=aothun den',
  '/product/suggest?q=quần bò',
  '/product/suggest?q=ro bot hut buii',
  '/product/suggest?q=zzzz yyyy',
  '/product?search=dam du tiec',
  '/product?search=servo chong nuoc',
  '/product?search=hodie',
  '/product/recovery?search=ao zzzz',
])('%s reads no large table from one end to the other', async (path) => {
  if (shop.database.kind !== 'postgres') return;
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  const response = await shop.app.inject({ url: `/api/main${encodeURI(path)}` });
  const asked = (spy.mock.calls as unknown[][]).flatMap(([question]): [string, unknown[]][] => {
    const { text, values = [] } = question as { text?: string; values?: unknown[] };
    return text !== undefined && /^\s*(?:\/\*.*\*\/\s*)?(?:select|with)/i.test(text) ? [[text, values]] : [];
  });
  spy.mockRestore();

  expect(response.statusCode).toBe(200);
  expect(asked.length).toBeGreaterThan(0);
  const found = await Promise.all(asked.map(([text, values]) => readWhole(text, values)));
  expect(found.flat()).toEqual([]);
});
