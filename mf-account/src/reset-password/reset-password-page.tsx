import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InferType } from 'yup';
import type { At, RemotePage } from '@storefront/shared/contracts';
import {
  Form,
  Formik,
  object,
  passwordAgain,
  PasswordField,
  ServerErrors,
  SubmitButton,
} from '@storefront/shared/forms';
import {
  logoutRequested,
  selectSetting,
  useDispatch,
  useSelector,
  useSession,
} from '@storefront/shared/store';
import { Async, ButtonLink, Card, Page, Stack, useStatusSinceMount } from '@storefront/shared/ui';
import { NewPasswordField } from '../new-password-field';
import { paths } from '../paths/paths';
import { MessagePage } from '../message-page';
import { newPassword, passwordMessages } from '../new-password';
import { resetPassword, resetTokens } from './reset-password';

const tokenOf = (query: URLSearchParams): string => query.get('token') ?? '';

/** Chooses a new password by the link of a mail. */
function ResetPasswordPage() {
  const { t } = useTranslation('account-access');
  const token = tokenOf(useSearchParams()[0]);
  const entry = useSelector((state) => resetTokens.select(state, token));
  const { error } = useStatusSinceMount(useSelector((state) => resetPassword.select(state, token)));
  const isRefused = error?.code === 'TOKEN_INVALID' || error?.code === 'TOKEN_EXPIRED';
  if (token === '' || isRefused || entry.data?.valid === false)
    return (
      <MessagePage
        tone="warning"
        title={t('reset.invalidTitle')}
        text={t('reset.invalidText')}
        isAnswer={token !== ''}
      >
        <ButtonLink to={paths.forgotPassword.to()}>{t('reset.askAgain')}</ButtonLink>
      </MessagePage>
    );
  return (
    <Page title={t('reset.title')} width="form">
      <Async entry={entry}>{({ email }) => <NewPasswordForm token={token} email={email ?? ''} />}</Async>
    </Page>
  );
}

const schemaOf = (setting: { strictLatinLetters: boolean }) =>
  object({ password: newPassword(setting), confirmPassword: passwordAgain() });
type Values = InferType<ReturnType<typeof schemaOf>>;

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const strictLatinLetters = useSelector(selectSetting).settingClient?.strictLatinLetters ?? false;
  const schema = useMemo(() => schemaOf({ strictLatinLetters }), [strictLatinLetters]);
  const { status, error } = useStatusSinceMount(useSelector((state) => resetPassword.select(state, token)));

  const isDone = status === 'done';
  useEffect(() => {
    if (!isDone) return;
    // Anyone who is signed in here has a session that is over now; a visitor keeps what a log-out would clear.
    if (isLoggedIn) dispatch(logoutRequested({ redirect: 'password-changed' }));
    else void navigate(paths.login.to(), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is done
  }, [isDone]);

  return (
    <Stack gap={4}>
      <p>{t('reset.text', { email })}</p>
      <Formik<Values>
        initialValues={{ password: '', confirmPassword: '' }}
        validationSchema={schema}
        onSubmit={(values) => {
          dispatch(resetPassword.send({ token, ...values }));
        }}
      >
        <Card>
          <Form>
            <ServerErrors error={error} messages={passwordMessages} />
            {/* Says to password managers whose password it is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField name="password" label={t('password.new')} />
            <PasswordField name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
            <SubmitButton busy={status === 'pending'} isWide>
              {t('reset.submit')}
            </SubmitButton>
          </Form>
        </Card>
      </Formik>
    </Stack>
  );
}

export const resetPasswordPage: RemotePage = {
  Component: ResetPasswordPage,
  needs: ({ query }: At) => (tokenOf(query) === '' ? [] : [resetTokens.fetch(tokenOf(query))]),
  head: (_state, _at, t) => ({ title: t('account-access:reset.title'), noindex: true }),
  slices: [resetTokens.slice, resetPassword.slice],
  saga: [resetTokens.saga, resetPassword.saga],
};
