import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { TextField } from '@storefront/shared/forms';
import { typedNumber } from '../offers/numbers';
import { numberIn, toNumber } from './numbers';
import type { GroupForm } from './settings-form';

interface Values {
  paymentMinutes: string;
  returnDays: string;
}

/** How long orders wait for their payment, and for how long their goods can go back. */
export const ordersForm: GroupForm<'orders', Values> = {
  toValues: ({ paymentMinutes, returnDays }) => ({
    paymentMinutes: typedNumber(paymentMinutes),
    returnDays: typedNumber(returnDays),
  }),
  toBody: ({ paymentMinutes, returnDays }) => ({
    paymentMinutes: toNumber(paymentMinutes),
    returnDays: toNumber(returnDays),
  }),
  schema: object({ paymentMinutes: numberIn(1, 1_440), returnDays: numberIn(0, 365) }),
  Fields: OrdersFields,
};

function OrdersFields() {
  const { t } = useTranslation('operator-settings');
  return (
    <>
      <TextField
        name="paymentMinutes"
        label={t('orders.paymentMinutes')}
        hint={t('orders.paymentMinutesHint')}
        inputMode="numeric"
        after={t('orders.minutes')}
      />
      <TextField
        name="returnDays"
        label={t('orders.returnDays')}
        hint={t('orders.returnDaysHint')}
        inputMode="numeric"
        after={t('orders.days')}
      />
    </>
  );
}
