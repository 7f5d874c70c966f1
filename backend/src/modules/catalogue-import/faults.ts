import type { JobFault } from '../background-jobs/background-jobs.schema';
import type { Column } from './columns';

/** What can be wrong with a line; pages have the sentence for each. */
export const faultCodes = [
  'CATEGORY_CIRCULAR',
  'CATEGORY_UNKNOWN',
  'CHANGED_SINCE_CHECK',
  'CHARACTERS',
  'COLOR',
  'COLOR_INCOMPLETE',
  'COLUMN_MISSING',
  'COLUMN_TWICE',
  'COLUMN_UNKNOWN',
  'EMPTY',
  'FORMULA',
  'MARK_UNKNOWN',
  'NEGATIVE',
  'NUMBER',
  'ORIGINAL_PRICE',
  'PARENT_UNKNOWN',
  'PICTURE_BROKEN',
  'PICTURE_FOLDER',
  'PICTURE_LIMIT',
  'PICTURE_MISSING',
  'PICTURE_OUTSIDE',
  'PICTURE_TOO_LARGE',
  'PICTURE_TYPE',
  'PRODUCT_DELETED',
  'PRODUCT_SCATTERED',
  'QUOTE_OPEN',
  'RELATED_UNKNOWN',
  'SKU_INVALID',
  'SKU_TAKEN',
  'SKU_TWICE',
  'SKU_UNKNOWN',
  'SLUG_INVALID',
  'SLUG_TAKEN',
  'SPECIFICATION',
  'STOCK_HELD',
  'STOCK_MOVED',
  'TOO_LARGE',
  'TOO_LONG',
  'TOO_MANY_CELLS',
  'TOO_MANY_VARIANTS',
  'TYPE_UNSUPPORTED',
  'UNREADABLE',
  'VARIANT_TWICE',
  'YES_NO',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Whether a line was left as the shop has it, without stopping the rest of the file. */
export const isLeftFault = (code: FaultCode): boolean =>
  code === 'STOCK_MOVED' || code === 'CHANGED_SINCE_CHECK';

export interface Fault extends JobFault {
  column: Column | null;
  code: FaultCode;
}

const MAX_SHOWN = 120;

export const faultAt = (
  line: number,
  column: Column | null,
  code: FaultCode,
  value: string | null = null,
  expected: string | null = null,
): Fault => ({
  line,
  column,
  code,
  value: value && value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value,
  expected,
});
