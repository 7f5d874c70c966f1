import {
  SANDBOX_ALEPAY,
  SANDBOX_HASH_SECRET,
  SANDBOX_MOMO,
  SANDBOX_PAYPAL,
  SANDBOX_ZALOPAY,
} from '../config.variables';
import { openGatewayShop } from './gateway-shop';

type Shop = Awaited<ReturnType<typeof openGatewayShop>>;
type Placed = Awaited<ReturnType<Shop['anOrder']>>;

interface Gateway {
  provider: Parameters<typeof openGatewayShop>[0];
  envAt: Parameters<typeof openGatewayShop>[1];
  /** The address of the gateway's page. */
  page: RegExp;
  /** The gateway's codes for the outcomes of a payment. */
  codes: { paid: string; cancelled: string; underway: string };
  /** The outcome of a payment that is abandoned on a page with a time limit; PayPal's page has none. */
  left?: { status: string; providerCode: string };
}
type GatewayFlow = ReturnType<typeof gatewayFlow>;

/** One shop for all tests of a file, paid through one gateway, with the steps of its shoppers and staff. */
export function gatewayFlow({ provider, envAt, page, codes, left }: Gateway) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openGatewayShop(provider, envAt);
  });
  beforeEach(async () => {
    await shop.sandbox.control('reset', {});
    await sameTime();
  });
  afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
  afterAll(() => shop.close());

  /** Some gateways check the shop's clock. */
  const sameTime = () => shop.sandbox.control('clock', { offsetMs: shop.clock().getTime() - Date.now() });
  const attemptOf = ({ orderId }: Placed) => shop.attemptOf(orderId);
  const statusOf = async (placed: Placed) => (await attemptOf(placed)).status;
  const paymentOf = async (placed: Placed) => (await shop.state(placed)).paymentStatus;
  const untilPaid = (placed: Placed) => shop.until(async () => (await paymentOf(placed)) === 'paid');
  const untilIs = (placed: Placed, status: string) =>
    shop.until(async () => (await statusOf(placed)) === status);
  const goTo = async (placed: Placed) => expect(await shop.visit(placed.next.url)).toMatch(page);

  return {
    provider,
    codes,
    left,
    get shop() {
      return shop;
    },
    sameTime,
    attemptOf,
    statusOf,
    paymentOf,
    untilPaid,
    untilIs,
    goTo,
    faults: (change: object) => shop.sandbox.control('faults', { scope: 'all', ...change }),
    async anOpenOrder(change: Record<string, unknown> = {}): Promise<Placed> {
      const placed = await shop.anOrder(change);
      await goTo(placed);
      return placed;
    },
    async aPaidOrder(change: Record<string, unknown> = {}): Promise<Placed> {
      const placed = await shop.anOrder(change);
      await goTo(placed);
      await shop.payAt(placed, codes.paid);
      await untilPaid(placed);
      return placed;
    },
    async payAgainUntilPaid(placed: Placed) {
      const { data } = await shop.payAgain(placed);
      expect(await shop.visit(data.url)).toMatch(page);
      await shop.payAt(placed, codes.paid);
      await untilPaid(placed);
    },
    /** Advances the clocks of the shop and the gateway and runs the due jobs. */
    async later(minutes: number) {
      shop.clock.advance(minutes * 60_000);
      await sameTime();
      await shop.runJobs();
    },
    /** Without an amount, refunds the whole remainder. */
    giveBack: (placed: Placed, amount?: number) =>
      shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
        as: 'OPERATOR',
        body: { reason: 'Hàng lỗi', ...(amount !== undefined && { amount }) },
      }),
    refundStates: async (placed: Placed) => (await shop.refundsOf(placed)).map(({ status }) => status),
    eventsOf: async (placed: Placed) => {
      const { id } = await attemptOf(placed);
      return shop.db.selectFrom('paymentEvents').selectAll().where('attemptId', '=', id).execute();
    },
  };
}

const keys: string[] = [
  SANDBOX_HASH_SECRET,
  SANDBOX_ALEPAY.checksumKey,
  SANDBOX_ALEPAY.tokenKey,
  SANDBOX_MOMO.secretKey,
  SANDBOX_MOMO.accessKey,
  SANDBOX_PAYPAL.clientSecret,
  SANDBOX_ZALOPAY.key1,
  SANDBOX_ZALOPAY.key2,
];

/** Tests for every gateway that creates its payment page on request. */
export function everyGateway(flow: GatewayFlow) {
  const { codes } = flow;

  test('a shopper who cancels at the gateway sees the cancellation and pays again under a new reference', async () => {
    const { shop } = flow;
    const placed = await flow.anOpenOrder();

    await shop.visit(await shop.payAt(placed, codes.cancelled));

    await flow.untilIs(placed, 'CANCELLED');
    expect(await shop.state(placed)).toMatchObject({
      action: 'PAY_AGAIN',
      attempt: { outcome: 'cancelled', providerCode: codes.cancelled },
    });
    await flow.payAgainUntilPaid(placed);
    expect(await flow.attemptOf(placed)).toMatchObject({
      merchantRef: `${placed.code}T2`,
      status: 'SUCCEEDED',
    });
  });

  test('without a notification the shop queries the gateway and marks the order as paid', async () => {
    await flow.faults({ ipn: 'none' });
    const placed = await flow.anOpenOrder();
    await flow.shop.payAt(placed, codes.paid);
    expect(await flow.paymentOf(placed)).toBe('unpaid');

    await flow.later(2);

    expect(await flow.paymentOf(placed)).toBe('paid');
  });

  test('while the gateway processes a payment the shop rejects another attempt and does not expire the order', async () => {
    const { shop } = flow;
    const placed = await flow.anOpenOrder();
    await shop.payAt(placed, codes.underway);

    const other = await shop.payAgain(placed, 'VNPAY');

    expect([other.status, other.message]).toEqual([409, 'PAYMENT_PROCESSING']);
    await flow.later(60);
    expect(await shop.state(placed)).toMatchObject({
      orderStatus: 'NEW',
      action: 'NONE',
      attempt: { outcome: 'processing' },
    });
  });

  if (flow.left)
    test('the payment page expires no later than the order', async () => {
      const placed = await flow.shop.anOrder();
      await flow.later(11);
      await flow.goTo(placed);

      await flow.later(6);

      expect(await flow.attemptOf(placed)).toMatchObject(flow.left ?? {});
    });

  test('another gateway does not recognise the payment reference', async () => {
    const placed = await flow.anOpenOrder();

    const reply = await flow.shop.ipn(await flow.shop.news(placed.orderId));

    expect(reply.RspCode).toBe('01');
    expect([await flow.statusOf(placed), await flow.paymentOf(placed)]).toEqual(['PENDING', 'unpaid']);
  });

  test('the payment records and the log contain no gateway key', async () => {
    const placed = await flow.aPaidOrder();
    await flow.giveBack(placed);
    await flow.shop.runJobs();
    await flow.shop.notifyAgain(placed, { tamper: 'forged-hash' });
    await flow.faults({ create: 'error' });
    await flow.shop.visit((await flow.shop.anOrder()).next.url);

    const events = await flow.shop.db.selectFrom('paymentEvents').select(['raw', 'headers']).execute();
    const written = JSON.stringify([events, flow.shop.logs]);

    expect(events.length).toBeGreaterThan(2);
    expect(flow.shop.logs.length).toBeGreaterThan(0);
    expect(keys.filter((key) => written.includes(key))).toEqual([]);
  });
}

function newsAtOnce(flow: GatewayFlow, copies: number) {
  test(`${copies} copies of a notification at once, and one more later, count as one payment`, async () => {
    await flow.faults({ ipnCopies: copies });
    const placed = await flow.aPaidOrder();

    const { status } = await flow.shop.notifyAgain(placed);

    expect([200, 204]).toContain(status);
    expect(await flow.shop.refundsOf(placed)).toEqual([]);
  });
}

/** Tests for wallets, which sign their notifications and create each payment page only once. */
export function everyWallet(flow: GatewayFlow, { lostCode }: { lostCode: string }) {
  newsAtOnce(flow, 20);

  test.each([
    ['forged-hash', 'PENDING'],
    ['unknown-txn-ref', 'PENDING'],
    ['truncated', 'PENDING'],
    ['wrong-amount', 'REVIEW'],
    ['upper-case-hash', 'SUCCEEDED'],
  ])('after a notification with the fault %s the attempt has status %s', async (ipnTamper, status) => {
    await flow.faults({ ipnTamper });
    const placed = await flow.anOpenOrder();

    await flow.shop.payAt(placed, flow.codes.paid);

    expect(await flow.statusOf(placed)).toBe(status);
  });

  test('the shop does not repeat a page request whose response was lost: the shopper starts again and pays once', async () => {
    await flow.faults({ create: 'timeout' });
    const placed = await flow.shop.anOrder();
    expect(await flow.shop.visit(placed.next.url)).toContain('/checkout/result/');
    expect(await flow.attemptOf(placed)).toMatchObject({ status: 'CREATED', providerCode: 'UNREACHABLE' });

    await flow.faults({ create: 'ok' });
    expect(await flow.shop.visit(placed.next.url)).toContain('/checkout/result/');
    expect(await flow.attemptOf(placed)).toMatchObject({ status: 'FAILED', providerCode: lostCode });
    await flow.payAgainUntilPaid(placed);
  });
}

/** Tests for gateways that return the same page to a repeated request and whose notifications need confirmation. */
export function everyCachedPage(flow: GatewayFlow) {
  newsAtOnce(flow, 5);

  test('the shop repeats a page request whose response was lost, and the shopper pays once', async () => {
    await flow.faults({ create: 'timeout' });
    const placed = await flow.shop.anOrder();
    expect(await flow.shop.visit(placed.next.url)).toContain('/checkout/result/');

    await flow.faults({ create: 'ok' });
    await flow.goTo(placed);
    await flow.shop.payAt(placed, flow.codes.paid);
    await flow.untilPaid(placed);

    expect(await flow.attemptOf(placed)).toMatchObject({ merchantRef: `${placed.code}T1` });
  });
}
