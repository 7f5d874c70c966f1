import { Type, type Static } from 'typebox';

/** What a flash sale makes of one price at this moment. */
export const FlashPrice = Type.Object(
  {
    flashSaleId: Type.String(),
    salePrice: Type.Integer({ minimum: 0, description: 'Đồng.' }),
    endsAt: Type.String({ format: 'date-time' }),
    quotaLeft: Type.Integer({ minimum: 1 }),
    perCustomerLimit: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  },
  { $id: 'FlashPrice', description: 'What a flash sale makes of one price at this moment.' },
);
export type FlashPrice = Static<typeof FlashPrice>;
