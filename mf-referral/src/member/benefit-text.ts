import type { InviteeBenefit, Language } from '@storefront/shared/contracts';
import { formatMoney, formatPercent } from '@storefront/shared/money';

/** What an invitee's voucher takes off: "10%", "50.000 ₫"; null where it gives goods, which its name tells. */
export function benefitText({ discount }: InviteeBenefit, language: Language): string | null {
  const { kind, value } = discount;
  if (kind === 'QUANTITY') return null;
  return kind === 'PERCENT' ? formatPercent(value, language) : formatMoney(value, language);
}
