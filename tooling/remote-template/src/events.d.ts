import '@storefront/shared/contracts';

declare module '@storefront/shared/contracts' {
  interface StorefrontEvents {
    /** A shopper added one of these products to the cart. */
    'sample:pick-added': { productId: string };
  }
}
