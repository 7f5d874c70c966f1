import styled from '@emotion/styled';
import { useMemo } from 'react';
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
import type { ApiErrorCode } from '@storefront/shared/http';
import type { LoginFailure } from '@storefront/shared/store';
import { Card, TextLink } from '@storefront/shared/ui';
import { accountPaths } from '../account-paths';
import { tooManyMessage } from '../too-many';
import { DemoAccounts } from './demo-accounts';

/** Anyone who has a password has it under the rule of its day, so only its absence is refused here. */
const signInSchema = object({
  username: email(),
  password: string().required('account:login.errors.passwordRequired'),
});
export type SignInValues = InferType<typeof signInSchema>;

const emptyValues: SignInValues = { username: '', password: '' };

const besideField = {
  ACCOUNT_DOES_NOT_EXIST: 'username',
  WRONG_PASSWORD: 'password',
} satisfies Partial<Record<ErrorCode, string>>;
const said: ApiErrorCode[] = [
  'ACCOUNT_DOES_NOT_EXIST',
  'WRONG_PASSWORD',
  'INVALID_CREDENTIALS',
  'USER_NOT_ACTIVE',
  'USER_IS_NOT_ACTIVE',
  'TOO_MANY_ATTEMPTS',
  'UNEXPECTED',
];
const messages = Object.fromEntries(said.map((code) => [code, `account:login.errors.${code}`]));
const messagesFor = (failure: LoginFailure | null) => ({
  ...messages,
  TOO_MANY_ATTEMPTS: tooManyMessage(failure, 'account:login.errors.TOO_MANY_ATTEMPTS'),
});
const saidByTheKit: ApiErrorCode[] = ['NETWORK', 'TIMEOUT'];

interface Props {
  failure: LoginFailure | null;
  isBusy: boolean;
  isDemo: boolean;
  onSubmit: (values: SignInValues) => void;
}

export function LoginForm({ failure, isBusy, isDemo, onSubmit }: Props) {
  const { t } = useTranslation('account');
  const error = useMemo(() => known(failure), [failure]);
  return (
    <Formik<SignInValues>
      initialValues={emptyValues}
      validationSchema={signInSchema}
      onSubmit={(values) => onSubmit(signInSchema.cast(values))}
    >
      <Column>
        <Card>
          <Form>
            <ServerErrors error={error} codes={besideField} messages={messagesFor(error)} />
            <TextField name="username" type="email" label={t('login.email')} autoComplete="username" />
            <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
            <SubmitButton busy={isBusy} isWide>
              {t('login.submit')}
            </SubmitButton>
            <p>
              <TextLink to={accountPaths.forgotPassword.to()}>{t('login.forgot')}</TextLink>
            </p>
          </Form>
        </Card>
        {isDemo && <DemoAccounts />}
      </Column>
    </Formik>
  );
}

/** A code without words of its own is the general failure. */
function known(failure: LoginFailure | null): LoginFailure | null {
  if (!failure || said.includes(failure.code) || saidByTheKit.includes(failure.code)) return failure;
  return { code: 'UNEXPECTED' };
}

const Column = styled.div`
  display: grid;
  gap: var(--s-4);
`;
