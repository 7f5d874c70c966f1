import sharp from 'sharp';
import { moneyText } from '../../src/lib/money-text';
import { storedSettings } from '../../src/modules/settings/setting-values';
import { defaultShipping, type Zone } from '../../src/modules/shipping/shipping.rules';
import { boughtVariant, photoOf } from '../reviews';
import { categories } from './categories';
import { drawProduct } from './drawings/draw';
import { faqGroups } from './faqs';
import { intro } from './intro';
import { news } from './news/news';
import { flashSales } from './offers';
import { exchangeReturn } from './pages/exchange-return';
import { pages } from './pages/pages';
import { transportation } from './pages/transportation';
import { products } from './products';
import { sizeGuides } from './size-guides';
import type { DraftBlock } from './writing';

const languages = ['vi', 'en'] as const;
const shelfOf = new Map(categories.map(({ slug, parent }) => [slug, parent]));
const bySlug = new Map(products.map((product) => [product.slug, product]));
const { settingClient } = storedSettings(new Map(), {
  siteName: 'Storefront',
  checkoutCountdownSeconds: 3,
  paymentMinutes: 15,
  paymentProviders: [],
});

const tablesOf = (blocks: readonly DraftBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
const everyText = JSON.stringify([products, faqGroups, news, pages, intro]);

describe('facts of the demo shop that stand in two places agree', () => {
  test.each(languages)('the article about sizes has the table of the size guide (%s)', (language) => {
    const article = news.find(({ slug }) => slug === 'chon-co-ao-bang-ba-so-do');
    const guide = sizeGuides.find((one) => one.categories.includes('ao-thun'));

    const [table] = tablesOf(article?.[language] ?? []);

    expect(table?.head).toEqual(guide?.columns.map((column) => column[language]));
    expect(table?.rows).toEqual(guide?.rows);
  });

  test.each(languages)('the delivery page has the fees and days that are charged (%s)', (language) => {
    const zones: Zone[] = ['SAME_PROVINCE', 'SAME_REGION', 'REMOTE', 'ABROAD'];

    const [table] = tablesOf(transportation[language]);

    expect(table?.rows).toHaveLength(zones.length);
    zones.forEach((zone, at) => {
      const { STANDARD, EXPRESS } = defaultShipping.tariffs[zone];
      const [, standard = '', express = ''] = table?.rows[at] ?? [];
      expect(plain(standard)).toContain(plain(moneyText(STANDARD?.first ?? 0, language)));
      expect(standard).toContain(`${STANDARD?.from}–${STANDARD?.to} `);
      expect(plain(express)).toContain(EXPRESS ? plain(moneyText(EXPRESS.first, language)) : '—');
    });
  });

  test('the return page and the questions promise the days of the settings', () => {
    const words = JSON.stringify([exchangeReturn, faqGroups.filter(({ key }) => key === 'returns')]);

    for (const [, days] of words.matchAll(/(\d+) (?:ngày từ khi nhận|days from delivery)/g))
      expect(Number(days)).toBe(settingClient.returnDays);
    expect(words).toMatch(/ngày từ khi nhận/);
  });

  test('no text promises what the shop does not show', () => {
    // How much a fabric shrinks is said of no product, and the number left only when few are.
    expect(everyText).not.toMatch(/co bao nhiêu|how much .{0,20}shrinks/i);
    expect(everyText).not.toMatch(/thấy ngay còn bao nhiêu|how many are left/i);
  });

  test('a flash sale sells what its name says', () => {
    for (const { name, products: sold } of flashSales) {
      const shelf = /robot/i.test(name.vi) ? 'robotics' : 'thoi-trang';
      for (const { slug } of sold)
        expect({ slug, shelf: shelfOf.get(bySlug.get(slug)?.category ?? '') }).toEqual({ slug, shelf });
    }
  });

  test('a photo in a review shows the variant that was bought, and nothing else', () => {
    for (const product of products.slice(0, 12)) {
      const rgb = boughtVariant(product, 1)?.color?.rgb;
      const others = product.variants.filter(({ color }) => color?.rgb !== rgb);
      const photo = photoOf(product, 1);
      if (rgb === undefined || others.length === 0) continue;

      const withOther = photoOf({ ...product, variants: others.slice(0, 1) }, 1);

      expect({ slug: product.slug, isOfAnother: photo === withOther }).toEqual({
        slug: product.slug,
        isOfAnother: false,
      });
      expect(
        photoOf({ ...product, variants: product.variants.filter(({ color }) => color?.rgb === rgb) }, 1),
      ).toBe(photo);
    }
  });
});

test.each([
  ['the sale of robots', flashSales.map(({ name }) => name.en), 'Robot flash deals'],
  ['the sizes of tops', sizeGuides.map(({ title }) => title.en), 'Tops size guide'],
  [
    'what came with a fault',
    tablesOf(exchangeReturn.en).flatMap(({ rows }) => rows.map(([first]) => first)),
    'Manufacturing fault',
  ],
])('an English reader knows %s by the words of English shops', (_, texts, words) => {
  expect(texts).toContain(words);
});

const colored = [
  ...new Map(
    products.flatMap(({ kind, variants }) =>
      variants.flatMap(({ color }) =>
        color ? [[`${kind} ${color.name.en}`, { kind, rgb: color.rgb }] as const] : [],
      ),
    ),
  ),
];

/** That of no product. */
const noColor = '#7C3AED';

test.each(colored)('a picture of %s has its colour', async (_, { kind, rgb }) => {
  const own = await shareOf(drawProduct(kind, rgb, 'front'), rgb);
  const ofAnother = await shareOf(drawProduct(kind, noColor, 'front'), rgb);

  expect(own - ofAnother).toBeGreaterThan(0.005);
});

test('mai blossoms are yellow on silk of any colour', async () => {
  for (const rgb of ['#B81F26', '#F8F7F4', '#DDA3A3'])
    expect(await shareOf(drawProduct('aodai', rgb, 'front'), '#F6C945')).toBeGreaterThan(0.003);
});

test('an áo dài is a tunic that is open at its sides over white trousers', async () => {
  const isSilk = ([red = 0, green = 0, blue = 0]: number[]) => blue > 170 && red - blue >= 5 && green >= blue;
  const isRed = ([red = 0, green = 0]: number[]) => red > 2 * green;
  for (const view of ['front', 'back'] as const) {
    const colorAt = await pixelsOf(drawProduct('aodai', '#B81F26', view));

    expect([470, 600, 730].map((x) => isRed(colorAt(x, 1200)))).toEqual([true, true, true]);
    expect([410, 790].map((x) => isSilk(colorAt(x, 1200)))).toEqual([true, true]);
    // The two legs of the trousers are longer than the tunic.
    expect([400, 500, 600, 700, 800].map((x) => isSilk(colorAt(x, 1415)))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  }
});

const plain = (text: string) => text.replace(/\s/g, ' ');

/** The red, green and blue of each point of a drawing. */
async function pixelsOf(svg: string): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

/** How much of a drawing is of a colour, light and shadow left aside. */
async function shareOf(svg: string, rgb: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 9 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const distance = wanted.reduce((sum, channel, own) => sum + Math.abs(channel - (data[at + own] ?? 0)), 0);
    if (distance < 90) found += 1;
  }
  return found / (info.width * info.height);
}
