import { Type, type Static } from 'typebox';
import { Picture } from '../media/media.schema';
import { Instant, Nullable } from '../offers/offers.schema';
import { MAX_QUANTITY, text } from '../pricing/pricing.schema';

export const MAX_PICTURES = 5;
export const MAX_REASON_LENGTH = 1000;

export const ReturnKind = Type.Enum(['RETURN', 'EXCHANGE', 'REFUND'], {
  $id: 'ReturnKind',
  description:
    'RETURN: the goods for the money. EXCHANGE: the goods for others. REFUND: the money, and the goods stay.',
});
export type ReturnKind = Static<typeof ReturnKind>;
export const ReturnStatus = Type.Enum(
  ['NEW', 'APPROVED', 'RECEIVED', 'REFUNDED', 'EXCHANGED', 'REJECTED', 'WITHDRAWN'],
  { $id: 'ReturnStatus' },
);
export type ReturnStatus = Static<typeof ReturnStatus>;

const units = {
  lineId: text(60),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
};

export const OrderReturn = Type.Object(
  {
    id: Type.String(),
    type: ReturnKind,
    status: ReturnStatus,
    reason: Type.String(),
    answer: Nullable(Type.String({ description: 'What the shop said last.' })),
    refundAmount: Nullable(Type.Integer({ description: 'Đồng that went back, or are on their way back.' })),
    lines: Type.Array(Type.Object(units)),
    pictures: Type.Array(Picture),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { $id: 'OrderReturn' },
);
export type OrderReturn = Static<typeof OrderReturn>;

export const ReturnRequest = Type.Object(
  {
    type: ReturnKind,
    lines: Type.Array(Type.Object(units, { additionalProperties: false }), { minItems: 1, maxItems: 100 }),
    reason: text(MAX_REASON_LENGTH),
    images: Type.Optional(
      Type.Array(text(60), { maxItems: MAX_PICTURES, description: 'Ids of uploads of the customer.' }),
    ),
  },
  { $id: 'ReturnRequest', additionalProperties: false },
);
export type ReturnRequest = Static<typeof ReturnRequest>;

export const RequestedReturn = Type.Object(
  { returnId: Type.String(), status: ReturnStatus },
  { $id: 'RequestedReturn' },
);
export type RequestedReturn = Static<typeof RequestedReturn>;

export const ReturnOfOrder = Type.Object({ id: text(60) });
export const ReturnParams = Type.Object({ id: text(60), returnId: text(60) });

export const StaffReturn = Type.Object(
  {
    ...OrderReturn.properties,
    orderId: Type.String(),
    orderCode: Type.String(),
    moves: Type.Array(ReturnStatus, { description: 'Where staff can take it now.' }),
    goods: Type.Array(
      Type.Object({ lineId: Type.String(), name: Type.String(), sku: Type.String(), picture: Picture }),
      { description: 'Of its lines, as they were bought.' },
    ),
    customerId: Type.String(),
    events: Type.Array(
      Type.Object({
        status: ReturnStatus,
        at: Instant,
        by: Type.Enum(['CUSTOMER', 'OPERATOR']),
        actorId: Type.String(),
        reason: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'StaffReturn' },
);
export type StaffReturn = Static<typeof StaffReturn>;

export const StaffReturnsQuery = Type.Object(
  {
    status: Type.Optional(ReturnStatus),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type StaffReturnsQuery = Static<typeof StaffReturnsQuery>;

export const MoveReturn = Type.Object(
  {
    status: Type.Enum(['APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED', 'EXCHANGED']),
    reason: Type.Optional({
      ...text(300),
      description: 'Told to the customer; a rejection needs one.',
    }),
  },
  { $id: 'MoveReturn', additionalProperties: false },
);
export type MoveReturn = Static<typeof MoveReturn>;
