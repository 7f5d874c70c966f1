import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type {
  Membership,
  MembershipPlan,
  MembershipPurchase,
  RemotePage,
} from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateInText, formatDateTimeInText } from '@storefront/shared/time';
import { Async, Banner, ButtonLink, Heading, Skeleton, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { KeepFocus } from '../provider/keep-focus';
import { MembershipMeter } from '../provider/membership-meter';
import { ownMembership } from '../provider/own-membership';
import { ProviderArea } from '../provider/provider-area';
import { CancelRenewal } from './cancel-renewal';
import { ChosenPlan } from './chosen-plan';
import { PlanCards } from './plan-cards';
import { gateways, plans } from './plans';
import { PurchaseHistory } from './purchase-history';
import { cancelling, subscribing } from './subscribing';

/** The membership of a provider: what it allows now, the plans, and what was bought. */
function MembershipPage() {
  const { t } = useTranslation('provider-membership');
  const entry = useSelector((state) => ownMembership.select(state, null));
  const offered = useSelector((state) => plans.select(state, null));
  return (
    <ProviderArea title={t('title')}>
      <KeepFocus label={t('title')}>
        <Async entry={entry} pending={<Skeleton lines={10} />}>
          {(membership) => (
            <Stack gap={6}>
              <MembershipMeter membership={membership} />
              <Next membership={membership} />
              {membership.pending && (
                <Pending purchase={membership.pending} isInReview={membership.isInReview} />
              )}
              <Async entry={offered} pending={<Skeleton kind="block" height={280} />}>
                {(all) => <Plans plans={all} membership={membership} />}
              </Async>
              <CancelRenewal membership={membership} />
              <PurchaseHistory purchases={membership.history} />
            </Stack>
          )}
        </Async>
      </KeepFocus>
    </ProviderArea>
  );
}

function Plans({ plans: all, membership }: { plans: MembershipPlan[]; membership: Membership }) {
  const { t } = useTranslation('provider-membership');
  const [search] = useSearchParams();
  const chosen = search.get('plan');
  const plan = all.find(({ id }) => id === chosen);
  const limits = useSelector((state) => gateways.select(state, null));
  // The first way to pay is marked when the form is drawn.
  const isKnown = limits.data !== undefined || limits.error !== undefined;
  return (
    <Stack gap={6}>
      <section>
        <Stack>
          <Heading level={2}>{t('plans.title')}</Heading>
          <PlanCards plans={all} membership={membership} chosen={chosen} />
        </Stack>
      </section>
      <Payment id="payment">
        {plan && (isKnown || plan.price === 0) && (
          <ChosenPlan key={plan.id} plan={plan} membership={membership} />
        )}
      </Payment>
    </Stack>
  );
}

/** The plan that begins when the current one ends. */
function Next({ membership: { nextPlan } }: { membership: Membership }) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  if (!nextPlan) return null;
  return (
    <Banner>
      {t('next', {
        name: ofRemote(`plan.${nextPlan.planId}`),
        from: formatDateInText(nextPlan.startsAt, language),
        to: formatDateInText(nextPlan.expiresAt, language),
      })}
    </Banner>
  );
}

function Pending({ purchase, isInReview }: { purchase: MembershipPurchase; isInReview: boolean }) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  const what = {
    name: ofRemote(`plan.${purchase.planId}`),
    amount: formatMoney(purchase.amount, language),
  };
  if (isInReview)
    return (
      <Banner
        title={t('inReview.title', what)}
        action={
          <ButtonLink variant="quiet" to={paths.membershipResult.to(purchase.id)}>
            {t('inReview.action')}
          </ButtonLink>
        }
      >
        {t('result.waitingMerchant.text')}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      title={t('pending.title', what)}
      action={
        <ButtonLink variant="quiet" to={paths.membershipResult.to(purchase.id)}>
          {t('pending.action')}
        </ButtonLink>
      }
    >
      {t('pending.text', { time: formatDateTimeInText(purchase.expiresAt, language) })}
    </Banner>
  );
}

export const membershipPage: RemotePage = {
  Component: MembershipPage,
  needs: () => [ownMembership.fetch(null), plans.fetch(null), gateways.fetch(null)],
  head: (_state, _at, t) => ({ title: t('provider-membership:title'), noindex: true }),
  slices: [ownMembership.slice, plans.slice, gateways.slice, subscribing.slice, cancelling.slice],
  saga: [ownMembership.saga, plans.saga, gateways.saga, subscribing.saga, cancelling.saga],
};

const Payment = styled.div`
  max-width: 640px;
  scroll-margin-top: 80px;
  &:empty {
    display: none;
  }
`;
