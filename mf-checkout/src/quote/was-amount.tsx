import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { QuoteLine } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { VisuallyHidden } from '@storefront/shared/ui';
import { lineAmount } from './line-amount';

/** What a line would cost without its offers, crossed out; nothing when it has none. */
export function WasAmount({ line }: { line: QuoteLine }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const usual = line.usualPrice * line.quantity;
  if (usual <= lineAmount(line)) return null;
  return (
    <Was>
      <VisuallyHidden>{t('cart.item.before')} </VisuallyHidden>
      <s>{formatMoney(usual, language)}</s>
    </Was>
  );
}

const Was = styled.span`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--c-ink-soft);
`;
