import type { Language } from '@storefront/shared/contracts';
import { formatNumber } from '@storefront/shared/money';

/** `312`, or `10.000+` where counting stopped there. */
export function countText(
  counted: { total: number; isMore?: boolean | undefined },
  language: Language,
): string {
  return `${formatNumber(counted.total, language)}${counted.isMore ? '+' : ''}`;
}
