import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffReward } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Badge, Button, Empty, Pagination, RevealTogether, Row } from '@storefront/shared/ui';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { DateRangeFilter } from '../list/date-range-filter';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Ago } from '../times/times';
import { decidingReward, lockReasons, parseRewardsQuery, rewardStatuses, staffRewards } from './rewards-data';
import { StatusLinks } from './status-links';

type Action = 'LOCK' | 'RELEASE' | 'REJECT';

function RewardsPage() {
  const { t } = useTranslation('operator-rewards');
  const language = useLanguage();
  const [search] = useSearchParams();
  const address = useListAddress();
  const query = parseRewardsQuery({ query: search });
  const entry = useSelector((state) => staffRewards.select(state, query));
  const [asked, setAsked] = useState<{ reward: StaffReward; action: Action } | null>(null);
  const deciding = useStaffMutation(decidingReward, { onDone: () => setAsked(null) });
  const ask = (reward: StaffReward, action: Action) => {
    deciding.reset();
    setAsked({ reward, action });
  };
  const money = (amount: number) => formatMoney(amount, language);
  const totals = entry.data?.totals;
  return (
    <OperatorPage title={t('rewards.title')} lead={t('rewards.lead')}>
      <RevealTogether entries={[entry]}>
        <StatusLinks
          statuses={rewardStatuses}
          first="LOCK"
          nameOf={(status) => t(`rewards.statuses.${status}`)}
          totals={totals}
        />
        <FilterBar label={t('filters.label')}>
          <SearchFilter name="member" label={t('filters.member')} hint={t('filters.memberHint')} />
          <SelectFilter
            name="reason"
            label={t('filters.reason')}
            any={t('filters.any')}
            options={lockReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <DateRangeFilter />
        </FilterBar>
        <DataTable<StaffReward>
          name="rewards"
          caption={t('rewards.title')}
          columns={[
            {
              id: 'member',
              title: t('columns.member'),
              isFixed: true,
              cell: ({ memberEmail }) => memberEmail ?? t('noAccount'),
            },
            { id: 'amount', title: t('columns.amount'), isNumber: true, cell: ({ amount }) => money(amount) },
            { id: 'invitee', title: t('columns.invitee'), cell: ({ account }) => account ?? t('noAccount') },
            {
              id: 'reason',
              title: t('columns.reason'),
              cell: ({ reason, suspicions, note }) => (
                <>
                  <Row gap={1}>
                    {[...new Set([reason, ...suspicions])].map((one) => (
                      <Badge key={one} tone={suspicions.includes(one) ? 'warning' : 'neutral'}>
                        {t(`reasons.${one}`)}
                      </Badge>
                    ))}
                  </Row>
                  {note}
                </>
              ),
            },
            { id: 'datetime', title: t('columns.at'), cell: ({ datetime }) => <Ago at={datetime} /> },
            {
              id: 'actions',
              title: t('columns.actions'),
              cell: (reward) => (
                <Row gap={2}>
                  {reward.status === 'NEW' && (
                    <Button size="small" variant="quiet" onClick={() => ask(reward, 'LOCK')}>
                      {t('actions.LOCK')}
                    </Button>
                  )}
                  {reward.status === 'LOCK' && (
                    <>
                      <Button size="small" onClick={() => ask(reward, 'RELEASE')}>
                        {t('actions.RELEASE')}
                      </Button>
                      <Button size="small" variant="quiet" onClick={() => ask(reward, 'REJECT')}>
                        {t('actions.REJECT')}
                      </Button>
                    </>
                  )}
                </Row>
              ),
            },
          ]}
          entry={entry}
          rowId={({ id }) => id}
          rowLabel={({ memberEmail, amount }) => `${memberEmail ?? t('noAccount')}, ${money(amount)}`}
          empty={<Empty title={t('rewards.empty')}>{t('rewards.emptyText')}</Empty>}
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
          isOpen={asked !== null}
          title={asked ? t(`actionTitles.${asked.action}`, { amount: money(asked.reward.amount) }) : ''}
          action={asked ? t(`actions.${asked.action}`) : ''}
          variant={asked?.action === 'REJECT' ? 'danger' : 'primary'}
          hint={t('reasonHint')}
          isReasonRequired={asked?.action !== 'RELEASE'}
          isBusy={deciding.isBusy}
          error={deciding.error}
          onConfirm={(reason) =>
            asked && deciding.send({ query, id: asked.reward.id, action: asked.action, reason })
          }
          onClose={() => setAsked(null)}
        />
      </RevealTogether>
    </OperatorPage>
  );
}

export const rewardsPage: RemotePage = {
  Component: RewardsPage,
  needs: (at) => [staffRewards.fetch(parseRewardsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-rewards:rewards.title'), noindex: true }),
  slices: [staffRewards.slice, decidingReward.slice],
  saga: [staffRewards.saga, decidingReward.saga],
};
