import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Failed, Page, SecondsCountdown } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ChargedInDollars } from './charged-in-dollars';
import { gatewayUrl, selectPaymentLink } from './payment-links';
import { selectPayment } from './payment-slice';
import { StartRefused } from './start-refused';
import { usePaying } from './use-paying';

/** Long enough to read where one is going; anyone who needs longer stops it. */
const maxSeconds = 3;

/** A few seconds before the gateway takes over, which one can skip, stop or call off. */
export function RedirectPage() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { orderId = '' } = useParams();
  const link = useSelector((state) => selectPaymentLink(state, orderId));
  const { data, error } = useSelector((state) => selectPayment(state, { orderId }));
  const { settingClient } = useSelector(selectSetting);
  const url = gatewayUrl(link?.url);
  const order = data?.state;
  // Nobody is offered to pay what is not theirs.
  if (!data && error?.status === 404)
    return (
      <Page title={t('redirect.stoppedTitle')} width="form">
        <Failed error={error} />
      </Page>
    );
  return (
    <Page title={t(url ? 'redirect.title' : 'redirect.stoppedTitle')} width="form">
      <Middle>
        {order && (
          <p>
            {t('redirect.order', {
              code: order.code,
              amount: formatMoney(order.grandTotal, language),
            })}
          </p>
        )}
        {order?.attempt?.charge && <ChargedInDollars charge={order.attempt.charge} />}
        {url ? (
          <Leaving
            key={url}
            url={url}
            seconds={Math.min(
              link?.countdown ?? settingClient?.checkoutCountdownSeconds ?? maxSeconds,
              maxSeconds,
            )}
          />
        ) : (
          <Stopped orderId={orderId} hasBadLink={link !== undefined} />
        )}
        <ButtonLink variant="quiet" isWide to={paths.checkoutResult.to(orderId)}>
          {t('redirect.cancel')}
        </ButtonLink>
        <Small>{t('redirect.kept')}</Small>
      </Middle>
    </Page>
  );
}

function Leaving({ url, seconds }: { url: string; seconds: number }) {
  const { t } = useTranslation('checkout');
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <p>{t('redirect.text')}</p>
      {/* The link itself is followed, so that time and finger lead the same way. */}
      <Clock>
        <SecondsCountdown seconds={seconds} onEnd={() => link.current?.click()} />
      </Clock>
      <Go ref={link} href={url}>
        {t('redirect.now')}
      </Go>
    </>
  );
}

/** After a reload the address of the gateway is gone; it is asked for again by a press. */
function Stopped({ orderId, hasBadLink }: { orderId: string; hasBadLink: boolean }) {
  const { t } = useTranslation('checkout');
  const { data } = useSelector((state) => selectPayment(state, { orderId }));
  const { error, isStarting, pay } = usePaying(orderId);
  if (data && data.state.action === 'NONE') return <Banner tone="info">{t('redirect.nothingToPay')}</Banner>;
  return (
    <>
      {hasBadLink ? <Banner tone="danger">{t('redirect.badLink')}</Banner> : <p>{t('redirect.stopped')}</p>}
      {error && <StartRefused error={error} />}
      <Button
        isWide
        size="large"
        busy={isStarting}
        onClick={() => pay(data?.state.paymentMethod ?? 'ONLINE', data?.state.attempt?.provider ?? null)}
      >
        {t('redirect.pay')}
      </Button>
    </>
  );
}

const Middle = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Clock = styled.div`
  display: grid;
  place-items: center;
  padding-block: var(--s-4);
`;
const Go = styled.a`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 52px;
  padding: 12px 28px;
  border-radius: var(--r-control);
  background: var(--c-action);
  color: var(--c-on-action);
  font-size: var(--t-lg);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--c-action-hover);
  }
`;
const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
