import type { ProductStatus, SpecificationRow } from '../catalogue/catalogue.tables';
import { fold } from '../../lib/fold';

/** Wrong in a way that its code says; `expected` is what would be right. */
export interface Wrong {
  code: 'NUMBER' | 'NEGATIVE' | 'TOO_LARGE' | 'COLOR' | 'YES_NO' | 'MARK_UNKNOWN' | 'SPECIFICATION';
  expected: string;
}
export type Read<T> = { value: T } | { wrong: Wrong };

const wrong = (code: Wrong['code'], expected: string): { wrong: Wrong } => ({ wrong: { code, expected } });

/** What a spreadsheet would compute instead of show. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula; `unescaped` gives the same text back. */
export const escaped = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
export const unescaped = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
/** Nobody names a thing so; it would be run by the next spreadsheet. */
export const isFormula = (cell: string) => /^[=@]/.test(cell);

/** `1.290.000 ₫`, `1,290,000`, `1 290 000` and `1290000`: whole đồng, or pieces. */
export function readNumber(cell: string, max: number): Read<number> {
  const text = cell
    .replaceAll(/[\s ₫đ]|vn[dđ]/giu, '')
    .replace(/^'/, '')
    .replace(/^\+/, '');
  if (/^[-−(]/.test(text)) return wrong('NEGATIVE', '0');
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text);
  const decimals = /^\d+[.,]0{1,2}$|^\d{1,3}(?:(?:\.\d{3})+,0{1,2}|(?:,\d{3})+\.0{1,2})$/.test(text);
  if (!/^\d+$/.test(text) && !grouped && !decimals) return wrong('NUMBER', '1290000');
  const digits = (decimals && !grouped ? text.replace(/[.,]0{1,2}$/, '') : text).replaceAll(/[.,]/g, '');
  const value = Number(digits);
  return value > max ? wrong('TOO_LARGE', String(max)) : { value };
}

/** `#1c1917`, `1c1917`, `#abc` or `rgb(28, 25, 23)`. */
export function readColor(cell: string): Read<string> {
  const text = cell.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) return { value: `#${hex}` };
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return {
      value: `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
    };
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  if (parts && parts.every((part) => part <= 255))
    return { value: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` };
  return wrong('COLOR', '#f97316');
}

const yes = new Set(['co', 'yes', 'true', '1', 'x', 'y']);
const no = new Set(['khong', 'no', 'false', '0', 'n']);

export function readYes(cell: string): Read<boolean> {
  const text = fold(cell);
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : wrong('YES_NO', 'có / không');
}

const marks = new Map<string, ProductStatus>([
  ['hot', 'HOT'],
  ['ban chay', 'HOT'],
  ['new', 'NEW'],
  ['moi', 'NEW'],
  ['sale', 'SALE_OFF'],
  ['sale off', 'SALE_OFF'],
  ['giam gia', 'SALE_OFF'],
]);

export function readMarks(cell: string): Read<ProductStatus[]> {
  const found = cell
    .split(/[,;|]/)
    .map((part) => fold(part))
    .filter(Boolean);
  const known = found.flatMap((part) => marks.get(part) ?? []);
  return known.length === found.length ? { value: known } : wrong('MARK_UNKNOWN', 'HOT, NEW, SALE_OFF');
}

const escapedName = (text: string) => text.replaceAll('\\', String.raw`\\`).replaceAll(':', String.raw`\:`);
const plainName = (text: string) => text.replaceAll(/\\(.)/g, '$1');

/** One a line: `Chất liệu: Cotton`. */
export const writeSpecifications = (rows: SpecificationRow[], language: 'vi' | 'en') =>
  rows
    .map(
      ({ name, value }) => `${escapedName(name[language])}: ${value[language].replaceAll(/\s*\n\s*/g, ' ')}`,
    )
    .join('\n');

/** Names and values in one language. */
export function readSpecifications(cell: string): Read<{ name: string; value: string }[]> {
  const lines = cell
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^((?:\\.|[^\\:])+):(.*)$/.exec(line) ?? [];
    return name.trim() && value.trim() ? [{ name: plainName(name.trim()), value: value.trim() }] : [];
  });
  return found.length === lines.length ? { value: found } : wrong('SPECIFICATION', 'Chất liệu: Cotton');
}

/** Words between commas, bars or line breaks. */
export const readList = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[,;|\s]+/)
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
];
