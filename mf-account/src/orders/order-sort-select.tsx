import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Select } from '@storefront/shared/ui';
import { ordersLink, orderSorts, type OrderQuery, type OrderSort } from '../order-query';

export function OrderSortSelect({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return (
    <Select
      label={t('orders.sort.label')}
      options={orderSorts.map((value) => ({ value, label: t(`orders.sort.${value}`) }))}
      value={query.order}
      onChange={({ target }) =>
        void navigate(ordersLink({ ...query, order: target.value as OrderSort, page: 1 }))
      }
    />
  );
}
