import { useTranslation } from 'react-i18next';
import type { FreeShipping } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Progress } from '@storefront/shared/ui';

/** How far the cart is from being delivered free, as the server says. */
export function FreeShippingProgress({ free: { threshold, missing } }: { free: FreeShipping }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  if (threshold === 0) return null;
  const label =
    missing > 0
      ? t('freeShipping.missing', { amount: formatMoney(missing, language) })
      : t('freeShipping.reached');
  return <Progress label={label} value={threshold - missing} max={threshold} />;
}
