import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider } from '@storefront/shared/contracts';
import { Form, Formik, ServerErrors, SubmitButton, useFormikContext } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Banner,
  Facts,
  Section,
  Stack,
  TextButton,
  useStatusSinceMount,
  useMutationDone,
} from '@storefront/shared/ui';
import { detailsOf, detailsSchema, toDetails, type DetailsValues } from './details';
import { DetailsFields } from './details-fields';
import { changingProvider } from './registering';

/**
 * Changes the details of an approved business. The form keeps the version that it began with while newer ones are
 * fetched: what somebody else saved meanwhile is shown, and nothing typed is lost.
 */
export function DetailsForm({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider-registration');
  const dispatch = useDispatch();
  const latest = useStatusSinceMount(useSelector(changingProvider.select));
  const [base, setBase] = useState(provider);
  useMutationDone(latest, (saved) => {
    if (saved) setBase(saved);
  });
  const { status, error } = latest;
  const isConflict = error?.code === 'EDIT_CONFLICT';
  return (
    <Section title={t('details.title')}>
      <Formik<DetailsValues>
        initialValues={detailsOf(base)}
        validationSchema={detailsSchema}
        onSubmit={(values) => {
          // In a conflict the newest is on the screen, and this is sent in spite of it.
          const { version } = isConflict ? provider : base;
          dispatch(changingProvider.send({ ...toDetails(values), version }));
        }}
      >
        <Form aria-label={t('details.title')}>
          {isConflict ? (
            <Conflict provider={provider} onTaken={() => setBase(provider)} />
          ) : (
            <ServerErrors error={error} />
          )}
          {provider.nameWanted !== null && (
            <Banner tone="info" title={t('details.nameWaits', { name: provider.nameWanted })}>
              {t('details.nameWaitsText', { name: provider.businessName })}
            </Banner>
          )}
          <DetailsFields />
          <div>
            <SubmitButton busy={status === 'pending'}>
              {t(isConflict ? 'details.saveMine' : 'details.save')}
            </SubmitButton>
          </div>
        </Form>
      </Formik>
    </Section>
  );
}

/** What was saved in another place, beside what is typed here; the provider chooses. */
function Conflict({ provider, onTaken }: { provider: Provider; onTaken: () => void }) {
  const { t } = useTranslation('provider-registration');
  const dispatch = useDispatch();
  const { resetForm } = useFormikContext<DetailsValues>();
  const saved = detailsOf(provider);
  return (
    <Banner
      tone="warning"
      isLive
      title={t('details.conflict')}
      action={
        <TextButton
          onClick={() => {
            resetForm({ values: saved });
            onTaken();
            dispatch(changingProvider.reset());
          }}
        >
          {t('details.takeSaved')}
        </TextButton>
      }
    >
      <Stack gap={2}>
        <p>{t('details.conflictText')}</p>
        <Facts>
          {(Object.keys(saved) as (keyof DetailsValues)[]).map((name) => (
            <div key={name}>
              <dt>{t(`form.${name}`)}</dt>
              <dd>{saved[name] || '–'}</dd>
            </div>
          ))}
        </Facts>
      </Stack>
    </Banner>
  );
}
