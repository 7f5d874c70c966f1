import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMeta } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ListCount,
  ListEnd,
  Pagination,
  useScrollToListTop,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { OrderCards, OrderCardsSkeleton } from '../order-card';
import { ordersLink, type OrderQuery } from '../order-query';
import { orders } from '../orders-state';
import { ListedOrder } from './listed-order';
import { BeyondTheEnd, NoOrders, NothingFits } from './no-orders';

/** The orders that the address asks for, in each state of the asking. */
export function OrderResults({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const id = useId();
  const entry = useSelector((state) => orders.select(state, query));
  const meta = entry.data?.meta;
  const top = useScrollToListTop(query.page);

  const instead = () => {
    if (meta && meta.total > 0) return <BeyondTheEnd query={query} totalPages={meta.totalPages} />;
    return query.status === 'ALL' && query.search === '' ? <NoOrders /> : <NothingFits query={query} />;
  };
  return (
    <Section ref={top} tabIndex={-1} aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('orders.results')}
      </VisuallyHidden>
      <Count meta={meta} />
      <Async entry={entry} pending={<OrderCardsSkeleton />} empty={instead()}>
        {(page) => (
          <>
            <OrderCards>
              {page.data.map((order) => (
                <li key={order.id}>
                  <ListedOrder order={order} />
                </li>
              ))}
            </OrderCards>
            <After>
              {page.meta.page >= page.meta.totalPages && (
                <p>
                  <ListEnd />
                </p>
              )}
              <Pagination
                page={page.meta.page}
                totalPages={page.meta.totalPages}
                to={(number) => ordersLink({ ...query, page: number })}
              />
            </After>
          </>
        )}
      </Async>
    </Section>
  );
}

function Count({ meta }: { meta: PageMeta | undefined }) {
  const { t } = useTranslation('account');
  const text =
    meta &&
    (meta.page > 1
      ? t('orders.countOfPage', { count: meta.total, page: meta.page, totalPages: meta.totalPages })
      : t('orders.count', { count: meta.total }));
  return <Above>{text}</Above>;
}

const Section = styled.section`
  scroll-margin-top: 72px;
`;
const Above = styled(ListCount)`
  margin-bottom: var(--s-3);
`;
const After = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-8);
  text-align: center;
  color: var(--c-ink-soft);
`;
