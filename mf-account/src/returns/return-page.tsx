import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { At, OrderDetail, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  ActionLink,
  Async,
  Banner,
  ButtonLink,
  Empty,
  lazyHydrate,
  Page,
  Skeleton,
  Stack,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { orderDetails } from '../order-resource';
import { OrderSkeleton } from '../order-skeleton';
import { paths } from '../paths/paths';
import { returnRequest } from './return-request';

const idOf = ({ query }: Pick<At, 'query'>) => query.get('orderId') ?? '';

const ReturnForm = lazyHydrate(
  () => import(/* webpackChunkName: "return-form" */ './return-form').then((part) => part.ReturnForm),
  <Skeleton kind="block" height={640} />,
  'page',
);

/** Asks for something of an order to go back, to be exchanged, or to be refunded. */
function ReturnPage() {
  const { t } = useTranslation(['account-order', 'account']);
  const dispatch = useDispatch();
  const id = idOf({ query: useSearchParams()[0] });
  const entry = useSelector((state) => orderDetails.select(state, { id }));
  const { status } = useSelector((state) => returnRequest.select(state, id));
  const isMissing = id === '' || (entry.error?.status === 404 && !entry.isFetching);
  // A request that was sent at an earlier visit is not this one.
  useEffect(() => {
    dispatch(returnRequest.reset(id));
  }, [dispatch, id]);

  if (isMissing) {
    return (
      <Page title={t('detail.missing.title')} isTitleInside width="form">
        <Empty
          scene="orders"
          level={1}
          title={t('detail.missing.title')}
          action={<ButtonLink to={paths.orders.to()}>{t('detail.missing.all')}</ButtonLink>}
        >
          {t('detail.missing.text')}
        </Empty>
      </Page>
    );
  }
  return (
    <Page
      title={t('newReturn.title')}
      breadcrumb={[
        { label: t('account:orders.title'), to: paths.orders.to() },
        {
          label: entry.data ? t('newReturn.of', { code: entry.data.code }) : t('account:order.fallbackTitle'),
          to: paths.order.to(id),
        },
      ]}
      width="form"
    >
      <Async entry={entry} pending={<OrderSkeleton />}>
        {(order) => (status === 'done' ? <Sent orderId={id} /> : <Asking order={order} />)}
      </Async>
    </Page>
  );
}

function Asking({ order }: { order: OrderDetail }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const reason = closedBecause(order);
  if (reason) {
    return (
      <Stack>
        <Banner tone="warning" title={t('newReturn.closedTitle')}>
          {t(`newReturn.closed.${reason}`)}
        </Banner>
        <Back orderId={order.id} />
      </Stack>
    );
  }
  return (
    <Stack>
      <p>
        {order.returnUntil &&
          t('newReturn.until', { time: formatDateTimeInText(order.returnUntil, language) })}{' '}
        <ActionLink to={pathTo('catalog/policy', { key: 'exchange-return' })}>
          {t('newReturn.policy')}
        </ActionLink>
      </p>
      <ReturnForm order={order} />
    </Stack>
  );
}

/** The form is gone, and the focus would be with it. */
function Sent({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account-order');
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus();
  }, []);
  return (
    <Stack>
      <div ref={said} tabIndex={-1}>
        <Banner tone="success" title={t('newReturn.doneTitle')}>
          {t('newReturn.doneText')}
        </Banner>
      </div>
      <Back orderId={orderId} />
    </Stack>
  );
}

function Back({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account-order');
  return (
    <div>
      <ButtonLink variant="quiet" to={paths.order.to(orderId)}>
        {t('newReturn.back')}
      </ButtonLink>
    </div>
  );
}

/** Why nothing of the order can be asked for; the server counts the days and the units. */
function closedBecause({ lines, returnUntil }: OrderDetail): 'notDone' | 'late' | 'nothing' | undefined {
  if (lines.some(({ returnable }) => returnable > 0)) return undefined;
  if (!returnUntil) return 'notDone';
  return Date.parse(returnUntil) <= Date.now() ? 'late' : 'nothing';
}

export const returnPage: RemotePage = {
  Component: ReturnPage,
  needs: (at) => (idOf(at) === '' ? [] : [orderDetails.fetch({ id: idOf(at) })]),
  head: (_state, _at, t) => ({ title: t('account-order:newReturn.title'), noindex: true }),
  status: (state, at) =>
    idOf(at) === '' || orderDetails.select(state, { id: idOf(at) }).error?.status === 404 ? 404 : 200,
  slices: [orderDetails.slice, returnRequest.slice],
  saga: [orderDetails.saga, returnRequest.saga],
};
