import { sql } from 'kysely';
import { createShelf } from '../../testing/catalogue';
import { hostileTexts } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { NewsArticle, NewsCard } from './news.schema';
import type { NewsBody, StaffNews } from './staff-news.schema';

let shop: TestApp;
let pictureId: string;

beforeAll(async () => {
  shop = await createTestApp({ env: { SITE_NAME: 'Tiệm & Tôi', PUBLIC_URL: 'https://shop.example.com' } });
});
beforeEach(async () => {
  await sql`truncate news cascade`.execute(shop.db);
  pictureId = await createShelf(shop.db).aPicture('cover', 1200, 675);
});
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  success: boolean;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
}
interface Page {
  data: NewsCard[];
  meta: { page: number; limit: number; total: number; totalPages: number };
}

async function get<T = Page>(path: string, headers: Record<string, string> = {}): Promise<Reply<T>> {
  const reply = await shop.app.inject({ url: `/api/main${path}`, headers });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}

let count = 0;
const anArticle = (more: Partial<NewsBody> = {}): NewsBody => {
  count += 1;
  return {
    slug: `bai-${count}`,
    topic: 'GUIDE',
    author: 'Thu Hà',
    pictureId,
    altVi: 'Một chiếc áo',
    altEn: 'A shirt',
    titleVi: `Bài số ${count}`,
    titleEn: `Article ${count}`,
    summaryVi: 'Tóm tắt',
    summaryEn: 'Summary',
    blocksVi: [{ kind: 'paragraph', text: [{ text: 'Nội dung' }] }],
    blocksEn: [{ kind: 'paragraph', text: [{ text: 'Content' }] }],
    publishedAt: '2026-01-10T00:00:00.000Z',
    ...more,
  };
};
/** The version that staff see before they write. */
const versionOf = async (id: string) =>
  (await get<StaffNews | null>(`/admin/news/${id}`, shop.as('OPERATOR'))).data?.version ?? 1;
async function write(body: object, { id = '', headers = shop.as('OPERATOR') } = {}) {
  const reply = await shop.app.inject({
    method: id ? 'PUT' : 'POST',
    url: `/api/main/admin/news${id && `/${id}`}`,
    payload: id ? { version: await versionOf(id), ...body } : body,
    headers,
  });
  return {
    status: reply.statusCode,
    ...reply.json<Omit<Reply<{ id: string; seoSlug: string }>, 'status'>>(),
  };
}
const slugs = async (path: string) => (await get(path)).data.data.map(({ seoSlug }) => seoSlug);

describe('the list', () => {
  test('a visitor sees what an article is about, in either language', async () => {
    const { data } = await write(anArticle({ slug: 'chon-co-ao', topic: 'FASHION', titleVi: 'Chọn cỡ áo' }));

    const vietnamese = await get('/news/public');
    const english = await get('/news/public/with-auth', {
      ...shop.as('CUSTOMER'),
      'accept-language': 'en-GB,en;q=0.9',
    });

    expect(vietnamese.data).toEqual({
      data: [
        {
          id: data.id,
          title: 'Chọn cỡ áo',
          seoSlug: 'chon-co-ao',
          summary: 'Tóm tắt',
          topic: { key: 'FASHION', name: 'Thời trang' },
          picture: {
            url: `/api/main/media/${pictureId}`,
            width: 1200,
            height: 675,
            color: '#c0ffee',
            alt: 'Một chiếc áo',
          },
          publishedAt: '2026-01-10T00:00:00.000Z',
          readingMinutes: 1,
        },
      ],
      meta: { page: 1, limit: 10, total: 1, totalPages: 1 },
    });
    expect(english.data.data[0]).toMatchObject({
      title: expect.stringContaining('Article'),
      topic: { key: 'FASHION', name: 'Fashion' },
    });
  });

  test('the newest comes first, ten a page, and a page beyond the end is empty', async () => {
    for (let day = 1; day <= 12; day++)
      await write(
        anArticle({ slug: `ngay-${day}`, publishedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z` }),
      );

    expect((await slugs('/news/public')).slice(0, 2)).toEqual(['ngay-12', 'ngay-11']);
    expect(await slugs('/news/public?page=2')).toEqual(['ngay-2', 'ngay-1']);
    expect(await slugs('/news/public?pageSize=2&order=ASC')).toEqual(['ngay-1', 'ngay-2']);
    expect(await slugs('/news/public?limit=1')).toEqual(['ngay-12']);
    expect((await get('/news/public?limit=0')).data.meta).toEqual({
      page: 1,
      limit: 10,
      total: 12,
      totalPages: 2,
    });
    expect((await get('/news/public?limit=5000')).data.meta.limit).toBe(100);
    expect((await get('/news/public?page=1000000000')).data).toMatchObject({ data: [], meta: { total: 12 } });
  });

  test('a visitor narrows it to a topic, and finds words however they are typed', async () => {
    await write(anArticle({ slug: 'ao-dai', topic: 'FASHION', titleVi: 'Giữ áo dài lụa' }));
    await write(anArticle({ slug: 'robot', topic: 'ROBOTICS', titleVi: 'Xe robot đầu tiên' }));

    expect(await slugs('/news/public?topic=FASHION')).toEqual(['ao-dai']);
    expect(await slugs('/news/public?search=ao%20DAI')).toEqual(['ao-dai']);
    expect(await slugs('/news/public?search=dau%20tien')).toEqual(['robot']);
    await write(anArticle({ slug: 'len', summaryVi: 'Giặt đồ len', summaryEn: 'Washing wool' }));
    expect(await slugs('/news/public?search=giat%20do')).toEqual(['len']);
    expect(await slugs('/news/public?search=WASHING')).toEqual(['len']);
    expect(await slugs('/news/public?search=washing&topic=FASHION')).toEqual([]);
    expect(await slugs('/news/public?search=%25_%27;--')).toEqual([]);
    expect(await slugs('/news/public?search=kh%C3%B4ng%20c%C3%B3')).toEqual([]);
  });

  test.each([
    ['topic=SPORT', 'topic'],
    ['order=UP', 'order'],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['sort=x', 'sort'],
    [`search=${'a'.repeat(10_000)}`, 'search'],
  ])('a caller who asks for %.20s is told what is wrong', async (query, field) => {
    const reply = await get(`/news/public?${query}`);

    expect([reply.status, reply.success]).toEqual([400, false]);
    expect(reply.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('while it is unavailable, the call succeeds with a message and an empty page', async () => {
    await sql`alter table news rename to news_away`.execute(shop.db);
    const list = await get('/news/public');
    const article = await get('/news/get-by-seo-slug/x');
    await sql`alter table news_away rename to news`.execute(shop.db);

    expect(list).toMatchObject({
      status: 200,
      success: true,
      message: 'INTERNAL_ERROR',
      data: { data: [], meta: { total: 0 } },
    });
    expect(article).toMatchObject({ status: 500, success: false });
  });
});

describe('an article', () => {
  test('names the shop in its title, summary, picture and lines for search engines, in lists and feeds too', async () => {
    const lines = {
      titleVi: '{siteName} mở cửa',
      summaryVi: 'Ghé {siteName}',
      altVi: 'Biển hiệu {siteName}',
      seoTitleVi: 'Khai trương {siteName}',
      seoDescriptionVi: '{siteName} ở Hà Nội',
    };
    await write(anArticle({ slug: 'mo-cua', ...lines }));
    await write(anArticle({ slug: 'khac' }));
    const card = {
      title: 'Tiệm & Tôi mở cửa',
      summary: 'Ghé Tiệm & Tôi',
      picture: { alt: 'Biển hiệu Tiệm & Tôi' },
    };

    expect((await get<NewsArticle>('/news/get-by-seo-slug/mo-cua')).data).toMatchObject({
      ...card,
      seoTitle: 'Khai trương Tiệm & Tôi',
      seoDescription: 'Tiệm & Tôi ở Hà Nội',
    });
    expect((await get('/news/public')).data.data).toContainEqual(
      expect.objectContaining({ title: card.title }),
    );
    const { related } = (await get<NewsArticle>('/news/get-by-seo-slug/khac')).data;
    expect(related).toMatchObject([card]);
    const { body } = await shop.app.inject({ url: '/api/main/rss.xml' });
    expect(body).toContain('<title>Tiệm &#38; Tôi mở cửa</title>');
    expect(body).not.toContain('{siteName}');
  });

  test('is read by its slug and by its id, with others to read next', async () => {
    const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T00:00:00.000Z`;
    await write(anArticle({ slug: 'old-guide', publishedAt: day(1) }));
    await write(anArticle({ slug: 'fashion', topic: 'FASHION', publishedAt: day(9) }));
    await write(anArticle({ slug: 'draft', publishedAt: day(6), isActive: false }));
    await write(anArticle({ slug: 'to-come', publishedAt: day(30) }));
    for (const date of [2, 3, 4]) await write(anArticle({ slug: `guide-${date}`, publishedAt: day(date) }));
    const { data: written } = await write(
      anArticle({
        slug: 'this',
        publishedAt: day(5),
        blocksVi: [
          ...[1, 2, 3].map(() => ({
            kind: 'paragraph' as const,
            text: [{ text: 'Của {siteName} '.repeat(100) }],
          })),
          { kind: 'image', pictureId, alt: '', caption: 'Ảnh' },
        ],
      }),
    );

    const bySlug = await get<NewsArticle>('/news/get-by-seo-slug/this');
    const byId = await get<NewsArticle>(`/news/${written.id}`);
    const signedIn = await get<NewsArticle>('/news/get-by-seo-slug/this/with-auth', shop.as('CUSTOMER'));

    expect(bySlug.data).toMatchObject({
      id: written.id,
      author: 'Thu Hà',
      readingMinutes: 3,
      updatedAt: shop.clock().toISOString(),
      blocks: [
        { kind: 'paragraph', text: [{ text: expect.stringMatching(/^Của Tiệm & Tôi /) }] },
        { kind: 'paragraph' },
        { kind: 'paragraph' },
        { kind: 'image', picture: { url: `/api/main/media/${pictureId}` }, caption: 'Ảnh' },
      ],
    });
    expect(bySlug.data.related.map(({ seoSlug }) => seoSlug)).toEqual([
      'guide-4',
      'guide-3',
      'guide-2',
      'old-guide',
    ]);
    expect(byId.data).toEqual(bySlug.data);
    expect(signedIn.data).toEqual(bySlug.data);
  });

  test('that is to come, or was taken off, is nowhere', async () => {
    await write(anArticle({ slug: 'soon', publishedAt: '2026-01-15T04:00:00Z' }));
    const { data } = await write(anArticle({ slug: 'gone', isActive: false }));

    expect((await get('/news/public')).data).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await get('/news/get-by-seo-slug/soon')).message).toBe('NEWS_NOT_FOUND');
    expect((await get(`/news/${data.id}`)).status).toBe(404);
    expect((await get('/news/addresses')).data.data).toEqual([]);

    shop.clock.advance(3_600_000);
    expect(await slugs('/news/public')).toEqual(['soon']);
    shop.clock.advance(-3_600_000);
  });

  test.each([
    '/news/get-by-seo-slug/nowhere',
    '/news/7',
    '/news/00000000-0000-4000-8000-000000000000',
    "/news/get-by-seo-slug/'--",
  ])('%s is not found', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, success: false, message: 'NEWS_NOT_FOUND' });
  });
});

describe('writing', () => {
  test('an operator changes an article; its address stays its own', async () => {
    const first = await write(anArticle({ slug: 'one' }));
    await write(anArticle({ slug: 'two' }));
    shop.clock.advance(60_000);

    const changed = await write(anArticle({ slug: 'one', titleVi: 'Mới' }), { id: first.data.id });
    const taken = await write(anArticle({ slug: 'two' }), { id: first.data.id });
    const again = await write(anArticle({ slug: 'two' }));
    const nobody = await write(anArticle(), { id: 'nobody' });

    expect(changed.status).toBe(200);
    expect((await get<NewsArticle>('/news/get-by-seo-slug/one')).data).toMatchObject({
      title: 'Mới',
      updatedAt: shop.clock().toISOString(),
    });
    expect([taken.status, taken.message, again.message]).toEqual([409, 'NEWS_SLUG_TAKEN', 'NEWS_SLUG_TAKEN']);
    expect(nobody.status).toBe(404);
  });

  test('what cannot be kept is told field by field', async () => {
    const { status, errors } = await write(
      anArticle({
        pictureId: 'a'.repeat(32),
        author: ' ',
        blocksEn: [{ kind: 'link', text: 'x', href: 'javascript:alert(1)' }],
      }),
    );

    expect(status).toBe(400);
    expect(errors).toEqual([
      { field: 'author', code: 'required' },
      { field: 'blocksEn[0].href', code: 'unsafe' },
      { field: 'pictureId', code: 'unknown' },
    ]);
    expect((await write(anArticle({ slug: 'Với dấu' }))).status).toBe(400);
  });

  test('customers and visitors do not write', async () => {
    expect((await write(anArticle(), { headers: shop.as('CUSTOMER') })).status).toBe(403);
    expect((await write(anArticle(), { headers: {} as never })).status).toBe(401);
  });
});

test('a sitemap learns every address and when it changed', async () => {
  await write(anArticle({ slug: 'b', publishedAt: '2026-01-02T00:00:00Z' }));
  await write(anArticle({ slug: 'a', publishedAt: '2026-01-01T00:00:00Z' }));

  const { data } = await get<{ data: unknown[]; meta: unknown }>('/news/addresses');

  const updatedAt = shop.clock().toISOString();
  expect(data).toEqual({
    data: [
      { seoSlug: 'a', slugs: { vi: 'a', en: 'a' }, updatedAt },
      { seoSlug: 'b', slugs: { vi: 'b', en: 'b' }, updatedAt },
    ],
    meta: { page: 1, limit: 2500, total: 2, totalPages: 1 },
  });
  expect((await get('/news/addresses?page=2')).data.data).toEqual([]);
});

describe('the feed', () => {
  const feed = async (query = '', headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/api/main/rss.xml${query}`, headers });

  test('a feed reader gets the newest articles with whole addresses, in the language that it asks for', async () => {
    await write(anArticle({ slug: 'chon-co', titleVi: 'Chọn cỡ', titleEn: 'Sizes' }));

    const vietnamese = await feed();
    const english = await feed('?lang=en');

    expect(vietnamese.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(vietnamese.headers['cache-control']).toBe('public, max-age=600');
    expect(vietnamese.body).toContain('<title>Tin tức Tiệm &#38; Tôi</title>');
    expect(vietnamese.body).toContain('<link>https://shop.example.com/news/chon-co</link>');
    expect(vietnamese.body).toContain('<pubDate>Sat, 10 Jan 2026 00:00:00 GMT</pubDate>');
    expect(vietnamese.body).toContain(`https://shop.example.com/api/main/media/${pictureId}?w=1200`);
    expect(english.body).toContain('<link>https://shop.example.com/en/news/chon-co</link>');
    expect(english.body).toContain('<title>Sizes</title>');
    expect(english.body).toContain('href="https://shop.example.com/en/rss.xml" rel="self"');
    expect((await feed('', { 'accept-language': 'en' })).body).toBe(english.body);
  });

  test('twenty at most, and an empty shop has an empty feed', async () => {
    expect((await feed()).body).not.toContain('<item>');
    for (let at = 0; at < 22; at++) await write(anArticle());

    expect((await feed()).body.match(/<item>/g)).toHaveLength(20);
  });

  test.each(hostileTexts)('%s stays text in it', async (text) => {
    await write(anArticle({ slug: 'x', titleVi: text, summaryVi: text, altVi: text }));

    const { body } = await feed();

    const tags = new Set([...body.matchAll(/<\/?([a-z:]+)/gi)].map(([, name]) => name));
    expect([...tags].sort()).toEqual(
      [
        'atom:link',
        'category',
        'channel',
        'description',
        'guid',
        'item',
        'language',
        'lastBuildDate',
        'link',
        'media:content',
        'media:description',
        'pubDate',
        'rss',
        'title',
      ].sort(),
    );
  });
});
