import { openCheckoutShop, someone, type CheckoutShop } from '../../testing/checkout';
import { hostileTexts } from '../../testing/hostile-texts';
import { createOffers } from '../../testing/offers';
import type { NotificationPage } from '../notifications/notifications.schema';

let shop: CheckoutShop;
let offers: ReturnType<typeof createOffers>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  offers = createOffers(shop);
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await offers.clear();
  shop.mails.length = 0;
});
afterAll(() => shop.close());

const staff = (orderId: string, what: string, body: Record<string, unknown>) =>
  shop.call('PUT', `/api/main/admin/order/${orderId}/${what}`, { as: 'OPERATOR', body });
const move = (orderId: string, status: string, reason = 'vì vậy') =>
  staff(orderId, 'status', { status, reason });
const minutes = (count: number) => shop.clock.advance(count * 60_000);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

async function paidOrder(change = {}) {
  const placed = await shop.anOrder(change);
  await shop.ipn(await shop.news(placed.orderId));
  return placed;
}
const subjects = () => shop.mails.map(({ subject }) => subject);

test('a mail tells the whole order: goods, gifts, every step of the price, where to, how, the note and a link', async () => {
  const shirt = await shop.shelf.aProduct({
    name: 'Áo thun',
    variants: [{ price: 200_000, size: 'M', onHand: 9 }],
  });
  const cap = await shop.shelf.aProduct({ name: 'Mũ', variants: [{ price: 50_000 }] });
  await offers.aPromotion({ type: 'GIFT_PRODUCT', gifts: [{ infoId: cap.infoId }] });
  await offers.aVoucher({ code: 'GIAM20', kind: 'FIXED', value: 20_000, totalUses: 5 });
  const lines = [{ infoId: shirt.infoId, quantity: 2 }];
  const body = await shop.orderBody(shirt.infoId, { lines, voucherCode: 'GIAM20', paymentMethod: 'COD' });
  const vatInvoice = {
    company: 'Công ty Mây',
    taxCode: '0312345678-001',
    address: '5 Hàm Nghi',
    email: 'ketoan@may.vn',
  };

  const { data } = await shop.postOrder('018f0000-0000-7000-8000-0000000000a1', { ...body, vatInvoice });
  await shop.runJobs();

  const [mail] = shop.mails;
  const text = plain(mail?.text);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Bạn sẽ thanh toán khi nhận hàng.',
      '- 2 × Áo thun: 400.000 ₫',
      '  M',
      '  200.000 ₫ mỗi sản phẩm',
      '- 1 × Mũ: Quà tặng',
      '- Tiền hàng: 400.000 ₫',
      '- Mã giảm giá: -20.000 ₫',
      '  GIAM20',
      '  Giao tiêu chuẩn',
      'Giao đến: Phạm Lan, +84912345678, 2 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
      'Cách thanh toán: Thanh toán khi nhận hàng',
      'Ghi chú: Giao giờ hành chính',
      'Hoá đơn VAT: Công ty Mây, Mã số thuế 0312345678-001, 5 Hàm Nghi, ketoan@may.vn',
      `Xem đơn hàng: http://shop.test/profile/orders/${data.orderId}`,
    ]),
  );
  for (const said of ['Mũ', 'Quà tặng', 'GIAM20', 'Công ty Mây', 'prefers-color-scheme: dark']) {
    expect(mail?.html).toContain(said);
  }
  expect(mail?.html).not.toMatch(/<(img|script|link)|url\(|@import/);
});

test('a mail says what the units above the limit of a sale cost, in the language of the order', async () => {
  const shirt = await shop.shelf.aProduct({ name: 'Áo thun', variants: [{ price: 200_000, onHand: 9 }] });
  const { infoId } = shirt;
  const lines = [{ infoId, quantity: 3 }];
  await offers.aFlashSale([{ product: shirt, kind: 'FIXED_PRICE', value: 120_000, quota: 1 }]);
  await shop.anOrder({ infoId, lines, paymentMethod: 'COD', language: 'en' });
  await shop.runJobs();

  const text = plain(shop.mails[0]?.text);

  expect(text).toContain('120,000 ₫ each');
  expect(text).toContain('2 at the usual price of 200,000 ₫');
});

test('a mail says how an order is paid that waits for its money, and one that costs nothing', async () => {
  await offers.aVoucher({ code: 'TATCA', kind: 'FIXED', value: 1_000_000 });
  const address = { national: 'FR', province: 'Île-de-France', address: '1 rue X' };
  const waiting = await shop.anOrder({ address, language: 'en' });
  const free = await shop.anOrder({ price: 600_000, voucherCode: 'TATCA', language: 'en' });
  await shop.runJobs();

  const textOf = ({ code }: { code: string }) =>
    shop.mails.find(({ subject }) => subject.includes(code))?.text ?? '';

  expect(textOf(waiting)).toContain('The goods are held while we wait for your payment.');
  expect(textOf(waiting)).toContain('1 rue X, Île-de-France, FR');
  expect(textOf(free)).toContain('there is nothing left to pay');
});

test('every step of the price is the one of the order, with its amount and where it came from', async () => {
  await offers.aPromotion({ kind: 'FIXED', value: 10_000, quota: 100 });
  const order = await shop.anOrder({ paymentMethod: 'COD' });
  await shop.runJobs();

  const { trace } = await shop.detail(order);

  const text = plain(shop.mails[0]?.text);
  const told = trace.filter(({ amount }) => amount < 0);
  expect(told).not.toEqual([]);
  for (const { amount, source } of told) {
    expect(text).toContain(`-${String(-amount / 1000)}.000 ₫\n  ${source ?? ''}`);
  }
});

test('an order from its placing to its end writes each mail once, in the language it was placed in', async () => {
  const placed = await paidOrder({ language: 'en' });
  await staff(placed.orderId, 'shipment', { carrier: 'GHN', trackingNumber: 'GHN123' });
  for (const status of ['DELIVERING', 'DONE']) {
    minutes(1);
    await move(placed.orderId, status);
  }

  await Promise.all([shop.runJobs(), shop.runJobs()]);
  await shop.runJobs();

  expect(subjects().sort()).toEqual(
    [
      `We have your order ${placed.code}`,
      `Order ${placed.code} is paid`,
      `Order ${placed.code} is on its way`,
      `Order ${placed.code} was delivered`,
    ].sort(),
  );
  const delivered = shop.mails.find(({ subject }) => subject.includes('delivered'));
  expect(delivered?.text).toContain('Hello Lan Phạm,');
  expect(delivered?.text).toContain('Parcel: GHN, GHN123'.replace(', ', ' · '));
  expect(delivered?.html).toContain('<html lang="en">');
  expect(delivered?.text).toContain(`http://shop.test/en/profile/orders/${placed.orderId}`);
  expect(delivered?.text).toContain(`http://shop.test/en/track/${placed.orderId}?token=`);
  const told = await shop.call<NotificationPage>('GET', '/api/relationship/notify/list', {
    as: placed.customer,
  });
  expect(told.data.data.map(({ kind, facts }) => [kind, facts['code'], facts['orderId']])).toEqual(
    ['ORDER_PAID', 'ORDER_DELIVERING', 'ORDER_DONE'].map((kind) => [kind, placed.code, placed.orderId]),
  );
});

test.each([
  ['the customer', 'CHANGE_ADDRESS', 'Người huỷ: bạn.\n\nLý do: muốn đổi địa chỉ hoặc giờ nhận'],
  ['the shop', 'Hết vải', 'Người huỷ: cửa hàng.\n\nLý do: Hết vải'],
])('an order that %s cancelled says by whom and why', async (who, reason, said) => {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });

  if (who === 'the shop') await move(placed.orderId, 'CANCEL', reason);
  else {
    await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
      as: placed.customer,
      body: { reason },
    });
  }
  await shop.runJobs();

  const mail = shop.mails.find(({ subject }) => subject === `Đơn hàng ${placed.code} đã huỷ`);
  expect(mail?.text).toContain(said);
});

test.each([
  ['vi', 'Người huỷ: bạn.', 'Đổi ý vì trời mưa', 'Lý do: Đổi ý vì trời mưa'],
  ['en', 'Cancelled by you.', 'It rains', 'Reason: It rains'],
])(
  'a cancelled order says why in the words of the customer (%s), and of OTHER alone nothing',
  async (language, by, own, said) => {
    const [silent, worded] = [
      await shop.anOrder({ paymentMethod: 'COD', language }),
      await shop.anOrder({ paymentMethod: 'COD', language }),
    ];
    for (const [{ orderId, customer }, reason] of [
      [silent, 'OTHER'],
      [worded, own],
    ] as const)
      await shop.call('PUT', `/order/cancel-order/${orderId}`, { as: customer, body: { reason } });
    await shop.runJobs();

    const mailOf = ({ code }: { code: string }) =>
      shop.mails.find(({ subject, text }) => subject.includes(code) && text.includes(by))?.text;
    expect(mailOf(worded)).toContain(said);
    expect(mailOf(silent)).toContain(by);
    expect(mailOf(silent)).not.toMatch(/OTHER|Lý do|Reason/);
  },
);

test('money that goes back is told twice: when it leaves, and when the gateway has confirmed it', async () => {
  const placed = await paidOrder();
  shop.gateway.answers(() => ({ code: '00', status: '05' }));
  await staff(placed.orderId, 'refund', { amount: 50_000, reason: 'Áo bị lỗi chỉ' });
  await shop.runJobs();

  expect(subjects()).not.toContain(`Đã hoàn tiền đơn hàng ${placed.code}`);
  const leaving = shop.mails.find(({ subject }) => subject === `Đang hoàn tiền đơn hàng ${placed.code}`);
  expect(plain(leaving?.text)).toMatch(
    /Số tiền 50\.000 ₫ của đơn hàng .* đang được hoàn lại[^]*Lý do: Áo bị lỗi chỉ/,
  );
  expect(await shop.detail(placed)).toMatchObject({ refunding: 50_000, refunded: 0 });

  shop.gateway.answers(() => ({ code: '00', status: '06', amount: placed.grandTotal * 100 }));
  minutes(61);
  await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
  await shop.runJobs();

  const told = shop.mails.filter(({ subject }) => subject === `Đã hoàn tiền đơn hàng ${placed.code}`);
  expect(told.map(({ text }) => plain(text))).toEqual([expect.stringContaining('đã hoàn 50.000 ₫')]);
  expect(await shop.detail(placed)).toMatchObject({ refunding: 0, refunded: 50_000 });
  const { data } = await shop.call<NotificationPage>('GET', '/api/relationship/notify/list', {
    as: placed.customer,
  });
  expect(data.data.map(({ kind, facts }) => [kind, facts['amount']])).toEqual(
    expect.arrayContaining([
      ['ORDER_REFUNDING', 50_000],
      ['ORDER_REFUNDED', 50_000],
    ]),
  );
});

test('money that arrives for a cancelled order is announced with its amount as going back', async () => {
  const placed = await shop.anOrder();
  const news = await shop.news(placed.orderId);
  await shop.call('PUT', `/order/cancel-order/${placed.orderId}`, {
    as: placed.customer,
    body: { reason: 'Đổi ý' },
  });
  await shop.ipn(news);
  await shop.runJobs();

  const mail = shop.mails.find(({ subject }) => subject.includes(`Hoàn tiền đơn hàng ${placed.code}`));
  expect(plain(mail?.text)).toContain(`${String(placed.grandTotal / 1000)}.000 ₫`);
  const { data } = await shop.call<NotificationPage>('GET', '/api/relationship/notify/list', {
    as: placed.customer,
  });
  expect(data.data.find(({ kind }) => kind === 'ORDER_MONEY_RETURNED')?.facts).toMatchObject({
    code: placed.code,
    amount: placed.grandTotal,
  });
});

test.each(hostileTexts)('what people typed is text in a mail: %s', async (text) => {
  const { infoId } = await shop.shelf.aProduct({ name: text, variants: [{ price: 200_000 }] });
  const body = await shop.orderBody(infoId, { paymentMethod: 'COD' });
  const order = await shop.postOrder('018f0000-0000-7000-8000-0000000000a2', {
    ...body,
    note: text,
    customer: { ...someone, firstName: 'Lan', lastName: 'Phạm' },
    vatInvoice: { company: text, taxCode: '0312345678', address: text, email: 'a@example.com' },
  });
  expect(order.message).toBe('OK');
  await move(order.data.orderId, 'CANCEL', text);
  await shop.runJobs();

  expect(shop.mails).toHaveLength(2);
  for (const { html } of shop.mails) {
    const ours = html.replace(/<style>[^<]*<\/style>/, '');
    expect(ours).not.toMatch(/<(script|img|svg|iframe|math|style|b>)|javascript:alert\(1\)">/i);
    const { orderId } = order.data;
    expect([...ours.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `http://shop.test/profile/orders/${orderId}`,
      expect.stringMatching(`^http://shop\\.test/track/${orderId}\\?token=${orderId}\\.[\\w.-]+$`),
    ]);
  }
});

describe('a reminder to pay', () => {
  const reminded = (code: string) =>
    shop.mails.filter(({ subject }) => subject === `Đơn hàng ${code} đang chờ bạn thanh toán`);

  test('is written once, ten minutes before the end, however many replicas look', async () => {
    const placed = await shop.anOrder();

    minutes(4);
    await shop.runJobs();
    expect(reminded(placed.code)).toEqual([]);
    minutes(2);
    await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
    minutes(1);
    await shop.runJobs();

    const [mail, ...more] = reminded(placed.code);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/được giữ cho bạn đến \d\d:\d\d,? \d\d\/\d\d\/\d{4}/);
    const endsAt = new Date(Date.parse(placed.expiresAt ?? '') + 7 * 3_600_000).toISOString();
    expect(mail?.text).toContain(`${endsAt.slice(11, 16)} `);
    expect(mail?.text).toContain(`Thanh toán đơn hàng: http://shop.test/profile/orders/${placed.orderId}`);
  });

  test('is not written of an order to be paid at the door, also when its buyer looked at paying online', async () => {
    const placed = await shop.anOrder({ paymentMethod: 'COD' });
    const online = await shop.call('POST', `/order/${placed.orderId}/payment`, {
      as: placed.customer,
      body: { paymentMethod: 'ONLINE' },
    });
    expect(online.status).toBe(200);

    minutes(6);
    await shop.runJobs();

    expect(reminded(placed.code)).toEqual([]);
  });

  test('is not written to who does not want it, and told in the shop all the same', async () => {
    const placed = await shop.anOrder();
    await shop.call('PUT', '/api/relationship/notify/mails', {
      as: placed.customer,
      body: { PAYMENT_REMINDERS: false, VOUCHERS: true, REVIEWS: true },
    });

    minutes(6);
    await shop.runJobs();

    expect(reminded(placed.code)).toEqual([]);
    const told = await shop.call<NotificationPage>('GET', '/api/relationship/notify/list', {
      as: placed.customer,
    });
    expect(told.data.data.map(({ kind }) => kind)).toEqual(['ORDER_REMINDER']);
  });

  test('is not written again when the window moves along with another try', async () => {
    const placed = await shop.anOrder();
    minutes(6);
    await shop.runJobs();
    await shop.ipn(await shop.news(placed.orderId, { code: '24' }));
    await shop.call('POST', `/order/${placed.orderId}/payment`, {
      as: placed.customer,
      body: { paymentMethod: 'ONLINE' },
    });

    minutes(6);
    await shop.runJobs();

    expect(reminded(placed.code)).toHaveLength(1);
  });

  test.each([
    ['that is paid', {}, '00'],
    ['whose money is being looked at', {}, '07'],
    ['that is paid at the door', { paymentMethod: 'COD' }, null],
  ])('is not written for an order %s', async (_what, change, code) => {
    const placed = await shop.anOrder(change);
    if (code) await shop.ipn(await shop.news(placed.orderId, { code }));

    minutes(6);
    await shop.runJobs();

    expect(reminded(placed.code)).toEqual([]);
  });

  test('is not written when the time is over, or the order is cancelled', async () => {
    const late = await shop.anOrder();
    minutes(16);
    const gone = await shop.anOrder();
    await shop.call('PUT', `/order/cancel-order/${gone.orderId}`, {
      as: gone.customer,
      body: { reason: 'OTHER' },
    });
    await shop.runJobs();
    minutes(6);
    await shop.runJobs();

    expect([...reminded(late.code), ...reminded(gone.code)]).toEqual([]);
  });
});
