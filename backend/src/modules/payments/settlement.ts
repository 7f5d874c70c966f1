import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { isFinal, nextStatus } from './attempt-status';
import type { LockedPayable, Payables } from './payable';
import type { PaymentRepository } from './payments.repository';
import type { Attempt } from './payments.tables';
import type { Charge, Outcome } from './provider';
import type { createRefunds } from './refunds';

interface Dependencies {
  payments: PaymentRepository;
  refunds: ReturnType<typeof createRefunds>;
  payables: Payables;
  clock: Clock;
}
/** News about an attempt that is known to come from its gateway. */
export interface News {
  outcome: Outcome;
  charge: Pick<Charge, 'minor' | 'currency'> | null;
  providerTxnId: string | null;
  providerCode: string | null;
}
export type Settled = 'changed' | 'unchanged' | 'amountMismatch';
export type Settlement = ReturnType<typeof createSettlement>;

/** After which the gateway is asked once more what it counts. */
const RECONCILED_AFTER_MS = 24 * 60 * 60_000;

/**
 * The only place where an attempt changes by what a gateway says. Everything happens in the caller's
 * transaction, with the payable locked before the attempt.
 */
export function createSettlement({ payments, refunds, payables, clock }: Dependencies) {
  /**
   * Takes the payable and then the attempt. Comes before anything else is written about the attempt: an event's
   * foreign key holds the attempt too, and two that hold it a little would wait for each other.
   */
  async function lock(tx: Db, { id, payableKind, payableId }: Attempt) {
    const kind = payables[payableKind];
    const payable = await kind?.lock(tx, payableId);
    if (!kind || !payable) throw new Error(`attempt ${id} pays a ${payableKind} that is not there`);
    return { kind, payable, attempt: await payments.lockAttempt(tx, id) };
  }

  /** Each attempt brings all that is owed: while anything of an earlier one is kept, a part given back by staff is no debt. */
  async function isOwed(
    tx: Db,
    { payableKind, payableId }: Attempt,
    payable: LockedPayable,
  ): Promise<boolean> {
    const { succeeded, refunding } = await payments.sums(tx, { kind: payableKind, id: payableId });
    return payable.acceptsMoney && succeeded <= refunding;
  }

  async function settle(tx: Db, found: Attempt, news: News): Promise<Settled> {
    const { kind, payable, attempt } = await lock(tx, found);
    const now = clock();
    if (news.charge?.minor !== attempt.chargeMinor || news.charge.currency !== attempt.currency) {
      await mismatch(tx, attempt, news, now);
      return 'amountMismatch';
    }
    const next = nextStatus(attempt.status, news.outcome);
    if (!next) {
      if (news.outcome === 'review' && attempt.status !== 'REVIEW') {
        await payments.addFinding(tx, attempt.id, 'REVIEW_AFTER_END', { status: attempt.status }, now);
      }
      return 'unchanged';
    }
    const isWanted = await isOwed(tx, attempt, payable);
    await payments.updateAttempt(tx, attempt.id, {
      status: next,
      providerTxnId: news.providerTxnId ?? attempt.providerTxnId,
      providerCode: news.providerCode ?? attempt.providerCode,
      ...(isFinal(next) && { settledAt: now, nextQueryAt: null }),
      ...(next === 'SUCCEEDED' && { nextQueryAt: new Date(now.getTime() + RECONCILED_AFTER_MS) }),
    });
    if (next === 'REVIEW')
      await payments.addFinding(tx, attempt.id, 'REVIEW', { code: news.providerCode }, now);
    if (next === 'SUCCEEDED') {
      if (isWanted) await kind.paid(tx, payable, attempt.method);
      else await giveBack(tx, attempt, payable);
    }
    return 'changed';
  }

  /** Money for what is cancelled or paid already is recorded as it is, and goes back by itself. */
  async function giveBack(tx: Db, attempt: Attempt, payable: LockedPayable) {
    const reason = payable.acceptsMoney ? 'PAID_TWICE' : 'PAID_AFTER_END';
    const amount = await refunds.ofAttempt(tx, attempt, { reason, requestedBy: 'system' });
    await payments.addFinding(tx, attempt.id, reason, { amount }, clock());
    await payables[attempt.payableKind]?.moneyReturned(tx, payable, { attemptId: attempt.id, amount });
  }

  /** The gateway counts other money than we do: never paid, and never decided without people. */
  async function mismatch(tx: Db, attempt: Attempt, news: News, now: Date) {
    const expected = { minor: attempt.chargeMinor, currency: attempt.currency };
    const detail = { expected, received: news.charge, outcome: news.outcome };
    await payments.addFinding(tx, attempt.id, 'AMOUNT_MISMATCH', detail, now);
    if (!isFinal(attempt.status) && attempt.status !== 'REVIEW') {
      await payments.updateAttempt(tx, attempt.id, {
        status: 'REVIEW',
        providerTxnId: news.providerTxnId ?? attempt.providerTxnId,
        providerCode: news.providerCode,
      });
    }
  }

  /**
   * Compares money that came with what the gateway counts a day later (null: nothing). A difference changes nothing by
   * itself: people look at it. Of what was given back since, gateways tell in ways of their own.
   */
  async function reconcile(
    tx: Db,
    found: Attempt,
    counted: Pick<News, 'outcome' | 'charge'> | null,
  ): Promise<void> {
    const { attempt } = await lock(tx, found);
    const expected = { minor: attempt.chargeMinor, currency: attempt.currency };
    const { outcome = null, charge = null } = counted ?? {};
    if (outcome === 'paid' && charge?.minor === expected.minor && charge.currency === expected.currency)
      return;
    if (outcome !== 'paid' && (await payments.refundsOfAttempt(tx, attempt.id)).length > 0) return;
    await payments.addFinding(
      tx,
      attempt.id,
      'COUNTED_OTHERWISE',
      { expected, received: charge, outcome },
      clock(),
    );
  }

  /** Ends an attempt that the gateway knows nothing of, or that nobody finished in time. */
  async function expire(tx: Db, found: Attempt, code: string): Promise<Settled> {
    const { attempt } = await lock(tx, found);
    if (!nextStatus(attempt.status, 'expired') || attempt.status === 'REVIEW') return 'unchanged';
    await payments.updateAttempt(tx, attempt.id, {
      status: 'EXPIRED',
      providerCode: attempt.providerCode ?? code,
      settledAt: clock(),
      nextQueryAt: null,
    });
    return 'changed';
  }

  /** The shopper is back with a verified "paid", and the gateway has not told us yet: nobody should pay again. */
  async function markProcessing(tx: Db, found: Attempt) {
    const { attempt } = await lock(tx, found);
    if (attempt.status === 'PENDING') {
      await payments.updateAttempt(tx, attempt.id, { status: 'PROCESSING' });
    }
  }

  return { lock, isOwed, settle, reconcile, expire, markProcessing };
}
