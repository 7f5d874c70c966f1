import fc from 'fast-check';
import { createShelf } from '../../testing/catalogue';
import { hostileTexts } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const shelf = createShelf(shop.db);
  const category = await shelf.aCategory({ name: 'Áo thun' });
  await shelf.aProduct({ name: { vi: 'Áo thun cổ tròn', en: 'Crew T-shirt' }, category });
  await shelf.aProduct({ name: 'Robot hút bụi S1' });
});
afterAll(() => shop.close());

const ask = (path: string, query: Record<string, string>) =>
  shop.app.inject({ url: `/api/main/product/${path}`, query });

describe.each([
  ['suggest', 'q'],
  ['recovery', 'search'],
])('product/%s', (path, name) => {
  test.each([
    ...hostileTexts,
    '%',
    '%%%_',
    '\\\\\\',
    "'; drop table products; --",
    "áo' & !thun | (a <-> b):*",
    '= ^ =áo ^áo',
    '💥👩🏽‍🚀🛒',
    'áo thun'.normalize('NFD'),
    'a\u0301\u0323\u0302o thun',
    '\ud800\ud800\ud800',
    'o𐀀𐀀ȴ𐀀Ͱr',
    '\u202eáo thun\u200b',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'ao '.repeat(60),
    'áo thun '.repeat(20),
    '9'.repeat(200),
  ])('answers to %j', async (typed) => {
    const response = await ask(path, { [name]: typed });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, code: 200 });
  });

  test('refuses what is no search by name', async () => {
    for (const typed of ['a'.repeat(10_000), 'áo\0thun']) {
      const response = await ask(path, { [name]: typed });
      expect(response.json()).toMatchObject({
        success: false,
        code: 400,
        message: 'VALIDATION_FAILED',
      });
    }
  });

  test('is broken by no text at all', async () => {
    const pieces = fc.constantFrom('áo', 'ao', 'thun', 'thumm', 'robot', 'ro', 'bot', "'", '\\', '&', '!', ':*', ' ', '<->', '%', '\u0301', '🛒', '=', '^', '1', 'đ'); // prettier-ignore
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );

    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const { statusCode } = await ask(path, { [name]: typed });
        expect([200, 400]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
