import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffProvider } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Empty, ListCount, Pagination } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { Ago } from '../times/times';
import { ProviderChip } from './chips';
import { parseProvidersQuery, providers, providerStatuses } from './providers';

/** The queue of providers; who waits longest comes first. */
function ProvidersPage() {
  const { t } = useTranslation('operator-providers');
  const [search] = useSearchParams();
  const { to } = useListAddress();
  const entry = useSelector((state) => providers.select(state, parseProvidersQuery({ query: search })));
  const { meta, counts } = entry.data ?? {};
  const columns: DataColumn<StaffProvider>[] = [
    {
      id: 'name',
      title: t('column.name'),
      cell: ({ id, businessName }) => <Link to={paths.provider.to(id)}>{businessName}</Link>,
      isFixed: true,
    },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <ProviderChip status={status} /> },
    { id: 'email', title: t('column.email'), cell: ({ email }) => email },
    { id: 'phone', title: t('column.phone'), cell: ({ phone }) => phone },
    { id: 'taxCode', title: t('column.taxCode'), cell: ({ taxCode }) => taxCode, isHiddenAtFirst: true },
    { id: 'since', title: t('column.since'), cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
  return (
    <OperatorPage title={t('title')}>
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={providerStatuses.map((value) => ({
            value,
            label: counts ? `${t(`status.${value}`)} (${String(counts[value])})` : t(`status.${value}`),
          }))}
        />
      </FilterBar>
      <SavedFilters
        name="providers"
        common={[
          { name: t('status.NEW'), query: '?status=NEW' },
          { name: t('name.waiting'), query: '?waits=name' },
        ]}
      />
      <DataTable
        name="providers"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ businessName }) => businessName}
        rowTo={({ id }) => paths.provider.to(id)}
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

export const providersPage: RemotePage = {
  Component: ProvidersPage,
  needs: (at) => [providers.fetch(parseProvidersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-providers:title'), noindex: true }),
  slices: [providers.slice],
  saga: providers.saga,
};
