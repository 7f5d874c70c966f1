import type { Db } from '../../db';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import { limits } from '../catalogue/staff-products.schema';
import { unescaped } from './cell-values';
import { faultAt, type Fault } from './faults';
import type { Row } from './read-rows';
import { slugOf } from './slug-of';

/** The rows of one product. */
export interface RowGroup {
  /** Its address as the file or the shop has it. */
  key: string;
  rows: Row[];
}

const LOOKED_UP = 500;

const cell = (row: Row, column: 'sku' | 'slug' | 'nameVi') => unescaped(row.cells[column] ?? '').trim();

/**
 * Rows of one product, which follow each other. Whose they are is said by their address, by the product that has their
 * code, by their name, or by the row before; a product that comes up again further down is a fault. Rows beyond the
 * variants that a product may have are a fault of the first of them and are not kept.
 */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  { db, desk, faults }: { db: Db; desk: CatalogueDesk; faults: (fault: Fault) => void },
): AsyncGenerator<RowGroup> {
  const seen = new Map<string, number>();
  const last: { group: RowGroup | null; isTooLong: boolean } = { group: null, isTooLong: false };

  async function* cut(piece: Row[]): AsyncGenerator<RowGroup> {
    const { skus } = await desk.taken(
      db,
      [],
      piece.map((row) => cell(row, 'sku')),
    );
    for (const row of piece) {
      const key =
        cell(row, 'slug').toLowerCase() ||
        skus.get(cell(row, 'sku'))?.slug ||
        slugOf(cell(row, 'nameVi')) ||
        last.group?.key ||
        '';
      if (last.group?.key === key) {
        const { rows: own } = last.group;
        if (own.length < limits.variants) own.push(row);
        else if (!last.isTooLong) {
          faults(faultAt(row.line, 'sku', 'TOO_MANY_VARIANTS', null, String(limits.variants)));
          last.isTooLong = true;
        }
        continue;
      }
      if (last.group) yield last.group;
      const first = seen.get(key);
      if (first !== undefined && key !== '')
        faults(faultAt(row.line, 'slug', 'PRODUCT_SCATTERED', key, String(first)));
      seen.set(key, row.line);
      last.group = { key, rows: [row] };
      last.isTooLong = false;
    }
  }

  let piece: Row[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < LOOKED_UP) continue;
    yield* cut(piece);
    piece = [];
  }
  if (piece.length > 0) yield* cut(piece);
  if (last.group) yield last.group;
}
