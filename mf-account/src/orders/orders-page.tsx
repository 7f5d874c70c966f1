import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useDispatch } from '@storefront/shared/store';
import { Page } from '@storefront/shared/ui';
import { reorder } from '../reorder';
import { parseOrderQuery } from '../order-query';
import { orders } from '../orders-state';
import { OrderResults } from './order-results';
import { OrderSearch } from './order-search';
import { OrderSortSelect } from './order-sort-select';
import { OrderTabs } from './order-tabs';
import { ordersHead, ordersNeeds } from './orders-needs';

/** The customer's orders; which of them, the address says. */
function OrdersPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const query = parseOrderQuery({ query: search });
  const dispatch = useDispatch();
  // What was said at an earlier visit is not said again.
  useEffect(() => {
    dispatch(reorder.reset());
  }, [dispatch]);
  return (
    <Page title={t('orders.title')} width="wide">
      <Tools>
        <OrderSearch query={query} />
        <OrderSortSelect query={query} />
      </Tools>
      <OrderTabs query={query} />
      <OrderResults query={query} />
    </Page>
  );
}

export const ordersPage: RemotePage = {
  Component: OrdersPage,
  needs: ordersNeeds,
  head: ordersHead,
  slices: [orders.slice, reorder.slice],
  saga: [orders.saga, reorder.saga],
};

const Tools = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-bottom: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 200px;
    align-items: end;
  }
`;
