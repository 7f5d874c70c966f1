import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, RevealTogether, Skeleton, Stack } from '@storefront/shared/ui';
import { joining } from '../member/joining';
import { MembersPage } from '../member/members-page';
import { Balances } from './balances';
import { EarningsChart } from './earnings-chart';
import { PayoutList } from './payout-list';
import { earnings, parseRewardsQuery, payouts, requestingPayout, rewards } from './rewards';
import { RewardsTable } from './rewards-table';
import { totalReward } from './total-reward';

const PayoutForm = lazyHydrate(
  () => import(/* webpackChunkName: "payout-form" */ './payout-form').then((part) => part.PayoutForm),
  <Skeleton kind="block" height={480} />,
  'page',
);

/** What was earned, why each reward is in its state, and asking for the money. */
function RewardsPage() {
  const { t } = useTranslation('referral-rewards');
  const [search] = useSearchParams();
  const total = useSelector((state) => totalReward.select(state, null));
  const list = useSelector((state) => rewards.select(state, parseRewardsQuery({ query: search })));
  const months = useSelector((state) => earnings.select(state, null));
  const latest = useSelector((state) => payouts.select(state, null));
  return (
    <MembersPage title={t('title')}>
      <RevealTogether entries={[total, list, months, latest]}>
        <Async entry={total}>
          {(data) => (
            <Stack gap={6}>
              <Balances total={data} />
              <EarningsChart />
              <RewardsTable />
              <PayoutForm total={data} />
              <PayoutList />
            </Stack>
          )}
        </Async>
      </RevealTogether>
    </MembersPage>
  );
}

export const rewardsPage: RemotePage = {
  Component: RewardsPage,
  needs: (at) => [
    totalReward.fetch(null),
    rewards.fetch(parseRewardsQuery(at)),
    earnings.fetch(null),
    payouts.fetch(null),
  ],
  head: (_state, _at, t) => ({ title: t('referral-rewards:title'), noindex: true }),
  slices: [
    totalReward.slice,
    rewards.slice,
    earnings.slice,
    payouts.slice,
    requestingPayout.slice,
    joining.slice,
  ],
  saga: [totalReward.saga, rewards.saga, earnings.saga, payouts.saga, requestingPayout.saga, joining.saga],
};
