import type { Charge } from '../provider';

/** PayPal takes no đồng. */
export const CURRENCY = 'USD';

/** Cents for an amount of đồng, half a cent up. */
export const toCents = (amount: number, vndPerUsd: number) =>
  Math.floor((amount * 200 + vndPerUsd) / (vndPerUsd * 2));

/** The least amount of đồng that comes to so many cents. */
export const leastDongFor = (cents: number, vndPerUsd: number) =>
  Math.ceil((vndPerUsd * (2 * cents - 1)) / 200);

export const toUsd = (amount: number, vndPerUsd: number): Charge => ({
  minor: toCents(amount, vndPerUsd),
  currency: CURRENCY,
  fxRate: vndPerUsd,
});

/** `1234` is "12.34". */
export const moneyOf = ({ minor, currency }: Pick<Charge, 'minor' | 'currency'>) => ({
  currency_code: currency,
  value: `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
});

/** Null for what is no amount of whole cents; a currency without cents is written without them. */
export function chargeOf(money: { currency_code: string; value: string }) {
  const parts = /^(\d{1,13})(?:\.(\d{2}))?$/.exec(money.value);
  if (!parts) return null;
  return { minor: Number(parts[1]) * 100 + Number(parts[2] ?? 0), currency: money.currency_code };
}
