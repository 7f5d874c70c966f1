import { Type, type Static } from 'typebox';

const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) });
const Money = Type.Integer({ minimum: 0, description: 'Đồng.' });

export const FiguresQuery = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 366,
        description: 'Days up to today in Việt Nam; 30 unless told.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type FiguresQuery = Static<typeof FiguresQuery>;

const Sales = Type.Object({ orders: count(), revenue: Money });
export const SalesFigures = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: '`YYYY-MM-DD`, in Việt Nam.' }),
        orders: count(),
        revenue: Money,
      }),
      { description: 'One for each day, the oldest first.' },
    ),
    total: Sales,
    before: { ...Sales, description: 'The same number of days before, for comparison.' },
  },
  { $id: 'SalesFigures', description: 'Orders without those that were cancelled or refused at the door.' },
);
export type SalesFigures = Static<typeof SalesFigures>;

export const Conversion = Type.Object(
  {
    products: count('Views of product pages.'),
    carts: count('Views of the cart.'),
    checkouts: count('Views of the first step of the checkout.'),
    orders: count(),
  },
  {
    $id: 'Conversion',
    description:
      'Page views on the way to an order. Visitors are not counted, because nothing of them is kept.',
  },
);
export type Conversion = Static<typeof Conversion>;

export const PaymentFigures = Type.Array(
  Type.Object(
    {
      provider: Type.String(),
      attempts: count(),
      succeeded: count(),
      failed: count('Refused by the bank or the gateway, or not paid in time.'),
      cancelled: count(),
      open: count('Not known yet, or looked at by staff.'),
    },
    { $id: 'GatewayFigures' },
  ),
);

export type PaymentFigures = Static<typeof PaymentFigures>;

const Text = Type.Object({ vi: Type.String(), en: Type.String() });
export const StockQuery = Type.Object(
  {
    left: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1000, description: 'At most so many pieces; 5 unless told.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 unless told.' })),
  },
  { additionalProperties: false },
);
export type StockQuery = Static<typeof StockQuery>;

export const LowStock = Type.Object(
  {
    total: count(),
    data: Type.Array(
      Type.Object(
        {
          variantId: Type.String(),
          productId: Type.String(),
          sku: Type.String(),
          name: Text,
          color: Type.Union([Text, Type.Null()]),
          size: Type.Union([Type.String(), Type.Null()]),
          available: Type.Integer({ description: 'Pieces that can still be sold.' }),
          soldIn30Days: count(),
        },
        { $id: 'LowStockVariant' },
      ),
    ),
  },
  { $id: 'LowStock', description: 'Variants on sale of which little is left: the fewest first.' },
);
export type LowStock = Static<typeof LowStock>;

/** What waits for staff. Each is a list of the operator's pages. */
export const queueNames = [
  'orders-new',
  'orders-processing',
  'orders-rejected',
  'cancel-requests',
  'returns',
  'manual-refunds',
  'payments-in-review',
  'plan-payments-in-review',
  'reviews',
  'payouts',
  'locked-rewards',
  'providers',
  'solutions',
  'chat-tickets',
  'failed-mails',
] as const;
export type QueueName = (typeof queueNames)[number];

export const WaitingWork = Type.Array(
  Type.Object(
    { queue: Type.Unsafe<QueueName>({ type: 'string', enum: [...queueNames] }), count: count() },
    { $id: 'WorkQueue' },
  ),
);
export type WaitingWork = Static<typeof WaitingWork>;

export const VitalsQuery = Type.Object(
  {
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1440, description: 'Up to now; 1440 unless told.' }),
    ),
  },
  { additionalProperties: false },
);
