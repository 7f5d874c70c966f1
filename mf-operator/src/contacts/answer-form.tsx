import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { StaffContactDetail } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  message,
  object,
  ServerErrors,
  SubmitButton,
  TextareaField,
} from '@storefront/shared/forms';
import { Row, Section, Stack, useRepeatKey } from '@storefront/shared/ui';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { answeringContact } from './contacts';

const MAX = 5000;
const schema = object({
  message: string()
    .trim()
    .max(MAX, message('form.tooLong', { max: MAX }))
    .required('form.required'),
});

/** An answer by mail; what was typed stays until it is sent. */
export function AnswerForm({ contact, email }: { contact: StaffContactDetail; email: string }) {
  const { t } = useTranslation('operator-contacts');
  const { id, version } = contact;
  const form = `operator-contact-answer:${id}`;
  const initialValues = useFormDraft<{ message: string }>(form, { message: '' });
  const answering = useStaffMutation(answeringContact, { onDone: () => clearFormDraft(form) });
  const keyOf = useRepeatKey(answering.data !== undefined);
  return (
    <Section title={t('answer.title')}>
      <Stack gap={4}>
        <ConflictBanner isShown={answering.isConflict} onReload={answering.reload} />
        <Formik
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={(values) => {
            const body = { id, version, message: values.message.trim() };
            answering.send({ ...body, key: keyOf(JSON.stringify(body)) });
          }}
        >
          <Form>
            <SaveFormDraft form={form} />
            {!answering.isConflict && <ServerErrors error={answering.error} />}
            <TextareaField
              name="message"
              label={t('answer.text')}
              hint={t('answer.hint', { email })}
              rows={6}
            />
            <Row>
              <SubmitButton busy={answering.isBusy}>{t('answer.send')}</SubmitButton>
            </Row>
          </Form>
        </Formik>
      </Stack>
    </Section>
  );
}
