import { sql } from 'kysely';
import { createShelf } from '../../testing/catalogue';
import { hostileHrefs, hostileTexts } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { ClientSetting } from '../settings/settings.schema';
import type { ContentPage, ContentPageRef, FaqGroup, Intro, ShopPlace } from './content.schema';
import type { PageBody, StaffPage } from './staff-content.schema';

let shop: TestApp;
let pictureId: string;

beforeAll(async () => {
  shop = await createTestApp({ env: { SITE_NAME: 'Tiệm Của Tôi', PAYMENT_WINDOW_MINUTES: '20' } });
});
beforeEach(async () => {
  await sql`truncate content_pages, intros, faq_groups, faqs, shop_places, news, news_addresses, settings`.execute(
    shop.db,
  );
  pictureId = await createShelf(shop.db).aPicture('banner', 1440, 720);
});
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  success: boolean;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
}

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<Reply<T>> {
  const reply = await shop.app.inject({ url: `/api/main${path}`, headers });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}

const aPage = (more: Partial<PageBody> = {}): Omit<PageBody, 'version'> => ({
  titleVi: 'Bảo hành',
  titleEn: 'Warranty',
  summaryVi: 'Sửa gì, trong bao lâu.',
  summaryEn: 'What is repaired, and for how long.',
  blocksVi: [{ kind: 'paragraph', text: [{ text: 'Mang đến cửa hàng.' }] }],
  blocksEn: [{ kind: 'paragraph', text: [{ text: 'Bring it to the shop.' }] }],
  ...more,
});
/** The version that staff see before they write. */
const versionOf = async (key: string) =>
  (await get<StaffPage | null>(`/admin/page/${key}`, shop.as('OPERATOR'))).data?.version ?? 0;
const write = async (key: string, body: object, headers = shop.as('OPERATOR')) => {
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `/api/main/admin/page/${key}`,
    payload: { version: await versionOf(key), ...body },
    headers,
  });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<StaffPage>, 'status'>>() };
};
const infoClient = (value: object) =>
  shop.db
    .insertInto('settings')
    .values({ key: 'infoClient', value: JSON.stringify(value), updatedAt: shop.clock() })
    .execute();

const anIntro = (titleVi: string, startsAt: string, endsAt: string | null = null) =>
  shop.db
    .insertInto('intros')
    .values({
      id: crypto.randomUUID(),
      eyebrowVi: 'Tuần này',
      eyebrowEn: 'This week',
      titleVi,
      titleEn: `${titleVi} (en)`,
      textVi: 'Chữ',
      textEn: 'Words',
      linkTextVi: 'Xem',
      linkTextEn: 'See',
      linkHref: '/products',
      pictureId,
      altVi: 'Ảnh',
      altEn: 'Picture',
      startsAt: new Date(startsAt),
      endsAt: endsAt ? new Date(endsAt) : null,
    })
    .execute();

describe('the footer', () => {
  const footer = async (language: 'vi' | 'en') =>
    (await get<ClientSetting>('/system/client-setting', { 'accept-language': language })).data.footer;

  test('comes with the settings in either language, says what they say, and is new as soon as it is written', async () => {
    await infoClient({ hotline: '1900 1234' });
    await write(
      'footer',
      aPage({
        blocksVi: [
          { kind: 'paragraph', text: [{ text: 'Khiếu nại: {hotline}.' }] },
          { kind: 'paragraph', text: [{ text: 'Thư: {email}.' }] },
          { kind: 'image', pictureId, alt: 'Đã thông báo', href: 'https://online.gov.vn/1' },
        ],
        blocksEn: [{ kind: 'link', text: 'Complain', href: '/contact' }],
      }),
    );

    expect(await footer('vi')).toEqual([
      { kind: 'paragraph', text: [{ text: 'Khiếu nại: 1900 1234.' }] },
      {
        kind: 'image',
        picture: expect.objectContaining({ alt: 'Đã thông báo', width: 1440 }),
        href: 'https://online.gov.vn/1',
      },
    ]);
    expect(await footer('en')).toEqual([{ kind: 'link', text: 'Complain', href: '/contact' }]);

    await write('footer', aPage());
    expect(await footer('en')).toEqual([{ kind: 'paragraph', text: [{ text: 'Bring it to the shop.' }] }]);
  });

  test('is empty where none was written', async () => {
    await write('warranty', aPage());

    expect(await footer('vi')).toEqual([]);
    expect(await footer('en')).toEqual([]);
  });

  test('takes nothing else down where it cannot be read', async () => {
    await infoClient({ hotline: '1900 1234' });
    await sql`alter table content_pages rename to content_pages_away`.execute(shop.db);

    const { status, data } = await get<ClientSetting>('/system/client-setting');
    await sql`alter table content_pages_away rename to content_pages`.execute(shop.db);

    expect(status).toBe(200);
    expect(data).toMatchObject({ infoClient: { hotline: '1900 1234' }, footer: [] });
  });
});

describe('a page', () => {
  test('a visitor reads it in the language of the address, or else of the browser', async () => {
    await write('warranty', aPage());

    const vietnamese = await get<ContentPage>('/system/page/warranty');
    const english = await get<ContentPage>('/system/page/warranty', { 'accept-language': 'en' });
    const asked = await get<ContentPage>('/system/page/warranty?lang=vi', { 'accept-language': 'en' });
    const signedIn = await get<ContentPage>('/system/page/warranty/with-auth', shop.as('CUSTOMER'));

    expect(vietnamese.data).toEqual({
      key: 'warranty',
      title: 'Bảo hành',
      summary: 'Sửa gì, trong bao lâu.',
      blocks: [{ kind: 'paragraph', text: [{ text: 'Mang đến cửa hàng.' }] }],
      updatedAt: shop.clock().toISOString(),
    });
    expect(english.data.title).toBe('Warranty');
    expect(asked.data.title).toBe('Bảo hành');
    expect(signedIn.data).toEqual(vietnamese.data);
  });

  test('all pages are listed by name, the footer is not one of them', async () => {
    await write('warranty', aPage());
    await write('footer', aPage({ titleVi: 'Chân trang', titleEn: 'Footer' }));

    const { data } = await get<ContentPageRef[]>('/system/pages', { 'accept-language': 'en' });

    expect(data).toEqual([{ key: 'warranty', title: 'Warranty', updatedAt: shop.clock().toISOString() }]);
    expect((await get<ContentPage>('/system/page/footer')).data.title).toBe('Chân trang');
  });

  test.each(['nothing', 'warranty', '..%2f..%2fetc', '%F0%9F%A6%8A', "warranty'--"])(
    'the page %s that is not there is not found',
    async (key) => {
      const reply = await get(`/system/page/${key}`);

      expect([reply.status, reply.success, reply.message]).toEqual([404, false, 'PAGE_NOT_FOUND']);
    },
  );

  test('a language that the shop does not speak is refused', async () => {
    expect((await get('/system/page/warranty?lang=fr')).errors).toEqual([{ field: 'lang', code: 'enum' }]);
  });

  test('it speaks of the shop by its settings, and leaves out what this shop has not', async () => {
    const text = (words: string) => [{ text: words }];
    const blocksVi: PageBody['blocksVi'] = [
      { kind: 'heading', level: 2, text: 'Về {siteName}' },
      { kind: 'paragraph', text: text('Gọi {hotline}.') },
      {
        kind: 'list',
        ordered: false,
        items: [text('COD đến {codLimit}'), text('Mã số thuế {taxCode}'), text('Giữ {paymentMinutes} phút')],
      },
      { kind: 'list', ordered: false, items: [text('Thư: {email}')] },
      {
        kind: 'table',
        caption: 'Liên hệ',
        head: ['Kênh', 'Ở đâu'],
        rows: [
          ['Điện thoại', '{hotline}'],
          ['Thư', '{email}'],
        ],
      },
    ];
    await write('about', aPage({ titleVi: 'Về {siteName}', blocksVi }));
    await infoClient({ hotline: '1900 0000' });

    const { data } = await get<ContentPage>('/system/page/about');

    expect(data.title).toBe('Về Tiệm Của Tôi');
    expect(data.blocks).toEqual([
      { kind: 'heading', level: 2, text: 'Về Tiệm Của Tôi' },
      { kind: 'paragraph', text: text('Gọi 1900 0000.') },
      {
        kind: 'list',
        ordered: false,
        items: [text('COD đến 5.000.000\u00a0₫'), text('Giữ 20 phút')],
      },
      {
        kind: 'table',
        caption: 'Liên hệ',
        head: ['Kênh', 'Ở đâu'],
        rows: [['Điện thoại', '1900 0000']],
      },
    ]);
  });
});

describe('words of the shop in lines', () => {
  test('a visitor reads them in captions and heads, and no link about what this shop has not', async () => {
    await write(
      'about',
      aPage({
        blocksVi: [
          { kind: 'link', text: 'Viết cho {email}', href: '/contact' },
          { kind: 'heading', level: 2, text: 'Mã số {taxCode}' },
          { kind: 'image', pictureId, alt: 'Cửa hàng {siteName}', caption: 'Ở {address}' },
          {
            kind: 'table',
            caption: 'Giờ của {siteName}',
            head: ['{siteName}', 'Giờ'],
            rows: [['{legalName}', '{returnDays} ngày']],
          },
        ],
      }),
    );
    await infoClient({ legalName: 'Công ty Một', address: '1 Tràng Tiền' });

    const { blocks } = (await get<ContentPage>('/system/page/about')).data;

    expect(blocks).toEqual([
      {
        kind: 'image',
        picture: expect.objectContaining({ alt: 'Cửa hàng Tiệm Của Tôi' }),
        caption: 'Ở 1 Tràng Tiền',
      },
      {
        kind: 'table',
        caption: 'Giờ của Tiệm Của Tôi',
        head: ['Tiệm Của Tôi', 'Giờ'],
        rows: [['Công ty Một', expect.stringMatching(/^\d+ ngày$/)]],
      },
    ]);
  });

  test('a search engine reads them filled in, and no line about what this shop has not', async () => {
    await write(
      'about',
      aPage({ seoTitleVi: '{siteName} từ 2020', seoDescriptionVi: 'Gọi {hotline} đến {siteName}.' }),
    );
    await write('warranty', aPage({ seoDescriptionEn: 'Write to {email}.' }));
    await infoClient({ hotline: '1900 0000' });

    expect((await get<ContentPage>('/system/page/about')).data).toMatchObject({
      seoTitle: 'Tiệm Của Tôi từ 2020',
      seoDescription: 'Gọi 1900 0000 đến Tiệm Của Tôi.',
    });
    expect((await get<ContentPage>('/system/page/warranty?lang=en')).data).not.toHaveProperty(
      'seoDescription',
    );
  });

  test('a visitor reads them filled in in questions and titles of groups, and in the banner', async () => {
    const [faqGroupId, answer] = [
      crypto.randomUUID(),
      JSON.stringify([{ kind: 'paragraph', text: [{ text: 'Có.' }] }]),
    ];
    await shop.db
      .insertInto('faqGroups')
      .values({ id: faqGroupId, position: 0, titleVi: 'Về {siteName}', titleEn: 'About {siteName}' })
      .execute();
    await shop.db
      .insertInto('faqs')
      .values({
        id: crypto.randomUUID(),
        groupId: faqGroupId,
        position: 0,
        questionVi: 'Miễn phí từ {codLimit}?',
        questionEn: 'Free from {codLimit}?',
        answerVi: answer,
        answerEn: answer,
      })
      .execute();
    await anIntro('Đến {siteName}', '2025-01-01T00:00:00Z');

    expect((await get<FaqGroup[]>('/system/faqs')).data).toMatchObject([
      { title: 'Về Tiệm Của Tôi', faqs: [{ question: 'Miễn phí từ 5.000.000\u00a0₫?' }] },
    ]);
    expect((await get<FaqGroup[]>('/system/faqs', { 'accept-language': 'en' })).data).toMatchObject([
      { title: 'About Tiệm Của Tôi', faqs: [{ question: 'Free from 5,000,000\u00a0₫?' }] },
    ]);
    expect((await get<Intro>('/intro/get-intro-current')).data.title).toBe('Đến Tiệm Của Tôi');
  });
});

describe('writing a page', () => {
  test('an operator writes every kind of block, and a picture by its id', async () => {
    const blocksEn: PageBody['blocksEn'] = [
      { kind: 'heading', level: 3, text: '  Spaces   go ' },
      {
        kind: 'paragraph',
        text: [{ text: 'See ' }, { text: 'returns', href: '/policies/exchange-return', strong: true }],
      },
      { kind: 'link', text: 'Write to us', href: 'mailto:hello@storefront.example.com' },
      { kind: 'image', pictureId, alt: 'The workshop', caption: 'Hà Nội', href: 'https://online.gov.vn' },
    ];

    await write('about', aPage({ blocksEn }));

    expect((await get<ContentPage>('/system/page/about?lang=en')).data.blocks).toEqual([
      { kind: 'heading', level: 3, text: 'Spaces go' },
      blocksEn[1],
      blocksEn[2],
      {
        kind: 'image',
        picture: {
          url: `/api/main/media/${pictureId}`,
          width: 1440,
          height: 720,
          color: '#c0ffee',
          alt: 'The workshop',
        },
        caption: 'Hà Nội',
        href: 'https://online.gov.vn',
      },
    ]);
  });

  test('whatever looks like markup stays the text that it is, in every field', async () => {
    const texts = hostileTexts.map((text) => ({ text }));
    const body = aPage({
      titleVi: hostileTexts.slice(0, 3).join(' '),
      summaryVi: hostileTexts.slice(3, 9).join(' '),
      blocksVi: [
        ...hostileTexts.map((text) => ({ kind: 'heading' as const, level: 2 as const, text })),
        { kind: 'paragraph', text: texts },
        { kind: 'list', ordered: true, items: texts.map((span) => [span]) },
        { kind: 'table', caption: 'c', head: ['h'], rows: hostileTexts.map((text) => [text]) },
        { kind: 'image', pictureId, alt: hostileTexts[1], caption: hostileTexts[0] },
      ],
    });

    expect((await write('about', body)).status).toBe(200);

    const reply = await shop.app.inject({ url: '/api/main/system/page/about' });
    const { data } = reply.json<Reply<ContentPage>>();
    expect(data.title).toBe(body.titleVi);
    expect(data.summary).toBe(body.summaryVi);
    expect(data.blocks.slice(0, -1)).toEqual(body.blocksVi.slice(0, -1));
    expect(data.blocks.at(-1)).toMatchObject({
      picture: { alt: hostileTexts[1] },
      caption: hostileTexts[0],
    });
    // Nobody opens the answer itself as a page.
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(hostileHrefs)('a link to %j is refused, wherever it stands', async (href) => {
    const { status, errors } = await write(
      'about',
      aPage({
        blocksVi: [
          { kind: 'paragraph', text: [{ text: 'a' }, { text: 'b', href }] },
          { kind: 'list', ordered: false, items: [[{ text: 'a', href }]] },
          { kind: 'link', text: 'a', href },
          { kind: 'image', pictureId, alt: 'a', href },
        ],
      }),
    );

    expect(status).toBe(400);
    expect(errors).toEqual([
      { field: 'blocksVi[0].text[1].href', code: 'unsafe' },
      { field: 'blocksVi[1].items[0][0].href', code: 'unsafe' },
      { field: 'blocksVi[2].href', code: 'unsafe' },
      { field: 'blocksVi[3].href', code: 'unsafe' },
    ]);
    expect((await get('/system/page/about')).status).toBe(404);
  });

  test('everything that is wrong is told at once', async () => {
    const { errors } = await write(
      'about',
      aPage({
        titleVi: '   ',
        summaryEn: 'turned \u202e round',
        blocksVi: [
          { kind: 'heading', level: 2, text: 'Call {hotlin}' },
          { kind: 'table', caption: 'c', head: ['a', 'b'], rows: [['1', '2'], ['3']] },
          { kind: 'image', pictureId: 'f'.repeat(32), alt: '' },
          { kind: 'paragraph', text: [{ text: ' ' }, { text: '\u200b' }] },
        ],
      }),
    );

    expect(errors).toEqual([
      { field: 'titleVi', code: 'required' },
      { field: 'summaryEn', code: 'invalid' },
      { field: 'blocksVi[0].text', code: 'unknownWord' },
      { field: 'blocksVi[1].rows[1]', code: 'columns' },
      { field: 'blocksVi[3].text', code: 'required' },
      { field: 'blocksVi[2].pictureId', code: 'unknown' },
    ]);
  });

  test.each([
    ['a block of HTML', [{ kind: 'html', html: '<b>x</b>' }]],
    ['a key more', [{ kind: 'heading', level: 2, text: 'x', onclick: 'alert(1)' }]],
    ['a heading of the page itself', [{ kind: 'heading', level: 1, text: 'x' }]],
    ['text where blocks belong', '<p>x</p>'],
    ['nothing', []],
    ['a NUL', [{ kind: 'heading', level: 2, text: 'a\0b' }]],
  ])('%s is refused', async (_what, blocksVi) => {
    expect((await write('about', { ...aPage(), blocksVi })).status).toBe(400);
  });

  test('only staff write, and only pages that there are', async () => {
    expect((await write('about', aPage(), shop.as('CUSTOMER'))).status).toBe(403);
    expect((await write('about', aPage(), {} as never)).status).toBe(401);
    expect((await write('imprint', aPage())).message).toBe('PAGE_NOT_FOUND');
  });
});

describe('the banner', () => {
  test('a visitor sees the one whose time it is; the one that began last wins', async () => {
    await anIntro('always', '2025-01-01T00:00:00Z');
    await anIntro('this week', '2026-01-12T00:00:00Z', '2026-01-19T00:00:00Z');
    await anIntro('over', '2026-01-13T00:00:00Z', '2026-01-14T00:00:00Z');
    await anIntro('to come', '2026-01-16T00:00:00Z');

    const { data } = await get<Intro>('/intro/get-intro-current', { 'accept-language': 'en' });

    expect(data).toEqual({
      id: expect.any(String),
      eyebrow: 'This week',
      title: 'this week (en)',
      text: 'Words',
      picture: expect.objectContaining({ width: 1440, height: 720, alt: 'Picture' }),
      link: { text: 'See', href: '/products' },
    });
  });

  test('is shown from its first moment until its last, and its button only where it has words', async () => {
    const now = shop.clock();
    const title = async () => (await get<Intro | null>('/intro/get-intro-current')).data?.title;
    await anIntro('before', '2025-01-01T00:00:00Z', now.toISOString());
    expect(await title()).toBeUndefined();

    await anIntro('now', now.toISOString(), new Date(now.getTime() + 1).toISOString());
    expect(await title()).toBe('now');

    await shop.db
      .updateTable('intros')
      .set({ linkTextVi: null, linkTextEn: null, linkHref: null, eyebrowVi: null, eyebrowEn: null })
      .execute();
    expect((await get<Intro>('/intro/get-intro-current')).data).toMatchObject({ link: null, eyebrow: null });
  });

  test('without one the call succeeds with a message, so that the page goes on', async () => {
    for (const [path, headers] of [
      ['/intro/get-intro-current', {}],
      ['/intro/get-intro-current/with-auth', shop.as('CUSTOMER')],
    ] as const) {
      const reply = await get(path, headers);
      expect(reply).toMatchObject({
        status: 200,
        success: true,
        code: 200,
        statusCode: 200,
        message: 'INTRO_NOT_FOUND',
        data: null,
        requestId: expect.any(String),
      });
    }
  });

  test('it does so while the database fails, and a visitor still gets 401 for the call of customers', async () => {
    await sql`alter table intros rename to intros_away`.execute(shop.db);
    const reply = await get('/intro/get-intro-current');
    await sql`alter table intros_away rename to intros`.execute(shop.db);

    expect(reply).toMatchObject({ status: 200, success: true, message: 'INTERNAL_ERROR', data: null });
    expect((await get('/intro/get-intro-current/with-auth')).status).toBe(401);
  });
});

test('questions come in their groups, in order, in both languages', async () => {
  const groups = ['Giao hàng', 'Đổi trả'].map((titleVi, position) => ({
    id: crypto.randomUUID(),
    position,
    titleVi,
    titleEn: `${titleVi} (en)`,
  }));
  await shop.db.insertInto('faqGroups').values(groups).execute();
  const answer = JSON.stringify([{ kind: 'paragraph', text: [{ text: 'Của {siteName}' }] }]);
  await shop.db
    .insertInto('faqs')
    .values(
      [
        [1, 'Trả ở đâu?'],
        [0, 'Bao lâu?', 2],
        [0, 'Phí?', 1],
      ].map(([group, question, position = 0]) => ({
        id: crypto.randomUUID(),
        groupId: groups[Number(group)]?.id ?? '',
        position: Number(position),
        questionVi: String(question),
        questionEn: `${String(question)} (en)`,
        answerVi: answer,
        answerEn: answer,
      })),
    )
    .execute();

  const { data } = await get<FaqGroup[]>('/system/faqs');
  const english = await get<FaqGroup[]>('/system/faqs', { 'accept-language': 'en' });

  expect(data.map(({ title, faqs }) => [title, ...faqs.map(({ question }) => question)])).toEqual([
    ['Giao hàng', 'Phí?', 'Bao lâu?'],
    ['Đổi trả', 'Trả ở đâu?'],
  ]);
  expect(data[0]?.faqs[0]?.answer).toEqual([{ kind: 'paragraph', text: [{ text: 'Của Tiệm Của Tôi' }] }]);
  expect(english.data[1]).toMatchObject({ title: 'Đổi trả (en)', faqs: [{ question: 'Trả ở đâu? (en)' }] });
});

test('showrooms and service centres are told apart, each with where, when and what', async () => {
  const place = (kind: 'SHOWROOM' | 'SERVICE_CENTRE', nameVi: string, position: number) => ({
    id: crypto.randomUUID(),
    kind,
    position,
    nameVi,
    nameEn: `${nameVi} (en)`,
    address: '1 Tràng Tiền',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    phone: '1900 0000',
    email: null,
    openingHours: JSON.stringify([{ from: 1, to: 7, opens: '08:30', closes: '21:30' }]),
    latitude: 21.0245,
    longitude: 105.8554,
    servicesVi: ['Thử đồ'],
    servicesEn: ['Fitting'],
  });
  await shop.db
    .insertInto('shopPlaces')
    .values([
      place('SHOWROOM', 'Hai', 2),
      place('SERVICE_CENTRE', 'Sửa chữa', 1),
      place('SHOWROOM', 'Một', 1),
    ])
    .execute();

  const showrooms = await get<ShopPlace[]>('/system/showrooms', { 'accept-language': 'en' });
  const centres = await get<ShopPlace[]>('/system/svcenter');

  expect(showrooms.data.map(({ name }) => name)).toEqual(['Một (en)', 'Hai (en)']);
  expect(centres.data).toEqual([
    {
      id: expect.any(String),
      name: 'Sửa chữa',
      address: '1 Tràng Tiền',
      provinceCode: '01',
      province: 'Thành phố Hà Nội',
      phone: '1900 0000',
      email: null,
      openingHours: [{ from: 1, to: 7, opens: '08:30', closes: '21:30' }],
      latitude: 21.0245,
      longitude: 105.8554,
      services: ['Thử đồ'],
    },
  ]);
});

test.each(['/system/pages', '/system/faqs', '/system/showrooms', '/system/svcenter'])(
  '%s returns an error while the database fails',
  async (path) => {
    const tables = ['content_pages', 'faqs', 'shop_places'];
    for (const table of tables)
      await sql`alter table ${sql.id(table)} rename to ${sql.id(`${table}_away`)}`.execute(shop.db);
    const reply = await get(path);
    for (const table of tables)
      await sql`alter table ${sql.id(`${table}_away`)} rename to ${sql.id(table)}`.execute(shop.db);

    expect(reply).toMatchObject({ status: 500, success: false, message: 'INTERNAL_ERROR' });
  },
);
