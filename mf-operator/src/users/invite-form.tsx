import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { ErrorCode, InviteStaff } from '@storefront/shared/contracts';
import {
  email,
  Form,
  Formik,
  object,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { Banner, Row, Section, Stack } from '@storefront/shared/ui';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { invitingStaff } from './users';

const schema = object({
  email: email(),
  role: string().oneOf(['OPERATOR', 'ADMIN']).required(),
  language: string().oneOf(['vi', 'en']).required(),
});
const besideField = {
  ALREADY_STAFF: 'email',
  USER_IS_NOT_ACTIVE: 'email',
} satisfies Partial<Record<ErrorCode, string>>;

/** Invites somebody by mail; they choose their own password. */
export function InviteForm() {
  const { t } = useTranslation('operator-users');
  const language = useLanguage();
  const inviting = useStaffMutation(invitingStaff);
  return (
    <Section title={t('invite.title')}>
      <Stack gap={4}>
        <p>{t('invite.text')}</p>
        {inviting.data && (
          <Banner tone="success" isLive title={t('invite.doneTitle')}>
            {t('invite.doneText')}
          </Banner>
        )}
        <Narrow>
          <Formik<InviteStaff>
            initialValues={{ email: '', role: 'OPERATOR', language }}
            validationSchema={schema}
            onSubmit={(values) => inviting.send({ ...values, email: values.email.trim() })}
          >
            <Form>
              <ServerErrors
                error={inviting.error}
                codes={besideField}
                messages={{ invalid: 'form.email.invalid' }}
              />
              <TextField name="email" type="email" label={t('invite.email')} autoComplete="off" />
              <SelectField
                name="role"
                label={t('column.role')}
                options={(['OPERATOR', 'ADMIN'] as const).map((value) => ({
                  value,
                  label: t(`role.${value}`),
                }))}
              />
              <SelectField
                name="language"
                label={t('invite.language')}
                options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
              />
              <Row>
                <SubmitButton busy={inviting.isBusy}>{t('invite.submit')}</SubmitButton>
              </Row>
            </Form>
          </Formik>
        </Narrow>
      </Stack>
    </Section>
  );
}

const Narrow = styled.div`
  max-width: 480px;
`;
