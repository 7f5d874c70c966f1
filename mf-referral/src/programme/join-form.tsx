import styled from '@emotion/styled';
import { useId } from 'react';
import { boolean } from 'yup';
import { useTranslation } from 'react-i18next';
import { CheckboxField, Form, Formik, object, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Heading, Section, useStatusSinceMount } from '@storefront/shared/ui';
import { joining } from '../member/joining';

const schema = object({ consent: boolean().oneOf([true], 'referral:join.consentNeeded').required() });

/** What a customer agrees to. */
function Terms() {
  const { t } = useTranslation('referral');
  const id = useId();
  return (
    <div>
      <Heading id={id} level={3} size={4}>
        {t('terms.title')}
      </Heading>
      <Rules aria-labelledby={id}>
        {(['earn', 'hold', 'fair', 'staff', 'invite'] as const).map((rule) => (
          <li key={rule}>{t(`terms.${rule}`)}</li>
        ))}
      </Rules>
    </div>
  );
}

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
          <Terms />
          <CheckboxField name="consent" label={t('join.consent')} hint={t('join.consentHint')} />
          <div>
            <SubmitButton busy={status === 'pending'}>{t('join.submit')}</SubmitButton>
          </div>
        </Form>
      </Formik>
    </Section>
  );
}

const Rules = styled.ul`
  margin: var(--s-2) 0 0;
  padding-inline-start: 20px;
  list-style: disc;
`;
