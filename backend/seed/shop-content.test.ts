import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTextCheck, wordsOf } from '../src/modules/content/check-text';
import type {
  ContentBlock,
  ContentPage,
  FaqGroup,
  Intro,
  ShopPlace,
  WrittenBlock,
} from '../src/modules/content/content.schema';
import { contentKeys } from '../src/modules/content/content.schema';
import type { NewsArticle, NewsCard } from '../src/modules/news/news.schema';
import { shippingOffers, zoneOf } from '../src/modules/shipping/shipping.rules';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { categories } from './content/categories';
import { drawNews } from './content/drawings/news';
import { faqGroups } from './content/faqs';
import { newsScenes } from './content/news-scenes';
import { news } from './content/news/news';
import { pages } from './content/pages/pages';
import { places } from './content/places';
import type { Localized } from './content/types';
import { spans, type DraftBlock } from './content/writing';
import type { SeedContext } from './context';
import { checkDivisions, published } from './divisions';
import { seedSettings } from './settings';
import { seedContent } from './shop-content';

/** Every text of the demo in both languages, with where it stands. */
const texts: { where: string; vi: DraftBlock[]; en: DraftBlock[] }[] = [
  ...pages.map(({ key, vi, en }) => ({ where: `page ${key}`, vi, en })),
  ...news.map(({ slug, vi, en }) => ({ where: `news ${slug}`, vi, en })),
  ...faqGroups.flatMap(({ faqs }) => faqs.map(({ key, vi, en }) => ({ where: `question ${key}`, vi, en }))),
];
const lines: (Localized & { where: string })[] = [
  ...pages.flatMap(({ key, title, summary }) => [
    { where: `title of ${key}`, ...title },
    { where: `summary of ${key}`, ...summary },
  ]),
  ...news.flatMap(({ slug, title, summary, alt }) =>
    [title, summary, alt].map((line) => ({ where: slug, ...line })),
  ),
  ...faqGroups.flatMap(({ title, faqs }) =>
    [title, ...faqs.map(({ question }) => question)].map((line) => ({ where: 'questions', ...line })),
  ),
];

const asWritten = (blocks: DraftBlock[]): WrittenBlock[] =>
  blocks.map((block) =>
    block.kind === 'scene' ? { kind: 'image', pictureId: '0'.repeat(32), alt: block.alt } : block,
  );

function hrefsIn(blocks: DraftBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'link') return block.href;
    if (block.kind === 'paragraph') return block.text.flatMap(({ href }) => href ?? []);
    if (block.kind === 'list') return block.items.flat().flatMap(({ href }) => href ?? []);
    return [];
  });
}

describe('what the demo shop tells', () => {
  test('is all thirteen pages, at least eight articles and twelve questions', () => {
    expect(pages.map(({ key }) => key).sort()).toEqual([...contentKeys].sort());
    expect(news.length).toBeGreaterThanOrEqual(8);
    expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length);
    expect(new Set(news.map(({ topic }) => topic)).size).toBe(4);
    expect(faqGroups.flatMap(({ faqs }) => faqs).length).toBeGreaterThanOrEqual(12);
  });

  test.each(texts)('$where is built alike in both languages, and each says its own', ({ vi, en }) => {
    const shapeOf = (blocks: DraftBlock[]) =>
      blocks.map((block) => {
        if (block.kind === 'list') return `list of ${block.items.length}`;
        if (block.kind === 'table') return `table of ${block.head.length} × ${block.rows.length}`;
        return block.kind;
      });
    expect(shapeOf(vi)).toEqual(shapeOf(en));
    expect(wordsOf(asWritten(vi))).not.toBe(wordsOf(asWritten(en)));
    expect(hrefsIn(vi)).toEqual(hrefsIn(en));
  });

  test.each(texts)('$where is what an operator could have written', ({ vi, en }) => {
    const check = createTextCheck();

    expect(check.blocks(asWritten(vi), 'vi')).toEqual(asWritten(vi));
    expect(check.blocks(asWritten(en), 'en')).toEqual(asWritten(en));
    expect(check.errors).toEqual([]);
  });

  test.each(lines)('$where: “$vi” and “$en” are lines of text', ({ vi, en }) => {
    for (const line of [vi, en]) {
      expect(line).toBe(line.normalize('NFC').trim());
      expect(line).not.toMatch(/!|lorem/i);
    }
    expect(vi).not.toBe(en);
  });

  test('the footer gives shoppers no advice that is meant for owners', () => {
    const footer = pages.find(({ key }) => key === 'footer')!;

    expect(JSON.stringify(footer)).not.toMatch(/Bộ Công Thương|online\.gov\.vn|Ministry/);
  });

  test('every link leads to something that the shop has', () => {
    const known = new Set([
      '/products',
      '/new',
      '/sale-off',
      '/vouchers',
      '/contact',
      '/faqs',
      '/showrooms',
      '/service-centers',
      '/profile/orders',
      ...pages.map(({ key }) => `/policies/${key}`),
      ...news.map(({ slug }) => `/news/${slug}`),
      ...categories.map(({ slug }) => `/categories/${slug}`),
    ]);

    const lost = texts.flatMap(({ where, vi }) =>
      hrefsIn(vi)
        .filter((href) => !known.has(href))
        .map((href) => `${where}: ${href}`),
    );

    expect(lost).toEqual([]);
  });

  test('says about delivery what delivery costs', () => {
    const table = pages
      .find(({ key }) => key === 'transportation')
      ?.vi.find((block) => block.kind === 'table');
    const destinations = [
      { national: 'VN', provinceCode: '79' },
      { national: 'VN', provinceCode: '92' },
      { national: 'VN', provinceCode: '01' },
      { national: 'US' },
    ];

    const said = destinations.map((address) => {
      const zone = zoneOf(address, '79');
      const offers = zone ? shippingOffers(zone, { grams: 1000, subtotal: 0 }, null) : [];
      return offers.map(({ fee }) => new Intl.NumberFormat('vi-VN').format(fee));
    });

    expect(
      table?.kind === 'table' &&
        table.rows.map((row) => row.slice(1).flatMap((cell) => /^[\d.]+/.exec(cell)?.[0] ?? [])),
    ).toEqual(said);
  });

  test('names the decrees that bind an online shop, and who is behind it', () => {
    const privacy = texts.find(({ where }) => where === 'page security');
    const words = wordsOf(asWritten(privacy?.vi ?? []));

    expect(words).toContain('52/2013/NĐ-CP');
    expect(words).toContain('85/2021/NĐ-CP');
    for (const word of ['{legalName}', '{taxCode}', '{address}', '{hotline}', '{email}'])
      expect(words).toContain(word);
  });

  test('has places in wards that there are, within the country and with hours', () => {
    const { provinces, wards } = checkDivisions(published());

    expect(places.filter(({ kind }) => kind === 'SHOWROOM')).toHaveLength(6);
    expect(places.filter(({ kind }) => kind === 'SERVICE_CENTRE')).toHaveLength(4);
    for (const place of places) {
      expect(provinces).toContainEqual(
        expect.objectContaining({ code: place.provinceCode, name: place.province }),
      );
      expect(wards).toContainEqual(
        expect.objectContaining({ provinceCode: place.provinceCode, name: place.ward }),
      );
      expect(place.address.endsWith(place.ward)).toBe(true);
      expect(place.latitude > 8 && place.latitude < 24).toBe(true);
      expect(place.longitude > 102 && place.longitude < 110).toBe(true);
      for (const { from, to, opens, closes } of place.openingHours)
        expect(from <= to && opens < closes).toBe(true);
      expect(place.services.vi).toHaveLength(place.services.en.length);
    }
  });
});

test.each(Object.entries(newsScenes))(
  'the picture of %s is a well-formed 16 : 9 drawing',
  async (name, scene) => {
    const svg = drawNews(name, scene);

    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 1200,
      height: 675,
    });
  },
);

test('a draft marks strong words and links, and nothing else', () => {
  expect(spans('Gọi **ngay**, xem [đây](/contact).')).toEqual([
    { text: 'Gọi ' },
    { text: 'ngay', strong: true },
    { text: ', xem ' },
    { text: 'đây', href: '/contact' },
    { text: '.' },
  ]);
  expect(spans('2 * 3 [cm] <b>')).toEqual([{ text: '2 * 3 [cm] <b>' }]);
});

describe('in the shop', () => {
  let shop: TestApp;
  let context: SeedContext;

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'seed-content-'));
    shop = await createTestApp({ env: { DATA_DIR: dataDir } });
    context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
    await seedSettings(context);
    await seedContent(context);
  });
  afterAll(async () => {
    await shop.close();
    await rm(context.dataDir, { recursive: true, force: true });
  });

  async function read<T>(path: string, language: string): Promise<T> {
    const reply = await shop.app.inject({
      url: `/api/main${path}`,
      headers: { 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json<{ data: T }>().data;
  }
  const kindsOf = (blocks: ContentBlock[]) => new Set(blocks.map(({ kind }) => kind));

  test.each(contentKeys.flatMap((key) => ['vi', 'en'].map((language) => [key, language] as const)))(
    'a visitor reads %s in %s, with the facts of the shop',
    async (key, language) => {
      const page = await read<ContentPage>(`/system/page/${key}`, language);

      expect(page.blocks.length).toBeGreaterThanOrEqual(4);
      expect(JSON.stringify(page)).not.toMatch(/\{[a-zA-Z]+\}/);
      const draft = pages.find((one) => one.key === key);
      // Nothing was left out: this shop has all that its texts speak of.
      expect(page.blocks).toHaveLength((language === 'vi' ? draft?.vi : draft?.en)?.length ?? -1);
    },
  );

  test('a visitor finds news with pictures, and reads on from one to the next', async () => {
    const { data, meta } = await read<{ data: NewsCard[]; meta: { total: number } }>('/news/public', 'vi');
    const article = await read<NewsArticle>(`/news/get-by-seo-slug/${data[0]?.seoSlug}`, 'en');

    expect(meta.total).toBe(news.length);
    expect(data).toHaveLength(10);
    expect(data.every(({ readingMinutes }) => readingMinutes >= 1)).toBe(true);
    expect(article.related).toHaveLength(4);
    expect(kindsOf(article.blocks)).toContain('table');
    const picture = await shop.app.inject({ url: `${data[0]?.picture.url}?w=320` });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
  });

  test('a visitor finds the banner, questions, showrooms and service centres', async () => {
    const intro = await read<Intro>('/intro/get-intro-current', 'en');
    const faqs = await read<FaqGroup[]>('/system/faqs', 'en');

    expect(intro).toMatchObject({ title: 'Clothes for every day, robots for the weekend' });
    expect(faqs.map(({ title }) => title)).toEqual(['Ordering', 'Payment', 'Delivery', 'After you bought']);
    expect(await read<ShopPlace[]>('/system/showrooms', 'vi')).toHaveLength(6);
    expect(await read<ShopPlace[]>('/system/svcenter', 'vi')).toHaveLength(4);
  });

  test('seeding again changes nothing, not even what staff wrote meanwhile', async () => {
    await shop.db
      .updateTable('contentPages')
      .set({ titleVi: 'Của tôi' })
      .where('key', '=', 'about')
      .execute();

    await seedContent({ ...context, now: new Date('2030-01-01') });

    expect((await read<ContentPage>('/system/page/about', 'vi')).title).toBe('Của tôi');
    const { meta } = await read<{ meta: { total: number } }>('/news/public', 'vi');
    expect(meta.total).toBe(news.length);
  });
});
