import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { PaymentState } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useRetry, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Countdown,
  DangerIcon,
  ClockIcon,
  Page,
  SuccessIcon,
  TextButton,
  WarningIcon,
  type Icon,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { ChargedInDollars } from './charged-in-dollars';
import { GatewayReason } from './gateway-reason';
import { OtherWays } from './other-ways';
import { offeredProvider, useProviderOffers } from './payment-providers';
import type { SeenPayment } from './payment-slice';
import { placedOrder } from './placed-order';
import { PlacedOrder } from './placed-order-parts';
import { knownCode, viewOf, type PaymentView } from './payment-view';
import { StartRefused } from './start-refused';
import { usePaying } from './use-paying';

interface Props {
  seen: SeenPayment;
  isAsking: boolean;
  /** The last question was not answered; what is shown may be old. */
  hasLostTouch: boolean;
}

/** What happened, what is safe, and what to do next. */
export function ResultView({ seen: { state, clockOffset, isPolling }, isAsking, hasLostTouch }: Props) {
  const { t } = useTranslation('checkout');
  const retry = useRetry();
  const paying = usePaying(state.orderId);
  const view = viewOf(state);
  const { data: order } = useSelector((store) => placedOrder.select(store, { orderId: state.orderId }));
  if (paying.hasStarted) return <Navigate to={paths.checkoutRedirect.to(state.orderId)} />;

  const Sign = signs[looks[view]];
  const moved = movedOf(state, view);
  return (
    <Page
      title={moved ? t(`result.moved.${moved}.title` as const) : t(`result.view.${view}.title` as const)}
      width="form"
    >
      <Parts>
        <Verdict data-look={looks[view]}>
          <Sign size={40} />
          <div role="status">
            <Message state={state} view={view} />
          </div>
        </Verdict>
        {hasLostTouch && (
          <Banner
            tone="warning"
            isLive
            action={<TextButton onClick={retry}>{t('result.askAgain')}</TextButton>}
          >
            {t('result.lostTouch')}
          </Banner>
        )}
        {!state.final && view !== 'paid' && (
          <Waiting isPolling={isPolling} isAsking={isAsking} onAsk={retry} />
        )}
        {paying.error && <StartRefused error={paying.error} />}
        <Facts state={state} view={view} clockOffset={clockOffset} onWindowEnd={retry} />
        <Actions state={state} view={view} paying={paying} />
        {order && <PlacedOrder order={order} />}
      </Parts>
    </Page>
  );
}

type Look = 'good' | 'bad' | 'waiting' | 'open';
const looks: Record<PaymentView, Look> = {
  paid: 'good',
  cod: 'good',
  failed: 'bad',
  cancelled: 'bad',
  orderCancelled: 'bad',
  processing: 'waiting',
  waitingBuyer: 'open',
  waitingMerchant: 'waiting',
  unpaid: 'open',
  interrupted: 'bad',
  moneyReturns: 'open',
};
const signs: Record<Look, Icon> = {
  good: SuccessIcon,
  bad: DangerIcon,
  waiting: ClockIcon,
  open: WarningIcon,
};

/** How far an order is whose money is settled or comes with the parcel, once it has left the shop. */
function movedOf({ orderStatus }: PaymentState, view: PaymentView): 'DELIVERING' | 'DONE' | null {
  if (view !== 'paid' && view !== 'cod') return null;
  return orderStatus === 'DELIVERING' || orderStatus === 'DONE' ? orderStatus : null;
}

/** The gateway's own reason where there is one, then what is safe, then what to do. */
function Message({ state, view }: { state: PaymentState; view: PaymentView }) {
  const { t } = useTranslation('checkout');
  const { attempt, action, expiresAt } = state;
  const code = attempt?.providerCode;
  const moved = movedOf(state, view);
  if (moved)
    return (
      <>
        <p>{t(`result.moved.${moved}.text` as const)}</p>
        {view === 'cod' && moved === 'DELIVERING' && <p>{t('result.moved.cash')}</p>}
      </>
    );
  if (view === 'failed' || view === 'cancelled') {
    const hasReason = attempt !== null && attempt.provider !== 'VNPAY' && code !== undefined;
    const reason = t(`gateway.${knownCode(code)}` as const);
    return (
      <>
        {hasReason ? (
          <GatewayReason provider={attempt.provider} code={code} mayPay={action !== 'NONE'} />
        ) : (
          <p>{t(view === 'failed' ? 'result.notPaid' : 'result.stopped', { reason })}</p>
        )}
        {action !== 'NONE' && expiresAt && <p>{t('result.kept', { time: timeOf(expiresAt) })}</p>}
        {action === 'NONE' ? (
          <p>{t('result.closed')}</p>
        ) : (
          !hasReason && <p>{t(`advice.${knownCode(code)}` as const)}</p>
        )}
        {view === 'failed' && <ReferenceCode attempt={attempt} />}
      </>
    );
  }
  return (
    <>
      {view === 'paid' && <p>{t('gateway.00')}</p>}
      {view === 'waitingMerchant' && code === '07' && <p>{t('gateway.07')}</p>}
      <p>
        {t(
          view === 'interrupted' && action === 'NONE'
            ? 'result.closed'
            : (`result.view.${view}.text` as const),
        )}
      </p>
      {(view === 'interrupted' || view === 'waitingMerchant' || view === 'processing') && (
        <ReferenceCode attempt={attempt} />
      )}
      {(view === 'unpaid' || view === 'waitingBuyer' || view === 'interrupted') &&
        action !== 'NONE' &&
        expiresAt && <p>{t('result.kept', { time: timeOf(expiresAt) })}</p>}
    </>
  );
}

/** What a shopper names to the hotline where a payment failed or is uncertain. */
function ReferenceCode({ attempt }: Pick<PaymentState, 'attempt'>) {
  const { t } = useTranslation('checkout');
  if (!attempt?.providerCode) return null;
  return <Code>{t('result.code', { code: `${attempt.provider}-${attempt.providerCode}` })}</Code>;
}

/** The hour and minute in Vietnam. */
const timeOf = (instant: string): string => formatDateTime(instant).split(' ')[1] ?? '';

function Waiting({
  isPolling,
  isAsking,
  onAsk,
}: {
  isPolling: boolean;
  isAsking: boolean;
  onAsk: () => void;
}) {
  const { t } = useTranslation('checkout');
  if (isPolling) return <Soft>{t('result.following')}</Soft>;
  return (
    <Soft>
      {t('result.tooLong')}{' '}
      <TextButton onClick={onAsk} aria-busy={isAsking || undefined}>
        {t('result.askAgain')}
      </TextButton>
    </Soft>
  );
}

interface FactsProps {
  state: PaymentState;
  view: PaymentView;
  clockOffset: number;
  onWindowEnd: () => void;
}

function Facts({ state, view, clockOffset, onWindowEnd }: FactsProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { code, grandTotal, paymentMethod, paymentStatus, expiresAt, action, attempt } = state;
  const method = t(`payment.method.${paymentMethod}` as const);
  return (
    <Card>
      <List>
        <dt>{t('result.order')}</dt>
        <dd>{code}</dd>
        <dt>{t('result.total')}</dt>
        <dd>{formatMoney(grandTotal, language)}</dd>
        <dt>{t('result.method')}</dt>
        <dd>
          {attempt && paymentMethod !== 'COD'
            ? t('result.through', {
                method,
                provider: t(`payment.provider.name.${attempt.provider}` as const),
              })
            : method}
        </dd>
        <dt>{t('result.payment')}</dt>
        <dd>
          {view === 'cod'
            ? t('result.codStatus')
            : t(paymentStatus === 'paid' ? 'result.paid' : 'result.unpaid')}
        </dd>
        {action !== 'NONE' && expiresAt && (
          <>
            <dt>{t('result.left')}</dt>
            <dd>
              <Countdown
                label={t('result.left')}
                until={expiresAt}
                clockOffset={clockOffset}
                onEnd={onWindowEnd}
              />
            </dd>
          </>
        )}
      </List>
      {attempt?.charge && <ChargedInDollars charge={attempt.charge} />}
    </Card>
  );
}

interface ActionsProps {
  state: PaymentState;
  view: PaymentView;
  paying: ReturnType<typeof usePaying>;
}

function Actions({ state, view, paying }: ActionsProps) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const { orderId, action, paymentMethod, grandTotal, attempt } = state;
  const offers = useProviderOffers(grandTotal)(paymentMethod === 'COD' ? 'ONLINE' : paymentMethod);
  const provider = offeredProvider(offers, attempt?.provider) ?? attempt?.provider ?? null;
  const mayPay = action !== 'NONE';
  const isMain = mayPay && view !== 'cod';
  const label = t(
    view === 'cod' ? 'result.payOnline' : action === 'PAY_AGAIN' ? 'result.payAgain' : 'result.pay',
  );
  const look = isMain ? ({ variant: 'primary', size: 'large' } as const) : ({ variant: 'quiet' } as const);
  const pay =
    mayPay &&
    (paying.loginPath ? (
      <ButtonLink isWide {...look} to={paying.loginPath}>
        {t('result.loginToPay')}
      </ButtonLink>
    ) : (
      <Button isWide {...look} busy={paying.isStarting} onClick={() => paying.pay(paymentMethod, provider)}>
        {label}
      </Button>
    ));
  return (
    <Buttons>
      {isMain && pay}
      {isMain && !paying.loginPath && (
        <OtherWays
          offers={offers.filter((one) => one.provider !== provider && one.refusal === null)}
          isBusy={paying.isStarting}
          onChoose={(other) => paying.pay(paymentMethod, other)}
        />
      )}
      <ButtonLink isWide variant={isMain ? 'quiet' : 'primary'} to={pathTo('account/order', { id: orderId })}>
        {t('result.seeOrder')}
      </ButtonLink>
      {!isMain && pay}
      <ButtonLink isWide variant="quiet" to={pathTo('catalog/products')}>
        {t('result.goOn')}
      </ButtonLink>
    </Buttons>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Verdict = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-4);
  border-radius: var(--r-card);
  > svg {
    margin-block-start: 2px;
  }
  p + p {
    margin-block-start: var(--s-2);
  }
  &[data-look='good'] {
    background: var(--c-success-tint);
    > svg {
      color: var(--c-success);
    }
  }
  &[data-look='bad'] {
    background: var(--c-danger-tint);
    > svg {
      color: var(--c-danger);
    }
  }
  &[data-look='waiting'] {
    background: var(--c-info-tint);
    > svg {
      color: var(--c-info);
    }
  }
  &[data-look='open'] {
    background: var(--c-warning-tint);
    > svg {
      color: var(--c-warning);
    }
  }
`;
const Code = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  dt {
    color: var(--c-ink-soft);
  }
  dd {
    text-align: end;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
const Buttons = styled.div`
  display: grid;
  gap: var(--s-3);
`;
