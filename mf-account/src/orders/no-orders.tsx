import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeShownInPlace, useDispatch } from '@storefront/shared/store';
import { ButtonLink, Empty } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { orderQuery, orderQueryKey, ordersLink, type OrderQuery } from '../order-query';

/** Nothing was ever ordered. */
export function NoOrders() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <Empty
      scene="orders"
      title={t('orders.empty.title')}
      action={<ButtonLink to={pathTo('catalog/products')}>{common('list.products')}</ButtonLink>}
    >
      {t('orders.empty.text')}
    </Empty>
  );
}

/** The status or the search leaves nothing over. */
export function NothingFits({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const asked = orderQueryKey(query);
  useEffect(() => {
    dispatch(noticeShownInPlace('DataNotFound'));
  }, [dispatch, asked]);
  return (
    <Empty
      title={t('orders.empty.filteredTitle')}
      action={
        <ButtonLink to={ordersLink(orderQuery({ order: query.order }))}>{t('orders.empty.clear')}</ButtonLink>
      }
    >
      {t('orders.empty.filteredText')}
    </Empty>
  );
}

/** The address names a page that the list has not, or no longer. */
export function BeyondTheEnd({ query, totalPages }: { query: OrderQuery; totalPages: number }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <Empty
      title={t('orders.empty.beyondTitle', { count: totalPages })}
      action={
        <>
          <ButtonLink to={ordersLink({ ...query, page: totalPages })}>
            {t('orders.empty.lastPage')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={ordersLink({ ...query, page: 1 })}>
            {common('list.firstPage')}
          </ButtonLink>
        </>
      }
    >
      {common('list.noPage', { page: query.page })}
    </Empty>
  );
}
