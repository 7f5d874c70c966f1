import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ChatOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateInText } from '@storefront/shared/time';
import { Badge, Picture } from '@storefront/shared/ui';
import { OwnLink } from './own-link';

/** Orders of the customer, each with its state and a link to it; paying again begins there. */
export function Orders({ orders }: { orders: readonly ChatOrder[] }) {
  const { t } = useTranslation('chatbot');
  const language = useLanguage();
  return (
    <List aria-label={t('orders.label')}>
      {orders.map(
        ({ id, code, status, purchaseDate, grandTotal, lineCount, firstLine, paymentAction, to }) => (
          <li key={id}>
            <Small>
              <Picture picture={firstLine.picture} alt="" sizes="48px" ratio="1 / 1" />
            </Small>
            <div>
              <OwnLink to={to}>{t('orders.code', { code })}</OwnLink>{' '}
              <Badge>{t(`orders.status.${status}`)}</Badge>
              <p>
                {lineCount === 1
                  ? firstLine.name
                  : t('orders.others', { name: firstLine.name, count: lineCount - 1 })}
              </p>
              <p>
                {formatDateInText(purchaseDate, language)} · {formatMoney(grandTotal, language)}
              </p>
              {paymentAction !== 'NONE' && <OwnLink to={to}>{t(`orders.action.${paymentAction}`)}</OwnLink>}
            </div>
          </li>
        ),
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  font-size: var(--t-sm);
  li {
    display: flex;
    gap: var(--s-3);
    padding: var(--s-3);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
  }
  p {
    color: var(--c-ink-soft);
  }
`;
const Small = styled.div`
  flex: none;
  width: 48px;
  border-radius: var(--r-control);
  overflow: clip;
  align-self: start;
`;
