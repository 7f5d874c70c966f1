import { useTranslation } from 'react-i18next';
import { PhoneField, TextareaField, TextField } from '@storefront/shared/forms';
import { maxDescription } from './details';

/** The fields of a business. */
export function DetailsFields() {
  const { t } = useTranslation('provider-registration');
  return (
    <>
      <TextField
        name="businessName"
        label={t('form.businessName')}
        hint={t('form.businessNameHint')}
        autoComplete="organization"
        maxLength={120}
      />
      <TextField
        name="taxCode"
        label={t('form.taxCode')}
        hint={t('form.taxCodeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        isOptional
      />
      <PhoneField name="phone" label={t('form.phone')} hint={t('form.phoneHint')} />
      <TextField
        name="website"
        label={t('form.website')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        isOptional
      />
      <TextareaField
        name="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        rows={5}
        maxLength={maxDescription}
      />
    </>
  );
}
