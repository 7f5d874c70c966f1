import { Type, type Static } from 'typebox';
import { KeysetPage } from '../../lib/keyset';

const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

const kinds = ['RESERVE', 'RELEASE', 'COMMIT', 'RETURN', 'ADJUST'] as const;
export const adjustReasons = ['RECEIVED', 'COUNTED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const;

export const StockMovement = Type.Object(
  {
    id: Type.String(),
    variantId: Type.String(),
    sku: Type.String(),
    productId: Type.String(),
    productName: Type.String(),
    orderId: Nullable(Type.String()),
    kind: Type.Enum(kinds),
    quantity: Type.Integer({ description: 'With a sign when staff adjusted.' }),
    reason: Nullable(Type.Enum([...adjustReasons, 'IMPORTED'])),
    note: Nullable(Type.String()),
    actorId: Nullable(Type.String()),
    onHandAfter: Nullable(Type.Integer()),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'StockMovement' },
);
export type StockMovement = Static<typeof StockMovement>;

export const MovementPage = KeysetPage(StockMovement);

export const MovementsQuery = Type.Object(
  {
    variantId: Type.Optional(Type.String({ maxLength: 64 })),
    kind: Type.Optional(Type.Enum(kinds)),
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type MovementsQuery = Static<typeof MovementsQuery>;

export const StockLevel = Type.Object(
  {
    variantId: Type.String(),
    productId: Type.String(),
    productName: Type.String(),
    sku: Type.String(),
    color: Nullable(Type.String()),
    size: Nullable(Type.String()),
    onHand: Type.Integer(),
    reserved: Type.Integer(),
    available: Type.Integer(),
    isActive: Type.Boolean(),
  },
  { $id: 'StockLevel' },
);
export type StockLevel = Static<typeof StockLevel>;

export const StockPage = KeysetPage(StockLevel);
export const StockQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(Type.Enum(['out', 'low'])),
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type StockQuery = Static<typeof StockQuery>;

export const AdjustBody = Type.Object(
  {
    by: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Pieces that came or went.' }),
    reason: Type.Enum(adjustReasons),
    expectedOnHand: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'What the sender saw on hand; refused with STOCK_CHANGED when it is another number by now.',
      }),
    ),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { additionalProperties: false },
);
export type AdjustBody = Static<typeof AdjustBody>;

export const StockParams = Type.Object(
  { variantId: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
