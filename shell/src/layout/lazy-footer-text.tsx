import { lazyHydrate } from '@storefront/shared/ui';

/** Its code loads at the first interaction; the text itself is in the server's HTML. */
export const LazyFooterText = lazyHydrate(
  async () => (await import(/* webpackChunkName: "footer-text" */ './footer-text')).FooterText,
);
