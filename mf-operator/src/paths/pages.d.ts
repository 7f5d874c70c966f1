import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'operator/home': undefined;
    'operator/orders': undefined;
    'operator/returns': undefined;
    'operator/solutions': undefined;
  }
}
