import { useTranslation } from 'react-i18next';
import { pageParam, type RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, Page, Skeleton, Stack } from '@storefront/shared/ui';
import { me, savingPayment } from '../me';
import { NoProfile } from '../no-profile';
import { privateHead } from '../private-head';
import { ownPayments } from './own-payments';
import { PaymentHistory } from './payment-history';

const PaymentForm = lazyHydrate(
  () => import(/* webpackChunkName: "payment-form" */ './payment-form').then((part) => part.PaymentForm),
  <Skeleton kind="block" height={480} />,
  'page',
);

/** How the customer likes to pay, for whom invoices are, and what was paid. */
function PaymentPage() {
  const { t } = useTranslation('account-profile');
  const entry = useSelector((state) => me.select(state, null));
  return (
    <Page title={t('payment.title')} width="wide">
      <Stack gap={6}>
        <Async entry={entry}>
          {({ profile }) => (profile ? <PaymentForm profile={profile} /> : <NoProfile />)}
        </Async>
        <PaymentHistory />
      </Stack>
    </Page>
  );
}

export const paymentPage: RemotePage = {
  Component: PaymentPage,
  needs: ({ query }) => [me.fetch(null), ownPayments.fetch({ page: pageParam(query) })],
  head: privateHead('payment.title'),
  slices: [me.slice, savingPayment.slice, ownPayments.slice],
  saga: [me.saga, savingPayment.saga, ownPayments.saga],
};
