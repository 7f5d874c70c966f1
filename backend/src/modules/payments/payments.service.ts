import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { notFound, tooManyRequests } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import { createAttempts } from './attempts';
import { createNotifications } from './notifications';
import { createOpening } from './opening';
import type { Payables } from './payable';
import { createPaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { PaymentLimit } from './payments.schema';
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
/** Who goes to a gateway. */
export interface Visitor {
  ip: string;
  log: FastifyBaseLogger;
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
  const attempts = createAttempts({ payments, providers, tokens, clock, publicUrl });
  const opening = createOpening({ db, payments, settlement, providers, limits, clock });
  const notifications = createNotifications({ db, payments, settlement, queries, limits, clock });
  const returns = createReturns({ db, payments, settlement, queries, tokens, clock, publicUrl });

  return {
    attempts,
    queries,
    refunds,
    notifications,
    returns,
    tokens,
    /** What shoppers are told of the gateways. */
    limits: Object.values(providers).map(
      ({ code, methods, minAmount, maxAmount, chargeOf }): PaymentLimit => {
        const { fxRate } = chargeOf(minAmount);
        return {
          provider: code,
          methods: [...methods],
          min: minAmount,
          max: maxAmount,
          ...(fxRate !== null && { vndPerUsd: fxRate }),
        };
      },
    ),
    /** Where somebody goes who holds the token of an attempt: the gateway's page, or the one that shows how it stands. */
    async goTo(attemptId: string, token: string, visitor: Visitor): Promise<string> {
      const { allowed, retryAfterSeconds } = await limits.consume(
        `payment pages ${visitor.ip}`,
        MAX_PER_ADDRESS,
      );
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const attempt = tokens.isFor(attemptId, token) ? await payments.findAttempt(attemptId) : undefined;
      if (!attempt) throw notFound();
      return (await opening.addressOf(attempt, visitor)) ?? returns.resultPage(attempt);
    },
    /** Whether the page of an attempt that was left can be gone to again. */
    reopens: ({ provider }: Attempt) => providers[provider]?.reopens ?? false,
    attemptsOf: payments.attemptsOf,
    refundsOf: payments.refundsOf,
    openFindingsOf: payments.openFindingsOf,
    inReview: payments.inReview,
    resolveFinding: payments.resolveFinding,
    sums: payments.sums,
    standingsOf: payments.standingsOf,
    /** By the name in an address, in any case. */
    providerNamed(name: string): PaymentProvider {
      const provider = Object.values(providers).find(({ code }) => code === name.toUpperCase());
      if (!provider) throw notFound();
      return provider;
    },
  };
}
