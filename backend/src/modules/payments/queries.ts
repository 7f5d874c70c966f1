import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { settleAll } from '../../lib/settle-all';
import type { PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { OwnCodes, QueryResult } from './provider';
import type { Providers } from './refunds';
import type { Settlement } from './settlement';
import { isFinal } from './attempt-status';

interface Dependencies {
  db: Db;
  payments: PaymentRepository;
  settlement: Settlement;
  providers: Providers;
  clock: Clock;
  graceMinutes: number;
}
/**
 * `untouched`: the gateway was never reached with it; `open`: it was, and nothing has come of it yet;
 * `unknown`: the gateway did not answer, so nothing may be decided.
 */
export type Asked = 'final' | 'untouched' | 'open' | 'unknown';

const LEASE_MS = 90_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes after creation; then every hour for a day, and every day for a month. */
const SCHEDULE = [1, 3, 5, 10, 15, 30];
const DAILY_UNTIL_MINUTES = 30 * DAY;

export type Queries = ReturnType<typeof createQueries>;

/** Asking the gateway, because a notification may be lost. */
export function createQueries({ db, payments, settlement, providers, clock, graceMinutes }: Dependencies) {
  /** Asks for one attempt and settles it by the answer; not for long when a shopper waits. */
  async function ask(attempt: Attempt, callerTimeoutMs?: number): Promise<Asked> {
    return isFinal(attempt.status) ? 'final' : askGateway(attempt, callerTimeoutMs);
  }

  async function askGateway(attempt: Attempt, callerTimeoutMs?: number): Promise<Asked> {
    const provider = providers[attempt.provider];
    if (!provider) return 'unknown';
    // Its page was never asked for or never given, so nobody can have paid there.
    const result: QueryResult =
      attempt.status === 'CREATED'
        ? { kind: 'notFound', raw: '', signatureOk: true }
        : await provider.query(attempt, callerTimeoutMs, await isWanted(attempt));
    return db.transaction().execute((tx) => applyAnswer(tx, attempt, result, provider.codes));
  }

  /** Whether the money of an attempt is still owed; what a gateway has taken already counts all the same. */
  const isWanted = (attempt: Attempt): Promise<boolean> =>
    db
      .transaction()
      .execute(async (tx) => settlement.isOwed(tx, attempt, (await settlement.lock(tx, attempt)).payable));

  async function applyAnswer(tx: Db, attempt: Attempt, result: QueryResult, codes: OwnCodes): Promise<Asked> {
    await settlement.lock(tx, attempt);
    if (result.raw !== '')
      await payments.insertEvent(tx, {
        provider: attempt.provider,
        direction: 'OUT',
        kind: 'query',
        raw: result.raw,
        signatureOk: result.signatureOk,
        dedupeKey: null,
        decision: result.kind === 'outcome' ? result.outcome : result.kind,
        reply: null,
        providerCode: null,
        attemptId: attempt.id,
        receivedAt: clock(),
      });
    if (result.kind === 'unknown') return 'unknown';
    if (attempt.status === 'SUCCEEDED') {
      await settlement.reconcile(tx, attempt, result.kind === 'outcome' ? result : null);
      return 'final';
    }
    if (result.kind === 'outcome' && (await wasCancelled(tx, attempt, result, codes))) {
      const cancelled = { outcome: 'cancelled' as const, providerCode: codes.cancelled };
      await settlement.settle(tx, attempt, { ...result, ...cancelled });
    } else if (result.kind === 'outcome' && result.stage === 'underway') {
      await settlement.settle(tx, attempt, { ...result, providerCode: result.providerCode ?? null });
    } else if (result.kind === 'outcome' && result.outcome !== 'processing') {
      await settlement.settle(tx, attempt, { ...result, ...(await reasonOf(tx, attempt, result, codes)) });
    } else if (isOver(attempt)) {
      await settlement.expire(tx, attempt, codes.expired);
    }
    const now = await payments.lockAttempt(tx, attempt.id);
    if (isFinal(now.status)) return 'final';
    return result.kind === 'notFound' ? 'untouched' : 'open';
  }

  /**
   * A query only says "failed"; which of the reasons it was, the verified return of the browser tells. Nobody came
   * back and the time is over: then it was left.
   */
  async function reasonOf(
    tx: Db,
    attempt: Attempt,
    { outcome, providerCode }: Extract<QueryResult, { kind: 'outcome' }>,
    codes: OwnCodes,
  ) {
    if (providerCode !== undefined) return { providerCode };
    if (outcome !== 'failed') return { providerCode: outcome === 'paid' ? codes.paid : codes.review };
    const isPast = clock() >= attempt.expiresAt;
    const code = (await payments.returnedCode(tx, attempt.id)) ?? (isPast ? codes.expired : null);
    if (code === codes.cancelled) return { providerCode: code, outcome: 'cancelled' as const };
    if (code === codes.expired) return { providerCode: code, outcome: 'expired' as const };
    return { providerCode: code && code !== codes.paid && code !== codes.review ? code : codes.other };
  }

  /** Some gateways only know that nobody has paid yet; that the shopper said no, the way back told. */
  async function wasCancelled(
    tx: Db,
    { id }: Attempt,
    { stage }: Extract<QueryResult, { kind: 'outcome' }>,
    codes: OwnCodes,
  ) {
    return stage === 'awaitsBuyer' && (await payments.returnedCode(tx, id)) === codes.cancelled;
  }

  const isOver = ({ expiresAt }: Attempt) => clock().getTime() >= expiresAt.getTime() + graceMinutes * 60_000;

  return {
    ask,
    /** Asks even about one that has ended without money, because somebody says that there was some. */
    confirm: async (attempt: Attempt): Promise<Asked> =>
      attempt.status === 'SUCCEEDED' ? 'final' : askGateway(attempt),
    /**
     * Asks for every attempt that is due, also once more about money that came the day before: what the gateway counts
     * by then is what it hands over. Safe with replicas: each takes its own.
     */
    async runDue() {
      const now = clock();
      const due = await payments.claimAttempts(now, new Date(now.getTime() + LEASE_MS), 10);
      await settleAll(due, async (attempt) => {
        const isPaid = attempt.status === 'SUCCEEDED';
        const asked = isPaid ? await askGateway(attempt) : await ask(attempt);
        const isAnswered = isPaid && asked !== 'unknown';
        await payments.updateAttempt(db, attempt.id, {
          queryTries: attempt.queryTries + 1,
          ...(isAnswered && { nextQueryAt: null }),
          // What has ended by this answer is asked about when its end says.
          ...(!isAnswered && asked !== 'final' && { nextQueryAt: nextQueryAt(attempt.createdAt, clock()) }),
        });
      });
      return due.length;
    },
  };
}

/** When to ask again; null when it has been long enough. */
export function nextQueryAt(createdAt: Date, now: Date): Date | null {
  const age = (now.getTime() - createdAt.getTime()) / 60_000;
  const minute = SCHEDULE.find((at) => at > age);
  if (minute !== undefined) return new Date(createdAt.getTime() + minute * 60_000);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  if (age < DAY) return later(HOUR);
  return age < DAILY_UNTIL_MINUTES ? later(DAY) : null;
}
