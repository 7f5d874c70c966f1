import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'referral/programme': undefined;
    'referral/rewards': { status?: string | undefined; page?: number | undefined };
  }
}
