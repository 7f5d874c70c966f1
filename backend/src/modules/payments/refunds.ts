import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, unprocessable } from '../../lib/errors';
import { settleAll } from '../../lib/settle-all';
import type { PayableRef, PaymentRepository } from './payments.repository';
import type { Attempt, Refund, RefundedUnits } from './payments.tables';
import type { ProviderCode } from './payments.tables';
import type { PaymentProvider, RefundResult, RefundToSend } from './provider';

export type Providers = Partial<Record<ProviderCode, PaymentProvider>>;

interface Dependencies {
  db: Db;
  payments: PaymentRepository;
  providers: Providers;
  clock: Clock;
}
export interface RefundRequest {
  /** All that can still go back when it is left out. */
  amount?: number | undefined;
  reason: string;
  requestedBy: string;
  /** What the amount is for. */
  units?: RefundedUnits[];
}

const LEASE_MS = 90_000;
const MAX_TRIES = 12;
const LEFT_TO_PEOPLE = ['REFUND_REJECTED', 'REFUND_UNSETTLED'];
/** A gateway that has said nothing of a refund's end for so long will hardly say it. */
const SETTLED_WITHIN_MS = 24 * 3_600_000;

export function createRefunds({ db, payments, providers, clock }: Dependencies) {
  /** Asks for money of one attempt to go back, never more than it brought. The caller holds the payable's lock. */
  async function ofAttempt(tx: Db, attempt: Attempt, request: RefundRequest) {
    const { amount, reason, requestedBy, units = [] } = request;
    const asked = await payments.refundsOfAttempt(tx, attempt.id);
    const left = attempt.amount - sumOf(asked.filter(({ status }) => status !== 'FAILED'));
    const wanted = Math.min(amount ?? left, left);
    if (wanted <= 0) return 0;
    const chargeMinor =
      chargeUpTo(attempt, attempt.amount - left + wanted) - chargeUpTo(attempt, attempt.amount - left);
    // A part that comes to nothing in the gateway's currency cannot be sent.
    if (chargeMinor === 0 && wanted < left) throw unprocessable('REFUND_TOO_SMALL');
    const now = clock();
    await payments.insertRefund(tx, {
      id: uuid(),
      attemptId: attempt.id,
      payableKind: attempt.payableKind,
      payableId: attempt.payableId,
      provider: attempt.provider,
      merchantRefundRef: randomBytes(16).toString('hex'),
      amount: wanted,
      chargeMinor,
      // Nothing is left to send of a rest that went along when an earlier part was rounded up.
      status: chargeMinor === 0 ? 'SUCCEEDED' : 'REQUESTED',
      reason,
      requestedBy,
      providerCode: null,
      createdAt: now,
      updatedAt: now,
      nextTryAt: chargeMinor === 0 ? null : now,
      // When several payments share a refund, none of its parts has units of its own.
      units: units.length > 0 && wanted === amount ? units : null,
    });
    return wanted;
  }

  /** Spreads a refund over what was paid, the newest payment first. */
  async function ofPayable(tx: Db, payable: PayableRef, request: RefundRequest): Promise<number> {
    const paid = (await payments.attemptsOf(tx, payable)).filter(({ status }) => status === 'SUCCEEDED');
    const { succeeded, refunding } = await payments.sums(tx, payable);
    const wanted = request.amount ?? succeeded - refunding;
    if (wanted > succeeded - refunding) throw conflict('REFUND_EXCEEDS_PAID');
    let left = wanted;
    const { units = [], ...rest } = request;
    for (const attempt of paid) {
      const isWhole = left === wanted;
      if (left > 0)
        left -= await ofAttempt(tx, attempt, { ...rest, amount: left, ...(isWhole && { units }) });
    }
    return wanted - left;
  }

  /**
   * What people found out of a refund that its gateway left to them. The caller holds the payable's lock.
   * @returns The refund as it is now; undefined when the payable has none by that id.
   */
  async function end(tx: Db, payable: PayableRef, id: string, status: 'SUCCEEDED' | 'FAILED') {
    const refunds = await payments.refundsOf(tx, payable);
    const refund = refunds.find((one) => one.id === id);
    if (!refund) return undefined;
    if (refund.status !== 'MANUAL') throw conflict('REFUND_NOT_LEFT_TO_PEOPLE');
    const now = clock();
    await payments.updateRefund(tx, id, { status, updatedAt: now });
    const isLast = !refunds.some(
      (one) => one.id !== id && one.attemptId === refund.attemptId && one.status === 'MANUAL',
    );
    if (isLast) await payments.resolveFindings(tx, refund.attemptId, LEFT_TO_PEOPLE, now);
    return refund;
  }

  async function send(refund: Refund) {
    const provider = providers[refund.provider];
    const attempt = await payments.findAttempt(refund.attemptId);
    if (!attempt) return;
    if (!provider) return leaveToPeople(refund);
    const state =
      refund.status === 'PROCESSING'
        ? await ask(provider, attempt, refund)
        : await order(provider, attempt, refund);
    const now = clock();
    const end = endOf(state.kind, refund, now);
    await db.transaction().execute(async (tx) => {
      await payments.insertEvent(tx, {
        provider: refund.provider,
        direction: 'OUT',
        kind: refund.status === 'PROCESSING' ? 'query' : 'refund',
        raw: state.raw,
        signatureOk: state.signatureOk,
        dedupeKey: null,
        decision: state.kind,
        reply: null,
        providerCode: state.providerCode,
        attemptId: attempt.id,
        receivedAt: now,
      });
      await payments.updateRefund(tx, refund.id, {
        ...changeAfter(end, refund, now),
        providerCode: state.providerCode ?? refund.providerCode,
        updatedAt: now,
      });
      if (end === 'rejected') {
        await payments.addFinding(tx, attempt.id, 'REFUND_REJECTED', { refundId: refund.id }, now);
      }
      if (end === 'unsettled') {
        await payments.addFinding(tx, attempt.id, 'REFUND_UNSETTLED', { refundId: refund.id }, now);
      }
    });
  }

  /** The shop no longer has the gateway that would have to be asked. */
  async function leaveToPeople({ id, attemptId }: Refund) {
    const now = clock();
    await db.transaction().execute(async (tx) => {
      await payments.updateRefund(tx, id, { status: 'MANUAL', nextTryAt: null, updatedAt: now });
      await payments.addFinding(tx, attemptId, 'REFUND_UNSETTLED', { refundId: id }, now);
    });
  }

  async function order(provider: PaymentProvider, attempt: Attempt, refund: Refund) {
    return provider.refund(attempt, refundToSend(attempt, refund));
  }

  /** How a refund stands that the gateway has accepted. */
  async function ask(provider: PaymentProvider, attempt: Attempt, refund: Refund) {
    if (provider.queryRefund) return provider.queryRefund(attempt, refundToSend(attempt, refund));
    const result = await provider.query(attempt);
    const said = { raw: result.raw, signatureOk: result.signatureOk, providerCode: null };
    const parts = await payments.refundsOfAttempt(db, attempt.id);
    // It names the payment and not the refund, so what it says of several may be said of another one.
    const isTheOnly = parts.every(({ id, status }) => id === refund.id || status === 'FAILED');
    if (result.kind !== 'outcome' || !result.refund || !isTheOnly)
      return { kind: 'processing' as const, ...said };
    return { kind: result.refund, ...said };
  }

  return {
    ofAttempt,
    ofPayable,
    end,
    /** Sends what is due. Safe with replicas: each takes its own. */
    async runDue() {
      const now = clock();
      const due = await payments.claimRefunds(now, new Date(now.getTime() + LEASE_MS), 10);
      await settleAll(due, send);
      return due.length;
    },
  };
}

/** The charge that belongs to the first đồng of an attempt: the parts of several refunds sum up to the whole. */
const chargeUpTo = ({ amount, chargeMinor }: Attempt, paid: number) =>
  Number((BigInt(chargeMinor) * BigInt(paid) * 2n + BigInt(amount)) / (BigInt(amount) * 2n));

const refundToSend = (attempt: Attempt, refund: Refund): RefundToSend => ({
  merchantRefundRef: refund.merchantRefundRef,
  amount: refund.amount,
  chargeMinor: refund.chargeMinor,
  isFull: refund.amount === attempt.amount,
  reason: refund.reason,
  requestedBy: refund.requestedBy,
  requestedAt: refund.createdAt,
});

const sumOf = (refunds: Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

type End = Exclude<RefundResult['kind'], 'askedBefore'> | 'unsettled';

/**
 * "Asked before" at the very first try speaks of another refund of the same payment: this one was not taken. Of several
 * refunds a query may never tell how each ended: people find out, as they do when a gateway answers no more.
 */
function endOf(kind: RefundResult['kind'], { status, tries, createdAt }: Refund, now: Date): End {
  if (kind === 'askedBefore' && tries <= 1) return 'rejected';
  const said = kind === 'askedBefore' ? 'processing' : kind;
  const isOpen = said === 'processing' || said === 'unknown';
  const isOverdue = now.getTime() - createdAt.getTime() >= SETTLED_WITHIN_MS;
  if (status === 'PROCESSING') return isOpen && isOverdue ? 'unsettled' : said;
  return said === 'unknown' && tries >= MAX_TRIES ? 'unsettled' : said;
}

/** No answer is no refusal: for a day the same request is sent again, ever more slowly, with the same reference. */
function changeAfter(kind: End, { status, tries }: Refund, now: Date) {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  if (kind === 'succeeded') return { status: 'SUCCEEDED' as const, nextTryAt: null };
  if (kind === 'rejected' || kind === 'unsettled') return { status: 'MANUAL' as const, nextTryAt: null };
  if (kind === 'processing') return { status: 'PROCESSING' as const, nextTryAt: later(60) };
  return { status, nextTryAt: later(Math.min(2 ** tries, 360)) };
}
