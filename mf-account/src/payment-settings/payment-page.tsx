import { useTranslation } from 'react-i18next';
import type { Profile, RemotePage } from '@storefront/shared/contracts';
import { CheckboxField, RadioCardsField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Page, Stack } from '@storefront/shared/ui';
import { FormCard } from '../form-card';
import { me, savingPayment } from '../me';
import { NoProfile } from '../no-profile';
import { titled } from '../titled';
import { typedSaga } from '../typed';
import { ownPayments, pageOf } from './own-payments';
import { PaymentHistory } from './payment-history';
import { fromPayment, paymentMethods, paymentSchema, toPayment, type PaymentValues } from './payment-values';

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

function PaymentForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<PaymentValues>
      name="payment"
      title={t('payment.heading')}
      saved={toPayment(profile)}
      schema={paymentSchema}
      select={savingPayment.select}
      onSubmit={(values) => dispatch(savingPayment.requested(fromPayment(values)))}
    >
      <RadioCardsField
        name="paymentMethod"
        legend={t('payment.method')}
        hint={t('payment.methodHint')}
        options={paymentMethods.map((value) => ({ value, title: t(`payment.methods.${value}`) }))}
      />
      <CheckboxField
        name="wantsInvoice"
        label={t('payment.wantsInvoice')}
        hint={t('payment.wantsInvoiceHint')}
      />
      <InvoiceFields />
    </FormCard>
  );
}

function InvoiceFields() {
  const { t } = useTranslation('account-profile');
  const { values } = useFormikContext<PaymentValues>();
  if (!values.wantsInvoice) return null;
  return (
    <>
      <TextField name="vatInvoice.company" label={t('payment.company')} autoComplete="organization" />
      <TextField
        name="vatInvoice.taxCode"
        label={t('payment.taxCode')}
        hint={t('payment.taxCodeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="vatInvoice.address"
        label={t('payment.address')}
        autoComplete="billing street-address"
      />
      <TextField
        name="vatInvoice.email"
        type="email"
        label={t('payment.email')}
        autoComplete="billing email"
      />
    </>
  );
}

export const paymentPage: RemotePage = {
  Component: PaymentPage,
  needs: ({ query }) => [me.requested(null), ownPayments.requested({ page: pageOf(query) })],
  head: titled('payment.title'),
  slices: [me.slice, savingPayment.slice, ownPayments.slice],
  saga: [me.saga, savingPayment.saga, ownPayments.saga, typedSaga],
};
