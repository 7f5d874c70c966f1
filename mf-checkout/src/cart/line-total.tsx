import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { QuoteLine } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { lineAmount } from '../quote/line-amount';
import { WasAmount } from '../quote/was-amount';

interface Props {
  name: string;
  quantity: number;
  /** What a unit costs as far as it is known. */
  unitPrice: number;
  /** The line as the server priced it; none while nobody is asked for its price. */
  priced: QuoteLine | undefined;
  /** Of the price: it is being asked for, or could not be had. */
  state: 'known' | 'asked' | 'failed';
}

/** What is paid for a line. Until the server has said it, what it comes to without what a quantity changes. */
export function LineTotal({ name, quantity, unitPrice, priced, state }: Props) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const isPriced = priced?.quantity === quantity;
  const amount = isPriced ? lineAmount(priced) : unitPrice * quantity;
  return (
    <Sum aria-label={t('cart.item.total', { name })} role="group" aria-busy={state === 'asked' || undefined}>
      {state === 'failed' && !isPriced ? t('cart.item.unpriced') : formatMoney(amount, language)}
      {isPriced && <WasAmount line={priced} />}
    </Sum>
  );
}

const Sum = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s-2);
  &[aria-busy] {
    color: var(--c-ink-soft);
  }
  @media (min-width: 768px) {
    display: grid;
  }
`;
