import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage, Subscriber } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Badge, Button, Dialog, Empty, Stack } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useStaffMutation } from '../staff/use-staff-mutation';
import {
  parseSubscribersQuery,
  savingSubscribers,
  subscribers,
  subscriptionStatuses,
  unsubscribing,
} from './subscribers';

const tones = { ACTIVE: 'success', PENDING: 'warning', UNSUBSCRIBED: 'neutral' } as const;

/** Who gets the shop's news. */
function NewsletterPage() {
  const { t } = useTranslation('operator-newsletter');
  const [search] = useSearchParams();
  const query = parseSubscribersQuery({ query: search });
  const entry = useSelector((state) => subscribers.select(state, query));
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const saving = useStaffMutation(savingSubscribers);
  const columns = useColumns(setLeaving);
  const { counts, meta } = entry.data ?? {};
  return (
    <OperatorPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button
          variant="quiet"
          busy={saving.isBusy}
          onClick={() => saving.send({ ...query, name: t('fileName') })}
        >
          {t('save')}
        </Button>
      }
    >
      <ErrorBanner error={saving.error} overrides={{ other: t('notSaved') }} />
      <FilterBar label={t('filters')}>
        <SearchFilter label={t('search')} />
        <SelectFilter
          name="status"
          label={t('column.status')}
          any={t('any')}
          options={subscriptionStatuses.map((value) => ({
            value,
            label: counts ? `${t(`status.${value}`)} (${String(counts[value])})` : t(`status.${value}`),
          }))}
        />
        <SelectFilter
          name="language"
          label={t('column.language')}
          any={t('any')}
          options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        name="subscribers"
        caption={t('title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ email }) => email}
        empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
      {leaving && <Unsubscribe key={leaving.id} subscriber={leaving} onClose={() => setLeaving(null)} />}
    </OperatorPage>
  );
}

/** Asks first: only the mailbox itself can subscribe again. */
function Unsubscribe({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { t } = useTranslation('operator-newsletter');
  const leaving = useStaffMutation(unsubscribing, { onDone: onClose });
  return (
    <Dialog
      isOpen
      firstFocus="title"
      onClose={onClose}
      title={t('leave.title', { email: subscriber.email })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('leave.back')}
          </Button>
          <Button variant="danger" busy={leaving.isBusy} onClick={() => leaving.send(subscriber.id)}>
            {t('leave.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('leave.text')}</p>
        <ErrorBanner error={leaving.error} overrides={{ other: t('leave.failed') }} />
      </Stack>
    </Dialog>
  );
}

function useColumns(onLeave: (subscriber: Subscriber) => void): DataColumn<Subscriber>[] {
  const { t } = useTranslation('operator-newsletter');
  const time = (at: string | null) => (at ? <time dateTime={at}>{formatDateTime(at)}</time> : '–');
  return [
    { id: 'email', title: t('column.email'), cell: ({ email }) => email, isFixed: true },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
    },
    { id: 'language', title: t('column.language'), cell: ({ language }) => t(`language.${language}`) },
    { id: 'createdAt', title: t('column.createdAt'), cell: ({ createdAt }) => time(createdAt) },
    { id: 'confirmedAt', title: t('column.confirmedAt'), cell: ({ confirmedAt }) => time(confirmedAt) },
    {
      id: 'leave',
      title: t('column.leave'),
      cell: (row) =>
        row.status === 'UNSUBSCRIBED' ? (
          time(row.unsubscribedAt)
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('leave.of', { email: row.email })}
            onClick={() => onLeave(row)}
          >
            {t('leave.confirm')}
          </Button>
        ),
    },
  ];
}

export const newsletterPage: RemotePage = {
  Component: NewsletterPage,
  needs: (at) => [subscribers.fetch(parseSubscribersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-newsletter:title'), noindex: true }),
  slices: [subscribers.slice, unsubscribing.slice, savingSubscribers.slice],
  saga: [subscribers.saga, unsubscribing.saga, savingSubscribers.saga],
};
