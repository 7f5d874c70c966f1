import { fold } from '../../lib/fold';
import { headingOf, type Column } from './columns';
import type { Fault } from './faults';
import { addedColumn, type ForeignRow } from './foreign-cells';
import type { Row } from './read-rows';
import { shopifyAliases, shopifyHeadings, shopifyRead, shopifyRows } from './shopify-rows';
import { wooCommerceHeadings, wooCommerceRead, wooCommerceRows } from './woocommerce-rows';

export const fileFormats = ['storefront', 'shopify', 'woocommerce'] as const;
export type FileFormat = (typeof fileFormats)[number];
type ForeignFormat = Exclude<FileFormat, 'storefront'>;

const foreign = {
  shopify: {
    isHeading: (has: (heading: string) => boolean) =>
      has('Handle') && has('Title') && (has('Variant SKU') || has('Variant Price') || has('Option1 Name')),
    aliases: shopifyAliases,
    headings: shopifyHeadings,
    read: shopifyRead,
    rows: shopifyRows,
  },
  woocommerce: {
    isHeading: (has: (heading: string) => boolean) =>
      has('Type') && has('SKU') && has('Name') && has('Regular price'),
    aliases: {} as Readonly<Record<string, string>>,
    headings: wooCommerceHeadings,
    read: wooCommerceRead,
    rows: wooCommerceRows,
  },
} as const;
const foreignFormats = Object.keys(foreign) as ForeignFormat[];

/** Signs and case do not matter; `Attribute 1 value(s)` and `attribute 1 values` are the same. */
const keyOf = (heading: string) => fold(heading).replaceAll(' ', '');

/** By its own name: the place of each column, whichever of its names the file has. */
function placesOf(headings: string[], format: ForeignFormat): Map<string, number> {
  const aliases = new Map(
    Object.entries(foreign[format].aliases).map(([alias, heading]) => [keyOf(alias), keyOf(heading)]),
  );
  return new Map(
    headings.map((heading, at) => {
      const key = keyOf(heading);
      return [addedColumn(heading) ?? aliases.get(key) ?? key, at];
    }),
  );
}

/** Whose file this is, by its headings. */
export const formatOf = (headings: string[]): FileFormat =>
  foreignFormats.find((format) => {
    const places = placesOf(headings, format);
    return foreign[format].isHeading((heading) => places.has(keyOf(heading)));
  }) ?? 'storefront';

/** How a column is called in a file of this format. */
export const columnName = (column: Column, format: FileFormat, language: 'vi' | 'en'): string =>
  (format === 'storefront' ? undefined : foreign[format].headings[column]) ?? headingOf(column, language);

interface Options {
  hasPictures: boolean;
  faults: (fault: Fault) => void;
  /** Called with each heading that holds something for which there is no place here. */
  unmapped: (heading: string) => void;
}

/** Rows of another shop's file as rows of ours. */
export function foreignRows(
  format: ForeignFormat,
  headings: string[],
  rows: AsyncIterable<{ line: number; cells: string[] }>,
  { unmapped, ...options }: Options,
): AsyncGenerator<Row> {
  const { read, headings: mapped, rows: toRows } = foreign[format];
  const places = placesOf(headings, format);
  const used = new Set([...read, ...Object.values(mapped), 'Option Value', 'Attribute value(s)'].map(keyOf));
  const left = [...places].filter(
    ([key]) => !used.has(key) && !['colorRgb', 'nameEn', 'descriptionEn'].includes(key),
  );
  const reported = new Set<number>();

  async function* named(): AsyncGenerator<ForeignRow> {
    for await (const { line, cells } of rows) {
      for (const [, at] of left) {
        if (reported.has(at) || !isFilled(cells[at])) continue;
        reported.add(at);
        unmapped(headings[at]?.trim() ?? '');
      }
      yield {
        line,
        cell: (heading) => (cells[places.get(heading) ?? places.get(keyOf(heading)) ?? -1] ?? '').trim(),
      };
    }
  }
  return toRows(named(), options);
}

/** Nothing is lost with an empty cell, or with a no. */
const isFilled = (cell: string | undefined) =>
  cell !== undefined && !/^(|0|0\.0+|false|no)$/i.test(cell.trim());
