import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, unavailable, unprocessable } from '../../lib/errors';
import type { Payable } from '../payments/payable';
import type { PaymentService } from '../payments/payments.service';
import type { Attempt, OnlineMethod, ProviderCode } from '../payments/payments.tables';
import { purchaseRows } from './membership-rows';
import type { Subscribed } from './memberships.schema';
import type { PurchaseRow } from './memberships.tables';

export interface PayDependencies {
  db: Db;
  clock: Clock;
  payments: Pick<PaymentService, 'attempts' | 'attemptsOf' | 'inReview' | 'queries' | 'reopens'>;
  payable: Payable;
  settings: {
    client(): Promise<{
      settingClient: { paymentMethods: string[]; paymentProviders: string[]; paymentMinutes: number };
    }>;
  };
  rules: { countdownSeconds: number };
}
export interface Payer {
  userId: string;
  ip: string;
  language: 'vi' | 'en';
}
export interface PaymentChoice {
  paymentMethod?: OnlineMethod;
  paymentProvider?: ProviderCode;
}
export type PayMembership = ReturnType<typeof createPayMembership>;

const GATEWAY_TIMEOUT_MS = 10_000;

/** "Pay" and "pay again" for a membership, in the same way as for an order. */
export function createPayMembership({ db, clock, payments, payable, settings, rules }: PayDependencies) {
  const refOf = ({ id }: Pick<PurchaseRow, 'id'>) => ({ kind: payable.kind, id });

  /** Refuses what cannot be paid that way, before anything is bought. */
  async function check(amount: number, choice: PaymentChoice) {
    const { method, provider } = wishOf(choice);
    const { settingClient } = await settings.client();
    if (!settingClient.paymentMethods.includes(method)) throw unprocessable('PAYMENT_METHOD_NOT_AVAILABLE');
    if (!settingClient.paymentProviders.includes(provider))
      throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
    payments.attempts.check(provider, method, amount);
  }

  /** Before there is another payment, gateways tell how those before it stand. */
  async function askAbout(attempts: Attempt[]) {
    payments.attempts.refuseWhileUndecided(attempts);
    const asked = await Promise.all(
      attempts.map((attempt) => payments.queries.ask(attempt, GATEWAY_TIMEOUT_MS)),
    );
    if (asked.includes('unknown')) throw unavailable('PAYMENT_PROVIDER_NOT_ANSWERING');
  }

  async function isStillGood(attempt: Attempt): Promise<boolean> {
    const asked = await payments.queries.ask(attempt, GATEWAY_TIMEOUT_MS);
    return asked === 'untouched' || asked === 'unknown' || (asked === 'open' && payments.reopens(attempt));
  }

  function refuseUnpayable({ status, expiresAt }: PurchaseRow) {
    if (status !== 'PENDING' || expiresAt <= clock()) throw conflict('MEMBERSHIP_PURCHASE_CLOSED');
  }

  async function pay(purchase: PurchaseRow, choice: PaymentChoice, payer: Payer): Promise<Subscribed> {
    await check(purchase.amount, choice);
    const { paymentMinutes } = (await settings.client()).settingClient;
    refuseUnpayable(purchase);
    const wish = {
      ...wishOf(choice),
      bankCode: null,
      ipAddress: payer.ip,
      language: payer.language,
      amount: purchase.amount,
    };
    const earlier = await payments.attemptsOf(db, refOf(purchase));
    payments.attempts.refuseWhileUndecided(earlier);
    const open = payments.attempts.reusable(earlier, wish);
    if (open && (await isStillGood(open))) return started(purchase, open);
    await askAbout(earlier.filter(({ id }) => id !== open?.id));

    const attempt = await db.transaction().execute(async (tx) => {
      const locked = await payable.lock(tx, purchase.id);
      const current = await purchaseRows.find(tx, purchase.id);
      if (!locked || !current) throw notFound('MEMBERSHIP_PURCHASE_NOT_FOUND');
      refuseUnpayable(current);
      const attempts = await payments.attemptsOf(tx, refOf(purchase));
      payments.attempts.refuseWhileUndecided(attempts);
      const again = payments.attempts.reusable(
        attempts.filter(({ id }) => id !== open?.id),
        wish,
      );
      if (again) return again;
      const expiresAt = new Date(clock().getTime() + paymentMinutes * 60_000);
      await purchaseRows.update(tx, purchase.id, {
        paymentMethod: wish.method,
        // It can be paid for as long as its last try.
        expiresAt: new Date(Math.max(+current.expiresAt, +expiresAt)),
      });
      return payments.attempts.start(tx, { ...locked, kind: payable.kind }, { ...wish, expiresAt });
    });
    return started(purchase, attempt);
  }

  const started = ({ id, status }: PurchaseRow, { redirectUrl }: Attempt): Subscribed => ({
    id,
    status,
    url: redirectUrl,
    countdown: rules.countdownSeconds,
  });

  return {
    check,
    askAbout,
    pay,
    attemptsOf: (from: Db, id: string) => payments.attemptsOf(from, refOf({ id })),
    inReview: (from: Db, purchases: PurchaseRow[]) =>
      payments.inReview(from, { kind: payable.kind, ids: purchases.map(({ id }) => id) }),
  };
}

const wishOf = ({ paymentMethod = 'ONLINE', paymentProvider = 'VNPAY' }: PaymentChoice) => ({
  method: paymentMethod,
  provider: paymentProvider,
});
