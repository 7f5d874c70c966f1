import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffReturn } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Empty, ListCount, Pagination } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { Ago } from '../times/times';
import { ReturnChip } from './return-chip';
import { parseReturnsQuery, returns, returnStatuses } from './returns';

/** The queue of returns; who waits longest comes first. */
function ReturnsPage() {
  const { t } = useTranslation('operator-returns');
  const [search] = useSearchParams();
  const { to } = useListAddress();
  const entry = useSelector((state) => returns.select(state, parseReturnsQuery({ query: search })));
  const columns: DataColumn<StaffReturn>[] = [
    {
      id: 'order',
      title: t('column.order'),
      cell: ({ id, orderCode }) => <Link to={paths.return.to(id)}>{orderCode}</Link>,
      isFixed: true,
    },
    { id: 'type', title: t('column.type'), cell: ({ type }) => t(`type.${type}`) },
    { id: 'reason', title: t('column.reason'), cell: ({ reason }) => reason },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <ReturnChip status={status} /> },
    { id: 'since', title: t('column.since'), cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
  const { meta } = entry.data ?? {};
  return (
    <OperatorPage title={t('title')}>
      <FilterBar label={t('filters')}>
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={returnStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </FilterBar>
      <SavedFilters
        name="returns"
        common={[
          { name: t('saved.new'), query: '?status=NEW' },
          { name: t('saved.received'), query: '?status=RECEIVED' },
        ]}
      />
      <DataTable
        name="returns"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ orderCode }) => t('ofOrder', { code: orderCode })}
        rowTo={({ id }) => paths.return.to(id)}
        tools={<ListCount>{meta && t('count', { count: meta.total })}</ListCount>}
        empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
        pager={
          meta && (
            <Pagination
              page={meta.page}
              totalPages={meta.totalPages}
              to={(page) => to({ page: page === 1 ? undefined : String(page) })}
            />
          )
        }
      />
    </OperatorPage>
  );
}

export const returnsPage: RemotePage = {
  Component: ReturnsPage,
  needs: (at) => [returns.fetch(parseReturnsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-returns:title'), noindex: true }),
  slices: [returns.slice],
  saga: returns.saga,
};
