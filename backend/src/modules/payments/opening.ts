import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { RateLimits } from '../../lib/rate-limits';
import { paymentToCreate } from './creation';
import type { LockedPayable } from './payable';
import type { PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { Creation, PaymentProvider } from './provider';
import type { Providers } from './refunds';
import type { Settlement } from './settlement';

interface Dependencies {
  db: Db;
  payments: PaymentRepository;
  settlement: Settlement;
  providers: Providers;
  limits: RateLimits;
  clock: Clock;
}

/** How long one question to a gateway keeps others from asking the same. */
const LEASE_MS = 30_000;
const LOOK_AGAIN_MS = 250;
/** How often a gateway is asked for the page of one payment, no matter who reloads. */
const MAX_OPENINGS = { max: 10, windowMs: 60_000 };
/** The code of an attempt whose gateway did not answer when its page was asked for. */
export const UNREACHABLE = 'UNREACHABLE';

/**
 * Leads a shopper to a gateway that has to be asked for its page first. It happens when they go there and outside of
 * any transaction: a gateway that hangs keeps nobody else waiting, and an order is placed without it.
 */
export function createOpening({ db, payments, settlement, providers, limits, clock }: Dependencies) {
  /** One at a time: anyone who comes meanwhile waits for the same page. */
  async function open(attempt: Attempt, provider: PaymentProvider, ipAddress: string) {
    const now = clock();
    if (!(await payments.mayOpen(attempt.id, now, LEASE_MS))) return waitForOther(attempt.id);
    const payable = await wanted(attempt);
    if (!payable) return attempt;
    const created = await provider.create(paymentToCreate(attempt, payable, ipAddress));
    return db.transaction().execute((tx) => apply(tx, attempt, created));
  }

  /** Null when the order is paid or over: nobody is led to pay for it. */
  const wanted = (attempt: Attempt): Promise<LockedPayable | null> =>
    db.transaction().execute(async (tx) => {
      const { payable } = await settlement.lock(tx, attempt);
      return (await settlement.isOwed(tx, attempt, payable)) ? payable : null;
    });

  async function apply(tx: Db, found: Attempt, created: Creation): Promise<Attempt> {
    const { attempt } = await settlement.lock(tx, found);
    const providerCode = created.kind === 'refused' ? created.providerCode : null;
    await payments.insertEvent(tx, {
      provider: attempt.provider,
      direction: 'OUT',
      kind: 'create',
      raw: created.raw,
      signatureOk: created.kind !== 'unknown',
      dedupeKey: null,
      decision: created.kind,
      reply: null,
      providerCode,
      attemptId: attempt.id,
      receivedAt: clock(),
    });
    if (attempt.status !== 'CREATED') return attempt;
    await payments.updateAttempt(tx, attempt.id, {
      openingAt: null,
      ...(created.kind === 'created' && {
        status: 'PENDING',
        providerCode: null,
        redirectUrl: created.redirectUrl,
        providerRef: created.providerRef,
        providerCreateDate: created.providerCreateDate,
      }),
      ...(created.kind === 'refused' && {
        status: 'FAILED',
        providerCode,
        settledAt: clock(),
        nextQueryAt: null,
      }),
      ...(created.kind === 'unknown' && { providerCode: UNREACHABLE }),
    });
    return payments.lockAttempt(tx, attempt.id);
  }

  async function waitForOther(id: string): Promise<Attempt | undefined> {
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      const attempt = await payments.findAttempt(id);
      if (attempt?.status !== 'CREATED' || attempt.openingAt === null || waited >= LEASE_MS) return attempt;
      await wait(LOOK_AGAIN_MS);
    }
  }

  return {
    /** The gateway's page; null when there is none to go to (any more), and the shopper is shown how things stand. */
    async addressOf(
      attempt: Attempt,
      { ip, log }: { ip: string; log: FastifyBaseLogger },
    ): Promise<string | null> {
      const provider = providers[attempt.provider];
      const isOver = attempt.expiresAt <= clock();
      if (!provider || isOver) return null;
      if (attempt.status === 'PENDING') return (await wanted(attempt)) && attempt.redirectUrl;
      if (attempt.status !== 'CREATED') return null;
      if (!(await limits.consume(`payment page of ${attempt.id}`, MAX_OPENINGS)).allowed) return null;
      const opened = await open(attempt, provider, ip);
      if (opened?.status === 'PENDING') return opened.redirectUrl;
      log.warn(
        { attemptId: attempt.id, provider: attempt.provider, code: opened?.providerCode },
        'a gateway gave no page to pay at',
      );
      return null;
    },
  };
}
