import { codeOf } from '../../db/failures';
import { HeldByOrders } from '../inventory/stock-desk';
import { faultAt, type Fault } from './faults';
import type { PlannedProduct } from './import-plan';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** What the database says of the row that it refuses: `Key (sku)=(AO-1) already exists.` */
function keyOf(error: unknown): { column: string; value: string } | null {
  const detail = error instanceof Object && 'detail' in error ? String(error.detail) : '';
  const [, column, value] = /^Key \(([^)]+)\)=\((.*)\) /.exec(detail) ?? [];
  return column === undefined || value === undefined ? null : { column, value };
}

/**
 * The line of a file whose write was refused, because somebody took its code, its address, its category or its stock
 * while it was written. Undefined for every other error.
 */
export function refusedFault(error: unknown, products: PlannedProduct[]): Fault | undefined {
  if (error instanceof HeldByOrders) {
    const level = products
      .flatMap(({ levels }) => levels)
      .find(({ variantId }) => variantId === error.variantId);
    return level && faultAt(level.line, 'stock', 'STOCK_HELD', String(level.onHand), String(error.reserved));
  }
  const key = keyOf(error);
  if (!key) return undefined;
  if (codeOf(error) === UNIQUE_VIOLATION) {
    for (const { draft, line, lines } of products) {
      if (key.column === 'slug' && draft.slug === key.value)
        return faultAt(line, 'slug', 'SLUG_TAKEN', key.value);
      const variant = key.column === 'sku' ? draft.variants.find(({ sku }) => sku === key.value) : undefined;
      if (variant) return faultAt(lines.get(variant.id) ?? line, 'sku', 'SKU_TAKEN', key.value);
    }
  }
  if (codeOf(error) === FOREIGN_KEY_VIOLATION && key.column === 'picture_id') {
    const product = products.find(({ draft }) => draft.pictures.some((one) => one.pictureId === key.value));
    return product && faultAt(product.line, 'pictures', 'PICTURE_MISSING', key.value);
  }
  if (codeOf(error) === FOREIGN_KEY_VIOLATION && key.column === 'category_id') {
    const product = products.find(({ draft }) => draft.categoryId === key.value);
    return product && faultAt(product.line, 'category', 'CATEGORY_UNKNOWN', null);
  }
  return undefined;
}
