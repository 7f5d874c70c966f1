import { v7 as uuid } from 'uuid';
import type { ProductDraft, VariantDraft } from '../catalogue/product-drafts';
import { limits, MAX_PRICE, MAX_STOCK, SKU } from '../catalogue/staff-products.schema';
import { readColor, readNumber, readYes } from './cell-values';
import { faultAt, type Fault } from './faults';
import type { Row } from './read-rows';
import { cellsOf, type Cells } from './row-cells';

export interface WantedLevel {
  variantId: string;
  onHand: number;
  line: number;
}

/** The variants of a product with those that rows describe; what is on hand where they say so; and which line says what. */
export function readVariants(rows: Row[], before: ProductDraft | null, faults: Fault[]) {
  const variants = [...(before?.variants ?? [])];
  const levels: WantedLevel[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const { wrong, text, read } = cellsOf(row, faults);
    const sku = text('sku', limits.sku) ?? '';
    if (!sku) wrong('sku', 'EMPTY', null);
    else if (!new RegExp(SKU).test(sku)) wrong('sku', 'SKU_INVALID', sku, 'AO-01-DEN-M');
    const at = variants.findIndex((one) => one.sku === sku);
    const stored = at >= 0 ? variants[at] : undefined;
    const price = read('price', (cell) => readNumber(cell, MAX_PRICE)) ?? stored?.price;
    const isPriceEmpty = row.cells.price === undefined || row.cells.price.trim() === '';
    if (isPriceEmpty && (row.cells.price !== undefined || !stored)) wrong('price', 'EMPTY', null);
    const originalPrice =
      row.cells.originalPrice === undefined
        ? (stored?.originalPrice ?? null)
        : (read('originalPrice', (cell) => readNumber(cell, MAX_PRICE)) ?? null);
    if (originalPrice !== null && price !== undefined && originalPrice <= price)
      wrong('originalPrice', 'ORIGINAL_PRICE', String(originalPrice), `> ${price}`);
    const variant: VariantDraft = {
      id: stored?.id ?? uuid(),
      sku,
      color: colorOf(row, stored, { text, read, wrong }),
      size:
        text('size', limits.size) === undefined ? (stored?.size ?? null) : text('size', limits.size) || null,
      price: price ?? 0,
      originalPrice,
      isActive: read('sold', readYes) ?? stored?.isActive ?? true,
    };
    if (stored) variants[at] = variant;
    else variants.push(variant);
    lines.set(variant.id, row.line);
    const onHand = read('stock', (cell) => readNumber(cell, MAX_STOCK));
    if (onHand !== undefined) levels.push({ variantId: variant.id, onHand, line: row.line });
  }
  if (variants.length > limits.variants)
    faults.push(
      faultAt(
        rows.at(-1)?.line ?? 0,
        'sku',
        'TOO_MANY_VARIANTS',
        String(variants.length),
        String(limits.variants),
      ),
    );
  const kinds = new Map<string, string>();
  for (const { id, sku, color, size } of variants) {
    const kind = `${color?.rgb ?? ''} ${size ?? ''}`;
    const other = kinds.get(kind);
    const line = lines.get(id);
    if (other !== undefined && line !== undefined)
      faults.push(faultAt(line, 'size', 'VARIANT_TWICE', sku, other));
    kinds.set(kind, sku);
  }
  return { variants, levels, lines };
}

function colorOf(row: Row, stored: VariantDraft | undefined, { text, read, wrong }: Cells) {
  if (row.cells.colorVi === undefined && row.cells.colorRgb === undefined) return stored?.color ?? null;
  const vi = text('colorVi', limits.color) ?? stored?.color?.name.vi ?? '';
  const en = text('colorEn', limits.color) ?? stored?.color?.name.en;
  const rgb = row.cells.colorRgb === undefined ? stored?.color?.rgb : read('colorRgb', readColor);
  if (!vi && !row.cells.colorRgb?.trim()) return null;
  if (!vi) wrong('colorVi', 'COLOR_INCOMPLETE', null, 'Đen');
  else if (!rgb && !row.cells.colorRgb?.trim()) wrong('colorRgb', 'COLOR_INCOMPLETE', null, '#1c1917');
  return vi && rgb ? { name: { vi, en: en || vi }, rgb } : null;
}
