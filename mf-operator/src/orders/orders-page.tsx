import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffOrderSummary } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Badge, ButtonLink, Empty, ListCount, PlusIcon, WarningIcon } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { DateRangeFilter } from '../list/date-range-filter';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { paths } from '../paths/paths';
import { BulkMoves } from './bulk-moves';
import { PaymentChip, StatusChip } from './order-chips';
import { startingMoves } from './order-writes';
import {
  fullName,
  orders,
  parseOrdersQuery,
  paymentMethods,
  paymentStatuses,
  statuses,
  type OrdersPage as Listed,
} from './orders';

/** The queue of orders; which of them, the address says. */
function OrdersPage() {
  const { t } = useTranslation('operator-orders');
  const [search] = useSearchParams();
  const entry = useSelector((state) => orders.select(state, parseOrdersQuery({ query: search })));
  const columns = useColumns();
  const common = [
    { name: t('saved.new'), query: '?status=NEW' },
    { name: t('saved.toPack'), query: '?status=PROCESSING' },
    { name: t('saved.cancel'), query: '?waits=cancel' },
    { name: t('saved.refund'), query: '?waits=refund' },
    { name: t('saved.review'), query: '?waits=review' },
    { name: t('saved.refused'), query: '?status=REJECT' },
  ];
  return (
    <OperatorPage
      title={t('title')}
      actions={
        <ButtonLink size="small" icon={<PlusIcon size={18} />} to={paths.orderNew.to()}>
          {t('action.new')}
        </ButtonLink>
      }
    >
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} hint={t('searchHint')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <SelectFilter
          name="payment"
          label={t('column.payment')}
          any={t('any')}
          options={paymentStatuses.map((value) => ({ value, label: t(`payment.${value}`) }))}
        />
        <SelectFilter
          name="method"
          label={t('column.method')}
          any={t('any')}
          options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
        <DateRangeFilter />
      </FilterBar>
      <SavedFilters name="orders" common={common} />
      <DataTable
        name="orders"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ code }) => t('orderCode', { code })}
        rowTo={({ id }) => paths.order.to(id)}
        tools={<Count page={entry.data} />}
        bulk={(rows, clear) => <BulkMoves rows={rows} onDone={clear} />}
        empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
        pager={<KeysetPager next={entry.data?.meta.next ?? null} />}
      />
    </OperatorPage>
  );
}

/** How many there are, on the first page; beyond a limit the shop does not count on. */
function Count({ page }: { page: Listed | undefined }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  if (!page) return <ListCount />;
  const { total, isMore } = page.meta;
  if (total === undefined) return null;
  const number = formatNumber(total, language);
  return <ListCount>{t(isMore ? 'list.countMore' : 'list.count', { count: total, number })}</ListCount>;
}

function useColumns(): DataColumn<StaffOrderSummary>[] {
  const { t } = useTranslation('operator-orders');
  const language = useLanguage();
  return [
    {
      id: 'code',
      title: t('column.code'),
      cell: ({ id, code }) => <Link to={paths.order.to(id)}>{code}</Link>,
      isFixed: true,
    },
    {
      id: 'placedAt',
      title: t('column.placedAt'),
      cell: ({ purchaseDate }) => <time dateTime={purchaseDate}>{formatDateTime(purchaseDate)}</time>,
      isSortable: true,
    },
    { id: 'customer', title: t('column.customer'), cell: ({ customer }) => fullName(customer) },
    { id: 'phone', title: t('column.phone'), cell: ({ customer }) => customer.phone, isHiddenAtFirst: true },
    { id: 'email', title: t('column.email'), cell: ({ customer }) => customer.email, isHiddenAtFirst: true },
    {
      id: 'goods',
      title: t('column.goods'),
      cell: ({ firstLine, lineCount }) =>
        lineCount > 1 ? t('goods', { name: firstLine.name, count: lineCount - 1 }) : firstLine.name,
    },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status, isCancelAsked }) => (
        <>
          <StatusChip status={status} />{' '}
          {isCancelAsked && (
            <Badge tone="danger" icon={<WarningIcon size={14} />}>
              {t('asksToCancel')}
            </Badge>
          )}
        </>
      ),
    },
    { id: 'payment', title: t('column.payment'), cell: (row) => <PaymentChip order={row} /> },
    {
      id: 'method',
      title: t('column.method'),
      cell: ({ paymentMethod }) => t(`method.${paymentMethod}`),
      isHiddenAtFirst: true,
    },
    {
      id: 'total',
      title: t('column.total'),
      cell: ({ grandTotal }) => formatMoney(grandTotal, language),
      isNumber: true,
    },
  ];
}

export const ordersPage: RemotePage = {
  Component: OrdersPage,
  needs: (at) => [orders.fetch(parseOrdersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-orders:title'), noindex: true }),
  slices: [orders.slice, startingMoves.slice],
  saga: [orders.saga, startingMoves.saga],
};
