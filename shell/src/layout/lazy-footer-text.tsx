import { lazyHydrate } from '@storefront/shared/ui';

/** Its code comes when somebody is there; the text itself is in the page that the server drew. */
export const LazyFooterText = lazyHydrate(
  async () => (await import(/* webpackChunkName: "footer-text" */ './footer-text')).FooterText,
);
