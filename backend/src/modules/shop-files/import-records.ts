import type { Readable } from 'node:stream';
import type { Db } from '../../db';
import { within } from '../../db/within';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import { fold } from '../../lib/fold';
import type { Staff } from '../../plugins/auth';
import type { FoundPicture, PictureSource } from '../catalogue-import/picture-source';
import { shapeOf, type FileShape } from '../catalogue-import/file-text';
import { readLines } from '../catalogue-import/read-rows';
import { unescaped } from '../catalogue-import/cell-values';
import type { UploadService } from '../uploads/uploads.service';
import { cellReader, type RecordFault } from './record-cells';
import type { RecordKind, RecordOutcome } from './record-kind';

/** They are all written in one transaction, which holds them in memory. */
const MAX_ROWS = 20_000;

export interface RecordReport {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  faults: RecordFault[];
}

interface RecordImport {
  kind: RecordKind;
  open: () => Readable;
  mode: 'check' | 'apply';
  by: Staff;
  pictures?: PictureSource | undefined;
  progress: (done: number, total: number) => void;
  signal: AbortSignal;
}

interface Line {
  line: number;
  cells: Record<string, string>;
}

/** Everything was tried, and is undone: a check, or a file with faults. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/** Which column of a kind a heading names, in either language. */
const columnNamed = ({ columns }: RecordKind, heading: string): string | undefined =>
  Object.entries(columns).find(([key, { vi, en }]) =>
    [key, vi, en].some((name) => fold(name) === fold(heading)),
  )?.[0];

/** The kind of which a file is, by its headings; undefined for products. */
export function kindOf(kinds: readonly RecordKind[], headings: string[]): RecordKind | undefined {
  return kinds.find((kind) => {
    const named = new Set(headings.map((heading) => columnNamed(kind, heading)));
    return kind.required.every((column) => named.has(column));
  });
}

/** The headings of a file. */
export async function headingsOf(open: () => Readable): Promise<string[]> {
  for await (const { cells } of readLines(open(), await shapeOf(open()), () => undefined)) return cells;
  return [];
}

/**
 * Imports a file of which each line is a thing of its own. It is written by the services that the pages of staff use, in
 * one transaction: a check undoes it, and so does a fault, so that what was checked is what is written.
 */
export async function importRecords(
  { kind, open, mode, by, pictures, progress, signal }: RecordImport,
  { db, clock, uploads }: { db: Db; clock: Clock; uploads: Pick<UploadService, 'standIn'> },
): Promise<RecordReport> {
  const report: RecordReport = { rows: 0, created: 0, changed: 0, unchanged: 0, faults: [] };
  const rows = await readAll(kind, open, await shapeOf(open()), report.faults);
  report.rows = rows.length;
  const found = await findPictures(kind, rows, pictures);
  if (report.faults.length > 0) return report;
  if (mode === 'apply' && pictures && !(await pictures.make(signal)))
    await findPictures(kind, rows, pictures);
  try {
    await db.transaction().execute(async (tx) => {
      const own = within(tx);
      if (mode === 'check')
        await uploads.standIn(
          tx,
          [...found.values()].flatMap((one) => ('pictureId' in one ? [one.pictureId] : [])),
        );
      const write = await kind.open({ db: own, clock, by });
      for (const [at, row] of rows.entries()) {
        signal.throwIfAborted();
        const outcome = await writeRow(row, found, report.faults, (reader) =>
          own.transaction().execute(() => write(reader)),
        );
        if (outcome) report[outcome] += 1;
        progress(at + 1, rows.length);
      }
      if (mode === 'check' || report.faults.length > 0) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return report;
}

async function writeRow(
  { line, cells }: Line,
  found: ReadonlyMap<string, FoundPicture>,
  faults: RecordFault[],
  write: (reader: ReturnType<typeof cellReader>) => Promise<RecordOutcome>,
): Promise<RecordOutcome | null> {
  const reader = cellReader(line, cells, found);
  try {
    const outcome = await write(reader);
    if (reader.faults.length === 0) return outcome;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (reader.faults.length === 0) faults.push(...faultsOf(error, line, cells));
  }
  faults.push(...reader.faults);
  return null;
}

/** What a service refuses, by the column that the field comes from. */
function faultsOf(
  { code, errors = [] }: AppError,
  line: number,
  cells: Record<string, string>,
): RecordFault[] {
  if (errors.length === 0) return [{ line, column: null, code, value: null, expected: null }];
  return errors.map(({ field, code: own }) => {
    const column = field.split(/[.[]/)[0] ?? field;
    return { line, column, code: own, value: cells[column]?.slice(0, 120) || null, expected: null };
  });
}

async function findPictures(kind: RecordKind, rows: Line[], pictures: PictureSource | undefined) {
  const names = rows.flatMap(({ cells }) =>
    (kind.pictures ?? []).map((column) => unescaped(cells[column] ?? '').trim()).filter(Boolean),
  );
  return (await pictures?.find([...new Set(names)])) ?? new Map<string, FoundPicture>();
}

async function readAll(
  kind: RecordKind,
  open: () => Readable,
  shape: FileShape,
  faults: RecordFault[],
): Promise<Line[]> {
  const rows: Line[] = [];
  let columns: (string | undefined)[] | null = null;
  const fault = (
    line: number,
    code: string,
    column: string | null = null,
    value: string | null = null,
    expected: string | null = null,
  ) => void faults.push({ line, column, code, value, expected });
  for await (const { line, cells } of readLines(open(), shape, (one) => fault(one.line, one.code))) {
    if (!columns) {
      columns = cells.map((heading) => columnNamed(kind, heading));
      const known = Object.values(kind.columns).map(({ vi }) => vi);
      cells.forEach((heading, at) => {
        const column = columns?.[at];
        if (!column && heading.trim()) fault(line, 'COLUMN_UNKNOWN', null, heading.trim(), known.join(', '));
        if (column && columns?.indexOf(column) !== at) fault(line, 'COLUMN_TWICE', column);
      });
      for (const column of kind.required)
        if (!columns.includes(column)) fault(line, 'COLUMN_MISSING', column);
      if (faults.length > 0) return [];
      continue;
    }
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      fault(line, 'TOO_MANY_CELLS', null, String(cells.length), String(columns.length));
      continue;
    }
    if (rows.length === MAX_ROWS) {
      fault(line, 'TOO_MANY_ROWS', null, null, String(MAX_ROWS));
      break;
    }
    rows.push({
      line,
      cells: Object.fromEntries(
        columns.flatMap((column, at) => (column === undefined ? [] : [[column, cells[at] ?? '']])),
      ),
    });
  }
  return rows;
}
