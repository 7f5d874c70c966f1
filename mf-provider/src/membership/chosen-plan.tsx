import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership, MembershipPlan } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import {
  Banner,
  Button,
  ButtonLink,
  Facts,
  Section,
  Stack,
  useStatusSinceMount,
  useRepeatKey,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Leaving } from './leaving';
import { PayForm, type PaymentChoice } from './pay-form';
import { planChange, planEnd } from './plans';
import { subscribing } from './subscribing';

interface Props {
  plan: MembershipPlan;
  membership: Membership;
}

/** What the chosen plan costs and from when it applies, before it is paid. */
export function ChosenPlan({ plan, membership }: Props) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, data, error } = useStatusSinceMount(useSelector(subscribing.select));
  const keyFor = useRepeatKey(status === 'done');
  const [now] = useState(() => Date.now());
  const change = planChange(plan, membership);
  const name = ofRemote(`plan.${plan.id}`);
  const subscribe = (choice: Partial<PaymentChoice> = {}) => {
    const body = { planId: plan.id, ...choice };
    dispatch(subscribing.send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
  };

  if (status === 'done' && data)
    return (
      <Section title={t('pay.title')}>
        {data.url ? (
          <Leaving purchase={data} />
        ) : (
          <Banner
            tone="success"
            isLive
            title={t('pay.begun', { name })}
            action={<ButtonLink to={paths.ownSolutions.to()}>{t('pay.toSolutions')}</ButtonLink>}
          >
            {t('pay.begunText')}
          </Banner>
        )}
      </Section>
    );
  // The trial that has begun is none to choose any more.
  if (change === 'trialUsed') return null;
  const date = formatDateInText(planEnd(plan, membership, now), language);
  const current = membership.expiresAt ? formatDateInText(membership.expiresAt, language) : '';
  return (
    <Section title={t(`change.${change}.title`, { name })}>
      <Stack>
        <Facts>
          <div>
            <dt>{t('pay.cost')}</dt>
            <dd>{plan.price === 0 ? t('plans.free') : formatMoney(plan.price, language)}</dd>
          </div>
          <div>
            <dt>{t('pay.applies')}</dt>
            <dd>{t(`change.${change}.applies`, { date, current })}</dd>
          </div>
          <div>
            <dt>{t('pay.allows')}</dt>
            <dd>{t('plans.limit', { count: plan.limit })}</dd>
          </div>
        </Facts>
        {change === 'downgrade' && membership.used > plan.limit && (
          <Banner tone="warning">
            {t('change.downgrade.warning', { used: membership.used, count: plan.limit })}
          </Banner>
        )}
        <ErrorBanner withRequestId error={error} />
        {plan.price === 0 ? (
          <Button busy={status === 'pending'} onClick={() => subscribe()}>
            {t('pay.begin')}
          </Button>
        ) : (
          <PayForm amount={plan.price} isBusy={status === 'pending'} onSubmit={subscribe} />
        )}
      </Stack>
    </Section>
  );
}
