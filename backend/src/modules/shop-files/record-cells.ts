import { readNumber, readYes, unescaped, isFormula } from '../catalogue-import/cell-values';
import { tidy } from '../catalogue-import/row-cells';
import { exportedPictureId } from '../catalogue-import/picture-cells';
import type { FoundPicture } from '../catalogue-import/picture-source';
import { readBlockCell } from './block-cells';
import { readDate } from './date-cells';

/** What is wrong with a line; the column as the kind names it. */
export interface RecordFault {
  line: number;
  column: string | null;
  code: string;
  value: string | null;
  expected: string | null;
}

export type CellReader = ReturnType<typeof cellReader>;

/** Reads cells of one line and notes what is wrong with them; undefined for a column that the file does not have. */
export function cellReader(
  line: number,
  cells: Readonly<Record<string, string>>,
  pictures: ReadonlyMap<string, FoundPicture>,
) {
  const faults: RecordFault[] = [];
  const wrong = (column: string, code: string, expected: string | null = null) =>
    void faults.push({ line, column, code, value: cells[column]?.trim().slice(0, 120) || null, expected });

  const text = (column: string): string | undefined => {
    const raw = cells[column];
    if (raw === undefined) return undefined;
    if (isFormula(raw)) wrong(column, 'FORMULA', `'${raw.slice(0, 100)}`);
    return tidy(unescaped(raw));
  };
  const filled = <T>(column: string, read: (cell: string) => T | undefined): T | undefined => {
    const cell = cells[column]?.trim();
    return cell ? read(cell) : undefined;
  };

  return {
    line,
    faults,
    wrong,
    text,
    /** What every line of its kind has. */
    needed(column: string): string {
      const found = text(column);
      if (!found) wrong(column, 'EMPTY');
      return found ?? '';
    },
    yes: (column: string) =>
      filled(column, (cell) => {
        const read = readYes(cell);
        if ('value' in read) return read.value;
        wrong(column, read.wrong.code, read.wrong.expected);
        return undefined;
      }),
    /** An empty cell is null: there is no limit. */
    number(column: string, max = 1_000_000_000_000): number | null | undefined {
      if (cells[column] === undefined) return undefined;
      return (
        filled(column, (cell) => {
          const read = readNumber(cell, max);
          if ('value' in read) return read.value;
          wrong(column, read.wrong.code, read.wrong.expected);
          return undefined;
        }) ?? null
      );
    },
    /** Percentages may have a decimal. */
    decimal: (column: string) =>
      filled(column, (cell) => {
        const share = /^\d{1,3}[.,]\d$/.exec(cell.replace(/\s*%$/, ''))?.[0];
        if (share !== undefined) return Number(share.replace(',', '.'));
        const read = readNumber(cell.replace(/\s*%$/, ''), 1_000_000_000_000);
        if ('value' in read) return read.value;
        wrong(column, read.wrong.code, read.wrong.expected);
        return undefined;
      }),
    date: (column: string) =>
      filled(column, (cell) => {
        const date = readDate(cell);
        if (!date) wrong(column, 'DATE', '2026-12-31 18:00');
        return date?.toISOString();
      }),
    /** One of these words, in any case. */
    word: <const W extends string>(column: string, words: readonly W[]): W | undefined =>
      filled(column, (cell) => {
        const found = words.find((word) => word === cell.toUpperCase());
        if (!found) wrong(column, 'enum', words.join(', '));
        return found;
      }),
    list(column: string): string[] | undefined {
      return text(column)
        ?.split(/[\s,;|]+/)
        .filter(Boolean);
    },
    blocks(column: string): unknown[] | undefined {
      const cell = text(column);
      if (cell === undefined) return undefined;
      const blocks = readBlockCell(cell);
      if (!blocks) wrong(column, 'BLOCKS', '[{"kind":"paragraph","text":[{"text":"…"}]}]');
      return blocks ?? [];
    },
    /** Undefined for an empty cell: what is there stays. */
    picture: (column: string, stored: string | null = null) =>
      filled(column, (cell) => {
        const name = unescaped(cell);
        const found = pictures.get(name);
        if (found && 'pictureId' in found) return found.pictureId;
        const own = exportedPictureId(name);
        if (own !== null && own === stored) return own;
        if (found) wrong(column, found.wrong, found.expected);
        else wrong(column, 'PICTURE_FOLDER', '--pictures ./pictures');
        return undefined;
      }),
  };
}
