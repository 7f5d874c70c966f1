import { sql } from 'kysely';
import type { PayableKind } from './payments.tables';

/** The sums of a payable's money for a question about many payables at once. */
export function moneyOf(kind: PayableKind, idColumn: string) {
  const id = sql.ref(idColumn);
  return {
    succeeded: sql<number>`(select coalesce(sum(a.amount), 0)::bigint from payment_attempts a
      where a.payable_kind = ${kind} and a.payable_id = ${id} and a.status = 'SUCCEEDED')`,
    refunded: sql<number>`(select coalesce(sum(r.amount), 0)::bigint from refunds r
      where r.payable_kind = ${kind} and r.payable_id = ${id} and r.status = 'SUCCEEDED')`,
  };
}
