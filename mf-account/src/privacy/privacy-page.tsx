import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, string } from 'yup';
import type { Consent, ConsentBody, RemotePage } from '@storefront/shared/contracts';
import {
  CheckboxField,
  Form,
  Formik,
  object,
  PasswordField,
  ServerErrors,
  SubmitButton,
} from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Banner, Button, Dialog, Page, Stack } from '@storefront/shared/ui';
import { Section } from '../section';
import { FormCard } from '../form-card';
import { problemWords } from '../problem-words';
import { useArrived } from '../saving';
import { titled } from '../titled';
import { typedSaga } from '../typed';
import { consent, deletingAccount, exportingData, savingConsent } from './privacy-state';

/** What the customer agrees to, a copy of their data, and its end. */
function PrivacyPage() {
  const { t } = useTranslation('account-profile');
  const entry = useSelector((state) => consent.select(state, null));
  return (
    <Page title={t('privacy.title')} width="wide">
      <Stack gap={6}>
        <Async entry={entry}>{(known) => <ConsentForm known={known} />}</Async>
        <ExportData />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

const consentSchema = object({ analytics: boolean().required(), marketing: boolean().required() });

function ConsentForm({ known: { analytics, marketing } }: { known: Consent }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<ConsentBody>
      name="consent"
      title={t('privacy.consent')}
      saved={{ analytics, marketing }}
      schema={consentSchema}
      select={savingConsent.select}
      onSubmit={(values) => dispatch(savingConsent.requested(values))}
    >
      <CheckboxField name="analytics" label={t('privacy.analytics')} hint={t('privacy.analyticsHint')} />
      <CheckboxField name="marketing" label={t('privacy.marketing')} hint={t('privacy.marketingHint')} />
    </FormCard>
  );
}

function ExportData() {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const state = useSelector(exportingData.select);
  const [isDone, setIsDone] = useState(false);
  useArrived(state, () => setIsDone(true));
  return (
    <Section title={t('privacy.export')}>
      <Stack>
        <p>{t('privacy.exportText')}</p>
        {state.status === 'failed' && (
          <Banner tone="danger" isLive>
            {t(state.error?.code === 'TOO_MANY_REQUESTS' ? 'errors.exportLimit' : 'errors.exportFailed')}
          </Banner>
        )}
        <div>
          <Button
            variant="quiet"
            busy={state.status === 'pending'}
            onClick={() => {
              setIsDone(false);
              dispatch(exportingData.requested(null));
            }}
          >
            {t('privacy.exportButton')}
          </Button>
        </div>
        <p role="status">{isDone && t('privacy.exported')}</p>
      </Stack>
    </Section>
  );
}

const passwordSchema = object({ password: string().required('account-profile:errors.passwordRequired') });

function DeleteAccount() {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { status, error } = useSelector(deletingAccount.select);
  return (
    <Section title={t('privacy.delete')}>
      <Stack>
        <p>{t('privacy.deleteText')}</p>
        <div>
          <Button
            variant="danger"
            onClick={() => {
              dispatch(deletingAccount.reset());
              setIsOpen(true);
            }}
          >
            {t('privacy.deleteButton')}
          </Button>
        </div>
      </Stack>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('privacy.deleteTitle')}>
        <Stack>
          <ul>
            <li>{t('privacy.deleteNow')}</li>
            <li>{t('privacy.deleteLater')}</li>
            <li>{t('privacy.deleteOrders')}</li>
          </ul>
          <Formik
            initialValues={{ password: '' }}
            validationSchema={passwordSchema}
            onSubmit={(values) => {
              dispatch(deletingAccount.requested(values));
            }}
          >
            <Form>
              <ServerErrors error={error} messages={problemWords} />
              <PasswordField name="password" label={t('contact.password')} autoComplete="current-password" />
              <SubmitButton variant="danger" size="medium" busy={status === 'pending'} isWide>
                {t('privacy.deleteConfirm')}
              </SubmitButton>
            </Form>
          </Formik>
        </Stack>
      </Dialog>
    </Section>
  );
}

export const privacyPage: RemotePage = {
  Component: PrivacyPage,
  needs: () => [consent.requested(null)],
  head: titled('privacy.title'),
  slices: [consent.slice, savingConsent.slice, exportingData.slice, deletingAccount.slice],
  saga: [consent.saga, savingConsent.saga, exportingData.saga, deletingAccount.saga, typedSaga],
};
