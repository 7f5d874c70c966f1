import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffContact } from '@storefront/shared/contracts';
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
import { ContactBadge } from './contact-badge';
import { contactKinds, contacts, contactStatuses, parseContactsQuery } from './contacts';

/** What visitors wrote by the contact form. */
function ContactsPage() {
  const { t } = useTranslation('operator-contacts');
  const [search] = useSearchParams();
  const entry = useSelector((state) => contacts.select(state, parseContactsQuery({ query: search })));
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
          options={contactStatuses.map((value) => ({
            value,
            label: counts ? `${t(`status.${value}`)} (${String(counts[value])})` : t(`status.${value}`),
          }))}
        />
        <SelectFilter
          name="kind"
          label={t('column.kind')}
          any={t('any')}
          options={contactKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </FilterBar>
      <SavedFilters name="contacts" common={[{ name: t('status.NEW'), query: '?status=NEW' }]} />
      <DataTable
        name="contacts"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ ticket, fullName }) => `${ticket} ${fullName}`}
        rowTo={({ id }) => paths.contact.to(id)}
        empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
    </OperatorPage>
  );
}

const MAX_LENGTH = 80;
const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

function useColumns(): DataColumn<StaffContact>[] {
  const { t } = useTranslation('operator-contacts');
  return [
    {
      id: 'from',
      title: t('column.from'),
      cell: ({ id, fullName }) => <Link to={paths.contact.to(id)}>{fullName}</Link>,
      isFixed: true,
    },
    { id: 'about', title: t('column.about'), cell: ({ subject, message }) => shortened(subject ?? message) },
    { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'status', title: t('column.status'), cell: ({ status }) => <ContactBadge status={status} /> },
    { id: 'ticket', title: t('column.ticket'), cell: ({ ticket }) => ticket, isHiddenAtFirst: true },
    { id: 'createdAt', title: t('column.createdAt'), cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
}

export const contactsPage: RemotePage = {
  Component: ContactsPage,
  needs: (at) => [contacts.fetch(parseContactsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-contacts:title'), noindex: true }),
  slices: [contacts.slice],
  saga: contacts.saga,
};
