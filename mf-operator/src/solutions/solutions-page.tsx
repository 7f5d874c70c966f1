import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffSolutionRow } from '@storefront/shared/contracts';
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
import { SolutionChip } from './solution-chip';
import { parseSolutionsQuery, solutions, solutionStatuses } from './solutions';

/** The queue of solutions; who waits longest comes first. */
function SolutionsPage() {
  const { t } = useTranslation('operator-solutions');
  const [search] = useSearchParams();
  const { to } = useListAddress();
  const entry = useSelector((state) => solutions.select(state, parseSolutionsQuery({ query: search })));
  const { meta, counts } = entry.data ?? {};
  const columns: DataColumn<StaffSolutionRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      cell: ({ id, title }) => <Link to={paths.solution.to(id)}>{title || t('untitled')}</Link>,
      isFixed: true,
    },
    { id: 'provider', title: t('column.provider'), cell: ({ provider }) => provider.name },
    { id: 'kind', title: t('column.kind'), cell: ({ kind }) => kind && t(`kind.${kind}`) },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status, isPublished }) => <SolutionChip status={status} isPublished={isPublished} />,
    },
    {
      id: 'since',
      title: t('column.since'),
      cell: ({ submittedAt }) => submittedAt && <Ago at={submittedAt} />,
    },
    {
      id: 'changed',
      title: t('column.changed'),
      cell: ({ changed }) => changed.map((part) => t(`part.${part}`)).join(', '),
      isHiddenAtFirst: true,
    },
  ];
  return (
    <OperatorPage title={t('title')}>
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={solutionStatuses.map((value) => ({
            value,
            label: counts ? `${t(`status.${value}`)} (${String(counts[value])})` : t(`status.${value}`),
          }))}
        />
      </FilterBar>
      <SavedFilters name="solutions" common={[{ name: t('saved.waiting'), query: '?status=PENDING' }]} />
      <DataTable
        name="solutions"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title || t('untitled')}
        rowTo={({ id }) => paths.solution.to(id)}
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

export const solutionsPage: RemotePage = {
  Component: SolutionsPage,
  needs: (at) => [solutions.fetch(parseSolutionsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-solutions:title'), noindex: true }),
  slices: [solutions.slice],
  saga: solutions.saga,
};
