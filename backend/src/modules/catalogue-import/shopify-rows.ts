import type { Fault } from './faults';
import { faultAt } from './faults';
import type { Column } from './columns';
import { fileNameOf, markCells, optionCells, type ForeignRow } from './foreign-cells';
import { textOfHtml } from './html-text';
import type { Row } from './read-rows';

/** The headings of Shopify's product file, with those of its newer template. */
export const shopifyAliases: Readonly<Record<string, string>> = {
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Product category': 'Product Category',
  'Published on online store': 'Published',
  SKU: 'Variant SKU',
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  'Inventory quantity': 'Variant Inventory Qty',
  'Product image URL': 'Image Src',
  'Image alt text': 'Image Alt Text',
  'Image position': 'Image Position',
  'Variant image URL': 'Variant Image',
  'Gift card': 'Gift Card',
  'Option1 name': 'Option1 Name',
  'Option1 value': 'Option1 Value',
  'Option2 name': 'Option2 Name',
  'Option2 value': 'Option2 Value',
  'Option3 name': 'Option3 Name',
  'Option3 value': 'Option3 Value',
};

/** Where a column of ours comes from. */
export const shopifyHeadings: Partial<Record<Column, string>> = {
  sku: 'Variant SKU',
  slug: 'Handle',
  nameVi: 'Title',
  category: 'Type',
  brand: 'Vendor',
  descriptionVi: 'Body (HTML)',
  marks: 'Tags',
  visible: 'Status',
  colorVi: 'Option Value',
  size: 'Option Value',
  price: 'Variant Price',
  originalPrice: 'Variant Compare At Price',
  stock: 'Variant Inventory Qty',
  pictures: 'Image Src',
  pictureAltsVi: 'Image Alt Text',
};

/** Those that are read, besides the ones above. */
export const shopifyRead = [
  'Product Category',
  'Published',
  'Image Position',
  'Variant Image',
  'Gift Card',
  ...[1, 2, 3].flatMap((at) => [`Option${at} Name`, `Option${at} Value`]),
];

interface Options {
  hasPictures: boolean;
  faults: (fault: Fault) => void;
}

/** A row is a variant, a picture, or both; rows with one handle are a product, whose facts are in the first. */
export async function* shopifyRows(rows: AsyncIterable<ForeignRow>, options: Options): AsyncGenerator<Row> {
  let product: ForeignRow[] = [];
  for await (const row of rows) {
    const [first] = product;
    if (first && row.cell('Handle') !== '' && row.cell('Handle') !== first.cell('Handle')) {
      yield* productRows(product, options);
      product = [];
    }
    product.push(row);
  }
  if (product.length > 0) yield* productRows(product, options);
}

function productRows(rows: ForeignRow[], { hasPictures, faults }: Options): Row[] {
  const [first] = rows;
  if (!first) return [];
  if (isYes(first.cell('Gift Card'))) {
    faults(faultAt(first.line, null, 'TYPE_UNSUPPORTED', 'Gift Card'));
    return [];
  }
  const names = [1, 2, 3].map((at) => first.cell(`Option${at} Name`));
  const variants = rows.filter(
    (row, at) => at === 0 || row.cell('Variant Price') || row.cell('Option1 Value'),
  );
  return variants.map((row, at): Row => ({
    line: row.line,
    cells: {
      ...(at === 0 && productCells(first)),
      ...(at === 0 && hasPictures && pictureCells(rows, names)),
      ...variantCells(row, names),
      slug: first.cell('Handle'),
    },
  }));
}

const isYes = (cell: string) => /^(true|1|yes)$/i.test(cell);
const isNo = (cell: string) => /^(false|0|no)$/i.test(cell);

function productCells(row: ForeignRow): Row['cells'] {
  const status = row.cell('Status').toLowerCase();
  const isHidden = isNo(row.cell('Published')) || status === 'draft' || status === 'archived';
  const [english, englishText] = [row.cell('nameEn'), row.cell('descriptionEn')];
  return {
    nameVi: row.cell('Title'),
    ...(english && { nameEn: english }),
    category: row.cell('Type') || row.cell('Product Category'),
    brand: row.cell('Vendor'),
    descriptionVi: textOfHtml(row.cell('Body (HTML)')),
    ...(englishText && { descriptionEn: textOfHtml(englishText) }),
    ...markCells(row.cell('Tags')),
    visible: isHidden ? 'không' : 'có',
  };
}

const optionsOf = (row: ForeignRow, names: string[]) =>
  names
    .map((name, at) => ({ name, value: row.cell(`Option${at + 1} Value`) }))
    .filter(({ name, value }) => value && !(name === 'Title' && value === 'Default Title'));

function variantCells(row: ForeignRow, names: string[]): Row['cells'] {
  const price = row.cell('Variant Price');
  const before = row.cell('Variant Compare At Price');
  const quantity = row.cell('Variant Inventory Qty');
  return {
    sku: row.cell('Variant SKU').replace(/^'/, ''),
    ...optionCells(optionsOf(row, names), row.cell('colorRgb')),
    price,
    // Shopify shows it only above the price.
    originalPrice: Number(before) > Number(price) ? before : Number.isNaN(Number(before)) ? before : '',
    ...(quantity && { stock: quantity }),
  };
}

/** All pictures of a product in their order, those of a variant with its color. */
function pictureCells(rows: ForeignRow[], names: string[]): Row['cells'] {
  const colors = new Map(
    rows.flatMap((row) => {
      const rgb = optionCells(optionsOf(row, names), row.cell('colorRgb')).colorRgb;
      return row.cell('Variant Image') && rgb ? [[fileNameOf(row.cell('Variant Image')), rgb] as const] : [];
    }),
  );
  const pictures = rows
    .filter((row) => row.cell('Image Src'))
    .toSorted((one, other) => Number(one.cell('Image Position')) - Number(other.cell('Image Position')))
    .map((row) => ({ name: fileNameOf(row.cell('Image Src')), alt: row.cell('Image Alt Text') }));
  const more = [...colors.keys()]
    .filter((name) => !pictures.some((one) => one.name === name))
    .map((name) => ({ name, alt: '' }));
  const all = [...pictures, ...more];
  if (all.length === 0) return {};
  return {
    pictures: all
      .map(({ name }) => (colors.has(name) ? `${name} [${colors.get(name) ?? ''}]` : name))
      .join('\n'),
    pictureAltsVi: all.map(({ alt }) => alt.replaceAll(/\s+/g, ' ')).join('\n'),
  };
}
