import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, unavailable, unprocessable } from '../../lib/errors';
import type { Attempt } from '../payments/payments.tables';
import type { StartedPayment, StartPayment } from '../payments/payments.schema';
import type { PaymentService } from '../payments/payments.service';
import type { OrderOffers } from './order-offers';
import { toPayable } from './order-payable';
import { isPayableFrom } from './order-rules';
import { isPaid } from './order-views';
import { expiryCheck, windowEnd, type OrderSettings } from './order-window';
import type { OrderRepository, OrderRow } from './orders.repository';
import type { Shopper } from './place-order';

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  offers: Pick<OrderOffers, 'allow'>;
  payments: PaymentService;
  settings: OrderSettings;
  rules: { graceMinutes: number; countdownSeconds: number };
}

/** Twice this is less than a browser waits for an answer, so that a gateway that hangs is told as that. */
const GATEWAY_TIMEOUT_MS = 10_000;

/** "Pay" and "pay again". */
export function createPayOrder({ db, clock, orders, offers, payments, settings, rules }: Dependencies) {
  return async function pay(shopper: Shopper, orderId: string, body: StartPayment): Promise<StartedPayment> {
    const order = await orders.findOfCustomer(shopper.userId, orderId);
    if (!order) throw notFound('ORDER_NOT_FOUND');
    const wish = {
      provider: body.paymentProvider ?? 'VNPAY',
      method: body.paymentMethod,
      bankCode: body.bankCode ?? null,
      ipAddress: shopper.ip,
      language: shopper.language,
      amount: order.grandTotal,
    };
    const { paymentMinutes } = await checkOffered(wish);
    if (!isPayableFrom(order.address, wish.method) || !(await offers.allow(order.id, wish.method)))
      throw unprocessable('PAYMENT_METHOD_NOT_AVAILABLE');
    const payable = { kind: 'order' as const, id: order.id };
    await refuseUnpayable(db, order);
    payments.attempts.check(wish.provider, wish.method, order.grandTotal);

    const earlier = await payments.attemptsOf(db, payable);
    payments.attempts.refuseWhileUndecided(earlier);
    const open = payments.attempts.reusable(earlier, wish);
    if (open && (await isStillGood(open))) return started(open);
    await askAboutOthers(earlier.filter(({ id }) => id !== open?.id));

    return started(
      await db.transaction().execute(async (tx) => {
        const locked = await orders.lock(tx, order.id);
        if (!locked) throw notFound('ORDER_NOT_FOUND');
        await refuseUnpayable(tx, locked);
        const attempts = await payments.attemptsOf(tx, payable);
        payments.attempts.refuseWhileUndecided(attempts);
        const again = payments.attempts.reusable(
          attempts.filter(({ id }) => id !== open?.id),
          wish,
        );
        if (again) return again;

        const now = clock();
        const startedAt = locked.windowStartedAt ?? now;
        const expiresAt = windowEnd(startedAt, now, paymentMinutes);
        if (expiresAt <= now) throw conflict('PAYMENT_WINDOW_CLOSED');
        await orders.update(tx, order.id, {
          paymentMethod: wish.method,
          windowStartedAt: startedAt,
          expiresAt,
          expiryCheckAt: expiryCheck(expiresAt, rules.graceMinutes),
          expiryTries: 0,
        });
        return payments.attempts.start(tx, { ...toPayable(locked), ...payable }, { ...wish, expiresAt });
      }),
    );
  };

  async function checkOffered({ provider, method }: { provider: string; method: string }) {
    const { settingClient } = await settings.client();
    if (!settingClient.paymentMethods.includes(method)) throw unprocessable('PAYMENT_METHOD_NOT_AVAILABLE');
    if (!settingClient.paymentProviders.includes(provider))
      throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
    return settingClient;
  }

  async function refuseUnpayable(from: Db, order: OrderRow) {
    const sums = await payments.sums(from, { kind: 'order', id: order.id });
    if (isPaid(order, sums)) throw conflict('ORDER_ALREADY_PAID');
    if (order.status !== 'NEW') throw conflict('ORDER_NOT_PAYABLE');
    if (order.expiresAt && order.expiresAt <= clock()) throw conflict('PAYMENT_WINDOW_CLOSED');
  }

  /**
   * Some gateways take a reference once: an address that was opened and left cannot be opened again, so its shopper
   * needs another. One that was never opened, or of which nothing is known, is still the best.
   */
  async function isStillGood(attempt: Attempt): Promise<boolean> {
    const asked = await payments.queries.ask(attempt, GATEWAY_TIMEOUT_MS);
    return asked === 'untouched' || asked === 'unknown' || (asked === 'open' && payments.reopens(attempt));
  }

  /** Before there is a second payment, the gateway says how the first one stands. */
  async function askAboutOthers(attempts: Attempt[]) {
    const asked = await Promise.all(
      attempts.map((attempt) => payments.queries.ask(attempt, GATEWAY_TIMEOUT_MS)),
    );
    if (asked.includes('unknown')) throw unavailable('PAYMENT_PROVIDER_NOT_ANSWERING');
  }

  function started(attempt: Attempt): StartedPayment {
    return {
      attemptId: attempt.id,
      url: attempt.redirectUrl,
      countdown: rules.countdownSeconds,
      expiresAt: attempt.expiresAt.toISOString(),
    };
  }
}
