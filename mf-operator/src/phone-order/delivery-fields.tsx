import { useTranslation } from 'react-i18next';
import { SelectField, TextareaField, TextField } from '@storefront/shared/forms';
import { Stack } from '@storefront/shared/ui';

/** How it is sent and paid. */
export function DeliveryFields() {
  const { t } = useTranslation('operator-phone-order');
  return (
    <Stack gap={4}>
      <SelectField
        name="shippingMethod"
        label={t('delivery.method')}
        options={(['STANDARD', 'EXPRESS'] as const).map((value) => ({
          value,
          label: t(`delivery.${value}`),
        }))}
      />
      <SelectField
        name="paymentMethod"
        label={t('delivery.payment')}
        options={(['COD', 'ONLINE'] as const).map((value) => ({ value, label: t(`delivery.${value}`) }))}
      />
      <TextField name="voucherCode" label={t('delivery.voucher')} autoComplete="off" isOptional />
      <TextareaField name="note" label={t('delivery.note')} hint={t('delivery.noteHint')} rows={2} />
    </Stack>
  );
}
