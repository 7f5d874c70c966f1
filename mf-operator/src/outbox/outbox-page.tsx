import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffMail } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Empty } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { paths } from '../paths/paths';
import { MailBadge } from './mail-badge';
import { mails, mailStates, parseMailsQuery } from './mails';

/** Mails that wait, have left or were given up. */
function OutboxPage() {
  const { t } = useTranslation('operator-outbox');
  const [search] = useSearchParams();
  const entry = useSelector((state) => mails.select(state, parseMailsQuery({ query: search })));
  const columns = useColumns();
  const { counts, kinds = [], meta } = entry.data ?? {};
  const labelOf = (state: StaffMail['state']) =>
    counts && state !== 'SENT' ? `${t(`state.${state}`)} (${String(counts[state])})` : t(`state.${state}`);
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <FilterBar label={t('filters')}>
        <SearchFilter name="recipient" label={t('recipient')} />
        <SelectFilter
          name="state"
          label={t('column.state')}
          any={t('any')}
          options={mailStates.map((value) => ({ value, label: labelOf(value) }))}
        />
        <SelectFilter
          name="kind"
          label={t('column.kind')}
          any={t('any')}
          options={kinds.map((value) => ({ value, label: value }))}
        />
      </FilterBar>
      <SavedFilters name="mails" common={[{ name: t('state.FAILED'), query: '?state=FAILED' }]} />
      <DataTable
        name="mails"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ kind, recipient }) => `${kind} ${recipient}`}
        rowTo={({ id }) => paths.mail.to(id)}
        empty={<Empty title={t('empty')} />}
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
    </OperatorPage>
  );
}

function useColumns(): DataColumn<StaffMail>[] {
  const { t } = useTranslation('operator-outbox');
  return [
    {
      id: 'createdAt',
      title: t('column.createdAt'),
      cell: ({ id, createdAt }) => (
        <Link to={paths.mail.to(id)}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Link>
      ),
      isFixed: true,
    },
    { id: 'recipient', title: t('column.recipient'), cell: ({ recipient }) => recipient },
    { id: 'subject', title: t('column.subject'), cell: ({ subject }) => subject ?? t('secret') },
    { id: 'kind', title: t('column.kind'), cell: ({ kind }) => kind, isHiddenAtFirst: true },
    { id: 'state', title: t('column.state'), cell: ({ state }) => <MailBadge state={state} /> },
    { id: 'tries', title: t('column.tries'), cell: (mail) => mail.tries, isNumber: true },
    { id: 'error', title: t('column.error'), cell: ({ lastError }) => lastError, isHiddenAtFirst: true },
  ];
}

export const outboxPage: RemotePage = {
  Component: OutboxPage,
  needs: (at) => [mails.fetch(parseMailsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-outbox:title'), noindex: true }),
  slices: [mails.slice],
  saga: mails.saga,
};
