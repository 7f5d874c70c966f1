import type { QuoteLine } from '@storefront/shared/contracts';

/** What is paid for a line, all its offers taken off; of all lines together it is the total without the fee. */
export const lineAmount = ({ lineTotal, discount }: Pick<QuoteLine, 'lineTotal' | 'discount'>): number =>
  lineTotal - discount;
