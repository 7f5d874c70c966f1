import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffPayout } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector, useSession } from '@storefront/shared/store';
import { Badge, Banner, Button, Empty, Pagination, RevealTogether, Row } from '@storefront/shared/ui';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { DateRangeFilter } from '../list/date-range-filter';
import { FilterBar, SearchFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Ago } from '../times/times';
import { PaidDialog } from './paid-dialog';
import {
  decidingPayout,
  exportingPayouts,
  parsePayoutsQuery,
  payoutStatuses,
  staffPayouts,
} from './rewards-data';
import { saveFile } from './save-file';
import { StatusLinks } from './status-links';

function PayoutsPage() {
  const { t } = useTranslation('operator-rewards');
  const language = useLanguage();
  const { userInfo } = useSession();
  const [search] = useSearchParams();
  const address = useListAddress();
  const query = parsePayoutsQuery({ query: search });
  const entry = useSelector((state) => staffPayouts.select(state, query));
  const [refused, setRefused] = useState<StaffPayout | null>(null);
  const [paid, setPaid] = useState<StaffPayout | null>(null);
  const deciding = useStaffMutation(decidingPayout, {
    onDone: () => {
      setRefused(null);
      setPaid(null);
    },
  });
  const exporting = useStaffMutation(exportingPayouts, { onDone: (file) => file && saveFile(file) });
  // What was said of one file holds for its filters alone.
  const { page: _page, ...filters } = query;
  const [exported, setExported] = useState('');
  const isOfThese = exported === JSON.stringify(filters);
  const money = (amount: number) => formatMoney(amount, language);
  const limit = entry.data?.operatorPayoutLimit ?? 0;
  const isAllowed = ({ amount }: StaffPayout) => userInfo?.role === 'ADMIN' || amount <= limit;
  const totals = entry.data?.totals;
  const open = (show: (payout: StaffPayout) => void) => (payout: StaffPayout) => {
    deciding.reset();
    show(payout);
  };
  return (
    <OperatorPage
      title={t('payouts.title')}
      lead={t('payouts.lead', { limit: money(limit) })}
      actions={
        <Button
          variant="quiet"
          busy={exporting.isBusy}
          onClick={() => {
            setExported(JSON.stringify(filters));
            exporting.send(query);
          }}
        >
          {t('payouts.export')}
        </Button>
      }
    >
      <RevealTogether entries={[entry]}>
        <StatusLinks
          statuses={payoutStatuses}
          first="REQUESTED"
          nameOf={(status) => t(`payouts.statuses.${status}`)}
          totals={totals}
        />
        <FilterBar label={t('filters.label')}>
          <SearchFilter label={t('filters.search')} hint={t('filters.searchHint')} />
          <DateRangeFilter />
        </FilterBar>
        {isOfThese && <ErrorBanner error={exporting.error} />}
        {isOfThese && exporting.data?.isMore && <Banner tone="warning">{t('payouts.isMore')}</Banner>}
        {!refused && !paid && <ErrorBanner error={deciding.error} />}
        <DataTable<StaffPayout>
          name="payouts"
          caption={t('payouts.title')}
          columns={[
            { id: 'code', title: t('columns.code'), isFixed: true, cell: ({ code }) => code },
            {
              id: 'member',
              title: t('columns.member'),
              cell: ({ memberEmail }) => memberEmail ?? t('noAccount'),
            },
            { id: 'amount', title: t('columns.amount'), isNumber: true, cell: ({ amount }) => money(amount) },
            {
              id: 'account',
              title: t('columns.account'),
              cell: ({ provider, number, holder }) => `${provider} ${number}, ${holder}`,
            },
            {
              id: 'suspicions',
              title: t('columns.suspicions'),
              cell: ({ suspicions }) => (
                <Row gap={1}>
                  {suspicions.map((one) => (
                    <Badge key={one} tone="warning">
                      {t(`reasons.${one}`)}
                    </Badge>
                  ))}
                </Row>
              ),
            },
            {
              id: 'reference',
              title: t('columns.reference'),
              cell: ({ reference, reason }) => reference ?? reason,
            },
            {
              id: 'at',
              title: t('columns.requestedAt'),
              cell: ({ requestedAt }) => <Ago at={requestedAt} />,
            },
            {
              id: 'actions',
              title: t('columns.actions'),
              cell: (payout) =>
                isAllowed(payout) ? (
                  <Row gap={2}>
                    {payout.status === 'REQUESTED' && (
                      <Button
                        size="small"
                        busy={deciding.isBusy}
                        onClick={() => deciding.send({ query, id: payout.id, status: 'APPROVED' })}
                      >
                        {t('payouts.approve')}
                      </Button>
                    )}
                    {payout.status === 'APPROVED' && (
                      <Button size="small" onClick={() => open(setPaid)(payout)}>
                        {t('payouts.paid')}
                      </Button>
                    )}
                    {['REQUESTED', 'APPROVED'].includes(payout.status) && (
                      <Button size="small" variant="quiet" onClick={() => open(setRefused)(payout)}>
                        {t('payouts.refuse')}
                      </Button>
                    )}
                  </Row>
                ) : (
                  t('payouts.needsAdmin')
                ),
            },
          ]}
          entry={entry}
          rowId={({ id }) => id}
          rowLabel={({ code }) => code}
          empty={<Empty title={t('payouts.empty')}>{t('payouts.emptyText')}</Empty>}
          pager={
            entry.data && (
              <Pagination
                page={entry.data.meta.page}
                totalPages={entry.data.meta.totalPages}
                to={(page) => address.to({ page: String(page) })}
              />
            )
          }
        />
        <ConfirmWithReason
          isOpen={refused !== null}
          title={
            refused ? t('payouts.refuseTitle', { code: refused.code, amount: money(refused.amount) }) : ''
          }
          action={t('payouts.refuse')}
          variant="danger"
          hint={t('reasonHint')}
          isBusy={deciding.isBusy}
          error={deciding.error}
          onConfirm={(reason) =>
            refused && deciding.send({ query, id: refused.id, status: 'REJECTED', reason })
          }
          onClose={() => setRefused(null)}
        >
          <p>{t('payouts.refuseText')}</p>
        </ConfirmWithReason>
        {paid && (
          <PaidDialog
            key={paid.id}
            payout={paid}
            isBusy={deciding.isBusy}
            error={deciding.error}
            onConfirm={(reference) => deciding.send({ query, id: paid.id, status: 'PAID', reference })}
            onClose={() => setPaid(null)}
          />
        )}
      </RevealTogether>
    </OperatorPage>
  );
}

export const payoutsPage: RemotePage = {
  Component: PayoutsPage,
  needs: (at) => [staffPayouts.fetch(parsePayoutsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-rewards:payouts.title'), noindex: true }),
  slices: [staffPayouts.slice, decidingPayout.slice, exportingPayouts.slice],
  saga: [staffPayouts.saga, decidingPayout.saga, exportingPayouts.saga],
};
