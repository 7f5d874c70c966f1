import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { conflict, unprocessable } from '../../plugins/errors';
import type { LockedPayable } from './payable';
import type { PayableRef, PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { OnlineMethod, ProviderCode } from './payments.tables';
import { nextQueryAt } from './queries';
import type { Providers } from './refunds';

export interface PaymentWish {
  provider: ProviderCode;
  method: OnlineMethod;
  bankCode: string | null;
  ipAddress: string;
  language: 'vi' | 'en';
  expiresAt: Date;
}

/** Starting to pay. */
export function createAttempts({
  payments,
  providers,
  clock,
}: {
  payments: PaymentRepository;
  providers: Providers;
  clock: Clock;
}) {
  function providerOf(code: ProviderCode) {
    const provider = providers[code];
    if (!provider) throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
    return provider;
  }

  return {
    /** Refuses what the gateway would refuse, before an order is made for it. */
    check(code: ProviderCode, amount: number) {
      if (amount > providerOf(code).maxAmount) throw unprocessable('PAYMENT_AMOUNT_TOO_LARGE');
    },

    /** A new attempt with a reference of its own; the caller holds the payable's lock. */
    async start(tx: Db, payable: LockedPayable & PayableRef, wish: PaymentWish): Promise<Attempt> {
      const provider = providerOf(wish.provider);
      if (payable.amount > provider.maxAmount) throw unprocessable('PAYMENT_AMOUNT_TOO_LARGE');
      const now = clock();
      const earlier = await payments.attemptsOf(tx, payable);
      const merchantRef = `${payable.code}T${earlier.length + 1}`;
      const created = await provider.create({
        merchantRef,
        amount: payable.amount,
        method: wish.method,
        bankCode: wish.bankCode,
        language: wish.language,
        description:
          wish.language === 'en'
            ? `Payment for order ${payable.code}`
            : `Thanh toán đơn hàng ${payable.code}`,
        createdAt: now,
        expiresAt: wish.expiresAt,
        ipAddress: wish.ipAddress,
      });
      return payments.insertAttempt(tx, {
        id: uuid(),
        payableKind: payable.kind,
        payableId: payable.id,
        provider: wish.provider,
        method: wish.method,
        bankCode: wish.bankCode,
        merchantRef,
        amount: payable.amount,
        status: 'PENDING',
        providerTxnId: null,
        providerCode: null,
        providerCreateDate: created.providerCreateDate,
        redirectUrl: created.redirectUrl,
        language: wish.language,
        createdAt: now,
        expiresAt: wish.expiresAt,
        settledAt: null,
        nextQueryAt: nextQueryAt(now, now),
        returnQueriedAt: null,
      });
    },

    /** The attempt that a second click should lead to, if there is one. */
    reusable(attempts: Attempt[], wish: Omit<PaymentWish, 'expiresAt'> & { amount: number }) {
      return attempts.find(
        (attempt) =>
          attempt.status === 'PENDING' &&
          attempt.provider === wish.provider &&
          attempt.method === wish.method &&
          attempt.bankCode === wish.bankCode &&
          attempt.amount === wish.amount &&
          attempt.language === wish.language &&
          attempt.expiresAt > clock(),
      );
    },

    /** While money may be on its way, nobody is asked to pay again. */
    refuseWhileUndecided(attempts: Attempt[]) {
      if (attempts.some(({ status }) => status === 'PROCESSING')) throw conflict('PAYMENT_PROCESSING');
      if (attempts.some(({ status }) => status === 'REVIEW')) throw conflict('PAYMENT_UNDER_REVIEW');
    },
  };
}
