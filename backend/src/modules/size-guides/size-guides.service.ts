import type { Db } from '../../db';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { CatalogueReferences } from '../catalogue/references';
import type { SizeGuide } from './size-guides.schema';

export interface SizeGuideDependencies {
  db: Db;
  references: Pick<CatalogueReferences, 'categoriesOver'>;
}
export type SizeGuideService = ReturnType<typeof createSizeGuideService>;

export function createSizeGuideService({ db, references }: SizeGuideDependencies) {
  return {
    /** The guide of the nearest category that has one; null when none over the product has. */
    async of(productId: string, language: Language): Promise<SizeGuide | null> {
      const over = await references.categoriesOver(productId);
      if (!over) throw notFound('PRODUCT_NOT_FOUND');
      const guides = await db.selectFrom('sizeGuides').selectAll().where('categoryId', 'in', over).execute();
      const [guide] = guides.sort((a, b) => over.indexOf(a.categoryId) - over.indexOf(b.categoryId));
      if (!guide) return null;
      const isEnglish = language === 'en';
      return {
        title: isEnglish ? guide.titleEn : guide.titleVi,
        note: isEnglish ? guide.noteEn : guide.noteVi,
        columns: guide.columns.map((column) => column[language]),
        rows: guide.rows,
      };
    },
  };
}
