import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { notFound } from '../../plugins/errors';
import type { RateLimits } from '../../plugins/rate-limits';
import { createAttempts } from './attempts';
import { createNotifications } from './notifications';
import type { Payables } from './payable';
import { createPaymentRepository } from './payments.repository';
import type { PaymentProvider } from './provider';
import { createQueries } from './queries';
import { createRefunds, type Providers } from './refunds';
import { createResultTokens } from './result-token';
import { createReturns } from './returns';
import { createSettlement } from './settlement';

export interface PaymentDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  payables: Payables;
  providers: Providers;
  publicUrl: string;
  graceMinutes: number;
  /** From which the keys of result links are derived. */
  secret: string;
}
export type PaymentService = ReturnType<typeof createPaymentService>;

/** Payments as other modules see them. */
export function createPaymentService(deps: PaymentDependencies) {
  const { db, clock, limits, payables, providers, publicUrl, graceMinutes, secret } = deps;
  const payments = createPaymentRepository(db);
  const tokens = createResultTokens({ secret, clock });
  const refunds = createRefunds({ db, payments, providers, clock });
  const settlement = createSettlement({ payments, refunds, payables, clock });
  const queries = createQueries({ db, payments, settlement, providers, clock, graceMinutes });
  const attempts = createAttempts({ payments, providers, clock });
  const notifications = createNotifications({ db, payments, settlement, limits, clock });
  const returns = createReturns({ db, payments, settlement, queries, tokens, clock, publicUrl });

  return {
    attempts,
    queries,
    refunds,
    notifications,
    returns,
    tokens,
    attemptsOf: payments.attemptsOf,
    sums: payments.sums,
    /** By the name in an address, in any case. */
    providerNamed(name: string): PaymentProvider {
      const provider = Object.values(providers).find(({ code }) => code === name.toUpperCase());
      if (!provider) throw notFound();
      return provider;
    },
  };
}
