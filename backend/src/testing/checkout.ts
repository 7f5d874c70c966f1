import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Quote } from '../modules/pricing/pricing.schema';
import type { OrderDetail, PlacedOrder } from '../modules/orders/orders.schema';
import type { PaymentState } from '../modules/payments/payments.schema';
import type { Mail } from '../modules/outbox/outbox.service';
import type { RateLimiter } from '../lib/rate-limiter';
import { createShelf } from './catalogue';
import { openGateway, signed, TERMINAL, type FakeGateway } from './gateway';
import { createTestApp, type TestApp, type TestClock } from './test-app';

// Opening a whole shop with its own database is slow on a busy machine; the load command runs without Jest.
if (typeof jest !== 'undefined') jest.setTimeout(90_000);

type Body = Record<string, unknown>;
interface Reply<T> {
  status: number;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
}

export const HANOI = { national: 'VN', provinceCode: '01', wardCode: '00004', address: '1 Tràng Tiền' };
export const SAIGON = { national: 'VN', provinceCode: '79', wardCode: '26734', address: '2 Lê Lợi' };
export const someone = {
  firstName: 'Lan',
  lastName: 'Phạm',
  email: 'lan@example.com',
  phone: '0912345678',
};

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;

/** A shop with a payment gateway, and the steps of a checkout. */
export async function openCheckoutShop(
  env: Record<string, string> = {},
  gatewayTimeoutMs = 300,
  more: { rateLimiter?: RateLimiter; clock?: TestClock } = {},
) {
  const gateway: FakeGateway = await openGateway();
  const mails: Omit<Mail, 'key' | 'kind'>[] = [];
  const logs: string[] = [];
  const shop: TestApp = await createTestApp({
    env: {
      PAYMENT_PROVIDERS: 'VNPAY',
      VNPAY_API_URL: `${gateway.url}/api`,
      PUBLIC_URL: 'http://shop.test',
      ...env,
    },
    ...more,
    gatewayTimeoutMs,
    sendMail: async (mail) => void mails.push(mail),
    log: { level: env['LOG_LEVEL'] ?? 'warn', write: (line) => void logs.push(line) },
  });
  const { app, db } = shop;
  const shelf = createShelf(db);
  await db
    .insertInto('provinces')
    .values([
      { code: '01', name: 'Thành phố Hà Nội', type: 'Thành phố' },
      { code: '79', name: 'Thành phố Hồ Chí Minh', type: 'Thành phố' },
    ])
    .execute();
  await db
    .insertInto('wards')
    .values([
      { code: '00004', provinceCode: '01', name: 'Phường Ba Đình', type: 'Phường' },
      { code: '26734', provinceCode: '79', name: 'Phường Sài Gòn', type: 'Phường' },
    ])
    .execute();

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as, body, key, language }: { as?: string; body?: Body; key?: string; language?: string } = {},
  ): Promise<Reply<T>> {
    const staff = as === 'OPERATOR' || as === 'ADMIN';
    // The staff pages send an idempotency key with every request; an empty key counts as none.
    const sentKey = key ?? (staff ? randomUUID() : '');
    const response = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/ecommerce${path}`,
      ...(body && { payload: body }),
      headers: {
        ...(as && shop.as(staff ? as : 'CUSTOMER', staff ? STAFF_ID : as)),
        ...(sentKey && { 'idempotency-key': sentKey }),
        'accept-language': language ?? 'vi',
      },
    });
    return { status: response.statusCode, ...response.json<Omit<Reply<T>, 'status'>>() };
  }

  const quote = (body: Body, more = {}) => call<Quote>('POST', '/quote', { body, ...more });

  /** The body of an order at the current price. */
  async function orderBody(infoId: string, change: Body = {}, more = {}): Promise<Body> {
    const asked: Body = {
      lines: [{ infoId, quantity: 1 }],
      address: SAIGON,
      shippingMethod: 'STANDARD',
      paymentMethod: 'ONLINE',
      ...change,
    };
    const { data, status, message } = await quote(asked, more);
    if (status !== 200) throw new Error(`no quote: ${message}`);
    return { ...asked, quoteHash: data.quoteHash, customer: someone, note: 'Giao giờ hành chính' };
  }

  /** Returns the order, or (`T`) the data of a rejection. */
  const postOrder = <T = PlacedOrder>(
    customer: string,
    body: Body,
    { key = randomUUID(), language = 'vi' }: { key?: string; language?: string } = {},
  ) => call<T>('POST', '/order', { as: customer, body, key, language });

  async function anOrder({ customer = uuid(), infoId, price, language, ...change }: Body = {}) {
    const id =
      typeof infoId === 'string'
        ? infoId
        : (await shelf.aProduct({ variants: [{ price: Number(price ?? 200_000) }] })).infoId;
    const body = await orderBody(id, change);
    const { data, status, message } = await postOrder(String(customer), body, {
      language: typeof language === 'string' ? language : 'vi',
    });
    if (status !== 200) throw new Error(`no order: ${message}`);
    return { ...data, customer: String(customer), infoId: id };
  }

  async function refOf(orderId: string) {
    const attempt = await db
      .selectFrom('paymentAttempts')
      .selectAll()
      .where('payableId', '=', orderId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return attempt;
  }

  /** The notification of the gateway about the latest payment attempt of an order. */
  async function news(
    orderId: string,
    { code = '00', status = code === '00' ? '00' : '02', ...change }: Record<string, string> = {},
  ) {
    const attempt = await refOf(orderId);
    return signed({
      vnp_Amount: String(attempt.amount * 100),
      vnp_BankCode: 'NCB',
      vnp_CardType: 'ATM',
      vnp_OrderInfo: 'Thanh toan don hang',
      vnp_PayDate: '20260115101500',
      vnp_ResponseCode: code,
      vnp_TmnCode: TERMINAL,
      vnp_TransactionNo: '14422574',
      vnp_TransactionStatus: status,
      vnp_TxnRef: attempt.merchantRef,
      ...change,
    });
  }

  async function ipn(query: string, method: 'GET' | 'POST' = 'GET') {
    const url = '/api/ecommerce/payment/ipn/vnpay';
    const response = await app.inject(
      method === 'GET'
        ? { url: `${url}?${query}` }
        : {
            method,
            url,
            payload: query,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
    );
    return { status: response.statusCode, ...response.json<{ RspCode: string; Message: string }>() };
  }

  const state = async (order: { orderId: string; customer: string }) =>
    (await call<PaymentState>('GET', `/order/${order.orderId}/payment`, { as: order.customer })).data;
  const detail = async (order: { orderId: string; customer: string }) =>
    (await call<OrderDetail>('GET', `/order/${order.orderId}/detail/customer`, { as: order.customer })).data;
  const stock = (infoId: string) =>
    db
      .selectFrom('stock')
      .select(['onHand', 'reserved'])
      .where('variantId', '=', infoId)
      .executeTakeFirstOrThrow();

  return {
    ...shop,
    gateway,
    shelf,
    mails,
    logs,
    call,
    quote,
    orderBody,
    postOrder,
    anOrder,
    news,
    ipn,
    state,
    detail,
    stock,
    attemptOf: refOf,
    runJobs: () => app.jobs.runOnce(),
    brokenRules: () => brokenRules(shop),
    async close() {
      await shop.close();
      await gateway.close();
    },
  };
}

/** The operator and the administrator of `call`, who has no account unless a test makes one. */
export const STAFF_ID = '018f0000-0000-7000-8000-000000000001';

/** Violations of the database's invariants; empty when all of them hold. */
async function brokenRules({ db }: TestApp): Promise<string[]> {
  const checks: Record<string, ReturnType<typeof sql>> = {
    'reserved is not what orders hold': sql`
      select s.variant_id from stock s left join (
        select variant_id, sum(case kind when 'RESERVE' then quantity when 'RELEASE' then -quantity when 'COMMIT' then -quantity else 0 end) as held
        from stock_movements group by variant_id) m on m.variant_id = s.variant_id
      where s.reserved <> coalesce(m.held, 0)`,
    'goods were given back and shipped': sql`
      select order_id from stock_movements where kind in ('RELEASE', 'COMMIT')
      group by order_id, variant_id having count(*) > 1`,
    'a cancelled order holds goods': sql`
      select o.id from orders o join stock_movements r on r.order_id = o.id and r.kind = 'RESERVE'
      where o.status = 'CANCEL' and not exists (select 1 from stock_movements x
        where x.order_id = o.id and x.variant_id = r.variant_id and x.kind in ('RELEASE', 'RETURN'))`,
    'an order has no goods': sql`
      select o.id from orders o where not exists (select 1 from stock_movements m where m.order_id = o.id)`,
    'totals are not the sum of the lines': sql`
      select o.id from orders o join order_lines l on l.order_id = o.id
      group by o.id having sum(l.line_total) <> o.subtotal`,
    'shares of lines are not what was taken off': sql`
      select o.id from orders o join order_lines l on l.order_id = o.id
      group by o.id having sum(l.discount) <> o.discount`,
    'a cancelled order keeps offers': sql`
      select o.id from orders o
      left join flash_sale_uses f on f.order_id = o.id and f.state <> 'RELEASED'
      left join promotion_uses p on p.order_id = o.id and p.state <> 'RELEASED'
      left join voucher_uses v on v.order_id = o.id and v.state <> 'RELEASED'
      where o.status = 'CANCEL' and num_nonnulls(f.order_id, p.order_id, v.order_id) > 0`,
    'more money goes back than came': sql`
      select r.attempt_id from refunds r join payment_attempts a on a.id = r.attempt_id
      where r.status <> 'FAILED' group by r.attempt_id, a.amount, a.status
      having sum(r.amount) > a.amount or a.status <> 'SUCCEEDED'`,
    'money is kept for a cancelled order': sql`
      select a.id from payment_attempts a join orders o on o.id = a.payable_id
      where a.status = 'SUCCEEDED' and o.status = 'CANCEL'
        and not exists (select 1 from refunds r where r.attempt_id = a.id)`,
    'an order was paid twice and nothing goes back': sql`
      select a.payable_id from payment_attempts a where a.status = 'SUCCEEDED'
        and not exists (select 1 from refunds r where r.attempt_id = a.id)
      group by a.payable_id having count(*) > 1`,
    'the timeline does not end with the status': sql`
      select o.id from orders o where o.status <> (select t.status from order_timeline t
        where t.order_id = o.id order by t.at desc, t.id desc limit 1)`,
  };
  const broken: string[] = [];
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken.push(name);
  }
  return broken;
}
