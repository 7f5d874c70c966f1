import type { Language } from '@storefront/shared/contracts';
import { formatMoney } from '@storefront/shared/money';

/** What a gateway that takes dollars charges, and at which rate, as texts. */
export interface Dollars {
  amount: string;
  rate: string;
}

export const dollars = (cents: number, vndPerUsd: number, language: Language): Dollars => ({
  amount: new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  }).format(cents / 100),
  rate: formatMoney(vndPerUsd, language),
});

/** The cents that the server charges for an amount in đồng: rounded half up. */
export const centsOf = (total: number, vndPerUsd: number): number =>
  Math.floor((total * 200 + vndPerUsd) / (vndPerUsd * 2));
