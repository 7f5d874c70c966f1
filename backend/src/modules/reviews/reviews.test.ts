import { randomUUID } from 'node:crypto';
import { json } from '../../db';
import sharp from 'sharp';
import { sql } from 'kysely';
import { anAccount } from '../../testing/accounts';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { hostileTexts } from '../../testing/hostile-texts';
import { createTestClock, type TestClock } from '../../testing/test-app';
import { reviewData } from './personal-data';
import type { NotificationPage } from '../notifications/notifications.schema';
import type {
  HelpfulVote,
  OwnReview,
  Review,
  ReviewPage,
  StaffReview,
  WaitingProduct,
  WrittenReview,
} from './reviews.schema';

const time = createTestClock();
let isTicking = false;
/** While it ticks, every reading is later than the one before. */
const clock: TestClock = Object.assign(
  () => {
    if (isTicking) time.advance(1);
    return time();
  },
  { set: time.set, advance: time.advance },
);
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop({}, undefined, { clock });
}, 90_000);
afterEach(() => {
  isTicking = false;
});
beforeEach(() => shop.clock.set('2026-01-15T03:00:00.000Z'));
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<T>(
  method: Method,
  path: string,
  {
    as,
    body,
    key,
    language,
    role = 'CUSTOMER',
  }: {
    as?: string;
    body?: unknown;
    key?: string;
    language?: 'en';
    role?: 'CUSTOMER' | 'OPERATOR';
  } = {},
): Promise<Reply<T>> {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/${path}`,
    ...(body !== undefined && { payload: body as object }),
    headers: {
      ...(as && shop.as(role, as)),
      ...(key && { 'idempotency-key': key }),
      ...(language && { 'accept-language': language }),
    },
  });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}
const OPERATOR = randomUUID();
const staff = <T = StaffReview>(method: Method, path: string, body?: unknown) =>
  call<T>(method, `admin/${path}`, { as: OPERATOR, role: 'OPERATOR', body });

async function aProduct() {
  return shop.shelf.aProduct({
    variants: [{ color: { vi: 'Đen', en: 'Black', rgb: '#1c1917' }, size: 'M', onHand: 100 }],
  });
}
type Product = Awaited<ReturnType<typeof aProduct>>;

/** A customer with a line of an order that came. */
async function aBuyer(product: Product, { status = 'DONE', firstName = 'Minh Anh' } = {}) {
  const { id: customer } = await anAccount(shop, {
    profile: { firstName, lastName: 'Nguyễn', phone: null },
  });
  const { orderId } = await shop.anOrder({ customer, infoId: product.infoId, paymentMethod: 'COD' });
  await shop.db
    .updateTable('orders')
    .set({ status: status as 'DONE' })
    .where('id', '=', orderId)
    .execute();
  const { id: orderLineId } = await shop.db
    .selectFrom('orderLines')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return { customer, orderLineId };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const post = (product: Product, { customer, orderLineId }: Buyer, change: object = {}, key?: string) =>
  call<WrittenReview>('POST', `review/${product.id}/customer-review`, {
    as: customer,
    body: { orderLineId, rating: 5, content: 'Vải dày, mặc mát.', ...change },
    ...(key && { key }),
  });
async function aReview(product: Product, change: object = {}) {
  const buyer = await aBuyer(product);
  const { data, message } = await post(product, buyer, change);
  if (!data) throw new Error(message);
  return { ...data, ...buyer };
}
const list = async (product: Product, query = '', as?: string) =>
  (
    await call<ReviewPage>(
      'GET',
      `review/list${as ? '/with-auth' : ''}?productId=${product.id}${query}`,
      as ? { as } : {},
    )
  ).data;
const rated = ({ id }: Product) =>
  shop.db.selectFrom('products').select(['rating', 'reviewCount']).where('id', '=', id).executeTakeFirst();

async function aPhoto(customer: string): Promise<string> {
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    headers: { ...shop.as('CUSTOMER', customer), 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      file,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });
  return reply.json<{ data: { id: string } }>().data.id;
}

describe('who bought a product', () => {
  test('reviews it once it came, and everybody reads it under a shortened name', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const photos = [await aPhoto(buyer.customer), await aPhoto(buyer.customer)];

    const { status, data } = await post(product, buyer, {
      rating: 4,
      title: '  Đáng tiền ',
      content: 'Vải dày.\r\n\r\n\r\n\r\nGiao nhanh.',
      images: photos,
    });

    expect([status, data.status]).toEqual([200, 'APPROVED']);
    const { data: reviews, summary, meta } = await list(product);
    expect(meta.total).toBe(1);
    expect(reviews).toEqual([
      {
        id: data.id,
        author: 'Nguyễn Minh A.',
        isVerifiedBuyer: true,
        rating: 4,
        title: 'Đáng tiền',
        content: 'Vải dày.\n\nGiao nhanh.',
        language: 'vi',
        pictures: [
          expect.objectContaining({ width: 60, height: 40 }),
          expect.objectContaining({ width: 60, height: 40 }),
        ],
        color: 'Đen',
        size: 'M',
        createdAt: '2026-01-15T03:00:00.000Z',
        editedAt: null,
        helpfulCount: 0,
        reply: null,
      },
    ]);
    expect(summary).toEqual({
      average: 4,
      count: 1,
      withPhotos: 1,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })),
    });
    expect(await rated(product)).toEqual({ rating: 4, reviewCount: 1 });
  });

  test('is read with the colour in the language of the reader, no matter who bought it', async () => {
    const product = await aProduct();
    await aReview(product);

    const english = await call<ReviewPage>('GET', `review/list?productId=${product.id}`, { language: 'en' });

    expect(english.data.data).toMatchObject([
      { color: 'Black', content: 'Vải dày, mặc mát.', language: 'vi' },
    ]);
  });

  test('is told what they may review, and no more once they did', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    expect(await list(product, '', buyer.customer)).toMatchObject({
      canReview: true,
      reviewable: [{ orderLineId: buyer.orderLineId, color: 'Đen', size: 'M' }],
      own: [],
    });
    const { data } = await post(product, buyer);
    expect(await list(product, '', buyer.customer)).toMatchObject({
      canReview: false,
      reviewable: [],
      own: [{ id: data.id, status: 'APPROVED', editableUntil: '2026-02-14T03:00:00.000Z' }],
      data: [{ isMine: true, isHelpful: false, isReported: false }],
    });
    expect(await list(product)).not.toHaveProperty('own');
  });

  test('reviews a line once, also when sent ten times at once', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    const replies = await Promise.all(Array.from({ length: 10 }, () => post(product, buyer)));

    expect(replies.map(({ message }) => message).sort()).toEqual(
      ['OK', ...Array.from({ length: 9 }, () => 'REVIEW_ALREADY_EXISTS')].sort(),
    );
    expect(await rated(product)).toMatchObject({ reviewCount: 1 });
  });

  test('gets the same answer for the same key', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    const [first, again] = [
      await post(product, buyer, {}, 'key-12345678'),
      await post(product, buyer, {}, 'key-12345678'),
    ];

    expect(again).toMatchObject({ status: 200, data: first.data });
  });

  test('changes it for 30 days, with the pictures that it keeps', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const [kept, dropped] = [await aPhoto(buyer.customer), await aPhoto(buyer.customer)];
    const { data } = await post(product, buyer, { images: [dropped, kept] });
    const fresh = await aPhoto(buyer.customer);
    const change = (body: object, as = buyer.customer) =>
      call<WrittenReview>('PUT', `review/${data.id}`, {
        as,
        body: { rating: 2, content: 'Sau một tuần bị xù.', ...body },
      });

    shop.clock.advance(29 * 86_400_000);
    expect(await change({ images: [kept, fresh] })).toMatchObject({
      status: 200,
      data: { status: 'APPROVED' },
    });

    const [shown] = (await list(product)).data;
    expect(shown).toMatchObject({
      rating: 2,
      content: 'Sau một tuần bị xù.',
      editedAt: '2026-02-13T03:00:00.000Z',
    });
    expect(shown?.pictures).toHaveLength(2);
    expect((await list(product, '', buyer.customer)).own?.[0]?.uploads).toEqual([kept, fresh]);
    expect(await rated(product)).toEqual({ rating: 2, reviewCount: 1 });
    // What it shows no more can be shown again.
    expect((await change({ images: [kept, dropped] })).status).toBe(200);
    expect((await change({}, randomUUID())).status).toBe(404);
    shop.clock.advance(86_400_000);
    expect(await change({})).toMatchObject({ status: 409, message: 'REVIEW_TOO_OLD' });
  });

  test('finds all they wrote, also what is not shown', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    await post(product, buyer, { content: 'Gọi 0912345678' });

    const { data } = await call<{ data: OwnReview[] }>('GET', 'review/mine', { as: buyer.customer });

    expect(data.data).toMatchObject([
      { status: 'PENDING', product: { id: product.id, seoSlug: product.slug } },
    ]);
  });

  test('finds the latest of what they wrote and of what waits for them first', async () => {
    const [first, second, gone] = [await aProduct(), await aProduct(), await aProduct()];
    const { customer, orderLineId } = await aBuyer(first);
    const lines = new Map([[first.id, orderLineId]]);
    for (const product of [second, gone]) {
      shop.clock.advance(60_000);
      const { orderId } = await shop.anOrder({ customer, infoId: product.infoId, paymentMethod: 'COD' });
      await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
      const line = await shop.db
        .selectFrom('orderLines')
        .select('id')
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow();
      lines.set(product.id, line.id);
    }
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();

    // What is not sold any more waits for no review.
    const waiting = await call<WaitingProduct[]>('GET', 'review/waiting', { as: customer });
    expect(waiting.data.map(({ product }) => product.id)).toEqual([second.id, first.id]);
    for (const product of [first, second]) {
      shop.clock.advance(60_000);
      await post(product, { customer, orderLineId: lines.get(product.id) ?? '' });
    }
    const mine = async (query: string) =>
      (await call<{ data: OwnReview[] }>('GET', `review/mine${query}`, { as: customer })).data.data.map(
        ({ product }) => product.id,
      );
    expect(await mine('')).toEqual([second.id, first.id]);
    expect(await mine('?limit=1&page=2')).toEqual([first.id]);
  });

  test('is shown with the picture of themselves, and who has none without', async () => {
    const product = await aProduct();
    const [withPicture, without] = [await aReview(product), await aReview(product)];
    const avatarPictureId = await shop.shelf.aPicture('avatar of an author', 300, 300);
    await shop.db
      .updateTable('customerProfiles')
      .set({ avatarPictureId })
      .where('userId', '=', withPicture.customer)
      .execute();

    const { data } = await list(product);

    const avatarOf = ({ id }: { id: string }) => data.find((review) => review.id === id)?.avatar;
    expect(avatarOf(withPicture)).toMatchObject({ url: `/api/main/media/${avatarPictureId}`, width: 300 });
    expect(avatarOf(without)).toBeUndefined();
  });

  test('sees a review at once when the link that it was held for is gone', async () => {
    const product = await aProduct();
    const { id, customer, status } = await aReview(product, { content: 'Mua ở re-hon.com' });

    const changed = await call<WrittenReview>('PUT', `review/${id}`, {
      as: customer,
      body: { rating: 3, content: 'Vải dày.' },
    });

    expect([status, changed.data.status]).toEqual(['PENDING', 'APPROVED']);
    expect(await list(product)).toMatchObject({
      data: [{ id, content: 'Vải dày.' }],
      summary: { average: 3 },
    });
  });

  test('finds what they bought and have not reviewed, and nobody else does', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const picture = {
      url: '/api/main/media/black-m',
      width: 800,
      height: 1000,
      color: '#112233',
      alt: 'Đen',
    };
    await shop.db
      .updateTable('orderLines')
      .set({ picture: json(picture) })
      .where('id', '=', buyer.orderLineId)
      .execute();
    const waiting = async (as: string) =>
      (await call<WaitingProduct[]>('GET', 'review/waiting', { as })).data;

    expect(await waiting(buyer.customer)).toMatchObject([
      {
        orderLineId: buyer.orderLineId,
        color: 'Đen',
        size: 'M',
        picture,
        product: { id: product.id },
      },
    ]);
    expect(await waiting(randomUUID())).toEqual([]);
    expect(await waiting((await aBuyer(product, { status: 'DELIVERING' })).customer)).toEqual([]);
    await post(product, buyer);
    expect(await waiting(buyer.customer)).toEqual([]);
    expect((await call('GET', 'review/waiting')).status).toBe(401);
  });
});

test('of a product that was bought twice the latest order waits for its review', async () => {
  const product = await aProduct();
  const { customer } = await aBuyer(product);
  shop.clock.advance(86_400_000);
  const { orderId } = await shop.anOrder({ customer, infoId: product.infoId, paymentMethod: 'COD' });
  await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
  const { id } = await shop.db
    .selectFrom('orderLines')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();

  const { data } = await call<WaitingProduct[]>('GET', 'review/waiting', { as: customer });

  expect(data.map(({ orderLineId }) => orderLineId)).toEqual([id]);
});

test('an author is written to in the language of the review, with the name of the product in it', async () => {
  const product = await shop.shelf.aProduct({ name: { vi: 'Áo thun', en: 'T-shirt' } });
  const buyer = await aBuyer(product);
  const written = await call<WrittenReview>('POST', `review/${product.id}/customer-review`, {
    as: buyer.customer,
    language: 'en',
    body: { orderLineId: buyer.orderLineId, rating: 1, content: 'See www.evil.example' },
  });

  await staff('PUT', `review/${written.data.id}/status`, { status: 'REJECTED', reason: 'Ads' });

  const mail = await shop.db
    .selectFrom('outbox')
    .select('textBody')
    .where('kind', '=', 'review-decided')
    .where('recipient', '=', `${buyer.customer}@example.com`)
    .executeTakeFirstOrThrow();
  expect(mail.textBody).toContain('T-shirt');
  expect(mail.textBody).not.toContain('Áo thun');
});

test('an author who wants no mail about reviews reads in the shop alone what staff decided', async () => {
  const { id, customer } = await aReview(await aProduct(), { content: 'Mua ở re-hon.com' });
  const choices = await shop.app.inject({
    method: 'PUT',
    url: '/api/relationship/notify/mails',
    payload: { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: false },
    headers: shop.as('CUSTOMER', customer),
  });
  expect(choices.statusCode).toBe(200);

  await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });

  const mails = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'review-decided')
    .where('recipient', '=', `${customer}@example.com`)
    .execute();
  expect(mails).toEqual([]);
  const shown = await shop.app.inject({
    url: '/api/relationship/notify/list',
    headers: shop.as('CUSTOMER', customer),
  });
  expect(shown.json<{ data: NotificationPage }>().data.data).toMatchObject([{ kind: 'REVIEW_PUBLISHED' }]);
});

describe('a review is refused', () => {
  test('from who has not bought the product, and who names the line of another', async () => {
    const product = await aProduct();
    const other = await aProduct();
    const buyer = await aBuyer(product);
    const buyerOfOther = await aBuyer(other);
    const stranger = randomUUID();
    const refused = { status: 403, message: 'REVIEW_NEEDS_PURCHASE' };

    expect(await post(product, { ...buyer, customer: stranger })).toMatchObject(refused);
    expect(await post(product, { customer: stranger, orderLineId: randomUUID() })).toMatchObject(refused);
    expect(await post(product, { customer: stranger, orderLineId: "x' or 1=1" })).toMatchObject(refused);
    expect(await post(product, buyerOfOther)).toMatchObject(refused);
    expect((await list(product)).data).toEqual([]);
  });

  test.each(['NEW', 'PROCESSING', 'DELIVERING', 'CANCEL', 'REJECT'])(
    'while the order is %s',
    async (status) => {
      const product = await aProduct();

      expect(await post(product, await aBuyer(product, { status }))).toMatchObject({
        status: 409,
        message: 'ORDER_NOT_DONE',
      });
    },
  );

  test('by a visitor, and of what is no product', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    expect((await call('POST', `review/${product.id}/customer-review`, { body: {} })).status).toBe(401);
    expect(await post({ ...product, id: 'nothing' }, buyer)).toMatchObject({ status: 404 });
    expect(await call('GET', 'review/list?productId=nothing')).toMatchObject({
      status: 404,
      message: 'PRODUCT_NOT_FOUND',
    });
    expect((await call('GET', 'review/list')).status).toBe(404);
  });

  test('with all that is wrong with it told at once', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    const { status, errors } = await post(product, buyer, {
      rating: 6,
      title: 'x'.repeat(101),
      content: ' \n ',
      images: Array.from({ length: 6 }, () => randomUUID()),
    });

    expect(status).toBe(400);
    expect(errors).toEqual([
      { field: 'rating', code: 'required' },
      { field: 'title', code: 'maxLength' },
      { field: 'content', code: 'required' },
      { field: 'images', code: 'maxItems' },
    ]);
  });

  test('with more letters than there is room for, counted as people see them', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);

    const { errors } = await post(product, buyer, { title: '👍'.repeat(101), content: 'x'.repeat(2001) });

    expect(errors).toEqual([
      { field: 'title', code: 'maxLength' },
      { field: 'content', code: 'maxLength' },
    ]);
    const full = { title: '👍'.repeat(100), content: 'x'.repeat(2000) };
    expect((await post(product, buyer, full)).status).toBe(200);
  });

  test('after twenty in an hour, new ones and changes together', async () => {
    const { customer, id } = await aReview(await aProduct());
    const change = async () =>
      (
        await call('PUT', `review/${id}`, {
          as: customer,
          body: { rating: 5, content: 'Vải dày, mặc mát.' },
        })
      ).status;
    const statuses = [];
    for (let count = 0; count < 20; count++) statuses.push(await change());

    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 429]);
  });

  test.each([
    ['half a star', { rating: 4.5 }],
    ['no rating', { rating: undefined }],
    ['a text without end', { content: 'x'.repeat(10_001) }],
    ['NUL', { content: 'a\0b' }],
    ['turned text', { content: 'a\u202Eb' }],
    ['what nobody asked for', { status: 'APPROVED' }],
    ['a foreign customer', { customerId: randomUUID() }],
  ])('with %s', async (_what, change) => {
    const product = await aProduct();

    expect((await post(product, await aBuyer(product), change)).status).toBe(400);
  });

  test('with a picture of somebody else, of another review, or twice the same', async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const [own, others] = [await aPhoto(buyer.customer), await aPhoto(randomUUID())];
    const earlier = await aBuyer(product);
    const used = await aPhoto(earlier.customer);
    await post(product, earlier, { images: [used] });
    const refused = { status: 400, errors: [{ field: 'images', code: 'UPLOAD_NOT_FOUND' }] };

    for (const images of [[others], [used], [own, own], ['nothing'], [randomUUID()]])
      expect(await post(product, buyer, { images })).toMatchObject(refused);
    expect((await post(product, buyer, { images: [own] })).status).toBe(200);
  });
});

test.each(hostileTexts)('HTML and scripts in a review are text: %s', async (text) => {
  const product = await aProduct();
  const { id } = await aReview(product, { title: text.slice(0, 100), content: text });
  await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });

  const [shown] = (await list(product)).data;

  expect(shown?.content).toBe(text.normalize('NFC'));
});

describe('the list', () => {
  const page = (product: Product, query: string) => list(product, query);
  async function aShelfful() {
    const product = await aProduct();
    const reviews: Record<string, string> = {};
    for (const [name, rating, hours] of [
      ['best', 5, 1],
      ['fine', 4, 2],
      ['bad', 1, 3],
      ['good', 5, 4],
    ] as const) {
      shop.clock.set(new Date(Date.UTC(2026, 0, 15, hours)));
      const buyer = await aBuyer(product);
      const images = name === 'fine' ? [await aPhoto(buyer.customer)] : [];
      reviews[(await post(product, buyer, { rating, images })).data.id] = name;
    }
    const names = ({ data }: ReviewPage) => data.map(({ id }) => reviews[id]);
    const idOf = (name: string) => Object.keys(reviews).find((id) => reviews[id] === name) ?? '';
    return { product, names, idOf };
  }

  test('is sorted and filtered as asked, and its summary stays that of all', async () => {
    const { product, names, idOf } = await aShelfful();
    await call('POST', `review/${idOf('bad')}/helpful`, { as: randomUUID() });

    expect(names(await page(product, ''))).toEqual(['good', 'bad', 'fine', 'best']);
    expect(names(await page(product, '&sort=helpful'))).toEqual(['bad', 'good', 'fine', 'best']);
    expect(names(await page(product, '&sort=rating-high'))).toEqual(['good', 'best', 'fine', 'bad']);
    expect(names(await page(product, '&sort=rating-low'))).toEqual(['bad', 'fine', 'good', 'best']);
    expect(names(await page(product, '&rating=5'))).toEqual(['good', 'best']);
    expect(names(await page(product, '&withPhotos=true'))).toEqual(['fine']);
    const none = await page(product, '&withPhotos=true&rating=5');
    expect([names(none), none.meta.total]).toEqual([[], 0]);
    const filtered = await page(product, '&rating=5&limit=1&page=2');
    expect(names(filtered)).toEqual(['best']);
    expect(filtered.meta).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2 });
    expect(filtered.summary).toMatchObject({ average: 3.8, count: 4, withPhotos: 1 });
    expect(await rated(product)).toEqual({ rating: 3.8, reviewCount: 4 });
    expect((await page(product, '&page=1000000000')).data).toEqual([]);
    expect((await call<ReviewPage>('GET', `review/list?slug=${product.slug}`)).data.meta.total).toBe(4);
  });

  test.each([
    '&sort=rating;drop',
    '&rating=6',
    '&rating=x',
    '&page=0',
    '&page=-1',
    '&color=red',
    '&limit=-1',
  ])('asked for what does not exist (%s) says so', async (query) => {
    const product = await aProduct();

    expect((await call('GET', `review/list?productId=${product.id}${query}`)).status).toBe(400);
  });

  test('is read by its indexes, however many reviews there are', async () => {
    const product = await aProduct();
    await sql`insert into reviews (id, product_id, customer_id, order_line_id, rating, content, language, status,
        created_at, helpful_count, photo_count)
      select gen_random_uuid(), ${product.id}::uuid, gen_random_uuid(), gen_random_uuid(), 1 + n % 5, 'x', 'vi', 'APPROVED',
        now() - n * interval '1 minute', n % 40, n % 3 from generate_series(1, 3000) n`.execute(shop.db);
    await sql`analyze reviews`.execute(shop.db);
    const plans: string[] = [];
    for (const [where, order] of [
      ['', 'created_at desc, id'],
      ['', 'helpful_count desc, created_at desc, id'],
      ['and rating = 3', 'created_at desc, id'],
      ['and photo_count > 0', 'created_at desc, id'],
    ] as const) {
      const { rows } = await sql<Record<string, string>>`explain select * from reviews
        where product_id = ${sql.lit(product.id)}::uuid and status = 'APPROVED' ${sql.raw(where)}
        order by ${sql.raw(order)} limit 10`.execute(shop.db);
      plans.push(rows.map((row) => Object.values(row).join()).join('\n'));
    }

    for (const plan of plans) expect(plan).toMatch(/Index Scan using reviews_/);
    for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  });
});

describe('a reader', () => {
  test('says once that a review helped, and may take it back', async () => {
    const { id } = await aReview(await aProduct());
    const reader = randomUUID();
    const vote = (method: 'POST' | 'DELETE') =>
      call<HelpfulVote>(method, `review/${id}/helpful`, { as: reader });

    expect((await vote('DELETE')).data).toEqual({ isHelpful: false, helpfulCount: 0 });
    await Promise.all([vote('POST'), vote('POST'), vote('POST')]);
    expect((await vote('POST')).data).toEqual({ isHelpful: true, helpfulCount: 1 });
    await call('POST', `review/${id}/helpful`, { as: randomUUID() });
    expect((await vote('DELETE')).data).toEqual({ isHelpful: false, helpfulCount: 1 });
    expect((await vote('DELETE')).data).toEqual({ isHelpful: false, helpfulCount: 1 });
    const votes = await shop.db
      .selectFrom('reviewVotes')
      .select('customerId')
      .where('reviewId', '=', id)
      .execute();
    expect(votes).toHaveLength(1);
  });

  test('reports a review once; it stays until people have looked', async () => {
    const product = await aProduct();
    const { id } = await aReview(product);
    const reader = randomUUID();
    const report = (body: object) => call('POST', `review/${id}/report`, { as: reader, body });

    expect((await report({ reason: 'BORING' })).status).toBe(400);
    expect((await report({ reason: 'SPAM', note: 'Quảng cáo' })).status).toBe(200);
    expect(await report({ reason: 'SPAM' })).toMatchObject({
      status: 409,
      message: 'REVIEW_ALREADY_REPORTED',
    });

    expect((await list(product, '', reader)).data).toMatchObject([{ isReported: true }]);
    const { data } = await staff<{ data: StaffReview[] }>('GET', 'review?reported=true');
    expect(data.data.find((review) => review.id === id)?.reports).toMatchObject([
      { reason: 'SPAM', note: 'Quảng cáo' },
    ]);
  });

  test.each([
    ['say', 'POST', 'helpful', 120],
    ['report', 'POST', 'report', 20],
  ] as const)('cannot %s something of reviews without end', async (_what, method, path, most) => {
    const as = randomUUID();
    const statuses = [];
    for (let at = 0; at <= most; at++) {
      const body = path === 'report' ? { reason: 'SPAM' } : undefined;
      statuses.push((await call(method, `review/${randomUUID()}/${path}`, { as, body })).status);
    }

    expect(statuses).toEqual([...Array.from({ length: most }, () => 404), 429]);
  });

  test('cannot praise or report their own, nor what is not shown', async () => {
    const product = await aProduct();
    const own = await aReview(product);
    const hidden = await aReview(product, { content: 'https://evil.example' });

    for (const [path, body] of [
      ['helpful', undefined],
      ['report', { reason: 'SPAM' }],
    ] as const) {
      expect(await call('POST', `review/${own.id}/${path}`, { as: own.customer, body })).toMatchObject({
        status: 403,
        message: 'OWN_REVIEW',
      });
      expect((await call('POST', `review/${hidden.id}/${path}`, { as: randomUUID(), body })).status).toBe(
        404,
      );
      expect((await call('POST', `review/x/${path}`, { as: randomUUID(), body })).status).toBe(404);
    }
  });
});

describe('staff', () => {
  test('find reviews by rating, pictures, reply and words, and see how many wait', async () => {
    const product = await aProduct();
    const low = await aReview(product, { rating: 2, content: 'Vải mỏng hơn hình.' });
    shop.clock.advance(60_000);
    const high = await aReview(product, { rating: 5, content: 'Rất đẹp.', title: 'Tuyệt vời' });
    await staff('PUT', `review/${low.id}/reply`, { content: 'Shop xin lỗi bạn.' });
    const find = async (query: string) =>
      (
        await staff<{ data: StaffReview[]; counts: { APPROVED: number } }>(
          'GET',
          `review?productId=${product.id}${query}`,
        )
      ).data;

    expect((await find('&rating=2')).data.map(({ id }) => id)).toEqual([low.id]);
    expect((await find('&isReplied=true')).data.map(({ id }) => id)).toEqual([low.id]);
    expect((await find('&search=MỎNG')).data.map(({ id }) => id)).toEqual([low.id]);
    expect((await find('&search=tuyệt')).data.map(({ id }) => id)).toEqual([high.id]);
    expect((await find('&isReplied=false')).data.map(({ id }) => id)).toEqual([high.id]);
    expect((await find('')).data.map(({ id }) => id)).toEqual([low.id, high.id]);
    expect((await find('&status=APPROVED')).data.map(({ id }) => id)).toEqual([high.id, low.id]);
    expect((await find('&search=%25')).data).toEqual([]);
    expect((await find('&withPhotos=true')).data).toEqual([]);
    expect((await find('&withPhotos=false')).data).toHaveLength(2);
    expect((await find('&heldFor=LINK')).data).toEqual([]);
    expect((await find('')).counts.APPROVED).toBeGreaterThan(1);
    expect((await staff('GET', 'review?rating=6')).status).toBe(400);
  });

  test('decide on several at once; what is gone stops none of the others', async () => {
    const product = await aProduct();
    const one = await aReview(product);
    const other = await aReview(product);
    const gone = randomUUID();
    const decide = (body: object) =>
      staff<{ decided: string[]; failed: object[] }>('PUT', 'review/status', body);

    expect((await decide({ ids: [one.id], status: 'REJECTED' })).errors).toEqual([
      { field: 'reason', code: 'required' },
    ]);
    const { data } = await decide({ ids: [one.id, gone, other.id], status: 'REJECTED', reason: 'Quảng cáo' });

    expect(data).toEqual({ decided: [one.id, other.id], failed: [{ id: gone, code: 'REVIEW_NOT_FOUND' }] });
    expect((await list(product)).data).toEqual([]);
    expect((await decide({ ids: [], status: 'APPROVED' })).status).toBe(400);
  });

  test('decide on the text that they read: one that its author changed meanwhile still waits', async () => {
    const product = await aProduct();
    const { id, customer } = await aReview(product, { content: 'Mua ở re-hon.com' });
    const other = await aReview(product, { content: 'Xem shop-ao.com' });
    const rewrite = (content: string) =>
      call<WrittenReview>('PUT', `review/${id}`, { as: customer, body: { rating: 1, content } });
    const seen = async () => {
      const { data } = await staff<{ data: StaffReview[] }>('GET', `review?productId=${product.id}`);
      return Object.fromEntries(data.data.map((review) => [review.id, review.editedAt]));
    };
    const [one, both] = [`review/${id}/status`, { ids: [id, other.id], status: 'APPROVED' }];
    const first = await seen();
    await rewrite('Mua ở re-nhat.com');

    expect(await staff('PUT', one, { status: 'APPROVED', editedAt: first[id] })).toMatchObject({
      status: 409,
      message: 'EDIT_CONFLICT',
    });
    const { data } = await staff<object>('PUT', 'review/status', { ...both, editedAt: first });
    expect(data).toEqual({ decided: [other.id], failed: [{ id, code: 'EDIT_CONFLICT' }] });
    expect((await list(product)).data.map((review) => review.id)).toEqual([other.id]);

    const second = await seen();
    shop.clock.advance(1_000);
    await rewrite('Mua ở re-qua.com');
    expect((await staff('PUT', one, { status: 'APPROVED', editedAt: second[id] })).status).toBe(409);
    const third = await seen();
    expect((await staff('PUT', one, { status: 'APPROVED', editedAt: third[id] })).status).toBe(200);
    expect((await staff('PUT', one, { status: 'APPROVED', editedAt: 'hôm qua' })).status).toBe(400);
  });

  test('write to an author once when two of them decide the same at the same moment', async () => {
    const { id, customer } = await aReview(await aProduct(), { content: 'Mua ở re-hon.com' });
    isTicking = true;

    const replies = await Promise.all(
      [1, 2].map(() => staff('PUT', `review/${id}/status`, { status: 'APPROVED', editedAt: null })),
    );

    isTicking = false;
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await shop.db
      .selectFrom('outbox')
      .select('dedupeKey')
      .where('dedupeKey', 'like', `review:${id}:%`)
      .execute();
    expect(mails).toHaveLength(1);
    const notified = await shop.app.inject({
      url: '/api/relationship/notify/list',
      headers: shop.as('CUSTOMER', customer),
    });
    expect(notified.json<{ data: NotificationPage }>().data.data).toHaveLength(1);
  });

  test('look first at a review with a link, and decide; who wrote it learns why', async () => {
    const product = await aProduct();
    const { id, customer, status } = await aReview(product, { rating: 1, content: 'Mua ở re-hon.com' });
    expect(status).toBe('PENDING');
    expect(await list(product)).toMatchObject({ data: [], summary: { count: 0, average: null } });
    const { data: waiting } = await staff<{ data: StaffReview[] }>('GET', 'review?status=PENDING&limit=100');
    expect(waiting.data.find((review) => review.id === id)).toMatchObject({ heldFor: ['LINK'] });

    expect((await staff('PUT', `review/${id}/status`, { status: 'REJECTED' })).status).toBe(400);
    await staff('PUT', `review/${id}/status`, { status: 'REJECTED', reason: 'Có quảng cáo' });
    expect((await list(product, '', customer)).own).toMatchObject([
      { status: 'REJECTED', rejectReason: 'Có quảng cáo' },
    ]);
    const again = await call<WrittenReview>('PUT', `review/${id}`, {
      as: customer,
      body: { rating: 1, content: 'Áo phai màu.' },
    });
    expect(again.data.status).toBe('PENDING');
    expect((await list(product, '', customer)).own).toMatchObject([
      { status: 'PENDING', rejectReason: null },
    ]);
    const { data } = await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });

    expect(data.history.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['WRITTEN', customer],
      ['REJECTED', OPERATOR],
      ['EDITED', customer],
      ['APPROVED', OPERATOR],
    ]);
    expect(await rated(product)).toEqual({ rating: 1, reviewCount: 1 });
    // Deciding the same again is no news.
    shop.clock.advance(1_000);
    await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });
    const told = await shop.app.inject({
      url: '/api/relationship/notify/list',
      headers: shop.as('CUSTOMER', customer),
    });
    expect(
      told.json<{ data: NotificationPage }>().data.data.map(({ kind, facts }) => [kind, facts['reason']]),
    ).toEqual([
      ['REVIEW_REFUSED', 'Có quảng cáo'],
      ['REVIEW_PUBLISHED', undefined],
    ]);
    await staff('PUT', `review/${id}/status`, { status: 'REJECTED', reason: 'Nhầm sản phẩm' });
    expect(await rated(product)).toEqual({ rating: null, reviewCount: 0 });
  });

  test('look at a rejected review again, however often it was rewritten, and no more once they approved it', async () => {
    const product = await aProduct();
    const { id, customer } = await aReview(product, { rating: 1, content: 'Mua ở re-hon.com' });
    const rewrite = async (content: string) =>
      (await call<WrittenReview>('PUT', `review/${id}`, { as: customer, body: { rating: 1, content } })).data
        .status;
    await staff('PUT', `review/${id}/status`, { status: 'REJECTED', reason: 'Có quảng cáo' });

    const statuses: string[] = [];
    for (const content of ['Áo phai màu.', 'Áo phai.', 'Mua ở re-hon.com', 'Vải thô.'])
      statuses.push(await rewrite(content));

    expect(statuses).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING']);
    expect(await list(product)).toMatchObject({ data: [] });
    await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });
    expect(await rewrite('Vải thô, phai màu.')).toBe('APPROVED');
  });

  test('settle the reports of a review by deciding, and it may be reported again when it changes', async () => {
    const product = await aProduct();
    const { id, customer } = await aReview(product);
    const reader = randomUUID();
    const report = () => call('POST', `review/${id}/report`, { as: reader, body: { reason: 'SPAM' } });
    const reported = async () => {
      const { data } = await staff<{ data: StaffReview[] }>('GET', 'review?reported=true&limit=100');
      return data.data.filter((review) => review.id === id).map(({ reports }) => reports.length);
    };
    await report();
    expect(await reported()).toEqual([1]);

    const { data } = await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });

    expect(data.reports).toEqual([]);
    expect(await reported()).toEqual([]);
    await call('PUT', `review/${id}`, { as: customer, body: { rating: 1, content: 'Tệ quá.' } });
    expect((await report()).status).toBe(200);
    expect(await reported()).toEqual([1]);
  });

  test('answer as the seller, and take it away', async () => {
    const product = await aProduct();
    const { id } = await aReview(product);

    await staff('PUT', `review/${id}/reply`, { content: ' Cảm ơn bạn.\nHẹn gặp lại. ' });
    expect((await list(product)).data[0]?.reply).toEqual({
      content: 'Cảm ơn bạn.\nHẹn gặp lại.',
      at: '2026-01-15T03:00:00.000Z',
    });
    expect((await staff('PUT', `review/${id}/reply`, { content: '👍'.repeat(1000) })).status).toBe(200);
    const tooLong = await staff('PUT', `review/${id}/reply`, { content: 'x'.repeat(1001) });
    expect(tooLong.errors).toEqual([{ field: 'content', code: 'maxLength' }]);
    await staff('PUT', `review/${id}/reply`, { content: '' });
    expect((await list(product)).data[0]?.reply).toBeNull();
    expect((await staff('PUT', `review/${randomUUID()}/reply`, { content: 'x' })).status).toBe(404);
  });

  test('are who may; a customer may not', async () => {
    const { id } = await aReview(await aProduct());
    const as = randomUUID();

    expect((await call('GET', 'admin/review', { as })).status).toBe(403);
    expect(
      (await call('PUT', `admin/review/${id}/status`, { as, body: { status: 'APPROVED' } })).status,
    ).toBe(403);
    expect((await call('PUT', `admin/review/${id}/reply`, { as, body: { content: 'x' } })).status).toBe(403);
    expect((await call('GET', 'review/mine')).status).toBe(401);
  });
});

test('a product is in the lists of its stars from when a review is shown until it is withdrawn', async () => {
  const product = await aProduct();
  const listed = async (rating: string) => {
    const { data } = await call<{ data: { id: string }[] }>(
      'GET',
      `product/public?rating=${rating}&limit=100`,
    );
    return data.data.some(({ id }) => id === product.id);
  };

  const { id } = await aReview(product, { rating: 4, content: 'Mua ở re-hon.com' });
  expect(await listed('4')).toBe(false);
  await staff('PUT', `review/${id}/status`, { status: 'APPROVED' });
  expect(await listed('4')).toBe(true);
  await aReview(product, { rating: 2 });
  expect([await listed('4'), await listed('3')]).toEqual([false, true]);
  await staff('PUT', `review/${id}/status`, { status: 'REJECTED', reason: 'Có quảng cáo' });
  expect([await listed('3'), await listed('2')]).toEqual([false, true]);
});

test('the stars of an account that has ended no longer count', async () => {
  const product = await aProduct();
  const [leaving, staying] = [await aBuyer(product), await aBuyer(product)];
  await post(product, leaving, { rating: 1 });
  await post(product, staying, { rating: 5 });
  expect(await rated(product)).toEqual({ rating: 3, reviewCount: 2 });

  await reviewData(shop.db).erase(shop.db, { userId: leaving.customer, emails: [] });

  expect(await rated(product)).toEqual({ rating: 5, reviewCount: 1 });
});

test('reviews at once leave a product rated by all of them', async () => {
  const product = await aProduct();
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(product)));

  await Promise.all(buyers.map((buyer, at) => post(product, buyer, { rating: (at % 5) + 1 })));

  expect(await rated(product)).toEqual({ rating: 2.6, reviewCount: 8 });
  const shown: Review[] = (await list(product)).data;
  expect(shown).toHaveLength(8);
});
