import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { string, type InferType } from 'yup';
import type { RemotePage } from '@storefront/shared/contracts';
import {
  Form,
  Formik,
  object,
  passwordAgain,
  PasswordField,
  ServerErrors,
  SubmitButton,
} from '@storefront/shared/forms';
import { selectSetting, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Card, Page, Stack, TextLink, useStatusSinceMount } from '@storefront/shared/ui';
import { NewPasswordField } from '../new-password-field';
import { paths } from '../paths/paths';
import { newPassword, passwordMessages } from '../new-password';
import { changePassword } from './change-password';

/** Anyone who has a password has it under the rule of its day, so of the current one only its absence is refused. */
const schemaOf = (setting: { strictLatinLetters: boolean }) =>
  object({
    currentPassword: string().required('account:login.passwordRequired'),
    newPassword: newPassword(setting),
    confirmPassword: passwordAgain('newPassword'),
  });
type Values = InferType<ReturnType<typeof schemaOf>>;
const emptyValues: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

function ChangePasswordPage() {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const { email } = useSession();
  const strictLatinLetters = useSelector(selectSetting).settingClient?.strictLatinLetters ?? false;
  const schema = useMemo(() => schemaOf({ strictLatinLetters }), [strictLatinLetters]);
  const { status, error } = useStatusSinceMount(useSelector(changePassword.select));
  return (
    <Page title={t('change.title')} width="form">
      <Stack gap={4}>
        <p>{t('change.text')}</p>
        <Formik<Values>
          initialValues={emptyValues}
          validationSchema={schema}
          onSubmit={(values) => {
            dispatch(changePassword.send(values));
          }}
        >
          <Card>
            <Form>
              <ServerErrors error={error} messages={passwordMessages} />
              {/* Says to password managers whose password it is. */}
              <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
              <PasswordField
                name="currentPassword"
                label={t('change.current')}
                autoComplete="current-password"
              />
              <NewPasswordField name="newPassword" label={t('password.new')} />
              <PasswordField name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
              <SubmitButton busy={status === 'pending'} isWide>
                {t('change.submit')}
              </SubmitButton>
            </Form>
          </Card>
        </Formik>
        <p>
          <TextLink to={paths.forgotPassword.to()}>{t('change.forgot')}</TextLink>
        </p>
      </Stack>
    </Page>
  );
}

export const changePasswordPage: RemotePage = {
  Component: ChangePasswordPage,
  head: (_state, _at, t) => ({ title: t('account-access:change.title'), noindex: true }),
  slices: [changePassword.slice],
  saga: changePassword.saga,
};
