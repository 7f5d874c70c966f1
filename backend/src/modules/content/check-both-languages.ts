import type { Language } from '../../lib/language';
import type { TextCheck } from './check-text';
import type { SeoColumns } from './content.tables';
import { asksForNothing, withShopWords, type ShopWords } from './shop-words';
import type { Texts } from './staff-content.schema';

/** Title, summary and text in both languages as they are stored; what is published lacks none of them. */
export function checkBothLanguages(check: TextCheck, body: Texts, isPublished: boolean) {
  const seo = (text: string | undefined, field: string) => check.lineOf(text ?? '', field, false) || null;
  return {
    titleVi: check.lineOf(body.titleVi, 'titleVi', isPublished),
    titleEn: check.lineOf(body.titleEn, 'titleEn', isPublished),
    summaryVi: check.lineOf(body.summaryVi, 'summaryVi', isPublished),
    summaryEn: check.lineOf(body.summaryEn, 'summaryEn', isPublished),
    blocksVi: check.blocksOf(body.blocksVi, 'blocksVi', isPublished),
    blocksEn: check.blocksOf(body.blocksEn, 'blocksEn', isPublished),
    seoTitleVi: seo(body.seoTitleVi, 'seoTitleVi'),
    seoTitleEn: seo(body.seoTitleEn, 'seoTitleEn'),
    seoDescriptionVi: seo(body.seoDescriptionVi, 'seoDescriptionVi'),
    seoDescriptionEn: seo(body.seoDescriptionEn, 'seoDescriptionEn'),
  };
}

/** The languages in which one of these is empty. */
export const missingLanguages = (texts: Record<Language, (string | number)[]>): Language[] =>
  (['vi', 'en'] as const).filter((language) => texts[language].some((part) => part === '' || part === 0));

/** Lines for search engines as staff read them. */
export const seoLines = (row: SeoColumns) => ({
  seoTitleVi: row.seoTitleVi ?? '',
  seoTitleEn: row.seoTitleEn ?? '',
  seoDescriptionVi: row.seoDescriptionVi ?? '',
  seoDescriptionEn: row.seoDescriptionEn ?? '',
});

/** Lines for search engines as they get them; without one that is not written, or speaks of what this shop has not. */
export function shownSeoOf(
  row: { seoTitle: string | null; seoDescription: string | null },
  words: ShopWords,
) {
  const shown = (text: string | null) =>
    text === null || asksForNothing(text, words) ? null : withShopWords(text, words);
  const [seoTitle, seoDescription] = [shown(row.seoTitle), shown(row.seoDescription)];
  return {
    ...(seoTitle !== null && { seoTitle }),
    ...(seoDescription !== null && { seoDescription }),
  };
}
