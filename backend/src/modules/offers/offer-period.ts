import { sql, type RawBuilder } from 'kysely';

export type OfferPeriod = 'CURRENT' | 'NEXT' | 'NONE';

export interface Timed {
  startsAt: Date;
  endsAt: Date;
}

/** The start belongs to it, the end does not. */
export function periodAt({ startsAt, endsAt }: Timed, now: Date): OfferPeriod {
  if (now >= endsAt) return 'NONE';
  return now >= startsAt ? 'CURRENT' : 'NEXT';
}

/** The same as a condition on a table's row; without a period, whatever is not over. */
export function isIn(period: 'CURRENT' | 'NEXT' | undefined, table: string, now: Date): RawBuilder<boolean> {
  const startsAt = sql.ref(`${table}.startsAt`);
  const endsAt = sql.ref(`${table}.endsAt`);
  if (period === 'NEXT') return sql`${startsAt} > ${now}`;
  if (period === 'CURRENT') return sql`${startsAt} <= ${now} and ${endsAt} > ${now}`;
  return sql`${endsAt} > ${now}`;
}
