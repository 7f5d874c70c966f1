import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmailOrPhoneField,
  Form,
  Formik,
  PhoneField,
  ServerErrors,
  SubmitButton,
  TextareaField,
  TextField,
} from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Card, Heading, TextLink, useRepeatKey } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ContactNotices } from './contact-notices';
import { contacts } from './contact-resource';
import { ContactSent } from './contact-sent';
import { contactForms, toBody, type ContactKind, type ContactValues } from './contact-values';
import { FillFromProfile } from './fill-from-profile';

/** Writes to the shop: by the contact form, or by quick consultation with one field for an email or a phone. */
export function ContactForm({ kind }: { kind: ContactKind }) {
  const { t } = useTranslation('catalog-content');
  const dispatch = useDispatch();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { select, send, reset } = contacts[kind];
  const { status, data, error } = useSelector(select);
  const keyFor = useRepeatKey();
  const { schema, empty } = contactForms[kind];

  const shown = useRef(status);
  useEffect(() => {
    // The pressed button is gone; who reads by keyboard goes on at what came in its place.
    if (shown.current === 'pending' && status === 'done') card.current?.focus();
    shown.current = status;
  }, [status]);

  const submit = (values: ContactValues) => {
    const body = toBody(kind, values);
    dispatch(send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
  };
  return (
    <Card ref={card} id="form" tabIndex={-1} role="group" aria-labelledby={id}>
      {data ? (
        <ContactSent titleId={id} ticket={data.ticketId} onAnother={() => dispatch(reset())} />
      ) : (
        <>
          <Title id={id} level={2} size={3}>
            {t(kind === 'quick' ? 'contact.quickTitle' : 'contact.title')}
          </Title>
          <Formik<ContactValues> initialValues={empty} validationSchema={schema} onSubmit={submit}>
            <Form>
              <FillFromProfile />
              <ServerErrors error={error} />
              <ContactNotices />
              <TextField name="fullName" label={t('contact.fullName')} autoComplete="name" />
              {kind === 'quick' ? (
                <EmailOrPhoneField
                  name="emailOrPhone"
                  label={t('contact.emailOrPhone')}
                  autoComplete="email"
                />
              ) : (
                <>
                  <TextField name="email" type="email" label={t('contact.email')} autoComplete="email" />
                  <PhoneField name="phoneNumber" label={t('contact.phone')} />
                  <TextField
                    name="company"
                    label={t('contact.company')}
                    autoComplete="organization"
                    isOptional
                  />
                  <TextField
                    name="businessName"
                    label={t('contact.businessName')}
                    autoComplete="off"
                    isOptional
                  />
                  <TextField name="subject" label={t('contact.subject')} autoComplete="off" isOptional />
                </>
              )}
              <TextareaField
                name="message"
                label={t(kind === 'quick' ? 'contact.question' : 'contact.message')}
                hint={kind === 'contact' && t('contact.messageHint')}
                rows={5}
              />
              <Trap aria-hidden="true">
                <TextField name="hp" label={t('contact.hp')} tabIndex={-1} autoComplete="off" />
              </Trap>
              <SubmitButton busy={status === 'pending'} isWide>
                {t(kind === 'quick' ? 'contact.sendQuestion' : 'contact.send')}
              </SubmitButton>
              <Small>
                {t('contact.privacy')}{' '}
                <TextLink to={paths.policy.to('security')}>{t('contact.privacyLink')}</TextLink>
              </Small>
            </Form>
          </Formik>
        </>
      )}
    </Card>
  );
}

const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;
/** Only programs that fill in everything find it. */
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
