import type { Column } from './columns';
import { faultAt, type Fault } from './faults';
import { fileNameOf, markCells, optionCells, type ForeignRow } from './foreign-cells';
import { textOfHtml } from './html-text';
import type { Row } from './read-rows';
import { slugOf } from './slug-of';

/** Where a column of ours comes from. */
export const wooCommerceHeadings: Partial<Record<Column, string>> = {
  sku: 'SKU',
  nameVi: 'Name',
  category: 'Categories',
  descriptionVi: 'Description',
  specificationsVi: 'Attribute value(s)',
  marks: 'Tags',
  visible: 'Published',
  related: 'Upsells',
  colorVi: 'Attribute value(s)',
  size: 'Attribute value(s)',
  price: 'Sale price',
  originalPrice: 'Regular price',
  stock: 'Stock',
  brand: 'Brands',
  pictures: 'Images',
};

const ATTRIBUTES = 12;

/** Those that are read, besides the ones above. */
export const wooCommerceRead = [
  'ID',
  'Type',
  'Parent',
  'Short description',
  'Is featured?',
  'Visibility in catalog',
  'In stock?',
  'Cross-sells',
  ...Array.from({ length: ATTRIBUTES }, (_, at) => [
    `Attribute ${at + 1} name`,
    `Attribute ${at + 1} value(s)`,
    `Attribute ${at + 1} visible`,
  ]).flat(),
];

interface Options {
  hasPictures: boolean;
  faults: (fault: Fault) => void;
}

interface Product {
  row: ForeignRow;
  variations: ForeignRow[];
}

/**
 * A product is a row, and so is each of its variations, which name it by its code or number from anywhere in the file;
 * so all rows are held until the last is read.
 */
export async function* wooCommerceRows(
  rows: AsyncIterable<ForeignRow>,
  { hasPictures, faults }: Options,
): AsyncGenerator<Row> {
  const products: Product[] = [];
  const variations: ForeignRow[] = [];
  for await (const row of rows) {
    const type = row.cell('Type').toLowerCase().split(',')[0]?.trim() ?? '';
    if (type === 'variation') variations.push(row);
    else if (type === 'simple' || type === 'variable') products.push({ row, variations: [] });
    else faults(faultAt(row.line, null, 'TYPE_UNSUPPORTED', row.cell('Type'), 'simple, variable, variation'));
  }
  const byKey = new Map<string, Product>();
  for (const product of products) {
    for (const key of [skuOf(product.row), `id:${product.row.cell('ID')}`]) if (key) byKey.set(key, product);
  }
  for (const row of variations) {
    const parent = byKey.get(row.cell('Parent').replace(/^'/, ''));
    if (parent) parent.variations.push(row);
    else faults(faultAt(row.line, null, 'PARENT_UNKNOWN', row.cell('Parent')));
  }
  const slugs = slugsOf(products);
  for (const product of products) {
    const related = relatedOf(product.row, byKey, slugs);
    yield* productRows(product, { hasPictures, slug: slugs.get(product)?.given, related });
  }
}

const skuOf = (row: ForeignRow) => row.cell('SKU').replace(/^'/, '');

/** The address of each by its name; of one whose name another has before it, with its code. */
function slugsOf(products: Product[]) {
  const taken = new Set<string>();
  return new Map(
    products.map((product) => {
      const own = slugOf(product.row.cell('Name'));
      const isTaken = taken.has(own);
      const slug = isTaken
        ? slugOf(`${product.row.cell('Name')} ${skuOf(product.row) || product.row.cell('ID')}`)
        : own;
      taken.add(own);
      return [product, { slug, given: isTaken ? slug : undefined }] as const;
    }),
  );
}

function relatedOf(
  row: ForeignRow,
  byKey: ReadonlyMap<string, Product>,
  slugs: ReadonlyMap<Product, { slug: string }>,
): string | undefined {
  const named = listOf([row.cell('Upsells'), row.cell('Cross-sells')].filter(Boolean).join(','));
  if (named.length === 0) return undefined;
  return named
    .map((key) => {
      const product = byKey.get(key);
      return (product && slugs.get(product)?.slug) ?? key;
    })
    .join(', ');
}

/** Parts between commas; a comma within one is written `\,`. */
const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll(String.raw`\,`, ',').trim())
    .filter(Boolean);

function productRows(
  { row, variations }: Product,
  {
    hasPictures,
    slug,
    related,
  }: { hasPictures: boolean; slug: string | undefined; related: string | undefined },
): Row[] {
  const own = attributesOf(row);
  const used = new Set(variations.flatMap((one) => attributesOf(one).map(({ name }) => name)));
  const sold = variations.length > 0 ? variations : [row];
  return sold.map((variant, at): Row => ({
    line: variant.line,
    ...(at === 0 && variant !== row && { productLine: row.line }),
    cells: {
      ...(at === 0 && {
        ...productCells(
          row,
          own.filter(({ name }) => !used.has(name)),
        ),
        ...(related !== undefined && { related }),
      }),
      ...variantCells(variant, variant === row ? [] : attributesOf(variant)),
      ...(slug !== undefined && { slug }),
      ...(hasPictures && pictureCell(variant, variant === row ? [] : listOf(row.cell('Images')), at)),
    },
  }));
}

const attributesOf = (row: ForeignRow) =>
  Array.from({ length: ATTRIBUTES }, (_, at) => ({
    name: row.cell(`Attribute ${at + 1} name`),
    value: row.cell(`Attribute ${at + 1} value(s)`),
    isShown: row.cell(`Attribute ${at + 1} visible`) !== '0',
  })).filter(({ name, value }) => name && value);

/** The export writes line breaks as the two signs `\n`. */
const textOf = (cell: string) => textOfHtml(cell.replaceAll(String.raw`\n`, '\n').replaceAll('\n', '<br>'));

function productCells(row: ForeignRow, attributes: ReturnType<typeof attributesOf>): Row['cells'] {
  const brand = row.cell('Brands');
  const [english, englishText] = [row.cell('nameEn'), row.cell('descriptionEn')];
  const isHidden = row.cell('Published') !== '1' || row.cell('Visibility in catalog') === 'hidden';
  const tags = [row.cell('Tags'), ...(row.cell('Is featured?') === '1' ? ['HOT'] : [])].join(',');
  return {
    nameVi: row.cell('Name'),
    ...(english && { nameEn: english }),
    category: deepest(listOf(row.cell('Categories'))),
    ...(brand && { brand: listOf(brand)[0] ?? '' }),
    descriptionVi: [row.cell('Short description'), row.cell('Description')]
      .map(textOf)
      .filter(Boolean)
      .join('\n\n'),
    ...(englishText && { descriptionEn: textOf(englishText) }),
    ...specificationCells(attributes),
    ...markCells(tags),
    visible: isHidden ? 'không' : 'có',
  };
}

/** A product is in one category here: in the one that is the furthest down. */
const deepest = (paths: string[]): string =>
  paths.toSorted((one, other) => other.split('>').length - one.split('>').length)[0] ?? '';

function specificationCells(attributes: ReturnType<typeof attributesOf>): Row['cells'] {
  const shown = attributes.filter(({ isShown }) => isShown);
  if (shown.length === 0) return {};
  const line = ({ name, value }: { name: string; value: string }) =>
    `${name.replaceAll(':', String.raw`\:`)}: ${listOf(value).join(', ')}`;
  return { specificationsVi: shown.map(line).join('\n') };
}

function variantCells(row: ForeignRow, options: { name: string; value: string }[]): Row['cells'] {
  const [regular, sale] = [row.cell('Regular price'), row.cell('Sale price')];
  const stock = row.cell('Stock') || (row.cell('In stock?') === '0' ? '0' : '');
  const isOff = row.cell('Type').toLowerCase().startsWith('variation') && row.cell('Published') === '-1';
  return {
    sku: skuOf(row),
    ...optionCells(options, row.cell('colorRgb')),
    price: sale || regular,
    originalPrice: sale && sale !== regular ? regular : '',
    ...(stock && { stock }),
    ...(isOff && { sold: 'không' }),
  };
}

/** Pictures of the product in its first row, and of a variation in its own. */
function pictureCell(variant: ForeignRow, ofProduct: string[], at: number): Row['cells'] {
  const own = listOf(variant.cell('Images'));
  const addresses = at === 0 ? [...own, ...ofProduct] : own;
  const names = [...new Set(addresses.map(fileNameOf))];
  return names.length > 0 ? { pictures: names.join('\n') } : {};
}
