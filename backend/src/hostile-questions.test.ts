import fc from 'fast-check';
import { permissions } from './permissions';
import { createShelf } from './testing/catalogue';
import { hostileTexts } from './testing/hostile-texts';
import { createTestApp, type TestApp } from './testing/test-app';

interface Question {
  /** As the row of its permission names it. */
  row: string;
  path: string;
  /** Where one may write something. */
  places: { name: string; in: 'path' | 'query' }[];
}
type Described = Record<
  string,
  { get?: { parameters?: { name: string; in: 'path' | 'query' | 'header' }[] } }
>;

let shop: TestApp;
let questions: Question[];

beforeAll(async () => {
  shop = await createTestApp();
  const shelf = createShelf(shop.db);
  const category = await shelf.aCategory({ name: 'Áo thun' });
  await shelf.aProduct({ name: 'Áo thun cổ tròn', category });
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json<{ paths: Described }>();
  questions = Object.entries(paths)
    .map(([path, { get }]) => ({
      row: `GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      path,
      places: (get?.parameters ?? []).flatMap(({ name, in: where }) =>
        where === 'header' ? [] : [{ name, in: where }],
      ),
    }))
    .filter(({ row, places }) => permissions[row] === 'public' && places.length > 0);
});
afterAll(() => shop.close());

/** Asks it with the text in one place, and with something harmless where else something must stand. */
function ask({ path, places }: Question, place: Question['places'][number], text: string) {
  const url = places
    .filter((one) => one.in === 'path')
    .reduce(
      (address, { name }) =>
        address.replace(`{${name}}`, name === place.name ? encodeURIComponent(text) : 'ao-thun'),
      path,
    );
  return shop.app.inject({ url, query: place.in === 'query' ? { [place.name]: text } : {} });
}

/** Whatever else the answer is, it is one, and what the shop sells is still there. */
async function expectNothingBroken(text: string) {
  const asked = questions.flatMap((question) =>
    question.places.map(async (place) => ({
      row: question.row,
      place: place.name,
      status: (await ask(question, place, text)).statusCode,
    })),
  );

  expect((await Promise.all(asked)).filter(({ status }) => status >= 500)).toEqual([]);
}

test('there are many places to write into', () => {
  expect(questions.length).toBeGreaterThan(20);
  expect(questions.map(({ row }) => row)).toEqual(
    expect.arrayContaining([
      'GET /api/main/product/public',
      'GET /api/main/product/get-by-seo-slug/:slug',
      'GET /api/main/product/facets',
      'GET /api/main/news/public',
      'GET /api/main/review/list',
      'GET /api/main/system/page/:key',
    ]),
  );
});

test.each([
  "' or '1'='1",
  "'; drop table products; --",
  '1) union select null, version()--',
  "ao' and 1=(select 1 from pg_sleep(5))--",
  '%',
  '\\',
  'áo\0thun',
  '$1',
  '../../etc/passwd',
  '9'.repeat(200),
  ...hostileTexts.slice(0, 1),
])('%j in any place of any question breaks nothing', expectNothingBroken, 60_000);

test('no text at all breaks a question', async () => {
  const signs = fc.constantFrom(...'\'"\\%_\0;-)(,:$🛒\u0301á0 ');
  const texts = fc.oneof(
    fc.string({ unit: signs, maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );

  await fc.assert(
    fc.asyncProperty(texts, fc.nat(), async (text, pick) => {
      const question = questions[pick % questions.length]!;
      for (const place of question.places)
        expect((await ask(question, place, text)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('what was asked has left the shop as it was', async () => {
  const { data } = (await shop.app.inject({ url: '/api/main/product/public' })).json<{
    data: { data: { name: string }[] };
  }>();

  expect(data.data.map(({ name }) => name)).toEqual(['Áo thun cổ tròn']);
});
