import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '../../lib/clock';
import { createMemoryRateLimiter } from '../../lib/memory-rate-limiter';
import { nobody, type PersonalData } from '../../lib/personal-data';
import { createRateLimits } from '../../lib/rate-limits';
import { anAccount, bearer, PASSWORD, signIn } from '../../testing/accounts';
import { openCheckoutShop, STAFF_ID, type CheckoutShop } from '../../testing/checkout';
import { formerEmails, profileData } from '../customers/personal-data';
import { favouriteData } from '../favourites/personal-data';
import { stockData } from '../inventory/personal-data';
import { orderData } from '../orders/personal-data';
import { returnData } from '../returns/personal-data';
import { reviewData } from '../reviews/personal-data';
import { createPrivacyService } from './privacy.service';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
}, 90_000);
afterAll(() => shop.close());

const COD = { paymentMethod: 'COD' };
const post = (path: string, as: string, payload?: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/main/${path}`,
    headers: shop.as('CUSTOMER', as),
    ...(payload && { payload }),
  });

test('of every order of an account its buyer goes; the province, the codes and the staff stay', async () => {
  const customer = uuid();
  const placed = [await shop.anOrder({ customer, ...COD }), await shop.anOrder({ customer, ...COD })];
  const other = await shop.anOrder(COD);
  const orderIds = placed.map(({ orderId }) => orderId);
  const at = shop.clock();
  for (const reason of ['OUT_OF_STOCK', 'Lan đổi ý'])
    await shop.db
      .insertInto('orderTimeline')
      .values(
        orderIds.map((orderId) => ({
          id: uuid(),
          orderId,
          status: 'NEW' as const,
          at,
          byActor: 'OPERATOR' as const,
          actorId: STAFF_ID,
          reason,
          amount: null,
        })),
      )
      .execute();
  const ordersOf = (ids: string[]) =>
    shop.db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const untouched = await ordersOf([other.orderId]);

  await orderData(shop.db).erase(shop.db, { userId: customer, emails: [] });

  const left = await ordersOf(orderIds);
  expect(left.map(({ customerId, address }) => ({ customerId, address }))).toEqual(
    orderIds.map(() => ({
      customerId: nobody,
      address: { national: 'VN', provinceCode: '79', province: 'Thành phố Hồ Chí Minh', address: '' },
    })),
  );
  const timeline = await shop.db
    .selectFrom('orderTimeline')
    .select(['byActor', 'actorId', 'reason'])
    .where('orderId', 'in', orderIds)
    .execute();
  const byStaff = timeline.filter(({ byActor }) => byActor === 'OPERATOR');
  expect(byStaff.map(({ actorId }) => actorId)).toEqual(Array.from({ length: 4 }, () => STAFF_ID));
  expect(byStaff.map(({ reason }) => reason).sort()).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', null, null]);
  for (const { actorId } of timeline.filter(({ byActor }) => byActor === 'CUSTOMER'))
    expect(actorId).toBe(nobody);
  expect(await ordersOf([other.orderId])).toEqual(untouched);
});

test('of what was sent back it stays known who of the staff decided', async () => {
  const { orderId, customer } = await shop.anOrder(COD);
  const id = uuid();
  const at = shop.clock();
  await shop.db
    .insertInto('orderReturns')
    .values({
      id,
      orderId,
      customerId: customer,
      type: 'RETURN',
      status: 'REJECTED',
      reason: 'Lan mặc không vừa',
      answer: 'Chị Lan đã mặc',
      refundAmount: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  for (const [status, byActor, actorId] of [
    ['NEW', 'CUSTOMER', customer],
    ['REJECTED', 'OPERATOR', STAFF_ID],
  ] as const)
    await shop.db
      .insertInto('orderReturnEvents')
      .values({ id: uuid(), returnId: id, status, at, byActor, actorId, reason: 'Lan' })
      .execute();

  await returnData(shop.db).erase(shop.db, { userId: customer, emails: [] });

  const events = await shop.db
    .selectFrom('orderReturnEvents')
    .select(['byActor', 'actorId', 'reason'])
    .where('returnId', '=', id)
    .execute();
  expect(events).toHaveLength(2);
  for (const { byActor, actorId, reason } of events)
    expect([actorId, reason]).toEqual([byActor === 'CUSTOMER' ? nobody : STAFF_ID, null]);
});

test('the stars and votes of an account go with it, and those of others stay counted', async () => {
  const { id: productId, infoId } = await shop.shelf.aProduct();
  const reviewed = async (rating: number) => {
    const { id: customer } = await anAccount(shop);
    const { orderId } = await shop.anOrder({ customer, infoId, ...COD });
    await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
    const { id: orderLineId } = await shop.db
      .selectFrom('orderLines')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const content = 'Vải dày, mặc mát.';
    const reply = await post(`review/${productId}/customer-review`, customer, {
      orderLineId,
      rating,
      content,
    });
    expect(reply.statusCode).toBe(200);
    return { customer, reviewId: reply.json<{ data: { id: string } }>().data.id };
  };
  const [going, staying] = [await reviewed(5), await reviewed(1)];
  const { id: voter } = await anAccount(shop);
  for (const as of [going.customer, voter])
    expect((await post(`review/${staying.reviewId}/helpful`, as)).statusCode).toBe(200);
  const rated = () =>
    shop.db
      .selectFrom('products')
      .select(['rating', 'reviewCount'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
  expect(await rated()).toEqual({ rating: 3, reviewCount: 2 });

  await reviewData(shop.db).erase(shop.db, { userId: going.customer, emails: [] });

  expect(await rated()).toEqual({ rating: 1, reviewCount: 1 });
  const left = await shop.db
    .selectFrom('reviews')
    .select(['id', 'helpfulCount'])
    .where('productId', '=', productId)
    .execute();
  expect(left).toEqual([{ id: staying.reviewId, helpfulCount: 1 }]);
});

test('only a mailbox whose change was confirmed counts as one that the account had before', async () => {
  const { id } = await anAccount(shop);
  const now = shop.clock();
  for (const [kind, previous, usedAt] of [
    ['EMAIL', 'before@example.com', now],
    ['EMAIL', 'asked@example.com', null],
    ['PHONE', '+84900000001', now],
  ] as const)
    await sql`insert into contact_changes (id, user_id, kind, previous, target, code_hash, created_at, expires_at, used_at)
      values (${uuid()}, ${id}, ${kind}, ${previous}, ${`next of ${previous}`}, ${'0'.repeat(64)}, ${now}, ${now}, ${usedAt})`.execute(
      shop.db,
    );

  expect(await formerEmails(shop.db, id)).toEqual(['before@example.com']);
});

test('the copy of a profile names its picture where there is one', async () => {
  const { id } = await anAccount(shop);
  const read = () => profileData(shop.db).read({ userId: id, emails: [] });
  expect(await read()).toMatchObject({ firstName: 'Lan', avatar: null });
  const avatarPictureId = await shop.shelf.aPicture();
  await shop.db.updateTable('customerProfiles').set({ avatarPictureId }).where('userId', '=', id).execute();

  expect(await read()).toMatchObject({ avatar: `/api/main/media/${avatarPictureId}` });
});

test('a customer who has had five copies waits, and others get theirs', async () => {
  const [one, other] = [await anAccount(shop), await anAccount(shop)];
  const copyOf = async ({ id }: { id: string }) =>
    (await shop.app.inject({ url: '/api/auth/user/export', headers: shop.as('CUSTOMER', id) })).statusCode;
  const asked = [];
  for (let times = 0; times < 6; times += 1) asked.push(await copyOf(one));

  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await copyOf(other)).toBe(200);
});

test('one account that is needed still waits a day, and all others that are due end at once', async () => {
  const accounts = [await anAccount(shop), await anAccount(shop), await anAccount(shop)];
  const [busy] = accounts;
  const { orderId } = await shop.anOrder({ customer: busy?.id, ...COD });
  for (const { email } of accounts) {
    const { token } = await signIn(shop, email);
    const reply = await shop.app.inject({
      method: 'DELETE',
      url: '/api/auth/user/me',
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(reply.statusCode).toBe(200);
    const asked = { id: uuid(), email, purpose: 'VERIFY' as const, language: 'vi' as const };
    await shop.db
      .insertInto('accountMailRequests')
      .values({ ...asked, askedAt: new Date('2030-01-01T00:00:00Z') })
      .execute();
  }
  const emails = accounts.map(({ email }) => email);
  const left = async () => {
    const users = await shop.db.selectFrom('users').select('email').where('email', 'in', emails).execute();
    const mails = await shop.db
      .selectFrom('accountMailRequests')
      .select('email')
      .where('email', 'in', emails)
      .execute();
    return [users.map(({ email }) => email), mails.map(({ email }) => email)];
  };

  shop.clock.advance(14 * DAY_MS);
  await shop.runJobs();

  expect(await left()).toEqual([[busy?.email], [busy?.email]]);
  const waiting = await shop.db.selectFrom('accountDeletions').select(['userId', 'dueAt']).execute();
  expect(waiting).toEqual([{ userId: busy?.id, dueAt: new Date(shop.clock().getTime() + DAY_MS) }]);

  await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();
  shop.clock.advance(DAY_MS);
  await shop.runJobs();

  expect(await left()).toEqual([[], []]);
});

test('what others saved for later, and what others of the staff counted, stays theirs', async () => {
  const [going, staying] = [uuid(), uuid()];
  const { id: productId, infoId } = await shop.shelf.aProduct();
  for (const as of [going, staying])
    expect((await post(`product/${productId}/favourite`, as)).statusCode).toBe(200);
  await shop.db
    .insertInto('stockMovements')
    .values(
      [going, staying].map((actorId) => ({
        id: uuid(),
        variantId: infoId,
        orderId: null,
        kind: 'ADJUST' as const,
        quantity: 1,
        at: shop.clock(),
        reason: 'COUNTED' as const,
        actorId,
        onHandAfter: 11,
      })),
    )
    .execute();

  for (const data of [favouriteData(shop.db), stockData(shop.db)])
    await data.erase(shop.db, { userId: going, emails: [] });

  const favourites = await shop.db.selectFrom('favourites').select('customerId').execute();
  expect(favourites).toEqual([{ customerId: staying }]);
  const movements = await shop.db
    .selectFrom('stockMovements')
    .select('actorId')
    .where('variantId', '=', infoId)
    .execute();
  expect(movements.map(({ actorId }) => actorId).sort()).toEqual([nobody, staying].sort());
});

describe('accounts whose time has come', () => {
  const never = () => Promise.reject(new Error('Nothing but the job is under test.'));
  /** The job over data of this test alone. */
  const runJob = (...data: Omit<PersonalData, 'section' | 'read'>[]) =>
    createPrivacyService({
      db: shop.db,
      clock: shop.clock,
      limits: createRateLimits(createMemoryRateLimiter(shop.clock)),
      auth: {
        findAccount: (userId) =>
          shop.db
            .selectFrom('users')
            .select(['id', 'email', 'role'])
            .where('id', '=', userId)
            .executeTakeFirst(),
      },
      account: { confirmPassword: never, endSessions: never },
      data: data.map((part) => ({ section: 'test', read: never, ...part })),
      outbox: { enqueue: never },
      siteName: () => Promise.resolve('Storefront'),
      publicUrl: 'https://shop.test',
    }).runDue();
  async function aDueAccount(): Promise<string> {
    const { id: userId } = await anAccount(shop);
    const at = new Date(shop.clock().getTime() - 1_000);
    await shop.db
      .insertInto('accountDeletions')
      .values({ userId, language: 'vi', requestedAt: at, dueAt: at })
      .execute();
    return userId;
  }
  const dueAtOf = async (userId: string) =>
    (
      await shop.db
        .selectFrom('accountDeletions')
        .select('dueAt')
        .where('userId', '=', userId)
        .executeTakeFirst()
    )?.dueAt;
  afterEach(() => shop.db.deleteFrom('accountDeletions').execute());

  test.each([
    ['not erased', false],
    ['not put off by a day', true],
  ])('an account whose owner came back and asked again meanwhile is %s', async (_what, isStillNeeded) => {
    const userId = await aDueAccount();
    const later = new Date(shop.clock().getTime() + 14 * DAY_MS);
    const erased: string[] = [];

    await runJob({
      async isNeeded() {
        await shop.db
          .updateTable('accountDeletions')
          .set({ dueAt: later })
          .where('userId', '=', userId)
          .execute();
        return isStillNeeded;
      },
      erase: (_tx, person) => Promise.resolve(void erased.push(person.userId)),
    });

    expect(erased).toEqual([]);
    expect(await dueAtOf(userId)).toEqual(later);
  });

  test('one that cannot be erased is reported and waits a day, and the others are erased', async () => {
    const [broken, other] = [await aDueAccount(), await aDueAccount()];
    const erased: string[] = [];

    const running = runJob({
      erase: (_tx, { userId }) =>
        userId === broken
          ? Promise.reject(new Error('The table is locked.'))
          : Promise.resolve(void erased.push(userId)),
    });

    await expect(running).rejects.toMatchObject({ errors: [new Error('The table is locked.')] });
    expect(erased).toEqual([other]);
    expect(await dueAtOf(broken)).toEqual(new Date(shop.clock().getTime() + DAY_MS));
  });

  test('everything that others lock first is locked before anything is erased', async () => {
    await aDueAccount();
    const steps: string[] = [];
    const part = (name: string) => ({
      lock: () => Promise.resolve(void steps.push(`lock ${name}`)),
      erase: () => Promise.resolve(void steps.push(`erase ${name}`)),
    });

    await runJob(part('carts'), part('orders'));

    expect(steps).toEqual(['lock carts', 'lock orders', 'erase carts', 'erase orders']);
  });
});
