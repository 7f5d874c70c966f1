import { isFormula, unescaped, type Read } from './cell-values';
import type { Column } from './columns';
import { faultAt, type Fault, type FaultCode } from './faults';
import type { Row } from './read-rows';

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
/** One form of letters and line breaks, without spaces around it. */
export const tidy = (text: string) => text.replaceAll('\r\n', '\n').normalize('NFC').trim();

export type Cells = ReturnType<typeof cellsOf>;

/** Reads cells of one row and notes what is wrong with them. */
export function cellsOf(row: Row, faults: Fault[]) {
  const wrong = (column: Column, code: FaultCode, value: string | null, expected: string | null = null) =>
    void faults.push(faultAt(row.line, column, code, value, expected));
  /** Undefined when the file has no such column. */
  const text = (column: Column, max: number): string | undefined => {
    const raw = row.cells[column];
    if (raw === undefined) return undefined;
    if (isFormula(raw)) wrong(column, 'FORMULA', raw, `'${raw}`);
    const value = tidy(unescaped(raw));
    if (CONTROL.test(value)) wrong(column, 'CHARACTERS', value);
    if (value.length > max) wrong(column, 'TOO_LONG', value, String(max));
    return value;
  };
  const read = <T>(column: Column, reader: (cell: string) => Read<T>): T | undefined => {
    const raw = row.cells[column]?.trim();
    if (!raw) return undefined;
    const result = reader(raw);
    if ('value' in result) return result.value;
    wrong(column, result.wrong.code, raw, result.wrong.expected);
    return undefined;
  };
  return { wrong, text, read };
}
