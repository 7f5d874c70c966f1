import { catalogueIds } from './catalogue-ids';
import { sizeGuides } from './content/size-guides';
import type { SeedContext } from './context';
import { insertMissing } from './insert';

/** A guide for each category that has sizes. What is there already stays as it is. */
export async function seedSizeGuides({ db }: SeedContext): Promise<void> {
  const ids = catalogueIds(db);
  const rows = await Promise.all(
    sizeGuides.map(async ({ categories, title, note, columns, rows: cells }) =>
      (await ids.categories(categories)).map((categoryId) => ({
        categoryId,
        titleVi: title.vi,
        titleEn: title.en,
        noteVi: note.vi,
        noteEn: note.en,
        columns,
        rows: cells,
      })),
    ),
  );
  await insertMissing(db, 'sizeGuides', rows.flat());
}
