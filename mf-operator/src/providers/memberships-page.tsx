import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffMembership } from '@storefront/shared/contracts';
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
import { MembershipChip } from './chips';
import { memberships, membershipStatuses, parseMembershipsQuery, planIds } from './memberships';

/** Memberships by state and plan; those that end first come first. */
function MembershipsPage() {
  const { t } = useTranslation('operator-providers');
  const [search] = useSearchParams();
  const { to } = useListAddress();
  const entry = useSelector((state) => memberships.select(state, parseMembershipsQuery({ query: search })));
  const { meta, counts } = entry.data ?? {};
  const columns: DataColumn<StaffMembership>[] = [
    {
      id: 'name',
      title: t('column.name'),
      cell: ({ providerId, businessName }) => <Link to={paths.provider.to(providerId)}>{businessName}</Link>,
      isFixed: true,
    },
    { id: 'plan', title: t('column.plan'), cell: ({ plan }) => plan },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <MembershipChip status={status} /> },
    { id: 'used', title: t('column.used'), cell: ({ used, limit }) => `${String(used)}/${String(limit)}` },
    { id: 'ends', title: t('column.ends'), cell: ({ expiresAt }) => expiresAt && <Ago at={expiresAt} /> },
  ];
  return (
    <OperatorPage title={t('memberships')}>
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={membershipStatuses.map((value) => ({
            value,
            label: counts
              ? `${t(`membership.${value}`)} (${String(counts[value])})`
              : t(`membership.${value}`),
          }))}
        />
        <SelectFilter
          name="plan"
          label={t('column.plan')}
          any={t('anyPlan')}
          options={planIds.map((value) => ({ value, label: value }))}
        />
      </FilterBar>
      <SavedFilters name="memberships" common={[{ name: t('paymentToCheck'), query: '?waits=review' }]} />
      <DataTable
        name="memberships"
        caption={t('memberships')}
        columns={columns}
        entry={entry}
        rowId={({ providerId }) => providerId}
        rowLabel={({ businessName }) => businessName}
        rowTo={({ providerId }) => paths.provider.to(providerId)}
        tools={<ListCount>{meta && t('countMemberships', { count: meta.total })}</ListCount>}
        empty={<Empty title={t('emptyMemberships')}>{t('emptyText')}</Empty>}
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

export const membershipsPage: RemotePage = {
  Component: MembershipsPage,
  needs: (at) => [memberships.fetch(parseMembershipsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-providers:memberships'), noindex: true }),
  slices: [memberships.slice],
  saga: memberships.saga,
};
