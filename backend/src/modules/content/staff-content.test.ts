import { sql } from 'kysely';
import { hostileHrefs, hostileTexts } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { ContentPage, FaqGroup } from './content.schema';
import type {
  ContentPreview,
  FaqBody,
  PageBody,
  StaffFaq,
  StaffFaqGroup,
  StaffPage,
  StaffPageRow,
} from './staff-content.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { SITE_NAME: 'Tiệm Của Tôi' } });
});
beforeEach(async () => {
  await sql`truncate content_pages, faq_groups, faqs`.execute(shop.db);
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

describe('pages', () => {
  const aPage = (more: Partial<PageBody> = {}): PageBody => ({
    titleVi: 'Bảo hành',
    titleEn: 'Warranty',
    summaryVi: 'Tóm tắt',
    summaryEn: 'Summary',
    blocksVi: paragraph('Mang đến cửa hàng.'),
    blocksEn: paragraph('Bring it to the shop.'),
    version: 0,
    ...more,
  });
  const save = (more: Partial<PageBody> = {}) =>
    call<StaffPage & { current?: StaffPage }>('PUT', '/admin/page/warranty', { body: aPage(more) });
  const inShop = () => call<ContentPage>('GET', '/system/page/warranty', { headers: {} });

  test('an operator sees all thirteen, written or not, with what is missing', async () => {
    await save({ isPublished: false, titleEn: '', blocksEn: [] });

    const { data } = await call<StaffPageRow[]>('GET', '/admin/page');

    expect(data).toHaveLength(13);
    expect(data.find(({ key }) => key === 'warranty')).toMatchObject({ state: 'DRAFT', missing: ['en'] });
    expect(data.find(({ key }) => key === 'footer')).toEqual({
      key: 'footer',
      state: 'UNWRITTEN',
      titleVi: '',
      titleEn: '',
      missing: [],
      updatedAt: null,
    });
    expect((await call<StaffPage>('GET', '/admin/page/footer')).data.version).toBe(0);
    expect((await call('GET', '/admin/page/imprint')).message).toBe('PAGE_NOT_FOUND');
  });

  test('a draft is seen by nobody, and is published with both languages only', async () => {
    await save({ isPublished: false, blocksEn: [] });
    expect((await inShop()).status).toBe(404);

    expect((await save({ version: 1, blocksEn: [] })).errors).toEqual([
      { field: 'blocksEn', code: 'required' },
    ]);
    expect((await save({ version: 1, seoTitleVi: 'Bảo hành 12 tháng' })).data).toMatchObject({
      version: 2,
      state: 'PUBLISHED',
    });
    expect((await inShop()).data).toMatchObject({ title: 'Bảo hành', seoTitle: 'Bảo hành 12 tháng' });

    await save({ version: 2, isPublished: false });
    expect((await inShop()).status).toBe(404);
    expect((await call<unknown[]>('GET', '/system/pages')).data).toEqual([]);
  });

  test('of two who write it at once, even for the first time, the second sees what the first wrote', async () => {
    const replies = await Promise.all([save({ titleVi: 'Một' }), save({ titleVi: 'Hai' })]);

    const refused = replies.find(({ status }) => status === 409);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.message).toBe('EDIT_CONFLICT');
    expect(refused?.data.current?.titleVi).toBe((await inShop()).data.title);
  });
});

describe('the preview', () => {
  const preview = (body: object) => call<ContentPreview>('POST', '/admin/content/preview', { body });

  test('shows an unsaved text as shoppers would read it', async () => {
    const { data } = await preview({
      language: 'vi',
      title: 'Về {siteName}',
      summary: '',
      blocks: [...paragraph('Của {siteName}'), ...paragraph('Mã số {taxCode}')],
    });

    expect(data).toEqual({ title: 'Về Tiệm Của Tôi', summary: '', blocks: paragraph('Của Tiệm Của Tôi') });
  });

  test('of markup is the text that it is', async () => {
    const { data } = await preview({
      language: 'en',
      title: '',
      summary: '',
      blocks: hostileTexts.flatMap(paragraph),
    });

    expect(data.blocks).toEqual(hostileTexts.flatMap(paragraph));
  });

  test.each(hostileHrefs)('refuses a link to %j with the place of its block', async (href) => {
    const { status, errors } = await preview({
      language: 'vi',
      title: 'a',
      summary: '',
      blocks: [...paragraph('a'), { kind: 'link', text: 'x', href }],
    });

    expect([status, errors]).toEqual([400, [{ field: 'blocks[1].href', code: 'unsafe' }]]);
  });

  test('is for staff only', async () => {
    const body = { language: 'vi', title: '', summary: '', blocks: [] };
    const asked = (headers: Record<string, string>) =>
      call('POST', '/admin/content/preview', { body, headers });

    expect((await asked(shop.as('CUSTOMER'))).status).toBe(403);
    expect((await asked({})).status).toBe(401);
  });
});

describe('questions', () => {
  const group = async (titleVi: string) =>
    (
      await call<{ id: string }>('POST', '/admin/faq-group', {
        body: { titleVi, titleEn: `${titleVi} (en)` },
      })
    ).data.id;
  const aFaq = (groupId: string, questionVi: string, more: Partial<FaqBody> = {}): FaqBody => ({
    groupId,
    questionVi,
    questionEn: `${questionVi} (en)`,
    answerVi: paragraph('Hai ngày.'),
    answerEn: paragraph('Two days.'),
    isPublished: true,
    ...more,
  });
  const faq = async (groupId: string, questionVi: string, more: Partial<FaqBody> = {}) =>
    (await call<{ id: string }>('POST', '/admin/faq', { body: aFaq(groupId, questionVi, more) })).data.id;
  const order = (groups: { id: string; faqs: string[] }[]) =>
    call('PUT', '/admin/faq/order', { body: { groups } });
  const inShop = async () =>
    (await call<FaqGroup[]>('GET', '/system/faqs', { headers: {} })).data.map(({ title, faqs }) => [
      title,
      ...faqs.map(({ question }) => question),
    ]);

  test('an operator writes them, orders them and their groups, and shoppers see that order at once', async () => {
    const [delivery, returns] = [await group('Giao hàng'), await group('Đổi trả')];
    const [a, b] = [await faq(delivery, 'A?'), await faq(delivery, 'B?')];
    const c = await faq(returns, 'C?');
    expect(await inShop()).toEqual([
      ['Giao hàng', 'A?', 'B?'],
      ['Đổi trả', 'C?'],
    ]);

    expect(
      (
        await order([
          { id: returns, faqs: [b, c] },
          { id: delivery, faqs: [a] },
        ])
      ).status,
    ).toBe(200);

    expect(await inShop()).toEqual([
      ['Đổi trả', 'B?', 'C?'],
      ['Giao hàng', 'A?'],
    ]);
    const { data } = await call<StaffFaqGroup[]>('GET', '/admin/faq');
    expect(data.map(({ faqs }) => faqs.map(({ id }) => id))).toEqual([[b, c], [a]]);
  });

  test('what is added or moved comes last, and what is only changed stays in its place', async () => {
    const [one, two] = [await group('Một'), await group('Hai')];
    const [a, b, c] = [await faq(one, 'A?'), await faq(one, 'B?'), await faq(two, 'C?')];
    await order([
      { id: two, faqs: [c] },
      { id: one, faqs: [b, a] },
    ]);
    const change = (id: string, body: FaqBody) =>
      call('PUT', `/admin/faq/${id}`, { body: { ...body, version: 1 } });

    await change(b, aFaq(one, 'B mới?'));
    await change(c, aFaq(one, 'C?'));
    await faq(one, 'D?');
    await faq(await group('Ba'), 'E?');

    expect(await inShop()).toEqual([
      ['Một', 'B mới?', 'A?', 'C?', 'D?'],
      ['Ba', 'E?'],
    ]);
  });

  test('of two who name a group, the second sees what the first wrote', async () => {
    const one = await group('Một');
    const name = (titleVi: string) =>
      call<{ current?: { titleVi: string } }>('PUT', `/admin/faq-group/${one}`, {
        body: { titleVi, titleEn: 'New', version: 1 },
      });
    await name('Hai');

    expect(await name('Ba')).toMatchObject({
      status: 409,
      message: 'EDIT_CONFLICT',
      data: { current: { titleVi: 'Hai' } },
    });
  });

  test('an order that misses, invents or repeats one is refused, and nothing moves', async () => {
    const one = await group('Một');
    const [a, b] = [await faq(one, 'A?'), await faq(one, 'B?')];

    for (const groups of [
      [],
      [{ id: one, faqs: [b] }],
      [{ id: one, faqs: [b, a, crypto.randomUUID()] }],
      [{ id: crypto.randomUUID(), faqs: [b, a] }],
      [{ id: one, faqs: ["'--", a] }],
    ])
      expect(await order(groups)).toMatchObject({ status: 409, message: 'EDIT_CONFLICT' });
    expect((await order([{ id: one, faqs: [a, a] }])).status).toBe(400);
    expect(await inShop()).toEqual([['Một', 'A?', 'B?']]);
  });

  test('a draft is seen by nobody; published it has both languages', async () => {
    const one = await group('Một');
    const id = await faq(one, 'Nháp?', { isPublished: false, questionEn: '', answerEn: [] });
    expect(await inShop()).toEqual([]);
    expect((await call<StaffFaq>('GET', `/admin/faq/${id}`)).data).toMatchObject({ missing: ['en'] });

    const publish = (more: Partial<FaqBody>) =>
      call<{ version: number }>('PUT', `/admin/faq/${id}`, {
        body: { ...aFaq(one, 'Hỏi?', more), version: 1 },
      });
    expect((await publish({ questionEn: '' })).errors).toEqual([{ field: 'questionEn', code: 'required' }]);
    expect((await publish({})).data.version).toBe(2);
    expect(await inShop()).toEqual([['Một', 'Hỏi?']]);
    expect((await publish({})).message).toBe('EDIT_CONFLICT');
  });

  test('a group is named, and deleted once it is empty', async () => {
    const one = await group('Một');
    const id = await faq(one, 'A?');
    const named = await call('PUT', `/admin/faq-group/${one}`, {
      body: { titleVi: 'Tên mới', titleEn: 'New', version: 1 },
    });

    expect(named.status).toBe(200);
    expect(await inShop()).toEqual([['Tên mới', 'A?']]);
    expect((await call('DELETE', `/admin/faq-group/${one}`)).message).toBe('FAQ_GROUP_IN_USE');
    expect((await call('DELETE', `/admin/faq/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/admin/faq-group/${one}`)).status).toBe(200);
    expect((await call<unknown[]>('GET', '/admin/faq')).data).toEqual([]);
    expect((await call('DELETE', `/admin/faq/${id}`)).message).toBe('FAQ_NOT_FOUND');
    expect((await call('DELETE', '/admin/faq-group/none')).message).toBe('FAQ_GROUP_NOT_FOUND');
  });

  test('a group that is not there, and a link that runs code, are named', async () => {
    const unknown = await call('POST', '/admin/faq', { body: aFaq('none', 'A?') });
    const unsafe = await call('POST', '/admin/faq', {
      body: aFaq(await group('Một'), 'A?', {
        answerVi: [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }],
      }),
    });

    expect(unknown.errors).toEqual([{ field: 'groupId', code: 'unknown' }]);
    expect(unsafe.errors).toEqual([{ field: 'answerVi[0].text[0].href', code: 'unsafe' }]);
  });

  test('only staff write them', async () => {
    const id = await group('Một');
    for (const [method, path] of [
      ['GET', '/admin/faq'],
      ['POST', '/admin/faq'],
      ['PUT', '/admin/faq/order'],
      ['DELETE', `/admin/faq-group/${id}`],
    ] as const) {
      expect((await call(method, path, { headers: shop.as('CUSTOMER') })).status).toBe(403);
      expect((await call(method, path, { headers: {} })).status).toBe(401);
    }
  });
});
