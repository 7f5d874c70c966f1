/** Options of mutations of an order: each order has a state of its own. */
export const perOrder = {
  policy: 'perKey',
  keyOf: ({ orderId }: { orderId: string }) => orderId,
  isPersonal: true,
} as const;
