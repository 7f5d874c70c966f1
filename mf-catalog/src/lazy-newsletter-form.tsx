import { lazyHydrate, Skeleton } from '@storefront/shared/ui';

/** The newsletter's form at the end of a page; its code comes once the page stands. */
export const LazyNewsletterForm = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ './newsletter/newsletter-form')).NewsletterForm,
  <Skeleton kind="block" height={260} />,
);
