import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pageParam, type RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, Page, RevealTogether, Skeleton, Stack } from '@storefront/shared/ui';
import { me, savingPayment } from '../me';
import { NoProfile } from '../no-profile';
import { privateHead } from '../private-head';
import { ownPayments } from './own-payments';
import { PaymentHistory } from './payment-history';

const PaymentForm = lazyHydrate(
  () => import(/* webpackChunkName: "payment-form" */ './payment-form').then((part) => part.PaymentForm),
  <FormPlace />,
  'page',
);

/** As high as the form will be, so that the history below it stays where it is. */
function FormPlace() {
  const hasInvoice = useSelector((state) => me.select(state, null)).data?.profile?.vatInvoice !== undefined;
  return (
    <Place>
      <Skeleton kind="block" height={hasInvoice ? 907 : 532} />
    </Place>
  );
}

/** How the customer likes to pay, for whom invoices are, and what was paid. */
function PaymentPage() {
  const { t } = useTranslation('account-profile');
  const [search] = useSearchParams();
  const entry = useSelector((state) => me.select(state, null));
  const payments = useSelector((state) => ownPayments.select(state, { page: pageParam(search) }));
  return (
    <Page title={t('payment.title')} width="wide">
      <Stack gap={6}>
        <RevealTogether entries={[entry, payments]}>
          <Async entry={entry}>
            {({ profile }) => (profile ? <PaymentForm profile={profile} /> : <NoProfile />)}
          </Async>
          <PaymentHistory />
        </RevealTogether>
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

/** The skeleton is as high as the form, whose card has more padding from 768 px on. */
const Place = styled.div`
  @media (min-width: 768px) {
    padding-bottom: var(--s-4);
  }
`;
