import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RemotePage, TrackedOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  Async,
  Badge,
  ButtonLink,
  Empty,
  Page,
  Picture,
  Row,
  Section,
  Stack,
  Timeline,
  unitName,
} from '@storefront/shared/ui';
import { PaymentBadge, StatusBadge } from '../order-badges';
import { OrderSkeleton } from '../order-skeleton';
import { paths } from '../paths/paths';
import { Shipments } from '../shipments';
import { progressOf } from '../progress';
import { linkOf, trackedOrders } from './tracked-order';

/** How far an order is, for anyone who opens the link of one of its mails. */
function TrackPage() {
  const { t } = useTranslation('account-order');
  const link = linkOf({ params: useParams(), query: useSearchParams()[0] });
  const entry = useSelector((state) => trackedOrders.select(state, link));
  const own = paths.order.to(link.orderId);
  const { isLoggedIn } = useSession();
  const isMissing = (entry.error?.status === 404 || entry.error?.status === 400) && !entry.isFetching;

  if (isMissing) {
    return (
      <Page key="missing" title={t('track.missing.title')} isTitleInside width="form">
        <Empty
          scene="orders"
          level={1}
          title={t('track.missing.title')}
          action={
            <ButtonLink to={isLoggedIn ? paths.orders.to() : paths.login.to(paths.orders.to())}>
              {t(isLoggedIn ? 'track.missing.own' : 'track.missing.signIn')}
            </ButtonLink>
          }
        >
          {t(isLoggedIn ? 'track.missing.ownText' : 'track.missing.text')}
        </Empty>
      </Page>
    );
  }
  return (
    <Page title={entry.data ? t('track.named', { code: entry.data.code }) : t('track.title')} width="text">
      <Async entry={entry} pending={<OrderSkeleton />}>
        {(order) => (
          <Stack>
            <Tracked order={order} />
            <Soft>{t('track.private')}</Soft>
            <div>
              <ButtonLink variant="quiet" to={isLoggedIn ? own : paths.login.to(own)}>
                {t('track.own')}
              </ButtonLink>
            </div>
          </Stack>
        )}
      </Async>
    </Page>
  );
}

function Tracked({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation(['account', 'account-order']);
  const language = useLanguage();
  const timeline = order.timeline.map((entry) => ({ ...entry, by: 'SYSTEM' as const }));
  return (
    <>
      <Row>
        <StatusBadge status={order.status} />
        <PaymentBadge order={order} />
        <Soft>{t('order.placedAt', { time: formatDateTimeInText(order.purchaseDate, language) })}</Soft>
      </Row>
      <Section title={t('account-order:detail.timeline.title')}>
        <Timeline
          items={progressOf({ timeline, status: order.status }).map(({ status, state, entry }, index) => ({
            id: `${status} ${index}`,
            title: t(`account-order:detail.timeline.${status}`),
            state,
            at: entry?.at,
          }))}
        />
      </Section>
      {order.shipments.length > 0 && (
        <Section title={t('account-order:detail.delivery.shipments')}>
          <Shipments shipments={order.shipments} />
        </Section>
      )}
      <Section title={t('account-order:detail.lines.title')}>
        <Lines>
          {order.lines.map((line, index) => (
            <li key={`${line.name} ${index}`}>
              <Thumb>
                <Picture picture={line.picture} alt="" sizes="64px" ratio="4 / 5" />
              </Thumb>
              <div>
                <p>{line.name}</p>
                <Soft>
                  {t('account-order:track.variant', {
                    variant: [line.color?.name, line.size].filter(Boolean).join(', ') || '—',
                    quantity: line.quantity,
                  })}
                </Soft>
                {line.isGift && <Badge tone="brand">{t('account-order:detail.lines.gift')}</Badge>}
              </div>
            </li>
          ))}
        </Lines>
        <Total>
          {t('order.total')} <b>{formatMoney(order.grandTotal, language)}</b>
        </Total>
        {order.province && (
          <Soft>{t('account-order:track.to', { province: unitName(order.province, language) })}</Soft>
        )}
      </Section>
    </>
  );
}

const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Lines = styled.ul`
  display: grid;
  gap: var(--s-4);
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--s-4);
    align-items: start;
    overflow-wrap: anywhere;
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
`;
const Total = styled.p`
  margin-top: var(--s-4);
  padding-top: var(--s-3);
  border-top: 1px solid var(--c-line);
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const trackPage: RemotePage = {
  Component: TrackPage,
  needs: (at) => [trackedOrders.fetch(linkOf(at))],
  head: (state, at, t) => {
    const code = trackedOrders.select(state, linkOf(at)).data?.code;
    const title = code ? t('account-order:track.named', { code }) : t('account-order:track.title');
    return { title, noindex: true };
  },
  status: (state, at) => {
    const { status } = trackedOrders.select(state, linkOf(at)).error ?? {};
    return status === 404 || status === 400 ? 404 : 200;
  },
  slices: [trackedOrders.slice],
  saga: trackedOrders.saga,
};
