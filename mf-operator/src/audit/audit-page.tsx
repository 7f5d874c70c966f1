import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { AuditEntry, RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Empty } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { DateRangeFilter } from '../list/date-range-filter';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { actions, audit, entities, parseAuditQuery } from './audit';

/** Who wrote what, when and why; for administrators. */
function AuditPage() {
  const { t } = useTranslation('operator-audit');
  const [search] = useSearchParams();
  const entry = useSelector((state) => audit.select(state, parseAuditQuery({ query: search })));
  const columns = useColumns();
  const known = useKnownText();
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <FilterBar label={t('filters')}>
        <SearchFilter name="entityId" label={t('entityId')} />
        <SelectFilter
          name="entity"
          label={t('column.what')}
          any={t('any')}
          options={entities.map((value) => ({ value, label: t(`entity.${value}`) }))}
        />
        <SelectFilter
          name="action"
          label={t('column.action')}
          any={t('any')}
          options={actions.map((value) => ({ value, label: t(`action.${value}`) }))}
        />
        <DateRangeFilter />
      </FilterBar>
      <DataTable
        name="audit"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ at, action }) => `${formatDateTime(at)} ${known(`action.${action}`, action)}`}
        empty={<Empty title={t('empty')} />}
        pager={<KeysetPager next={entry.data?.meta.next ?? null} />}
      />
    </OperatorPage>
  );
}

/** Where the thing itself is. */
const pages: Partial<Record<AuditEntry['entity'], (id: string) => string>> = {
  order: paths.order.to,
  return: paths.return.to,
  customer: paths.customer.to,
  contact: paths.contact.to,
  'chat-ticket': paths.ticket.to,
  mail: paths.mail.to,
  provider: paths.provider.to,
  page: paths.page.to,
  news: paths.article.to,
};

/** Texts of acts and things; what this version does not know is shown as it is stored. */
function useKnownText() {
  const { i18n } = useTranslation('operator-audit');
  return (key: string, otherwise: string) =>
    i18n.exists(`operator-audit:${key}`) ? i18n.t(`operator-audit:${key}` as never) : otherwise;
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('operator-audit');
  const { to } = useListAddress();
  const known = useKnownText();
  return [
    {
      id: 'at',
      title: t('column.at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
      isFixed: true,
    },
    {
      id: 'who',
      title: t('column.who'),
      cell: ({ actor, actorId, isCommand }) => (
        <Link to={to({ actor: actorId })}>{actor ?? t(isCommand ? 'commandLine' : 'gone')}</Link>
      ),
    },
    { id: 'role', title: t('column.role'), cell: ({ role }) => t(`role.${role}`), isHiddenAtFirst: true },
    {
      id: 'what',
      title: t('column.what'),
      cell: ({ entity, entityId, action }) => (
        <>
          {known(`action.${action}`, action)} ·{' '}
          <Link to={pages[entity]?.(entityId) ?? to({ entity, entityId })}>
            {known(`entity.${entity}`, entity)}
          </Link>
        </>
      ),
    },
    {
      id: 'change',
      title: t('column.change'),
      cell: ({ before, after }) => <Change before={before} after={after} />,
    },
    { id: 'reason', title: t('column.reason'), cell: ({ reason }) => reason },
    {
      id: 'request',
      title: t('column.request'),
      cell: ({ requestId }) => <code>{requestId}</code>,
      isHiddenAtFirst: true,
    },
  ];
}

/** Each field that changed, before and after. */
function Change({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <Fields>
      {names.map((name) => (
        <li key={name}>
          {name}: {before && name in before && <del>{textOf(before[name])}</del>}{' '}
          {after && name in after && <ins>{textOf(after[name])}</ins>}
        </li>
      ))}
    </Fields>
  );
}

export const auditPage: RemotePage = {
  Component: AuditPage,
  needs: (at) => [audit.fetch(parseAuditQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-audit:title'), noindex: true }),
  slices: [audit.slice],
  saga: audit.saga,
};

const Fields = styled.ul`
  max-width: 420px;
  font-size: var(--t-xs);
  overflow-wrap: anywhere;
  del {
    color: var(--c-ink-soft);
  }
  ins {
    text-decoration: none;
    font-weight: 500;
  }
`;
