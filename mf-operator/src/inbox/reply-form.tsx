import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { ChatTicketDetail } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  message,
  object,
  ServerErrors,
  SubmitButton,
  TextareaField,
  useFormikContext,
} from '@storefront/shared/forms';
import { Button, Row, Section, Stack, useRepeatKey } from '@storefront/shared/ui';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { replyingToTicket } from './tickets';

const MAX = 2000;
const schema = object({
  message: string()
    .trim()
    .max(MAX, message('form.tooLong', { max: MAX }))
    .required('form.required'),
});
const templates = ['greeting', 'checking', 'askOrder', 'done'] as const;

/** An answer in the conversation and by mail; what was typed stays until it is sent. */
export function ReplyForm({ ticket }: { ticket: ChatTicketDetail }) {
  const { t } = useTranslation('operator-inbox');
  const { id, version, replyTo } = ticket;
  const form = `operator-ticket-reply:${id}`;
  const initialValues = useFormDraft<{ message: string }>(form, { message: '' });
  const replying = useStaffMutation(replyingToTicket, { onDone: () => clearFormDraft(form) });
  const reload = () => {
    replying.reset();
    replying.reload();
  };
  const keyOf = useRepeatKey(replying.data !== undefined);
  return (
    <Section title={t('reply.title')}>
      <Stack gap={4}>
        <ConflictBanner isShown={replying.isConflict} onReload={reload} />
        <Formik
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={(values) => {
            const body = { id, version, message: values.message.trim() };
            replying.send({ ...body, key: keyOf(JSON.stringify(body)) });
          }}
        >
          <Form>
            <SaveFormDraft form={form} />
            {!replying.isConflict && <ServerErrors error={replying.error} />}
            <Templates language={ticket.language} />
            <TextareaField
              name="message"
              label={t('reply.text')}
              hint={replyTo === null ? t('reply.hintPanel') : t('reply.hintMail', { email: replyTo })}
              rows={6}
            />
            <Row>
              <SubmitButton busy={replying.isBusy}>{t('reply.send')}</SubmitButton>
            </Row>
          </Form>
        </Formik>
      </Stack>
    </Section>
  );
}

/** Sentences that are often needed, in the language of the customer; each is added to what was typed. */
function Templates({ language }: { language: ChatTicketDetail['language'] }) {
  const { t } = useTranslation('operator-inbox');
  const { values, setFieldValue } = useFormikContext<{ message: string }>();
  const add = (text: string) =>
    void setFieldValue('message', [values.message.trim(), text].filter(Boolean).join('\n'));
  return (
    <div role="group" aria-label={t('templates.title')}>
      <Row>
        {templates.map((name) => (
          <Button key={name} variant="quiet" onClick={() => add(t(`templates.${language}.${name}`))}>
            {t(`templates.${name}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
}
