import { sql, type RawBuilder } from 'kysely';
import { periodAt, type Timed } from './offer-period';
import type { OfferCounts, OfferState } from './staff-offers.schema';

const stateOf = { CURRENT: 'RUNNING', NEXT: 'PLANNED', NONE: 'ENDED' } as const;

/** What is over stays over, also when it was taken away before. */
export function offerState(offer: Timed & { isActive: boolean }, now: Date): OfferState {
  const state = stateOf[periodAt(offer, now)];
  return state === 'ENDED' || offer.isActive ? state : 'OFF';
}

/** The same, of a table's row. */
export function stateColumn(table: string, now: Date): RawBuilder<OfferState> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<OfferState>`(case when ${column('endsAt')} <= ${now} then 'ENDED'
    when not ${column('isActive')} then 'OFF'
    when ${column('startsAt')} > ${now} then 'PLANNED' else 'RUNNING' end)`;
}

/** Counts by state, with zero for a state that nothing is in. */
export const countsOf = (rows: { state: OfferState; count: number }[]): OfferCounts => ({
  PLANNED: 0,
  RUNNING: 0,
  ENDED: 0,
  OFF: 0,
  ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
});

/** Of one state, or of all. */
export const totalOf = (counts: OfferCounts, state: OfferState | undefined): number =>
  state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
