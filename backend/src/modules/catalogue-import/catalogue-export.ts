import { stringify } from 'csv-stringify/sync';
import type { Db } from '../../db';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { ProductDraft, VariantDraft } from '../catalogue/product-drafts';
import type { ProductFilter } from '../catalogue/staff-products.schema';
import type { StockDesk } from '../inventory/stock-desk';
import type { MediaService } from '../media/media.service';
import { createCategoryPaths, type CategoryPaths } from './category-paths';
import { escaped, writeSpecifications } from './cell-values';
import { columnKeys, headingOf, type Column } from './columns';
import { writeAltCell, writePictureCell } from './picture-cells';

const BATCH = 200;
/** Says UTF-8 to spreadsheets. */
export const MARK = '\uFEFF';

interface Dependencies {
  db: Db;
  desk: CatalogueDesk;
  stock: StockDesk;
  media: Pick<MediaService, 'originals'>;
}

type Line = Record<Column, string>;
const yes = (is: boolean) => (is ? 'có' : 'không');

/** Lines end as spreadsheets end them; a cell with a line break of any kind is in quotes. */
export const csvOf = (rows: string[][]) =>
  stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });

export const heading = (language: 'vi' | 'en') => columnKeys.map((column) => headingOf(column, language));

interface ExportedPiece {
  text: string;
  products: number;
  /** The pictures that the text names. */
  pictures: Awaited<ReturnType<MediaService['originals']>>;
}

/** Products as a file that imports back to the same. */
export function createCatalogueExport({ db, desk, stock, media }: Dependencies) {
  async function slugsOf(ids: string[]) {
    const drafts = await desk.read(db, { ids });
    return new Map(drafts.map(({ id, slug }) => [id, slug]));
  }

  return async function* exported({
    filter,
    language,
    signal,
  }: {
    filter: ProductFilter;
    language: 'vi' | 'en';
    signal: AbortSignal;
  }): AsyncGenerator<ExportedPiece> {
    const paths = createCategoryPaths(await desk.categories.nodes());
    yield { text: MARK + csvOf([heading(language)]), products: 0, pictures: new Map() };
    let after: string | null = null;
    let products = 0;
    while (!signal.aborted) {
      const ids: string[] = await desk.ids(filter, after, BATCH);
      if (ids.length === 0) return;
      after = ids.at(-1) ?? null;
      const drafts = await desk.read(db, { ids });
      const near = await slugsOf([...new Set(drafts.flatMap(({ relatedIds }) => relatedIds))]);
      const levels = await stock.levels(
        db,
        drafts.flatMap(({ variants }) => variants.map(({ id }) => id)),
      );
      const pictures = await media.originals([
        ...new Set(drafts.flatMap((draft) => draft.pictures.map(({ pictureId }) => pictureId))),
      ]);
      const fileNames = new Map([...pictures].map(([id, { fileName }]) => [id, fileName]));
      const rows = drafts.flatMap((draft) =>
        draft.variants.map((variant, at) => ({
          ...(at === 0 ? productCells(draft, paths, near, fileNames) : nothing),
          ...variantCells(variant),
          slug: draft.slug,
          stock: String(levels.get(variant.id)?.onHand ?? 0),
        })),
      );
      products += drafts.length;
      yield {
        text: csvOf(rows.map((row: Line) => columnKeys.map((column) => escaped(row[column])))),
        products,
        pictures,
      };
    }
  };
}

const nothing = Object.fromEntries(columnKeys.map((column) => [column, ''])) as Line;

const productCells = (
  draft: ProductDraft,
  paths: CategoryPaths,
  near: Map<string, string>,
  fileNames: Map<string, string>,
): Line => ({
  ...nothing,
  nameVi: draft.name.vi,
  nameEn: draft.name.en,
  category: paths.textOf(draft.categoryId),
  brand: draft.brand ?? '',
  descriptionVi: draft.description.vi,
  descriptionEn: draft.description.en,
  specificationsVi: writeSpecifications(draft.specifications, 'vi'),
  specificationsEn: writeSpecifications(draft.specifications, 'en'),
  marks: draft.status.join(', '),
  visible: yes(draft.isActive),
  priority: String(draft.priority),
  related: draft.relatedIds.flatMap((id) => near.get(id) ?? []).join(', '),
  oldSlugs: draft.oldSlugs.join(', '),
  pictures: writePictureCell(draft.pictures, fileNames),
  pictureAltsVi: writeAltCell(draft.pictures, 'vi'),
  pictureAltsEn: writeAltCell(draft.pictures, 'en'),
});

const variantCells = (variant: VariantDraft) => ({
  sku: variant.sku,
  colorVi: variant.color?.name.vi ?? '',
  colorEn: variant.color?.name.en ?? '',
  colorRgb: variant.color?.rgb ?? '',
  size: variant.size ?? '',
  price: String(variant.price),
  originalPrice: variant.originalPrice === null ? '' : String(variant.originalPrice),
  sold: yes(variant.isActive),
});
