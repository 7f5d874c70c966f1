import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, unprocessable } from '../../lib/errors';
import { paymentToCreate } from './creation';
import type { LockedPayable } from './payable';
import type { PayableRef, PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { OnlineMethod, ProviderCode } from './payments.tables';
import type { PaymentProvider } from './provider';
import { nextQueryAt } from './queries';
import type { Providers } from './refunds';
import type { ResultTokens } from './result-token';

export interface PaymentWish {
  provider: ProviderCode;
  method: OnlineMethod;
  bankCode: string | null;
  ipAddress: string;
  language: 'vi' | 'en';
  expiresAt: Date;
}

/** Of one order. Anyone who needs more needs help rather than another try. */
const MAX_ATTEMPTS = 20;

/** Starting to pay. */
export function createAttempts({
  payments,
  providers,
  tokens,
  clock,
  publicUrl,
}: {
  payments: PaymentRepository;
  providers: Providers;
  tokens: ResultTokens;
  clock: Clock;
  publicUrl: string;
}) {
  function providerOf(code: ProviderCode) {
    const provider = providers[code];
    if (!provider) throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
    return provider;
  }

  function checkAmount({ minAmount, maxAmount }: PaymentProvider, amount: number) {
    if (amount > maxAmount) throw unprocessable('PAYMENT_AMOUNT_TOO_LARGE');
    if (amount < minAmount) throw unprocessable('PAYMENT_AMOUNT_TOO_SMALL');
  }

  return {
    /** Refuses what the gateway would refuse, before an order is made for it. */
    check(code: ProviderCode, method: OnlineMethod, amount: number) {
      const provider = providerOf(code);
      if (!provider.methods.includes(method)) throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
      checkAmount(provider, amount);
    },

    /** A new attempt with a reference of its own; the caller holds the payable's lock. */
    async start(tx: Db, payable: LockedPayable & PayableRef, wish: PaymentWish): Promise<Attempt> {
      const provider = providerOf(wish.provider);
      checkAmount(provider, payable.amount);
      const now = clock();
      const earlier = await payments.attemptsOf(tx, payable);
      if (earlier.length >= MAX_ATTEMPTS) throw conflict('PAYMENT_TOO_MANY_ATTEMPTS');
      const charge = provider.chargeOf(payable.amount);
      const attempt = {
        id: uuid(),
        payableKind: payable.kind,
        payableId: payable.id,
        provider: wish.provider,
        method: wish.method,
        bankCode: wish.bankCode,
        merchantRef: `${payable.code}T${earlier.length + 1}`,
        amount: payable.amount,
        currency: charge.currency,
        chargeMinor: charge.minor,
        fxRate: charge.fxRate,
        providerTxnId: null,
        providerCode: null,
        providerCreateDate: null,
        providerRef: null,
        openingAt: null,
        language: wish.language,
        createdAt: now,
        expiresAt: wish.expiresAt,
        settledAt: null,
        nextQueryAt: nextQueryAt(now, now),
        queryTries: 0,
        returnQueriedAt: null,
      };
      if (!provider.createsAlone) {
        const redirectUrl = `${publicUrl}/api/ecommerce/payment/go/${attempt.id}?token=${tokens.issue(attempt.id, attempt.expiresAt)}`;
        return payments.insertAttempt(tx, { ...attempt, status: 'CREATED', redirectUrl });
      }
      const created = await provider.create(
        paymentToCreate({ ...attempt, status: 'PENDING' }, payable, wish.ipAddress),
      );
      if (created.kind !== 'created') throw unprocessable('PAYMENT_PROVIDER_NOT_AVAILABLE');
      const { redirectUrl, providerRef, providerCreateDate } = created;
      return payments.insertAttempt(tx, {
        ...attempt,
        status: 'PENDING',
        redirectUrl,
        providerRef,
        providerCreateDate,
      });
    },

    /** The attempt that a second click should lead to, if there is one. */
    reusable(attempts: Attempt[], wish: Omit<PaymentWish, 'expiresAt'> & { amount: number }) {
      return attempts.find(
        (attempt) =>
          (attempt.status === 'PENDING' || attempt.status === 'CREATED') &&
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
