import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { signInOpened } from './sign-in-slice';

export const loginNeeds = () => [signInOpened()];

export const loginHead = (_state: never, _at: At, t: Translate): DocumentHead => ({
  title: t('account:login.title'),
  noindex: true,
});
