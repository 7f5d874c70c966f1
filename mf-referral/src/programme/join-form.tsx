import { boolean } from 'yup';
import { useTranslation } from 'react-i18next';
import { CheckboxField, Form, Formik, object, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Section, useStatusSinceMount } from '@storefront/shared/ui';
import { joining } from '../member/joining';

const schema = object({ consent: boolean().oneOf([true], 'referral:join.consentNeeded').required() });

/** A customer joins, after agreeing to the terms. */
export function JoinForm() {
  const { t } = useTranslation('referral');
  const dispatch = useDispatch();
  const { status, error } = useStatusSinceMount(useSelector(joining.select));
  return (
    <Section title={t('join.title')}>
      <Formik
        initialValues={{ consent: false }}
        validationSchema={schema}
        onSubmit={() => {
          dispatch(joining.send({ isFirst: true }));
        }}
      >
        <Form aria-label={t('join.title')}>
          <ServerErrors error={error} />
          <p>{t('join.text')}</p>
          <CheckboxField name="consent" label={t('join.consent')} hint={t('join.consentHint')} />
          <div>
            <SubmitButton busy={status === 'pending'}>{t('join.submit')}</SubmitButton>
          </div>
        </Form>
      </Formik>
    </Section>
  );
}
