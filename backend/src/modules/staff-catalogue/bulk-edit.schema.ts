import { Type, type Static } from 'typebox';
import { Uuid } from '../pricing/pricing.schema';
import { ProductFilter } from '../catalogue/staff-products.schema';

const marks = Type.Array(Type.Enum(['HOT', 'NEW', 'SALE_OFF']), { maxItems: 3, uniqueItems: true });

/** Which products, and what becomes of them. */
export const BulkEditBody = Type.Object(
  {
    ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 1000, uniqueItems: true })),
    filter: Type.Optional(ProductFilter),
    change: Type.Object(
      {
        pricePercent: Type.Optional(
          Type.Number({
            minimum: -90,
            maximum: 500,
            description: 'Of every variant, to whole thousands of đồng.',
          }),
        ),
        categoryId: Type.Optional(Type.String({ maxLength: 64 })),
        addMarks: Type.Optional(marks),
        removeMarks: Type.Optional(marks),
        isActive: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false, minProperties: 1 },
    ),
  },
  { additionalProperties: false },
);
export type BulkEditBody = Static<typeof BulkEditBody>;

export const BulkPreview = Type.Object(
  {
    products: Type.Integer({ minimum: 0 }),
    changed: Type.Integer({ minimum: 0, description: 'Of the first five hundred.' }),
    refused: Type.Integer({
      minimum: 0,
      description: 'Of them: whose price would be under 1 đồng or too high; they stay as they are.',
    }),
    examples: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        price: Type.Object({ before: Type.Integer(), after: Type.Integer() }),
        fields: Type.Array(Type.String(), { description: 'What changes.' }),
      }),
    ),
  },
  { $id: 'BulkPreview' },
);
export type BulkPreview = Static<typeof BulkPreview>;
