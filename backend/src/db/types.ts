import { types } from 'node:util';
import pg from 'pg';

const int8 = (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what JavaScript counts exactly`);
  return value;
};

/**
 * Differences to the driver's parsers: bigint and numeric (sums of money) become numbers, and a date without time stays a
 * string, because a Date would shift it by the time zone.
 */
const own: Record<number, (text: string) => unknown> = {
  20: int8,
  1700: Number,
  1082: (text) => text,
  1016: (text) => text.slice(1, -1).split(',').filter(Boolean).map(int8),
};

const builtIn: (oid: number) => (text: string) => unknown = pg.types.getTypeParser;

/** Parsers by column type, for both databases. */
export const parserOf = (oid: number): ((text: string) => unknown) => own[oid] ?? builtIn(oid);

/** Encodes a parameter as text, as `pg` would send it. */
export function asParameter(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (types.isDate(value)) return value.toISOString();
  if (Array.isArray(value)) return asArray(value);
  // A lone surrogate is encoded as fewer bytes than counted, which would corrupt the rest of the message.
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  return JSON.stringify(value);
}

function asArray(values: unknown[]): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return 'NULL';
    if (Array.isArray(value)) return asArray(value);
    return `"${String(asParameter(value)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${items.join(',')}}`;
}
