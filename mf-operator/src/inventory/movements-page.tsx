import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StockMovement } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Empty } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SelectFilter } from '../list/filter-bar';
import { paths } from '../paths/paths';
import { movementKinds, movements, parseMovementsQuery } from './stock';

/** How each piece came and went: orders, returns, and what staff adjusted and why. */
function MovementsPage() {
  const { t } = useTranslation('operator-goods');
  const [search] = useSearchParams();
  const entry = useSelector((state) => movements.select(state, parseMovementsQuery({ query: search })));
  const columns = useColumns();
  return (
    <OperatorPage title={t('stock.movements')} back={{ to: paths.inventory.to(), label: t('stock.title') }}>
      <FilterBar label={t('products.filters')}>
        <SelectFilter
          name="kind"
          label={t('stock.movement')}
          any={t('any')}
          options={movementKinds.map((value) => ({ value, label: t(`stock.kinds.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        name="movements"
        caption={t('stock.movements')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ sku, at }) => `${sku} ${formatDateTime(at)}`}
        empty={<Empty title={t('stock.noMovements')} />}
        pager={<KeysetPager next={entry.data?.meta.next ?? null} />}
      />
    </OperatorPage>
  );
}

function useColumns(): DataColumn<StockMovement>[] {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const sign = ({ kind, quantity }: StockMovement) =>
    kind === 'COMMIT' || kind === 'RESERVE' ? -quantity : quantity;
  return [
    {
      id: 'at',
      title: t('stock.at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
      isFixed: true,
    },
    {
      id: 'sku',
      title: t('product.sku'),
      cell: ({ productId, sku }) => (productId ? <Link to={paths.product.to(productId)}>{sku}</Link> : sku),
    },
    { id: 'kind', title: t('stock.movement'), cell: ({ kind }) => t(`stock.kinds.${kind}`) },
    {
      id: 'quantity',
      title: t('stock.pieces'),
      cell: (row) => `${sign(row) > 0 ? '+' : '−'}${formatNumber(Math.abs(row.quantity), language)}`,
      isNumber: true,
    },
    {
      id: 'reason',
      title: t('stock.reason'),
      cell: ({ reason, note, orderId }) =>
        reason ? (
          [t(`stock.reasons.${reason}`), note].filter(Boolean).join(' · ')
        ) : orderId ? (
          <Link to={paths.order.to(orderId)}>{t('stock.order')}</Link>
        ) : (
          '–'
        ),
    },
    {
      id: 'onHandAfter',
      title: t('stock.onHandAfter'),
      cell: ({ onHandAfter }) => (onHandAfter === null ? '–' : formatNumber(onHandAfter, language)),
      isNumber: true,
    },
  ];
}

export const movementsPage: RemotePage = {
  Component: MovementsPage,
  needs: (at) => [movements.fetch(parseMovementsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-goods:stock.movements'), noindex: true }),
  slices: [movements.slice],
  saga: movements.saga,
};
