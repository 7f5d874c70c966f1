import { Type, type Static } from 'typebox';

export const WishBody = Type.Object(
  { text: Type.String({ maxLength: 500 }) },
  { $id: 'WishBody', additionalProperties: false },
);
export type WishBody = Static<typeof WishBody>;

export const Wish = Type.Object(
  { id: Type.String(), text: Type.String(), createdAt: Type.String({ format: 'date-time' }) },
  { $id: 'Wish' },
);

export const WishId = Type.Object({ id: Type.String({ format: 'uuid' }) });
