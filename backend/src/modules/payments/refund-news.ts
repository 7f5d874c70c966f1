import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PayableKind } from './payments.tables';

export interface EndedRefund {
  id: string;
  payableId: string;
  amount: number;
}

/**
 * Refunds that a gateway has confirmed and nobody was told of. They count as told in the caller's transaction, and
 * another replica takes others.
 */
export async function takeRefundNews(tx: Db, kind: PayableKind, { now, most }: { now: Date; most: number }) {
  const { rows } = await sql<EndedRefund>`
    update refunds set told_at = ${now} where id in (
      select id from refunds where status = 'SUCCEEDED' and told_at is null and payable_kind = ${kind}
      order by updated_at limit ${most} for update skip locked)
    returning id, payable_id, amount`.execute(tx);
  return rows;
}
