export type Access = 'public' | 'customer' | 'operator' | 'admin';

/**
 * Who may call what: one row per route, and a route without a row does not start.
 * `customer` is anyone signed in, `operator` is OPERATOR or ADMIN. Whose things they may see is in the queries.
 */
export const permissions: Record<string, Access> = {
  'GET /live': 'public',
  'GET /ready': 'public',
  'GET /metrics': 'public',
  'GET /openapi.json': 'public',
  // Swagger UI; in the demo only.
  'GET /docs*': 'public',
  'GET /api/main/product': 'public',
  'GET /api/main/product/with-auth': 'customer',
  'GET /api/main/product/public': 'public',
  'GET /api/main/product/public/with-auth': 'customer',
  'GET /api/main/product/newest-products': 'public',
  'GET /api/main/product/newest-products/with-auth': 'customer',
  'GET /api/main/product/suggested-products': 'public',
  'GET /api/main/product/suggested-products/with-auth': 'customer',
  'GET /api/main/product/:id/public': 'public',
  'GET /api/main/product/:id/public/with-auth': 'customer',
  'GET /api/main/product/get-by-seo-slug/:slug': 'public',
  'GET /api/main/product/get-by-seo-slug/:slug/with-auth': 'customer',
  'GET /api/main/product/get-list-info-and-attribute/:id': 'public',
  'GET /api/main/product/get-list-info-and-attribute/:id/with-auth': 'customer',
  'POST /api/main/product/by-ids': 'public',
  'POST /api/main/product/by-ids/with-auth': 'customer',
  'GET /api/main/category': 'public',
  'GET /api/main/category/with-auth': 'customer',
  'GET /api/main/media/:id': 'public',

  'POST /api/auth/login': 'public',
  'POST /api/auth/refreshToken': 'public',
  'POST /api/auth/logout': 'customer',
  'GET /api/auth/user/me': 'customer',

  'GET /api/main/address/provices': 'public',
  'GET /api/main/address/provinces': 'public',
  'GET /api/main/address/districts/:id': 'public',
  'GET /api/main/address/wards/:id': 'public',
  'GET /api/main/address/countries': 'public',
  'GET /api/main/user-address/search': 'customer',
  'POST /api/main/user-address': 'customer',
  'PUT /api/main/user-address/:id': 'customer',
  'DELETE /api/main/user-address/:id': 'customer',

  'GET /api/main/system/client-setting': 'public',
  'POST /api/main/tracking': 'public',
  'GET /api/main/tracking': 'operator',

  'POST /api/ecommerce/quote': 'public',
  'POST /api/ecommerce/shipping/quote': 'public',
  'POST /api/ecommerce/order': 'customer',
  'GET /api/ecommerce/order/my-order': 'customer',
  'GET /api/ecommerce/order/:id/detail/customer': 'customer',
  'PUT /api/ecommerce/order/cancel-order/:id': 'customer',
  'POST /api/ecommerce/order/:id/payment': 'customer',
  // The owner, or whoever holds the signed token of a return: checked inside.
  'GET /api/ecommerce/order/:id/payment': 'public',
  'GET /api/ecommerce/payment/return/:provider': 'public',
  'GET /api/ecommerce/payment/ipn/:provider': 'public',
  'POST /api/ecommerce/payment/ipn/:provider': 'public',
  'PUT /api/main/admin/order/:id/status': 'operator',
  'PUT /api/main/admin/order/:id/shipment': 'operator',
  'PUT /api/main/admin/order/:id/refund': 'operator',
};
