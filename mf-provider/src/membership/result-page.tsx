import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { MembershipPaymentState, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { formatDateInText, formatDateTimeInText } from '@storefront/shared/time';
import {
  Async,
  Banner,
  ButtonLink,
  Facts,
  Failed,
  Page,
  Row,
  Section,
  Skeleton,
  Stack,
  TextButton,
  useStatusSinceMount,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ownMembership } from '../provider/own-membership';
import { Leaving } from './leaving';
import { PayForm } from './pay-form';
import { gateways } from './plans';
import { purchaseLeft, purchaseOpened, purchases, purchaseSaga } from './purchase';
import { resultOf } from './result';
import { payingAgain } from './subscribing';

/** How paying for a membership ended, followed until it is known; a payment that failed can be tried again. */
function ResultPage() {
  const { t } = useTranslation('provider-membership');
  const dispatch = useDispatch();
  const retry = useRetry();
  const { id = '' } = useParams();
  const entry = useSelector((state) => purchases.select(state, { id }));
  const { data, error } = entry;
  useEffect(
    () => () => {
      dispatch(purchaseLeft());
    },
    [dispatch, id],
  );
  if (!data)
    return (
      <Page title={t('result.title')} width="form">
        {error && error.status === 404 ? (
          <Failed
            error={error}
            action={<ButtonLink to={paths.membership.to()}>{t('result.toMembership')}</ButtonLink>}
          />
        ) : (
          <Async entry={entry} pending={<Skeleton lines={8} />} onRetry={retry}>
            {() => null}
          </Async>
        )}
      </Page>
    );
  return (
    <Page title={t(`result.${resultOf(data)}.title`)} width="form">
      <Stack gap={6}>
        {error && (
          <Banner tone="warning" isLive action={<TextButton onClick={retry}>{t('result.again')}</TextButton>}>
            {t('result.stale')}
          </Banner>
        )}
        <Outcome state={data} />
        <PurchaseFacts state={data} />
        {data.action !== 'NONE' && <PayAgain key={data.attempt?.attemptId} state={data} />}
        <Row>
          <ButtonLink variant="quiet" to={paths.membership.to()}>
            {t('result.toMembership')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.ownSolutions.to()}>
            {t('result.toSolutions')}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}

const tones = {
  success: 'success',
  failed: 'danger',
  cancelled: 'warning',
  processing: 'info',
  waitingBuyer: 'info',
  waitingMerchant: 'info',
  unpaid: 'warning',
  closed: 'warning',
} as const;

/** What happened, what is safe and what to do. */
function Outcome({ state }: { state: MembershipPaymentState }) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  const result = resultOf(state);
  const name = ofRemote(`plan.${state.planId}`);
  const date = state.membershipUntil ? formatDateInText(state.membershipUntil, language) : '';
  return (
    <Banner tone={tones[result]} isLive>
      <p>{t(`result.${result}.text`, { name, date })}</p>
      {state.action !== 'NONE' && (
        <p>{t('result.open', { time: formatDateTimeInText(state.expiresAt, language) })}</p>
      )}
      {!state.final && state.attempt && <p>{t('result.following')}</p>}
      {state.attempt?.providerCode && result === 'failed' && (
        <Soft>{t('result.code', { code: `${state.attempt.provider}-${state.attempt.providerCode}` })}</Soft>
      )}
    </Banner>
  );
}

function PurchaseFacts({ state }: { state: MembershipPaymentState }) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  return (
    <Section title={t('result.purchase')}>
      <Facts>
        <div>
          <dt>{t('history.code')}</dt>
          <dd>{state.code}</dd>
        </div>
        <div>
          <dt>{t('history.plan')}</dt>
          <dd>{`${ofRemote(`plan.${state.planId}`)}, ${t('plans.days', { count: state.days })}`}</dd>
        </div>
        <div>
          <dt>{t('history.amount')}</dt>
          <dd>{formatMoney(state.amount, language)}</dd>
        </div>
      </Facts>
    </Section>
  );
}

function PayAgain({ state }: { state: MembershipPaymentState }) {
  const { t } = useTranslation('provider-membership');
  const dispatch = useDispatch();
  const { id, amount, action } = state;
  const limits = useSelector((root) => gateways.select(root, null));
  const { status, data, error } = useStatusSinceMount(useSelector((root) => payingAgain.select(root, id)));
  if (!limits.data && !limits.error) return null;
  return (
    <Section title={t(action === 'PAY_AGAIN' ? 'result.payAgain' : 'result.pay')}>
      {status === 'done' && data ? (
        <Leaving purchase={data} />
      ) : (
        <Stack>
          <ErrorBanner withRequestId error={error} />
          <PayForm
            amount={amount}
            isBusy={status === 'pending'}
            onSubmit={(body) => dispatch(payingAgain.send({ id, body }))}
          />
        </Stack>
      )}
    </Section>
  );
}

export const resultPage: RemotePage = {
  Component: ResultPage,
  needs: ({ params }) => [purchaseOpened({ id: params['id'] ?? '' }), gateways.fetch(null)],
  head: (_state, _at, t) => ({ title: t('provider-membership:result.title'), noindex: true }),
  slices: [purchases.slice, ownMembership.slice, gateways.slice, payingAgain.slice],
  saga: [purchases.saga, ownMembership.saga, gateways.saga, payingAgain.saga, purchaseSaga],
};

const Soft = styled.p`
  font-size: var(--t-sm);
`;
