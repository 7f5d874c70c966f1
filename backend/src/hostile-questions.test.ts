import fc from 'fast-check';
import { permissions } from './permissions';
import { createShelf } from './testing/catalogue';
import { hostileTexts } from './testing/hostile-texts';
import { createTestApp, type TestApp } from './testing/test-app';

interface Question {
  /** The key of its row in the permissions. */
  row: string;
  path: string;
  /** The parameters that accept text. */
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

/** Sends the request with the text in one parameter and harmless values in the other required ones. */
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

/** Expects no server error from any request with this text. */
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

test('the public API has many parameters that accept text', () => {
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
])('%j in any parameter of any public request causes no server error', expectNothingBroken, 60_000);

test('random text in a public request causes no server error', async () => {
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

test('the hostile requests do not change the shop', async () => {
  const { data } = (await shop.app.inject({ url: '/api/main/product/public' })).json<{
    data: { data: { name: string }[] };
  }>();

  expect(data.data.map(({ name }) => name)).toEqual(['Áo thun cổ tròn']);
});
