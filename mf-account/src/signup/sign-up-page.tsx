import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect, type RemotePage } from '@storefront/shared/contracts';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { ButtonLink, Page, Stack, TextLink, useStatusSinceMount } from '@storefront/shared/ui';
import { MessagePage } from '../message-page';
import { paths } from '../paths/paths';
import { ResendButton } from '../resend-button';
import { resendVerification } from '../resend-verification';
import { keepWayOn } from '../sign-up-claim';
import { signUp } from './sign-up';
import { SignUpForm } from './sign-up-form';
import { referralCodeOf, type SignUpValues } from './sign-up-schema';

function SignUpPage() {
  const { t } = useTranslation('account-access');
  const [query] = useSearchParams();
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  // Where the visitor was going; they sign in when the account is active.
  const redirectUrl = safeRedirect(query.get('redirectUrl'), '') || undefined;
  const { status, data: email, error } = useStatusSinceMount(useSelector(signUp.select));

  if (isLoggedIn) return <Navigate replace to={redirectUrl ?? paths.portal.to()} />;
  if (status === 'done' && email !== undefined) return <NeedVerify email={email} redirectUrl={redirectUrl} />;

  const submit = (values: SignUpValues) => {
    keepWayOn(redirectUrl);
    dispatch(signUp.send(values));
  };
  return (
    <Page title={t('signUp.title')} width="form">
      <Stack gap={4}>
        <p>
          {t('signUp.known')} <TextLink to={paths.login.to(redirectUrl)}>{t('signUp.signIn')}</TextLink>
        </p>
        <SignUpForm
          referralCode={referralCodeOf(query)}
          redirectUrl={redirectUrl}
          error={error}
          isBusy={status === 'pending'}
          onSubmit={submit}
        />
      </Stack>
    </Page>
  );
}

/** The account waits for its mailbox. */
function NeedVerify({ email, redirectUrl }: { email: string; redirectUrl: string | undefined }) {
  const { t } = useTranslation('account-access');
  return (
    <MessagePage tone="success" title={t('needVerify.title')} text={t('needVerify.text', { email })} isAnswer>
      <p>{t('needVerify.missing')}</p>
      <ResendButton email={email} />
      <ButtonLink variant="quiet" to={paths.login.to(redirectUrl)}>
        {t('needVerify.signIn')}
      </ButtonLink>
    </MessagePage>
  );
}

export const signUpPage: RemotePage = {
  Component: SignUpPage,
  head: (_state, _at, t) => ({ title: t('account-access:signUp.title'), noindex: true }),
  slices: [signUp.slice, resendVerification.slice],
  saga: [signUp.saga, resendVerification.saga],
};
