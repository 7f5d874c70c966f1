import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PaymentAttempt } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { dollars } from './dollars';

/** What PayPal takes for this payment, and the rate it was worked out with. */
export function ChargedInDollars({ charge }: { charge: NonNullable<PaymentAttempt['charge']> }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return <Small>{t('payment.provider.dollars', { ...dollars(charge.minor, charge.rate, language) })}</Small>;
}

const Small = styled.p`
  margin-block-start: var(--s-2);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
