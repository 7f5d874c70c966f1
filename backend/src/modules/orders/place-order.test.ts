import { v7 as uuid } from 'uuid';
import { HANOI, openCheckoutShop, SAIGON, someone, type CheckoutShop } from '../../testing/checkout';
import type { QuoteConflict } from '../pricing/quotes.service';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const product = async (price = 100_000, onHand = 10) =>
  (await shop.shelf.aProduct({ variants: [{ price, onHand }] })).infoId;
const priceIs = (infoId: string, price: number) =>
  shop.db.updateTable('productVariants').set({ price }).where('id', '=', infoId).execute();
const ordersOf = async (customerId: string) =>
  (await shop.db.selectFrom('orders').selectAll().where('customerId', '=', customerId).execute()).length;

test('a customer orders with payment on delivery and finds everything in the order', async () => {
  const infoId = await product(100_000);

  const placed = await shop.anOrder({
    infoId,
    paymentMethod: 'COD',
    address: HANOI,
    lines: [{ infoId, quantity: 2 }],
  });

  expect(placed).toMatchObject({
    status: 'NEW',
    paymentStatus: 'unpaid',
    next: { type: 'NONE' },
    grandTotal: 235_000,
  });
  expect(placed.code).toMatch(/^DH260115\d{5}$/);
  expect(placed.expiresAt).toBeUndefined();
  expect(await shop.detail(placed)).toMatchObject({
    id: placed.orderId,
    code: placed.code,
    purchaseDate: '2026-01-15T03:00:00.000Z',
    paymentMethod: 'COD',
    paymentStatus: 'unpaid',
    paymentAction: 'PAY',
    canCancel: true,
    subtotal: 200_000,
    discount: 0,
    shippingFee: 35_000,
    shippingMethod: 'STANDARD',
    delivery: { from: '2026-01-19', to: '2026-01-21' },
    grandTotal: 235_000,
    lines: [{ infoId, quantity: 2, unitPrice: 100_000, lineTotal: 200_000, isGift: false }],
    customer: { ...someone, phone: '+84912345678' },
    address: { ...HANOI, province: 'Thành phố Hà Nội', ward: 'Phường Ba Đình' },
    note: 'Giao giờ hành chính',
    timeline: [{ status: 'NEW', by: 'CUSTOMER', at: '2026-01-15T03:00:00.000Z' }],
    shipments: [],
    attempts: [],
  });
  expect(await shop.stock(infoId)).toEqual({ onHand: 10, reserved: 2 });
});

test('a debit card is sent to the domestic banks, and the window is fifteen minutes', async () => {
  const placed = await shop.anOrder({ paymentMethod: 'THEGHINO', language: 'en' });

  const query = new URL(placed.next.url ?? '').searchParams;
  expect(placed.expiresAt).toBe('2026-01-15T03:15:00.000Z');
  expect(query.get('vnp_BankCode')).toBe('VNBANK');
  expect(query.get('vnp_Locale')).toBe('en');
  expect(query.get('vnp_CreateDate')).toBe('20260115100000');
  expect(query.get('vnp_ExpireDate')).toBe('20260115101500');
  expect(query.get('vnp_TxnRef')).toBe(`${placed.code}T1`);
  expect(query.get('vnp_ReturnUrl')).toBe('http://shop.test/api/ecommerce/payment/return/vnpay');
});

test('a visitor cannot order, and an order needs a key', async () => {
  const body = await shop.orderBody(await product());

  const visitor = await shop.call('POST', '/order', { body, key: uuid() });
  const noKey = await shop.call('POST', '/order', { as: uuid(), body });

  expect([visitor.status, visitor.message]).toEqual([401, 'UNAUTHENTICATED']);
  expect([noKey.status, noKey.message]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
});

test('a price that rose stops the order and is shown line by line', async () => {
  const infoId = await product(100_000);
  const customer = uuid();
  const body = await shop.orderBody(infoId);
  await priceIs(infoId, 120_000);

  const reply = await shop.postOrder<QuoteConflict>(customer, body);

  expect([reply.status, reply.message]).toEqual([409, 'PRICE_CHANGED']);
  const { quote, changes } = reply.data;
  expect(changes).toEqual([{ infoId, name: expect.any(String), before: 100_000, after: 120_000 }]);
  expect(quote.grandTotal).toBe(138_000);
  expect(await ordersOf(customer)).toBe(0);
  const agreed = await shop.postOrder(customer, { ...body, quoteHash: quote.quoteHash });
  expect(agreed.data.grandTotal).toBe(138_000);
});

test('a price that only fell is charged without asking', async () => {
  const infoId = await product(100_000);
  const body = await shop.orderBody(infoId);
  await priceIs(infoId, 80_000);

  const reply = await shop.postOrder(uuid(), body);

  expect([reply.status, reply.data.grandTotal]).toEqual([200, 98_000]);
});

test('lines or a fee other than those that were quoted stop the order', async () => {
  const infoId = await product(100_000);
  const body = await shop.orderBody(infoId);

  const more = await shop.postOrder(uuid(), { ...body, lines: [{ infoId, quantity: 2 }] });
  const farther = await shop.postOrder(uuid(), { ...body, address: HANOI });
  const made = await shop.postOrder(uuid(), { ...body, quoteHash: 'a'.repeat(64) });

  expect([more, farther, made].map(({ message }) => message)).toEqual(Array(3).fill('PRICE_CHANGED'));
});

test('prices that a client sends are not even read', async () => {
  const body = await shop.orderBody(await product());

  const replies = await Promise.all(
    [{ grandTotal: 1 }, { status: 'DONE' }, { userId: uuid() }, { discount: 99 }, { shippingFee: 0 }].map(
      (extra) => shop.postOrder(uuid(), { ...body, ...extra }),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(400));
});

test('what was sold meanwhile is refused with the price as it is now', async () => {
  const infoId = await product(100_000, 3);
  const body = await shop.orderBody(infoId, { lines: [{ infoId, quantity: 2 }] });
  await shop.anOrder({ infoId, lines: [{ infoId, quantity: 2 }] });

  const reply = await shop.postOrder<QuoteConflict>(uuid(), body);

  expect([reply.status, reply.message]).toEqual([409, 'NOT_ENOUGH_STOCK']);
  expect(reply.data.quote.problems).toEqual([{ infoId, code: 'NOT_ENOUGH_STOCK', available: 1 }]);
  expect(await shop.stock(infoId)).toEqual({ onHand: 3, reserved: 2 });
});

test('payment on delivery over the limit is refused', async () => {
  const infoId = await product(6_000_000);

  const reply = await shop.postOrder(uuid(), await shop.orderBody(infoId, { paymentMethod: 'COD' }));

  expect([reply.status, reply.message]).toEqual([409, 'COD_NOT_AVAILABLE']);
});

test('more money than the gateway can take is refused before there is an order', async () => {
  const infoId = await product(999_000_000, 999);

  const reply = await shop.postOrder(
    uuid(),
    await shop.orderBody(infoId, { lines: [{ infoId, quantity: 11 }] }),
  );

  expect([reply.status, reply.message]).toEqual([422, 'PAYMENT_AMOUNT_TOO_LARGE']);
});

test('a way to pay that the shop has given up is refused, for a new order and for one that waits', async () => {
  const setting = '/api/main/admin/setting/payments';
  const change = async (paymentMethods: string[]) => {
    const { data } = await shop.call<{ version: number }>('GET', setting, { as: 'ADMIN' });
    const reply = await shop.call('PUT', setting, {
      as: 'ADMIN',
      body: { version: data.version, paymentMethods },
    });
    expect(reply.message).toBe('OK');
  };
  const body = await shop.orderBody(await product(), { paymentMethod: 'THEGHINO' });
  const waiting = await shop.anOrder();
  await change(['ONLINE', 'COD']);

  const placed = await shop.postOrder(uuid(), body);
  const paid = await shop.call('POST', `/order/${waiting.orderId}/payment`, {
    as: waiting.customer,
    body: { paymentMethod: 'THEGHINO' },
  });
  await change(['ONLINE', 'COD', 'THEGHINO']);

  for (const reply of [placed, paid])
    expect([reply.status, reply.message]).toEqual([422, 'PAYMENT_METHOD_NOT_AVAILABLE']);
});

test('a gateway that the shop does not have is refused', async () => {
  const body = await shop.orderBody(await product());

  const reply = await shop.postOrder(uuid(), { ...body, paymentProvider: 'MOMO' });

  expect([reply.status, reply.message]).toEqual([422, 'PAYMENT_PROVIDER_NOT_AVAILABLE']);
});

test('everything that is wrong with a form is told at once', async () => {
  const body = await shop.orderBody(await product());

  const reply = await shop.postOrder(uuid(), {
    ...body,
    customer: {
      firstName: 'Lan2',
      lastName: '',
      email: 'lan@example.com\r\nBcc: x@example.com',
      phone: '123',
    },
    address: { national: 'VN', provinceCode: '79', wardCode: '00004', address: ' ' },
    note: '  ',
    vatInvoice: { company: 'ACME', taxCode: '12', address: '1 Lê Lợi', email: 'no' },
  });

  expect([reply.status, reply.message]).toEqual([400, 'VALIDATION_FAILED']);
  expect(reply.errors).toEqual(
    expect.arrayContaining([
      { field: 'customer.firstName', code: 'digits' },
      { field: 'customer.lastName', code: 'required' },
      { field: 'customer.email', code: 'invalid' },
      { field: 'customer.phone', code: 'invalid' },
      { field: 'address.address', code: 'required' },
      { field: 'address.wardCode', code: 'unknown' },
      { field: 'note', code: 'required' },
      { field: 'vatInvoice.taxCode', code: 'invalid' },
      { field: 'vatInvoice.email', code: 'invalid' },
    ]),
  );
});

test('an order in a name of markup is refused at the name', async () => {
  const body = await shop.orderBody(await product());
  const customer = {
    firstName: '<img src=x onerror=x>',
    lastName: '"><script>x</script>',
    email: 'lan@example.com',
    phone: '0912345678',
  };

  const reply = await shop.postOrder(uuid(), { ...body, customer });

  expect([reply.status, reply.message]).toEqual([400, 'VALIDATION_FAILED']);
  expect(reply.errors).toEqual([
    { field: 'customer.firstName', code: 'invalid' },
    { field: 'customer.lastName', code: 'invalid' },
  ]);
});

test('the same key again is the same order; with another body it is refused', async () => {
  const infoId = await product();
  const customer = uuid();
  const key = uuid();
  const body = await shop.orderBody(infoId);

  const first = await shop.postOrder(customer, body, { key });
  const again = await shop.postOrder(customer, body, { key });
  const other = await shop.postOrder(customer, { ...body, note: 'Khác' }, { key });

  expect(again.data).toEqual(first.data);
  expect([other.status, other.message]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await ordersOf(customer)).toBe(1);
  expect((await shop.stock(infoId)).reserved).toBe(1);
});

test('a failed order leaves nothing, and the same key may try again', async () => {
  const infoId = await product(100_000, 1);
  const other = await product(100_000, 5);
  const key = uuid();
  const customer = uuid();
  const lines = [
    { infoId: other, quantity: 1 },
    { infoId, quantity: 1 },
  ];
  const body = await shop.orderBody(infoId, { lines });
  const taken = await shop.anOrder({ infoId });

  const refused = await shop.postOrder(customer, body, { key });
  await shop.call('PUT', `/order/cancel-order/${taken.orderId}`, {
    as: taken.customer,
    body: { reason: 'Đổi ý' },
  });
  const accepted = await shop.postOrder(customer, body, { key });

  expect([refused.message, accepted.status]).toEqual(['NOT_ENOUGH_STOCK', 200]);
  expect((await shop.stock(other)).reserved).toBe(1);
});

test('a parcel that came back three times ends payment on delivery for the account', async () => {
  const customer = uuid();
  for (let time = 0; time < 3; time++) {
    const { orderId } = await shop.anOrder({ customer, paymentMethod: 'COD' });
    const staff = (path: string, body: Record<string, string>) =>
      shop.call('PUT', `/api/main/admin/order/${orderId}/${path}`, { as: 'OPERATOR', body });
    await staff('status', { status: 'PROCESSING' });
    await staff('shipment', { carrier: 'GHN', trackingNumber: 'X1' });
    await staff('status', { status: 'DELIVERING' });
    await staff('status', { status: 'REJECT', reason: 'Khách không nhận' });
    shop.clock.advance(1000);
  }
  const infoId = await product();

  const reply = await shop.postOrder(customer, await shop.orderBody(infoId, { paymentMethod: 'COD' }));

  expect(reply.message).toBe('COD_NOT_AVAILABLE');
  expect((await shop.postOrder(customer, await shop.orderBody(infoId, { address: SAIGON }))).status).toBe(
    200,
  );
});

test('parcels that were paid before they came back do not end payment on delivery', async () => {
  const customer = uuid();
  for (let time = 0; time < 3; time++) {
    const { orderId } = await shop.anOrder({ customer });
    await shop.ipn(await shop.news(orderId));
    const staff = (path: string, body: Record<string, string>) =>
      shop.call('PUT', `/api/main/admin/order/${orderId}/${path}`, { as: 'OPERATOR', body });
    await staff('shipment', { carrier: 'GHN' });
    await staff('status', { status: 'DELIVERING' });
    const refused = await staff('status', { status: 'REJECT', reason: 'Khách không nhận' });
    expect(refused.status).toBe(200);
  }

  const body = await shop.orderBody(await product(), { paymentMethod: 'COD' });

  expect((await shop.postOrder(customer, body)).status).toBe(200);
});

test('a parcel is counted as refused once, however often its carrier is corrected', async () => {
  const customer = uuid();
  const { orderId } = await shop.anOrder({ customer, paymentMethod: 'COD' });
  const staff = (path: string, body: Record<string, string>) =>
    shop.call('PUT', `/api/main/admin/order/${orderId}/${path}`, { as: 'OPERATOR', body });
  await staff('status', { status: 'PROCESSING' });
  await staff('shipment', { carrier: 'GHN' });
  await staff('status', { status: 'DELIVERING' });
  await staff('status', { status: 'REJECT', reason: 'Khách không nhận' });
  for (const trackingNumber of ['X1', 'X2', 'X3'])
    await staff('shipment', { carrier: 'GHN', trackingNumber });

  const reply = await shop.postOrder(
    customer,
    await shop.orderBody(await product(), { paymentMethod: 'COD' }),
  );

  expect(reply.status).toBe(200);
});
