import { sql } from 'kysely';
import { findingKinds, type PayableKind } from './payments.tables';

/** What of a payable's money waits for people: a refund that they make, or a payment that they look at. */
export type MoneyWait = 'REFUND' | 'REVIEW';

/**
 * Payables with a payment that staff have to check, each once: a payment under review, or one with an open gateway report
 * that contradicts it.
 */
export const underReview = sql<{ payableKind: PayableKind; payableId: string }>`
  select payable_kind, payable_id from payment_attempts where status = 'REVIEW'
  union
  select attempts.payable_kind, attempts.payable_id
  from reconcile_findings findings join payment_attempts attempts on attempts.id = findings.attempt_id
  where findings.resolved_at is null and findings.kind in (${sql.join(findingKinds)})`;

/** Whether money of a payable waits so, for a question about many payables at once. */
export function waitsForStaff(kind: PayableKind, idColumn: string, wait: MoneyWait) {
  const id = sql.ref(idColumn);
  return wait === 'REFUND'
    ? sql<boolean>`${id} in (select payable_id from refunds where status = 'MANUAL' and payable_kind = ${kind})`
    : sql<boolean>`${id} in (select payable_id from (${underReview}) reviewed where payable_kind = ${kind})`;
}
