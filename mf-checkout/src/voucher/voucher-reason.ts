import { useTranslation } from 'react-i18next';
import type { Quote, QuoteProblem, VoucherReason } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';

/** Why the code that was asked about does not apply; nothing when it does. */
export const refusalOf = ({ problems }: Quote): QuoteProblem | undefined =>
  problems.find(({ code }) => code === 'VOUCHER_INVALID');

/** Why a voucher does not apply, in words that say what would mend it. */
export function useVoucherReason() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (reason: VoucherReason = 'NOT_FOUND', missing = 0): string => {
    if (reason === 'MIN_SUBTOTAL')
      return t('voucher.reason.MIN_SUBTOTAL', { amount: formatMoney(missing, language) });
    if (reason === 'MIN_QUANTITY') return t('voucher.reason.MIN_QUANTITY', { count: missing });
    return t(`voucher.reason.${reason}` as const);
  };
}
