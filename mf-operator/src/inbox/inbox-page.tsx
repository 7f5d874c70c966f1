import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ChatTicket, RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Empty } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { paths } from '../paths/paths';
import { Ago } from '../times/times';
import { TicketBadge } from './ticket-badge';
import { assigneeChoices, parseTicketsQuery, tickets, ticketStatuses } from './tickets';

/** Conversations with the assistant in which somebody asked for a person. */
function InboxPage() {
  const { t } = useTranslation('operator-inbox');
  const [search] = useSearchParams();
  const entry = useSelector((state) => tickets.select(state, parseTicketsQuery({ query: search })));
  const columns = useColumns();
  const { counts, meta } = entry.data ?? {};
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={ticketStatuses.map((value) => ({
            value,
            label: counts ? `${t(`status.${value}`)} (${String(counts[value])})` : t(`status.${value}`),
          }))}
        />
        <SelectFilter
          name="assignee"
          label={t('column.assignee')}
          any={t('any')}
          options={assigneeChoices.map((value) => ({ value, label: t(`assignee.${value}`) }))}
        />
      </FilterBar>
      <SavedFilters
        name="inbox"
        common={[
          { name: t('status.NEW'), query: '?status=NEW' },
          { name: t('assignee.me'), query: '?assignee=me' },
        ]}
      />
      <DataTable
        name="inbox"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ ticket }) => ticket}
        rowTo={({ id }) => paths.ticket.to(id)}
        empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
    </OperatorPage>
  );
}

function useColumns(): DataColumn<ChatTicket>[] {
  const { t } = useTranslation('operator-inbox');
  return [
    {
      id: 'ticket',
      title: t('column.ticket'),
      cell: ({ id, ticket }) => <Link to={paths.ticket.to(id)}>{ticket}</Link>,
      isFixed: true,
    },
    {
      id: 'from',
      title: t('column.from'),
      cell: ({ customer, email, phone }) => email ?? phone ?? customer?.email ?? t('guest'),
    },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <TicketBadge status={status} /> },
    {
      id: 'assignee',
      title: t('column.assignee'),
      cell: ({ assignee }) => assignee?.email ?? t('assignee.none'),
    },
    { id: 'lastAt', title: t('column.lastAt'), cell: ({ lastAt }) => <Ago at={lastAt} /> },
  ];
}

export const inboxPage: RemotePage = {
  Component: InboxPage,
  needs: (at) => [tickets.fetch(parseTicketsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-inbox:title'), noindex: true }),
  slices: [tickets.slice],
  saga: tickets.saga,
};
