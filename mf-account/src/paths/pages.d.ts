import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    /** `redirectUrl` is the path that is opened after the sign-in. */
    'account/login': { redirectUrl?: string | undefined };
    /** `ref` is the code of an invitation, `redirectUrl` the path that is opened after the first sign-in. */
    'account/signup': { ref?: string | undefined; redirectUrl?: string | undefined };
    'account/portal': undefined;
    'account/profile': undefined;
    'account/orders': undefined;
    'account/order': { id: string };
    'account/wishlist': undefined;
    'account/favourites': undefined;
    'account/vouchers': undefined;
  }
}
