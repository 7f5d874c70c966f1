import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { Invited, Language } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  choice,
  Form,
  Formik,
  message,
  object,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextareaField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Section, useStatusSinceMount, useMutationDone, useRepeatKey } from '@storefront/shared/ui';
import { maxAtOnce, parseAddresses } from './addresses';
import { InvitedResult } from './invited-result';
import { sendingInvitations } from './invitations';

interface Values {
  emails: string;
  message: string;
  lang: string;
}

const form = 'referral-invite';
const maxMessageLength = 500;

const schema = object({
  emails: string()
    .required('referral-invite:form.needed')
    .test('count', (text, { createError }) => {
      const { length } = parseAddresses(text);
      if (length === 0) return createError({ message: 'referral-invite:form.needed' });
      return (
        length <= maxAtOnce ||
        createError({ message: message('referral-invite:form.tooMany', { count: length, max: maxAtOnce }) })
      );
    }),
  message: string().max(maxMessageLength, message('form.tooLong', { max: maxMessageLength })),
  lang: choice(),
});

/** Invites many people at once by mail. */
export function InviteForm() {
  const { t } = useTranslation('referral-invite');
  const language = useLanguage();
  const dispatch = useDispatch();
  const sent = useRef<readonly string[]>([]);
  const initialValues = useFormDraft<Values>(form, { emails: '', message: '', lang: language });
  const { status, data, error } = useStatusSinceMount(useSelector(sendingInvitations.select));
  const keyFor = useRepeatKey(status === 'done');
  return (
    <Section title={t('form.title')}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values) => {
          const text = values.message.trim();
          const body = {
            emails: parseAddresses(values.emails),
            lang: values.lang as Language,
            ...(text && { message: text }),
          };
          sent.current = body.emails;
          dispatch(sendingInvitations.send({ body, idempotencyKey: keyFor(JSON.stringify(body)) }));
        }}
      >
        <Form aria-label={t('form.title')}>
          <SaveFormDraft form={form} />
          <AfterSending sent={sent} />
          {status === 'done' && data && <InvitedResult result={data} />}
          <ServerErrors error={error} />
          <TextareaField
            name="emails"
            rows={4}
            label={t('form.emails')}
            hint={t('form.emailsHint', { max: maxAtOnce })}
            autoComplete="off"
            spellCheck={false}
          />
          <TextareaField
            name="message"
            label={t('form.message')}
            hint={t('form.messageHint')}
            maxLength={maxMessageLength}
            isOptional
          />
          <SelectField
            name="lang"
            label={t('form.language')}
            options={[
              { value: 'vi', label: 'Tiếng Việt' },
              { value: 'en', label: 'English' },
            ]}
          />
          <div>
            <Submit isBusy={status === 'pending'} />
          </div>
        </Form>
      </Formik>
    </Section>
  );
}

function Submit({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('referral-invite');
  const { values } = useFormikContext<Values>();
  const { length } = parseAddresses(values.emails);
  return (
    <SubmitButton busy={isBusy}>
      {length > 0 ? t('form.send', { count: length }) : t('form.sendNone')}
    </SubmitButton>
  );
}

/** Empties the form of what was sent; what can be corrected or sent tomorrow, or was typed meanwhile, stays in it. */
function AfterSending({ sent }: { sent: RefObject<readonly string[]> }) {
  const { values, resetForm } = useFormikContext<Values>();
  const retry = useRetry();
  useMutationDone<Invited>(useSelector(sendingInvitations.select), (result) => {
    const left = result?.skipped.filter(({ reason }) => reason === 'INVALID' || reason === 'LIMIT') ?? [];
    const typed = parseAddresses(values.emails).filter((address) => !sent.current.includes(address));
    clearFormDraft(form);
    resetForm({ values: { ...values, emails: [...left.map(({ email }) => email), ...typed].join('\n') } });
    retry();
  });
  return null;
}
