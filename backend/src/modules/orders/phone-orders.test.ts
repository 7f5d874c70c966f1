import { randomUUID } from 'node:crypto';
import { anAccount } from '../../testing/accounts';
import { openCheckoutShop, someone, type CheckoutShop } from '../../testing/checkout';
import { createOffers } from '../../testing/offers';
import type { Cart } from '../carts/carts.schema';
import type { Quote } from '../pricing/pricing.schema';
import type { PlacedOrder, StaffOrder } from './orders.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const place = <T = PlacedOrder>(body: object, { as = 'OPERATOR', key = randomUUID() as string } = {}) =>
  shop.call<T>('POST', '/api/main/admin/order', { as, body: { ...body, language: 'en' }, key });
const seen = async (orderId: string) =>
  (await shop.call<StaffOrder>('GET', `/api/main/admin/order/${orderId}`, { as: 'OPERATOR' })).data;

test('an operator places an order for a customer who calls, which is in their account', async () => {
  const { id: customer, email } = await anAccount(shop);
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 90_000, onHand: 2 }] });
  const asked = await shop.orderBody(infoId, { paymentMethod: 'COD' });
  const body = { ...asked, customer: { ...someone, email: email.toUpperCase() } };
  const key = randomUUID();
  const line = { infoId, quantity: 1, isOrder: true, priceSeen: 90_000 };
  const own = { lines: [line], saved: [], version: 0 };
  await shop.call('PUT', '/cart', { as: customer, body: own });

  const { data, status } = await place(body, { key });

  expect(status).toBe(200);
  expect((await place(body, { key })).data.orderId).toBe(data.orderId);
  expect(await shop.stock(infoId)).toEqual({ onHand: 2, reserved: 1 });
  expect((await seen(data.orderId)).timeline).toMatchObject([{ by: 'OPERATOR', status: 'NEW' }]);
  expect(await shop.detail({ orderId: data.orderId, customer })).toMatchObject({ code: data.code });
  // What the customer has put into the cart was not what was ordered by phone.
  expect((await shop.call<Cart>('GET', '/cart', { as: customer })).data.lines).toEqual([line]);
  await shop.runJobs();
  expect(shop.mails.map(({ subject }) => subject)).toContain(`We have your order ${data.code}`);
});

test('a caller without an account gets a link to pay, and an order that is nobody else’s', async () => {
  const { infoId } = await shop.shelf.aProduct();
  const body = await shop.orderBody(infoId);

  const { data } = await place({ ...body, customer: { ...someone, email: 'goi.den@example.com' } });

  expect(data.next).toMatchObject({
    type: 'REDIRECT',
    url: expect.stringContaining(`vnp_TxnRef=${data.code}T1`),
  });
  expect((await seen(data.orderId)).customer.email).toBe('goi.den@example.com');
});

test('an operator cannot spend the reward balance of a customer, nor order for an account that is locked', async () => {
  const { infoId } = await shop.shelf.aProduct();
  const asked = await shop.orderBody(infoId, { paymentMethod: 'COD' });
  const { quoteHash: _hash, customer: _customer, note: _note, ...lines } = asked;
  const quote = (body: object) =>
    shop.call<Quote>('POST', '/api/main/admin/order/quote', {
      as: 'OPERATOR',
      body: { ...lines, language: 'vi', ...body },
    });
  const member = await anAccount(shop);
  const locked = await anAccount(shop, { status: 'LOCKED' });
  const forMember = { ...asked, customer: { ...someone, email: member.email } };

  expect((await place({ ...forMember, useReward: true })).status).toBe(400);
  expect((await quote({ email: member.email, useReward: true })).status).toBe(400);
  const ofLocked = await place({ ...asked, customer: { ...someone, email: locked.email } });
  expect([ofLocked.status, ofLocked.message]).toEqual([409, 'USER_IS_NOT_ACTIVE']);
  expect((await quote({ email: locked.email })).message).toBe('USER_IS_NOT_ACTIVE');
});

test('the price is quoted first; goods that are sold out and prices that have changed are refused', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 50_000, onHand: 1 }] });
  const asked = await shop.orderBody(infoId, { paymentMethod: 'COD' });
  const { quoteHash, customer: _customer, note: _note, ...lines } = asked;

  const quoted = await shop.call<Quote>('POST', '/api/main/admin/order/quote', {
    as: 'OPERATOR',
    body: { ...lines, email: 'a@example.com', language: 'vi' },
  });

  expect(quoted.data).toMatchObject({ subtotal: 50_000, quoteHash });
  expect((await place({ ...asked, lines: [{ infoId, quantity: 5 }] })).message).toBe('NOT_ENOUGH_STOCK');
  expect((await place({ ...asked, quoteHash: 'a'.repeat(64) })).status).toBe(409);
  expect((await place({ ...asked, customer: { ...someone, phone: '1' } })).status).toBe(400);
  expect((await place(asked, { as: randomUUID() })).status).toBe(403);
  expect((await place(asked, { key: '' })).message).toBe('IDEMPOTENCY_KEY_REQUIRED');
});

test('a quote for a customer with an account has the offers that this customer can still use', async () => {
  const offers = createOffers(shop);
  const { id: customer, email } = await anAccount(shop);
  const { infoId } = await shop.shelf.aProduct();
  const voucher = await offers.aVoucher({ code: 'MOTLAN' });
  await offers.aVoucherUse(voucher, customer, 'CONSUMED');
  const body = { lines: [{ infoId, quantity: 1 }], voucherCode: 'MOTLAN', language: 'vi' };
  const problemsFor = async (caller: string) =>
    (
      await shop.call<Quote>('POST', '/api/main/admin/order/quote', {
        as: 'OPERATOR',
        body: { ...body, email: caller },
      })
    ).data.problems.map(({ code }) => code);

  expect(await problemsFor('goi.den@example.com')).toEqual([]);
  expect(await problemsFor(` ${email.toUpperCase()} `)).toEqual(['VOUCHER_INVALID']);
  await offers.clear();
});
