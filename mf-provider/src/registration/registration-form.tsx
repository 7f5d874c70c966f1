import { bool } from 'yup';
import { useTranslation } from 'react-i18next';
import type { Provider } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import { CheckboxField, Form, Formik, object, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { readablePhone } from '@storefront/shared/forms';
import { Section, useStatusSinceMount, useMutationDone, useRepeatKey } from '@storefront/shared/ui';
import { detailsOf, detailsRules, emptyDetails, toDetails, type DetailsValues } from './details';
import { DetailsFields } from './details-fields';
import { registering } from './registering';

interface Values extends DetailsValues {
  acceptTerms: boolean;
}

const form = 'provider-registration';
const schema = object({
  ...detailsRules,
  acceptTerms: bool().oneOf([true], 'provider-registration:form.termsNeeded'),
});

/** Registers a business, or sends a rejected registration again with what was sent before. */
export function RegistrationForm({ rejected }: { rejected: Provider | null }) {
  const { t } = useTranslation('provider-registration');
  const dispatch = useDispatch();
  const { profile } = useSession();
  const before = rejected
    ? detailsOf(rejected)
    : { ...emptyDetails, phone: profile?.phone ? readablePhone(profile.phone) : '' };
  const initialValues = useFormDraft<Values>(form, { ...before, acceptTerms: false });
  const { status, error } = useStatusSinceMount(useSelector(registering.select));
  const keyFor = useRepeatKey(status === 'done');
  useMutationDone(useSelector(registering.select), () => clearFormDraft(form));
  return (
    <Section title={t(rejected ? 'form.againTitle' : 'form.title')}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values) => {
          const body = { ...toDetails(values), acceptTerms: true as const };
          dispatch(registering.send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
        }}
      >
        <Form aria-label={t('form.title')}>
          <SaveFormDraft form={form} />
          <ServerErrors error={error} />
          <DetailsFields />
          <CheckboxField name="acceptTerms" label={t('form.acceptTerms')} />
          <div>
            <SubmitButton busy={status === 'pending'}>
              {t(rejected ? 'form.sendAgain' : 'form.send')}
            </SubmitButton>
          </div>
        </Form>
      </Formik>
    </Section>
  );
}
