import { v7 as uuid } from 'uuid';
import { orderedMarks, type ProductDraft } from '../catalogue/product-drafts';
import type { SpecificationRow } from '../catalogue/catalogue.tables';
import { limits, SLUG } from '../catalogue/staff-products.schema';
import type { CategoryPaths } from './category-paths';
import { readList, readMarks, readNumber, readSpecifications, readYes } from './cell-values';
import type { Column } from './columns';
import type { Fault } from './faults';
import type { RowGroup } from './group-rows';
import { readPictures, type KnownPictures } from './read-pictures';
import type { Row } from './read-rows';
import { readVariants, type WantedLevel } from './read-variants';
import { cellsOf, tidy, type Cells } from './row-cells';

/** A product as a file describes it, on top of what is stored. */
export interface ReadProduct {
  draft: ProductDraft;
  /** By variant: what is on hand, where the file says so. */
  levels: WantedLevel[];
  /** By variant: the line that speaks of it. */
  lines: Map<string, number>;
  /** Addresses of related products; undefined when the file does not say. */
  related: string[] | undefined;
  line: number;
  faults: Fault[];
}

interface Given {
  before: ProductDraft | null;
  paths: CategoryPaths;
  now: string;
  priority: number;
  pictures: KnownPictures;
  hasPictureSource: boolean;
}

/** The product that rows of a file describe. Columns that the file lacks stay as they are. */
export function readProduct(
  { key, rows }: RowGroup,
  { before, paths, now, priority, pictures, hasPictureSource }: Given,
): ReadProduct {
  const faults: Fault[] = [];
  const [first] = rows;
  const line = first?.productLine ?? first?.line ?? 0;
  const { wrong, text, read } = cellsOf({ line, cells: first?.cells ?? {} }, faults);
  const required = (column: Column, value: string | undefined, otherwise: string | undefined): string => {
    if (value) return value;
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (before && otherwise && rows.length > 0 && isContinued(rows)) return otherwise;
    wrong(column, 'EMPTY', null);
    return '';
  };

  const nameVi = required('nameVi', text('nameVi', limits.name), before?.name.vi);
  const nameEn = text('nameEn', limits.name) ?? before?.name.en;
  const slug = text('slug', limits.slug)?.toLowerCase() || (before?.slug ?? key);
  if (!new RegExp(SLUG).test(slug)) wrong('slug', 'SLUG_INVALID', slug, 'ao-thun-den');

  const categoryText = required(
    'category',
    text('category', 500),
    before ? paths.textOf(before.categoryId) : undefined,
  );
  const category = categoryText ? paths.read(categoryText) : null;
  if (category === 'circular') wrong('category', 'CATEGORY_CIRCULAR', categoryText);
  else if (categoryText && !category)
    wrong('category', 'CATEGORY_UNKNOWN', categoryText, paths.nearest(categoryText));

  const marks = read('marks', readMarks);
  const emptied = (column: Column) => first?.cells[column]?.trim() === '';
  const brand = text('brand', limits.brand);
  const related = text('related', 4000);
  const oldSlugs = text('oldSlugs', 4000);
  const draft: ProductDraft = {
    id: before?.id ?? uuid(),
    version: before?.version ?? 0,
    categoryId: category && category !== 'circular' ? category.id : (before?.categoryId ?? ''),
    slug,
    oldSlugs: oldSlugs === undefined ? (before?.oldSlugs ?? []) : readList(oldSlugs).toSorted(),
    name: { vi: nameVi, en: nameEn || nameVi },
    description: {
      vi: text('descriptionVi', limits.description) ?? before?.description.vi ?? '',
      en: text('descriptionEn', limits.description) ?? before?.description.en ?? '',
    },
    brand: brand === undefined ? (before?.brand ?? null) : brand || null,
    specifications: specificationsOf(first, before, { read, wrong }),
    status: marks ? orderedMarks(marks) : emptied('marks') ? [] : (before?.status ?? []),
    priority: read('priority', (cell) => readNumber(cell, 1_000_000_000)) ?? before?.priority ?? priority,
    isActive: read('visible', readYes) ?? before?.isActive ?? true,
    isDeleted: before?.isDeleted ?? false,
    publishedAt: before?.publishedAt ?? now,
    relatedIds: before?.relatedIds ?? [],
    pictures: before?.pictures ?? [],
    variants: [],
  };
  if (before && before.slug !== slug)
    draft.oldSlugs = [...new Set([...draft.oldSlugs, before.slug])].toSorted();
  draft.oldSlugs = draft.oldSlugs.filter((old) => old !== slug);
  if (draft.oldSlugs.some((old) => !new RegExp(SLUG).test(old)))
    wrong('oldSlugs', 'SLUG_INVALID', draft.oldSlugs.join(', '), 'ao-thun-den');
  if (before?.isDeleted) wrong('slug', 'PRODUCT_DELETED', slug);

  const { variants, levels, lines } = readVariants(rows, before, faults);
  draft.variants = variants;
  draft.pictures = readPictures(rows, {
    before,
    variants,
    known: pictures,
    faults,
    hasSource: hasPictureSource,
  });
  return {
    draft: before ? likeBefore(draft, before) : draft,
    levels,
    lines,
    related: related === undefined ? undefined : readList(related),
    line,
    faults,
  };
}

/** Rows that speak of variants alone: everything about the product is left empty. */
const isContinued = (rows: Row[]) =>
  rows.every(({ cells }) => !cells.nameVi?.trim() && !cells.category?.trim());

/** What differs in spaces and the form of letters alone is the same. */
function likeBefore(draft: ProductDraft, before: ProductDraft): ProductDraft {
  const same = (now: string, old: string) => (now === tidy(old) ? old : now);
  return {
    ...draft,
    name: { vi: same(draft.name.vi, before.name.vi), en: same(draft.name.en, before.name.en) },
    description: {
      vi: same(draft.description.vi, before.description.vi),
      en: same(draft.description.en, before.description.en),
    },
  };
}

function specificationsOf(
  row: Row | undefined,
  before: ProductDraft | null,
  { read, wrong }: Pick<Cells, 'read' | 'wrong'>,
): SpecificationRow[] {
  const stored = before?.specifications ?? [];
  if (row?.cells.specificationsVi === undefined) return stored;
  const vi = read('specificationsVi', readSpecifications) ?? [];
  const en = row.cells.specificationsEn?.trim() ? (read('specificationsEn', readSpecifications) ?? []) : vi;
  if (vi.length !== en.length) {
    wrong('specificationsEn', 'SPECIFICATION', String(en.length), String(vi.length));
    return stored;
  }
  if (vi.length > limits.specifications)
    wrong('specificationsVi', 'TOO_LARGE', String(vi.length), String(limits.specifications));
  const given = vi.map((one, at) => ({
    name: { vi: one.name, en: en[at]?.name ?? one.name },
    value: { vi: one.value, en: en[at]?.value ?? one.value },
  }));
  const flat = (rows: SpecificationRow[]) =>
    JSON.stringify(
      rows.map(({ name, value }) =>
        [name.vi, name.en, value.vi, value.en].map((part) => tidy(part.replaceAll(/\s*\n\s*/g, ' '))),
      ),
    );
  return flat(given) === flat(stored) ? stored : given;
}
