import { useTranslation } from 'react-i18next';
import { boolean } from 'yup';
import type { Consent, ConsentBody } from '@storefront/shared/contracts';
import { CheckboxField, object } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { FormCard } from '../form-card';
import { savingConsent } from './privacy-state';

const consentSchema = object({ analytics: boolean().required(), marketing: boolean().required() });

/** What the shop may do with what it knows. */
export function ConsentForm({ known: { analytics, marketing } }: { known: Consent }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<ConsentBody>
      name="consent"
      title={t('privacy.consent')}
      saved={{ analytics, marketing }}
      schema={consentSchema}
      select={savingConsent.select}
      onSubmit={(values) => dispatch(savingConsent.send(values))}
    >
      <CheckboxField name="analytics" label={t('privacy.analytics')} hint={t('privacy.analyticsHint')} />
      <CheckboxField name="marketing" label={t('privacy.marketing')} hint={t('privacy.marketingHint')} />
    </FormCard>
  );
}
