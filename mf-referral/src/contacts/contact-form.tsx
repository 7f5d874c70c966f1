import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { ReferralContact } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  email,
  Form,
  Formik,
  fullName,
  message,
  object,
  PhoneField,
  phoneVN,
  readablePhone,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Button, Row, Section, useStatusSinceMount, useMutationDone } from '@storefront/shared/ui';
import { contactForm } from './contact-form-name';
import { savingContact } from './contacts';

interface Values {
  fullName: string;
  company: string;
  businessName: string;
  email: string;
  phoneNumber: string;
}

interface Props {
  /** Null for a new one. */
  saved: ReferralContact | null;
  onClose: () => void;
}

const name = string()
  .trim()
  .max(200, message('form.tooLong', { max: 200 }));
const schema = object({
  fullName: fullName(),
  company: name,
  businessName: name,
  email: email().notRequired(),
  phoneNumber: phoneVN().notRequired(),
}).test('reachable', (values, { createError }) =>
  values.email || values.phoneNumber
    ? true
    : createError({ path: 'email', message: 'referral-contacts:form.reachable' }),
);

/** One contact, new or to be changed. */
export function ContactForm({ saved, onClose }: Props) {
  const { t } = useTranslation('referral-contacts');
  const dispatch = useDispatch();
  const retry = useRetry();
  const title = t(saved ? 'edit' : 'add');
  const form = `${contactForm}${saved?.id ?? 'new'}`;
  const initialValues = useFormDraft<Values>(form, {
    fullName: saved?.fullName ?? '',
    company: saved?.company ?? '',
    businessName: saved?.businessName ?? '',
    email: saved?.email ?? '',
    phoneNumber: readablePhone(saved?.phoneNumber ?? ''),
  });
  const state = useStatusSinceMount(useSelector(savingContact.select));
  const close = () => {
    clearFormDraft(form);
    onClose();
  };
  useMutationDone(state, () => {
    close();
    retry();
  });
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed to come here is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Section title={title}>
        <Formik<Values>
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={(values) => {
            const body = {
              fullName: values.fullName.trim(),
              company: values.company.trim(),
              businessName: values.businessName.trim(),
              email: values.email.trim(),
              phoneNumber: values.phoneNumber.trim(),
            };
            dispatch(savingContact.send({ id: saved?.id ?? null, body }));
          }}
        >
          <Form aria-label={title}>
            <SaveFormDraft form={form} />
            <ServerErrors error={state.error} />
            <TextField name="fullName" label={t('fields.fullName')} autoComplete="off" />
            <Pair>
              <TextField name="email" type="email" label={t('fields.email')} autoComplete="off" />
              <PhoneField name="phoneNumber" label={t('fields.phoneNumber')} autoComplete="off" />
            </Pair>
            <Pair>
              <TextField name="company" label={t('fields.company')} autoComplete="off" isOptional />
              <TextField name="businessName" label={t('fields.businessName')} autoComplete="off" isOptional />
            </Pair>
            <Row>
              <SubmitButton size="medium" busy={state.status === 'pending'}>
                {t('form.save')}
              </SubmitButton>
              <Button variant="quiet" onClick={close}>
                {t('form.cancel')}
              </Button>
            </Row>
          </Form>
        </Formik>
      </Section>
    </div>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
