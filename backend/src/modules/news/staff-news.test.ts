import { sql } from 'kysely';
import { createShelf } from '../../testing/catalogue';
import { hostileHrefs } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { NewsArticle } from './news.schema';
import type { NewsBody, StaffNews, StaffNewsRow } from './staff-news.schema';

let shop: TestApp;
let pictureId: string;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  await sql`truncate news, news_addresses`.execute(shop.db);
  pictureId = await createShelf(shop.db).aPicture('cover', 1200, 675);
});
afterAll(() => shop.close());

async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, headers = shop.as('OPERATOR') }: { body?: object; headers?: Record<string, string> } = {},
) {
  const reply = await shop.app.inject({
    method,
    url: `/api/main${path}`,
    headers,
    ...(body && { payload: body }),
  });
  const { data, message, errors } = reply.json<{
    data: T;
    message: string;
    errors?: { field: string; code: string }[];
  }>();
  return { status: reply.statusCode, data, message, errors };
}
const paragraph = (text: string) => [{ kind: 'paragraph' as const, text: [{ text }] }];
const anArticle = (more: Partial<NewsBody> = {}): NewsBody => ({
  topic: 'GUIDE',
  author: 'Thu Hà',
  pictureId,
  altVi: 'Một chiếc áo',
  altEn: 'A shirt',
  titleVi: 'Chọn cỡ áo',
  titleEn: 'Choosing a size',
  summaryVi: 'Tóm tắt',
  summaryEn: 'Summary',
  blocksVi: paragraph('Nội dung'),
  blocksEn: paragraph('Content'),
  ...more,
});
const write = (more: Partial<NewsBody> = {}) =>
  call<{ id: string; seoSlug: string; version: number }>('POST', '/admin/news', { body: anArticle(more) });
const change = (id: string, version: number, more: Partial<NewsBody> = {}) =>
  call<{ version: number; current?: StaffNews }>('PUT', `/admin/news/${id}`, {
    body: { ...anArticle(more), version },
  });
const read = async (id: string) => (await call<StaffNews>('GET', `/admin/news/${id}`)).data;
const inShop = (slug: string, language = 'vi') =>
  call<NewsArticle>('GET', `/news/get-by-seo-slug/${slug}`, { headers: { 'accept-language': language } });

describe('a draft', () => {
  test('may lack a language, a text and its picture, and no shopper sees it', async () => {
    const { data } = await write({
      isActive: false,
      pictureId: null,
      titleEn: '',
      summaryVi: '',
      summaryEn: '',
      altVi: '',
      altEn: '',
      author: '',
      blocksVi: [],
      blocksEn: [],
    });

    expect(await read(data.id)).toMatchObject({ state: 'DRAFT', missing: ['vi', 'en'], slug: 'chon-co-ao' });
    expect((await inShop('chon-co-ao')).status).toBe(404);
    expect((await call('GET', `/news/${data.id}`)).status).toBe(404);
    expect((await call<{ data: [] }>('GET', '/news/public')).data.data).toEqual([]);
  });

  test('is published once nothing is missing; each missing part is named', async () => {
    const { data } = await write({ isActive: false, titleEn: '', blocksEn: [], pictureId: null });

    const refused = await change(data.id, 1, { titleEn: ' ', blocksEn: [], pictureId: null });
    expect([refused.status, refused.errors]).toEqual([
      400,
      [
        { field: 'titleEn', code: 'required' },
        { field: 'blocksEn', code: 'required' },
        { field: 'pictureId', code: 'required' },
      ],
    ]);
    expect((await inShop('chon-co-ao')).status).toBe(404);

    expect((await change(data.id, 1, { slug: 'chon-co-ao' })).status).toBe(200);
    expect((await inShop('chon-co-ao', 'en')).data.title).toBe('Choosing a size');
  });

  test('needs a title in one language at least', async () => {
    expect((await write({ isActive: false, titleVi: ' ', titleEn: '' })).errors).toEqual([
      { field: 'titleVi', code: 'required' },
    ]);
  });

  test('is deleted; what is published is taken off first', async () => {
    const { data } = await write();

    expect(await call('DELETE', `/admin/news/${data.id}`)).toMatchObject({
      status: 409,
      message: 'NEWS_IS_PUBLISHED',
    });
    await change(data.id, 1, { isActive: false });
    expect((await inShop('chon-co-ao')).status).toBe(404);
    expect((await call('DELETE', `/admin/news/${data.id}`)).status).toBe(200);
    expect((await call('GET', `/admin/news/${data.id}`)).message).toBe('NEWS_NOT_FOUND');
    expect((await call('DELETE', '/admin/news/nobody')).status).toBe(404);
  });
});

test('an article with a day to come appears on that day without another write', async () => {
  const now = shop.clock().getTime();
  const { data } = await write({ publishedAt: new Date(now + 3_600_000).toISOString() });

  expect((await read(data.id)).state).toBe('SCHEDULED');
  expect((await inShop('chon-co-ao')).status).toBe(404);
  shop.clock.advance(3_600_000);
  expect((await inShop('chon-co-ao')).status).toBe(200);
  expect((await read(data.id)).state).toBe('PUBLISHED');
});

test('an article without a day has that of its publication, which a later change leaves as it is', async () => {
  const { data } = await write({ isActive: false });
  shop.clock.advance(3_600_000);
  const published = shop.clock().toISOString();
  await change(data.id, 1, {});
  expect((await read(data.id)).publishedAt).toBe(published);
  shop.clock.advance(3_600_000);

  await change(data.id, 2, { titleVi: 'Đã sửa' });

  expect(await read(data.id)).toMatchObject({ titleVi: 'Đã sửa', publishedAt: published });
});

describe('its addresses', () => {
  test('are short and readable, also where a title is long or has no letters', async () => {
    const long = await write({ titleVi: `${'a'.repeat(79)} b`, titleEn: '!!!' });

    expect(await read(long.data.id)).toMatchObject({ slug: 'a'.repeat(79), slugEn: 'bai-viet' });
  });

  test('are made from the titles, one for each language, and each finds it in either', async () => {
    const { data } = await write({ isActive: true });

    expect(await read(data.id)).toMatchObject({ slug: 'chon-co-ao', slugEn: 'choosing-a-size' });
    expect((await inShop('chon-co-ao')).data.seoSlug).toBe('chon-co-ao');
    expect((await inShop('chon-co-ao', 'en')).data.seoSlug).toBe('choosing-a-size');
    expect((await inShop('choosing-a-size')).data.seoSlug).toBe('chon-co-ao');
    const slugs = { vi: 'chon-co-ao', en: 'choosing-a-size' };
    expect((await inShop('chon-co-ao', 'en')).data.slugs).toEqual(slugs);
    expect((await call<{ data: object[] }>('GET', '/news/addresses')).data.data).toMatchObject([{ slugs }]);
  });

  test('lead to it still after they changed, until another article takes one', async () => {
    const { data } = await write({ slug: 'cu', slugEn: 'old' });
    await change(data.id, 1, { slug: 'moi', slugEn: 'new' });
    await change(data.id, 2, { slug: 'moi-hon', slugEn: 'new' });

    expect((await read(data.id)).oldSlugs).toEqual(['cu', 'moi', 'old']);
    for (const slug of ['cu', 'moi', 'old']) expect((await inShop(slug)).data.seoSlug).toBe('moi-hon');
    expect((await inShop('old', 'en')).data.seoSlug).toBe('new');

    await write({ slug: 'cu', slugEn: 'cu', titleVi: 'Bài khác' });
    expect((await inShop('cu')).data.title).toBe('Bài khác');
    expect((await read(data.id)).oldSlugs).toEqual(['moi', 'old']);

    // Taken back, an old address is the present one again.
    await change(data.id, 3, { slug: 'moi', slugEn: 'new' });
    expect((await read(data.id)).oldSlugs).toEqual(['moi-hon', 'old']);
    expect((await inShop('moi')).data.seoSlug).toBe('moi');
  });

  test('of two articles are never the same, in whichever language and however many ask at once', async () => {
    await write({ slug: 'mot', slugEn: 'one' });

    expect((await write({ slug: 'one' })).message).toBe('NEWS_SLUG_TAKEN');
    expect((await write({ slug: 'hai', slugEn: 'mot' })).message).toBe('NEWS_SLUG_TAKEN');
    const replies = await Promise.all([write({ slug: 'ba' }), write({ slug: 'bon', slugEn: 'ba' })]);
    expect(replies.map(({ message }) => message).sort()).toEqual(['NEWS_SLUG_TAKEN', 'OK']);
    const same = await Promise.all([write(), write()]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(same.map(({ data }) => data.seoSlug)).size).toBe(2);
  });
});

test('of two who change the same article at once, the second sees what the first has written', async () => {
  const { data } = await write();

  const replies = await Promise.all([
    change(data.id, 1, { titleVi: 'Của Lan' }),
    change(data.id, 1, { titleVi: 'Của Hoa' }),
  ]);

  const refused = replies.find(({ status }) => status === 409);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refused?.message).toBe('EDIT_CONFLICT');
  expect(refused?.data.current?.titleVi).toBe((await read(data.id)).titleVi);
});

test('search engines get the title and description that staff wrote for them', async () => {
  await write({ seoTitleVi: 'Bảng cỡ áo', seoDescriptionVi: 'Mọi cỡ' });

  expect((await inShop('chon-co-ao')).data).toMatchObject({
    title: 'Chọn cỡ áo',
    seoTitle: 'Bảng cỡ áo',
    seoDescription: 'Mọi cỡ',
  });
  expect((await inShop('chon-co-ao', 'en')).data).not.toHaveProperty('seoTitle');
});

test('an operator finds articles by state, topic, words and missing language', async () => {
  await write({ titleVi: 'Giữ áo dài lụa', topic: 'FASHION' });
  await write({ titleVi: 'Bản nháp', isActive: false, titleEn: '', summaryEn: '', altEn: '', blocksEn: [] });
  await write({ titleVi: 'Sắp đăng', publishedAt: '2030-01-01T00:00:00Z' });
  const list = async (query: string) => {
    const { data } = await call<{ data: StaffNewsRow[]; counts: object; meta: { total: number } }>(
      'GET',
      `/admin/news?${query}`,
    );
    return data;
  };
  const titles = async (query: string) => (await list(query)).data.map(({ titleVi }) => titleVi);

  expect((await list('')).counts).toEqual({ PUBLISHED: 1, SCHEDULED: 1, DRAFT: 1 });
  expect(await titles('state=DRAFT')).toEqual(['Bản nháp']);
  expect(await titles('state=SCHEDULED')).toEqual(['Sắp đăng']);
  expect(await titles('topic=FASHION')).toEqual(['Giữ áo dài lụa']);
  expect(await titles('search=ao%20DAI')).toEqual(['Giữ áo dài lụa']);
  expect(await titles('search=%25%27--')).toEqual([]);
  expect(await titles('missing=en')).toEqual(['Bản nháp']);
  expect(await titles('missing=vi')).toEqual([]);
  expect((await list('limit=2&page=2')).data).toHaveLength(1);
  shop.clock.advance(1000);
  await write({ titleVi: 'Thiếu tóm tắt', isActive: false, summaryVi: '' });
  expect(await titles('missing=vi')).toEqual(['Thiếu tóm tắt']);
  // The last to be changed comes first.
  expect((await titles(''))[0]).toBe('Thiếu tóm tắt');
  expect((await list('state=DRAFT&limit=1')).meta.total).toBe(2);
  expect((await call('GET', '/admin/news?state=GONE')).errors).toEqual([{ field: 'state', code: 'enum' }]);
});

describe('what is refused', () => {
  test.each(hostileHrefs)('a link to %j, with the place of its block', async (href) => {
    const { status, errors } = await write({
      isActive: false,
      blocksEn: [...paragraph('a'), { kind: 'link', text: 'b', href }],
    });

    expect([status, errors]).toEqual([400, [{ field: 'blocksEn[1].href', code: 'unsafe' }]]);
  });

  test('an unknown block, with its place', async () => {
    const blocksVi = [...paragraph('a'), { kind: 'html', html: '<script>alert(1)</script>' }];
    const { status, errors } = await call('POST', '/admin/news', { body: { ...anArticle(), blocksVi } });

    expect(status).toBe(400);
    expect(errors?.length).toBeGreaterThan(0);
    expect(errors?.every(({ field }) => field.startsWith('blocksVi[1]'))).toBe(true);
  });

  test('huge texts and too many blocks', async () => {
    const tooLong = await write({ blocksVi: paragraph('a'.repeat(2001)) });
    const tooMany = await write({ blocksVi: Array.from({ length: 201 }, () => paragraph('a')).flat() });
    const tooLarge = await write({ summaryVi: 'a'.repeat(3_000_000) });

    expect(tooLong.errors).toContainEqual({ field: 'blocksVi[0].text[0].text', code: 'maxLength' });
    expect(tooMany.errors).toEqual([{ field: 'blocksVi', code: 'maxItems' }]);
    expect(tooLarge.status).toBe(413);
  });

  test.each(['Với dấu', '../x', 'a--b', ''])('the address %j', async (slug) => {
    expect((await write({ slug })).errors).toEqual([{ field: 'slug', code: 'pattern' }]);
  });

  test('customers and visitors on every route', async () => {
    const { data } = await write();
    for (const [headers, status] of [
      [shop.as('CUSTOMER'), 403],
      [{}, 401],
    ] as const)
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${data.id}`],
        ['POST', ''],
        ['PUT', `/${data.id}`],
        ['DELETE', `/${data.id}`],
      ] as const)
        expect((await call(method, `/admin/news${path}`, { headers })).status).toBe(status);
  });
});

test('a picture that was just sent stays once an article shows it', async () => {
  const { id: ownerId } = await shop.db
    .insertInto('uploads')
    .values({
      id: crypto.randomUUID(),
      ownerId: crypto.randomUUID(),
      pictureId,
      createdAt: shop.clock(),
      usedAt: null,
    })
    .returning('ownerId as id')
    .executeTakeFirstOrThrow();
  await write();

  const { usedAt } = await shop.db
    .selectFrom('uploads')
    .select('usedAt')
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  expect(usedAt).not.toBeNull();
});
