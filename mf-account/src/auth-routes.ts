import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const messages: PageMessages = {
  namespace: 'account-access',
  load: (language) => import(`./access/locales/${language}.json`),
};

/**
 * Getting an account, into it, and who else is in it; each profile page inside this frame. Servers keep pages without
 * the keys of mailed links: browsers alone read those.
 */
export const authRoutes = (within: string): RemoteRoute[] => [
  {
    path: paths.signup.pattern,
    name: 'signup',
    lazy: async () => (await import('./signup/sign-up-page')).signUpPage,
    messages,
  },
  {
    path: paths.forgotPassword.pattern,
    lazy: async () => (await import('./forgot-password/forgot-password-page')).forgotPasswordPage,
    messages,
  },
  {
    path: paths.resetPassword.pattern,
    lazy: async () => (await import('./reset-password/reset-password-page')).resetPasswordPage,
    messages,
  },
  {
    path: paths.verifyAccount.pattern,
    lazy: async () => (await import('./verify-account/verify-account-page')).verifyAccountPage,
    messages,
  },
  {
    path: paths.changePassword.pattern,
    lazy: async () => (await import('./change-password/change-password-page')).changePasswordPage,
    messages,
    access: 'customer',
    within,
  },
  {
    path: paths.sessions.pattern,
    lazy: async () => (await import('./sessions/sessions-page')).sessionsPage,
    messages,
    access: 'customer',
    within,
  },
];
