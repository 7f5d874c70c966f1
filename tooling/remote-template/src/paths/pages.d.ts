import '@storefront/shared/contracts';

declare module '@storefront/shared/contracts' {
  interface Pages {
    'sample/picks': { maxPrice?: number | undefined };
  }
}
