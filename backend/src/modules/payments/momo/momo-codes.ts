import type { Outcome, OwnCodes } from '../provider';

/** What became of a payment, by MoMo's `resultCode`. */
const outcomes: Record<string, Outcome> = {
  '0': 'paid',
  // Authorised only; MoMo captures by itself and tells then.
  '9000': 'processing',
  '1000': 'processing',
  '8000': 'processing',
  '7000': 'processing',
  '7002': 'processing',
  '98': 'failed',
  '99': 'failed',
  '1001': 'failed',
  '1002': 'failed',
  '1003': 'cancelled',
  '1004': 'failed',
  '1005': 'expired',
  '1006': 'cancelled',
  '1007': 'failed',
  '1017': 'cancelled',
  '1026': 'failed',
  '4001': 'failed',
  '4002': 'failed',
  '4100': 'failed',
};

/** Requests that MoMo will not take; nothing has happened to any money. */
const refusals = [
  '10',
  '11',
  '12',
  '13',
  '20',
  '21',
  '22',
  '40',
  '41',
  '42',
  '43',
  '45',
  '47',
  '2019',
] as const;

export const ownMomoCodes: OwnCodes = {
  paid: '0',
  review: '9000',
  cancelled: '1006',
  expired: '1005',
  other: '99',
};

/** Every code that an attempt can carry. */
export const momoCodes: readonly string[] = [...Object.keys(outcomes), ...refusals];

export const knownMomoCode = (code: string) => (momoCodes.includes(code) ? code : ownMomoCodes.other);

export const isRefusal = (code: string) => refusals.some((refusal) => refusal === code);

/** An unknown code is a failure: a late success is taken all the same. */
export const outcomeOfMomo = (code: string): Outcome => outcomes[code] ?? 'failed';

/** Of a payment that is open: whether anybody has agreed to pay yet. */
export const stageOf = (code: string) =>
  code === '1000' || code === '8000' ? ('awaitsBuyer' as const) : ('underway' as const);

/** How a refund stands, by the code of its own transaction. */
export function refundStateOf(
  code: string,
): 'succeeded' | 'processing' | 'askedBefore' | 'rejected' | 'unknown' {
  if (code === '0') return 'succeeded';
  if (['7000', '7002', '1000', '9000'].includes(code)) return 'processing';
  if (code === '40' || code === '41') return 'askedBefore';
  // Maintenance, another transaction in the way, and nobody knows what.
  if (['10', '43', '99'].includes(code)) return 'unknown';
  return 'rejected';
}
