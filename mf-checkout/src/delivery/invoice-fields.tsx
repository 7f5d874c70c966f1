import { useTranslation } from 'react-i18next';
import { TextField } from '@storefront/shared/forms';
import { Stack } from '@storefront/shared/ui';

/** For whom the VAT invoice is, and where it is sent. */
export function InvoiceFields() {
  const { t } = useTranslation('checkout');
  return (
    <Stack>
      <TextField name="invoice.company" label={t('invoice.company')} autoComplete="organization" />
      <TextField
        name="invoice.taxCode"
        label={t('invoice.taxCode')}
        hint={t('invoice.taxCodeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField name="invoice.address" label={t('invoice.address')} autoComplete="billing street-address" />
      <TextField
        name="invoice.email"
        type="email"
        label={t('invoice.email')}
        hint={t('invoice.hint')}
        autoComplete="billing email"
      />
    </Stack>
  );
}
