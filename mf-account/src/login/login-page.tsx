import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect, type RemotePage } from '@storefront/shared/contracts';
import {
  loginRequested,
  useDispatch,
  useFlag,
  useSelector,
  useSession,
  type LoginFailure,
} from '@storefront/shared/store';
import { Banner, Page, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ResendButton } from '../resend-button';
import { resendVerification } from '../resend-verification';
import { AccountGoods } from './account-goods';
import { LoginForm, type SignInValues } from './login-form';
import { loginHead, loginNeeds } from './login-needs';
import { selectHasNewPassword, selectSignInFailure } from './sign-in-slice';

/** Signing in. Where it leads afterwards is the session's business; anyone who is signed in already goes on at once. */
function LoginPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const redirectUrl = query.get('redirectUrl') ?? undefined;
  const dispatch = useDispatch();
  const { isLoggedIn, isLoginingIn } = useSession();
  const failure = useSelector(selectSignInFailure);
  const isDemo = useFlag('demo');
  const hasNewPassword = useSelector(selectHasNewPassword);
  const [asked, setAsked] = useState<string | null>(null);

  if (isLoggedIn && asked === null)
    return <Navigate replace to={safeRedirect(redirectUrl, paths.portal.to())} />;

  const signIn = (values: SignInValues) => {
    setAsked(values.username);
    dispatch(loginRequested({ ...values, ...(redirectUrl !== undefined && { redirectUrl }) }));
  };
  return (
    <Page title={t('login.title')} width="wide">
      <Layout>
        <Main>
          {hasNewPassword && <Banner tone="success">{t('login.newPassword')}</Banner>}
          {safeRedirect(redirectUrl, '') && <Banner>{t('login.back')}</Banner>}
          <LoginForm failure={failure} isBusy={isLoginingIn} isDemo={isDemo} onSubmit={signIn} />
          {asked !== null && mayBeInactive(failure) && <ResendButton email={asked} />}
          <p>
            {t('login.noAccount')}{' '}
            <TextLink to={paths.signup.to({ redirectUrl })}>{t('login.signUp')}</TextLink>
          </p>
        </Main>
        <AccountGoods />
      </Layout>
    </Page>
  );
}

/** A shop that hides which accounts exist says of one that is not active what it says of a wrong password. */
const mayBeInactive = (failure: LoginFailure | null): boolean =>
  failure?.code === 'USER_NOT_ACTIVE' || failure?.code === 'INVALID_CREDENTIALS';

export const loginPage: RemotePage = {
  Component: LoginPage,
  needs: loginNeeds,
  head: loginHead,
  slices: [resendVerification.slice],
  saga: resendVerification.saga,
};

const Layout = styled.div`
  display: grid;
  gap: var(--s-8);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 480px) minmax(0, 1fr);
    gap: var(--s-12);
    align-items: start;
  }
`;
const Main = styled.div`
  display: grid;
  gap: var(--s-4);
  min-width: 0;
`;
