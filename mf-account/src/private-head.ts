import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';

/** Nothing of a profile is for search engines. */
export const privateHead =
  (key: string) =>
  (_state: never, _at: At, t: Translate): DocumentHead => ({
    title: t(`account-profile:${key}`),
    noindex: true,
  });
