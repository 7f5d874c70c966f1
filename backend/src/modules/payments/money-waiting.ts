import { sql } from 'kysely';
import type { PayableKind } from './payments.tables';

/** What of a payable's money waits for people: a refund that they make, or a payment that they look at. */
export type MoneyWait = 'REFUND' | 'REVIEW';

/** Whether money of a payable waits so, for a question about many payables at once. */
export function waitsForStaff(kind: PayableKind, idColumn: string, wait: MoneyWait) {
  const id = sql.ref(idColumn);
  return wait === 'REFUND'
    ? sql<boolean>`${id} in (select payable_id from refunds where status = 'MANUAL' and payable_kind = ${kind})`
    : sql<boolean>`${id} in (select payable_id from payment_attempts
        where status = 'REVIEW' and payable_kind = ${kind})`;
}
