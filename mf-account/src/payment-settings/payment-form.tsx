import { useTranslation } from 'react-i18next';
import type { Profile } from '@storefront/shared/contracts';
import { CheckboxField, RadioCardsField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { FormCard } from '../form-card';
import { savingPayment } from '../me';
import { fromPayment, paymentMethods, paymentSchema, toPayment, type PaymentValues } from './payment-values';

/** With what the checkout begins. */
export function PaymentForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<PaymentValues>
      name="payment"
      title={t('payment.heading')}
      saved={toPayment(profile)}
      schema={paymentSchema}
      select={savingPayment.select}
      onSubmit={(values) => dispatch(savingPayment.send(fromPayment(values)))}
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
