import type { ExpectedDelivery, Language } from '@storefront/shared/contracts';
import { formatDay } from '@storefront/shared/time';

/** `thứ Sáu 27/11 – thứ Bảy 28/11`, `Fri 27 Nov – Sat 28 Nov`; one day when both are the same. */
export function expectedDays({ from, to }: ExpectedDelivery, language: Language): string {
  return [...new Set([from, to])].map((day) => formatDay(Date.parse(day), language)).join(' – ');
}
