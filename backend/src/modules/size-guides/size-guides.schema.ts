import { Type, type Static } from 'typebox';

export const SizeGuideParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const SizeGuide = Type.Object(
  {
    title: Type.String(),
    columns: Type.Array(Type.String(), { description: 'The first names the sizes.' }),
    rows: Type.Array(Type.Array(Type.String()), { description: 'A list of cells for each size.' }),
    note: Type.String(),
  },
  { $id: 'SizeGuide' },
);
export type SizeGuide = Static<typeof SizeGuide>;
