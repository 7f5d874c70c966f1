import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import type { ErrorCode } from '@storefront/shared/contracts';
import {
  email,
  Form,
  Formik,
  PasswordField,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import type { LoginFailure } from '@storefront/shared/store';
import { Card, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { DemoAccounts } from './demo-accounts';

/** Anyone who has a password has it under the rule of its day, so only its absence is refused here. */
const signInSchema = object({
  username: email(),
  password: string().required('account:login.passwordRequired'),
});
export type SignInValues = InferType<typeof signInSchema>;

const emptyValues: SignInValues = { username: '', password: '' };

const besideField = {
  ACCOUNT_DOES_NOT_EXIST: 'username',
  WRONG_PASSWORD: 'password',
} satisfies Partial<Record<ErrorCode, string>>;
const messages = { other: 'account:login.failed' };

interface Props {
  failure: LoginFailure | null;
  isBusy: boolean;
  isDemo: boolean;
  onSubmit: (values: SignInValues) => void;
}

export function LoginForm({ failure, isBusy, isDemo, onSubmit }: Props) {
  const { t } = useTranslation('account');
  return (
    <Formik<SignInValues>
      initialValues={emptyValues}
      validationSchema={signInSchema}
      onSubmit={(values) => onSubmit(signInSchema.cast(values))}
    >
      <Column>
        <Card>
          <Form>
            <ServerErrors
              error={failure}
              codes={besideField}
              messages={messages}
              hasSummary={false}
              action={
                failure?.code === 'INVALID_CREDENTIALS' && (
                  <TextLink to={paths.forgotPassword.to()}>{t('login.choosePassword')}</TextLink>
                )
              }
            />
            <TextField name="username" type="email" label={t('login.email')} autoComplete="username" />
            <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
            <SubmitButton busy={isBusy} isWide>
              {t('login.submit')}
            </SubmitButton>
            <p>
              <TextLink to={paths.forgotPassword.to()}>{t('login.forgot')}</TextLink>
            </p>
          </Form>
        </Card>
        {isDemo && <DemoAccounts />}
      </Column>
    </Formik>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--s-4);
`;
