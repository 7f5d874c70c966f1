import { Type, type Static } from 'typebox';

export const StockAlertParams = Type.Object({ infoId: Type.String({ maxLength: 64 }) });

export const StockAlertBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 300 }),
    hp: Type.Optional(
      Type.String({ maxLength: 500, description: 'A field that people do not see and leave empty.' }),
    ),
  },
  { $id: 'StockAlertBody', additionalProperties: false },
);
export type StockAlertBody = Static<typeof StockAlertBody>;
