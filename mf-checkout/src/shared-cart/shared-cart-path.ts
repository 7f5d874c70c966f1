/** Where a cart that was passed on is opened; nobody else links there. */
export const sharedCartPath = {
  pattern: 'cart/shared/:id',
  to: (id: string) => `/cart/shared/${encodeURIComponent(id)}`,
};
