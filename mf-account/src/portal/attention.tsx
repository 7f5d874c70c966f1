import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSelector } from '@storefront/shared/store';
import { Heading } from '@storefront/shared/ui';
import { isPaymentDue } from '../order-action';
import { OrderCard, OrderCards } from '../order-card';
import { orders } from '../orders-state';
import { newOrders, ordersOnTheWay } from './portal-needs';

/** Orders that wait for their payment, and those that are about to ring the bell; nothing when there are none. */
export function Attention() {
  const { t } = useTranslation('account');
  const fresh = useSelector((state) => orders.select(state, newOrders)).data?.data ?? [];
  const onTheWay = useSelector((state) => orders.select(state, ordersOnTheWay)).data?.data ?? [];
  const due = fresh.filter(isPaymentDue);
  const groups = [
    { word: 'pay', rows: due },
    { word: 'delivering', rows: onTheWay },
  ] as const;
  if (groups.every(({ rows }) => rows.length === 0)) return null;
  return (
    <section aria-labelledby="portal-attention">
      <Heading level={2} id="portal-attention">
        {t('portal.attention.title')}
      </Heading>
      <Groups>
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ word, rows }) => (
            <div key={word}>
              <Heading level={3}>{t(`portal.attention.${word}`)}</Heading>
              <OrderCards>
                {rows.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} level={4} />
                  </li>
                ))}
              </OrderCards>
            </div>
          ))}
      </Groups>
    </section>
  );
}

const Groups = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-4);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fit, minmax(440px, 1fr));
  }
  h3 {
    margin-bottom: var(--s-3);
  }
`;
