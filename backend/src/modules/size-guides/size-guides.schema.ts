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

const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** A guide in both languages, for a category and all below it that have none of their own. */
export const SizeGuideBody = Type.Object({
  titleVi: Text(120, 1),
  titleEn: Text(120, 1),
  noteVi: Text(1_000),
  noteEn: Text(1_000),
  columns: Type.Array(Type.Object({ vi: Text(60, 1), en: Text(60, 1) }), { minItems: 2, maxItems: 12 }),
  rows: Type.Array(Type.Array(Text(60), { maxItems: 12 }), { minItems: 1, maxItems: 60 }),
});
export type SizeGuideBody = Static<typeof SizeGuideBody>;
