import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffCustomer } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDate } from '@storefront/shared/time';
import { Empty, ListCount } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { DateRangeFilter } from '../list/date-range-filter';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { paths } from '../paths/paths';
import { AccountBadge } from './account-badge';
import { customers, customerStatuses, parseCustomersQuery } from './customers';

/** Everybody who has an account to buy with. */
function CustomersPage() {
  const { t } = useTranslation('operator-customers');
  const [search] = useSearchParams();
  const entry = useSelector((state) => customers.select(state, parseCustomersQuery({ query: search })));
  const columns = useColumns();
  const { meta } = entry.data ?? {};
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={customerStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <DateRangeFilter />
      </FilterBar>
      <SavedFilters name="customers" common={[{ name: t('status.LOCKED'), query: '?status=LOCKED' }]} />
      <DataTable
        name="customers"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        rowTo={({ id }) => paths.customer.to(id)}
        tools={
          meta ? meta.total !== undefined && <Total total={meta.total} isMore={meta.isMore} /> : <ListCount />
        }
        empty={<Empty title={t('empty')} />}
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
    </OperatorPage>
  );
}

function Total({ total, isMore }: { total: number; isMore: true | undefined }) {
  const { t } = useTranslation('operator-customers');
  const number = formatNumber(total, useLanguage());
  return <ListCount>{t(isMore ? 'countMore' : 'count', { count: total, number })}</ListCount>;
}

const nameOf = ({ lastName, firstName, email }: Pick<StaffCustomer, 'lastName' | 'firstName' | 'email'>) =>
  `${lastName} ${firstName}`.trim() || email;

function useColumns(): DataColumn<StaffCustomer>[] {
  const { t } = useTranslation('operator-customers');
  return [
    {
      id: 'name',
      title: t('column.name'),
      cell: (row) => <Link to={paths.customer.to(row.id)}>{nameOf(row)}</Link>,
      isFixed: true,
    },
    { id: 'email', title: t('column.email'), cell: ({ email }) => email },
    { id: 'phone', title: t('column.phone'), cell: ({ phone }) => phone ?? '–' },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <AccountBadge status={status} /> },
    {
      id: 'createdAt',
      title: t('column.createdAt'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
  ];
}

export const customersPage: RemotePage = {
  Component: CustomersPage,
  needs: (at) => [customers.fetch(parseCustomersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-customers:title'), noindex: true }),
  slices: [customers.slice],
  saga: customers.saga,
};
