import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'checkout/cart': undefined;
    /** The first step; a cart without a ticked line leads back to the cart. */
    'checkout/information': undefined;
    /** The state of an order's payment, where it can be paid again. */
    'checkout/result': { orderId: string };
  }
}
