import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { StaffContact, StaffContactDetail } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  message,
  object,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextareaField,
} from '@storefront/shared/forms';
import { Row, Section, Stack } from '@storefront/shared/ui';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { changingContact, contactStatuses } from './contacts';

const MAX = 2000;
const schema = object({
  status: string().oneOf(contactStatuses).required(),
  note: string().max(MAX, message('form.tooLong', { max: MAX })),
});

interface Values {
  status: StaffContact['status'];
  note: string;
}

/** What the shop notes for itself. A note that was typed and not saved outlives an answer that is sent meanwhile. */
export function StateForm({ contact }: { contact: StaffContactDetail }) {
  const { t } = useTranslation('operator-contacts');
  const { id, version, status, note } = contact;
  const form = `operator-contact-note:${id}`;
  const initialValues = useFormDraft<Values>(form, { status, note: note ?? '' });
  const changing = useStaffMutation(changingContact, { onDone: () => clearFormDraft(form) });
  return (
    <Section title={t('state.title')}>
      <Stack gap={4}>
        {note && <Saved>{note}</Saved>}
        <ConflictBanner isShown={changing.isConflict} onReload={changing.reload} />
        <Formik<Values>
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={(values) => changing.send({ id, version, ...values })}
        >
          <Form>
            <SaveFormDraft form={form} without="status" />
            {!changing.isConflict && <ServerErrors error={changing.error} />}
            <SelectField
              name="status"
              label={t('column.status')}
              options={contactStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
            <TextareaField name="note" label={t('state.note')} hint={t('state.hint')} rows={3} isOptional />
            <Row>
              <SubmitButton busy={changing.isBusy}>{t('state.save')}</SubmitButton>
            </Row>
          </Form>
        </Formik>
      </Stack>
    </Section>
  );
}

/** With its line breaks. */
const Saved = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
