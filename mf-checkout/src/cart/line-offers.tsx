import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OriginalPriceUnits, QuoteLine } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';

interface Props {
  line: QuoteLine;
  /** Its units that an offer was not enough for. */
  others: OriginalPriceUnits[];
}

/** What made a line cheaper and by how much, and which of its units cost the usual price. */
export function LineOffers({ line: { offers }, others }: Props) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  if (offers.length === 0 && others.length === 0) return null;
  return (
    <List>
      {offers.map(({ type, id, name, amount }) => (
        <li key={`${type}${id}`} data-saves>
          {t('cart.offer.saves', { name, amount: formatMoney(amount, language) })}
        </li>
      ))}
      {others.map(({ reason, quantity, unitPrice }) => (
        <li key={reason}>
          {t(`cart.offer.${reason}` as const, { count: quantity, price: formatMoney(unitPrice, language) })}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  font-size: var(--t-sm);
  line-height: 1.45;
  color: var(--c-ink-soft);
  overflow-wrap: anywhere;
  [data-saves] {
    color: var(--c-success);
  }
`;
