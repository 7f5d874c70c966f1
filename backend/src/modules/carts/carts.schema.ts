import { Type, type Static } from 'typebox';
import { lines as orderedLines, MAX_QUANTITY, Uuid } from '../pricing/pricing.schema';

/** In one cart, and as many put aside for later. */
export const MAX_LINES = 100;

const quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY });

export const CartLine = Type.Object(
  {
    infoId: Uuid,
    quantity,
    isOrder: Type.Boolean({ description: 'Ticked for the next order.' }),
    priceSeen: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The unit price when the shopper last looked, in đồng; 0 when none is known.',
    }),
  },
  { $id: 'CartLine', additionalProperties: false },
);
export type CartLine = Static<typeof CartLine>;

const lines = Type.Array(CartLine, { maxItems: MAX_LINES });
const saved = Type.Array(CartLine, { maxItems: MAX_LINES, description: 'Put aside for later.' });
const version = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Rises with every change; 0 before the first.',
});

export const Cart = Type.Object({ lines, saved, version }, { $id: 'Cart', additionalProperties: false });
export type Cart = Static<typeof Cart>;

/** What a cart is replaced with; the version is the one that it was made from. */
export const CartBody = Type.Object(
  { lines, saved, version },
  { $id: 'CartBody', additionalProperties: false },
);
export type CartBody = Static<typeof CartBody>;

export const MergeCartBody = Type.Object(
  {
    cartId: Type.String({
      ...Uuid,
      description: "Made by the browser for a visitor's cart; the same one twice is merged once.",
    }),
    lines,
    saved,
    account: Type.Optional(
      Type.String({
        ...Uuid,
        description: 'Whose logout left these lines. Their own are compared with the cart, not added to it.',
      }),
    ),
  },
  { $id: 'MergeCartBody', additionalProperties: false },
);
export type MergeCartBody = Static<typeof MergeCartBody>;

export const CartChange = Type.Object(
  {
    kind: Type.Enum(['ADDED', 'QUANTITY', 'CLAMPED', 'SOLD_OUT', 'GONE', 'LEFT_OUT', 'DEARER', 'CHEAPER'], {
      description:
        "ADDED came from the account's cart; QUANTITY is another than in the visitor's; CLAMPED to what is in stock; GONE is no longer sold; LEFT_OUT found no place.",
    }),
    infoId: Type.String(),
    from: Type.Optional(Type.Integer({ description: 'A quantity; of DEARER and CHEAPER a price in đồng.' })),
    to: Type.Optional(Type.Integer()),
  },
  { $id: 'CartChange' },
);
export type CartChange = Static<typeof CartChange>;

export const MergedCart = Type.Object(
  { lines, saved, version, changes: Type.Array(CartChange) },
  { $id: 'MergedCart' },
);
export type MergedCart = Static<typeof MergedCart>;

export const LinesBody = Type.Object(
  { lines: orderedLines },
  { $id: 'LinesBody', additionalProperties: false },
);
export type LinesBody = Static<typeof LinesBody>;

export const CheckedLine = Type.Object(
  {
    infoId: Type.String(),
    price: Type.Integer({ description: 'Now, in đồng; 0 when it is no longer sold.' }),
    stock: Type.Integer(),
    problem: Type.Optional(Type.Enum(['PRODUCT_UNAVAILABLE', 'OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'])),
  },
  { $id: 'CheckedLine' },
);
export type CheckedLine = Static<typeof CheckedLine>;

export const SharedLine = Type.Object({ infoId: Type.String(), quantity }, { $id: 'SharedLine' });
export type SharedLine = Static<typeof SharedLine>;

const expiresAt = Type.String({ format: 'date-time' });

export const CartLink = Type.Object({ id: Type.String(), expiresAt }, { $id: 'CartLink' });
export type CartLink = Static<typeof CartLink>;

export const SharedCart = Type.Object({ lines: Type.Array(SharedLine), expiresAt }, { $id: 'SharedCart' });
export type SharedCart = Static<typeof SharedCart>;

export const SharedCartParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
