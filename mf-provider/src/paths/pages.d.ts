import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'provider/solutions': { search?: string | undefined; kind?: string | undefined };
    'provider/solution': { slug: string };
    'provider/favourites': undefined;
    'provider/dashboard': undefined;
    'provider/register': undefined;
    'provider/membership': undefined;
    'provider/requests': undefined;
    'provider/request': { id: string };
  }
}
