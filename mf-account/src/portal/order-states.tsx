import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSelector } from '@storefront/shared/store';
import { BoxIcon, ClockIcon, SuccessIcon, TruckIcon } from '@storefront/shared/ui';
import { orderQuery, ordersLink } from '../order-query';
import { orders } from '../orders-state';
import { newOrders, ordersBeingPrepared, ordersOnTheWay } from './portal-needs';

const states = [
  { status: 'NEW', query: newOrders, Sign: ClockIcon },
  { status: 'PROCESSING', query: ordersBeingPrepared, Sign: BoxIcon },
  { status: 'DELIVERING', query: ordersOnTheWay, Sign: TruckIcon },
  // How many have arrived over the years says nothing.
  { status: 'DONE', query: null, Sign: SuccessIcon },
] as const;

/** The ways to the orders in each state, with how many are on their way through it. */
export function OrderStates() {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('portal.states')}>
      <List>
        {states.map(({ status, query, Sign }) => (
          <li key={status}>
            <Link to={ordersLink(orderQuery({ status }))}>
              <Sign size={24} />
              {t(`order.status.${status}`)}
              {query && <Count query={query} />}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

function Count({ query }: { query: typeof newOrders }) {
  const total = useSelector((state) => orders.select(state, query)).data?.meta.total ?? 0;
  return total > 0 && <b>{total}</b>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-2);
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--s-1);
    height: 100%;
    min-height: 72px;
    padding: var(--s-3) var(--s-1);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
    font-size: var(--t-sm);
    line-height: 1.4;
    text-align: center;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  svg {
    color: var(--c-action);
  }
  b {
    position: absolute;
    top: 6px;
    inset-inline-start: calc(50% + 8px);
    min-width: 20px;
    padding-inline: 5px;
    border-radius: var(--r-full);
    background: var(--c-action);
    color: var(--c-on-action);
    font-size: var(--t-xs);
    font-weight: 600;
    line-height: 20px;
  }
`;
