import { Readable } from 'node:stream';
import { CsvError, Parser } from 'csv-parse';
import { columnNamed, headingOf, columnKeys, type Column } from './columns';
import { faultAt, type Fault } from './faults';
import { foreignRows, formatOf, type FileFormat } from './file-formats';
import { textOf, type FileShape } from './file-text';

/** A line of a file; a column that the file does not have is undefined. */
export interface Row {
  line: number;
  /** Where the product is described, when that is another line. */
  productLine?: number;
  cells: Partial<Record<Column, string>>;
}

/** Longer than any product with its texts. */
const MAX_RECORD = 200_000;

const breaksIn = (cells: string[]) =>
  cells.reduce(
    (count, cell) =>
      count + (cell.includes('\n') || cell.includes('\r') ? cell.split(/\r\n|\n|\r/).length - 1 : 0),
    0,
  );

export interface ReadOptions {
  /** Found out by the heading unless told. */
  format?: FileFormat | undefined;
  /** Whether there is a folder for the pictures that a file of another shop names. */
  hasPictures?: boolean;
  unmapped?: (heading: string) => void;
}

interface Line {
  line: number;
  cells: string[];
}

/** The rows of a file as they come, each with the line on which it begins; files of other shops as rows of ours. */
export async function* readRows(
  content: Readable,
  shape: FileShape,
  faults: (fault: Fault) => void,
  { format, hasPictures = false, unmapped = () => undefined }: ReadOptions = {},
): AsyncGenerator<Row> {
  const unreadable: Fault[] = [];
  const lines = readLines(content, shape, (fault) => {
    unreadable.push(fault);
    faults(fault);
  });
  try {
    const first = await lines.next();
    if (first.done) {
      if (unreadable.length === 0) faults(faultAt(1, 'sku', 'COLUMN_MISSING', null, headingOf('sku', 'vi')));
      return;
    }
    const { cells: headings, line } = first.value;
    const found = format ?? formatOf(headings);
    const rows = fittingRows(lines, headings.length, faults);
    if (found === 'storefront') yield* ownRows(rows, readHeading(headings, line, faults));
    else yield* foreignRows(found, headings, rows, { hasPictures, faults, unmapped });
  } finally {
    await lines.return(undefined);
  }
}

/** The format of a file, by its headings. */
export async function formatOfFile(content: Readable, shape: FileShape): Promise<FileFormat> {
  for await (const { cells } of readLines(content, shape, () => undefined)) return formatOf(cells);
  return 'storefront';
}

async function* ownRows(rows: AsyncIterable<Line>, columns: (Column | null)[] | null): AsyncGenerator<Row> {
  if (!columns) return;
  for await (const { line, cells } of rows) {
    const row: Row = { line, cells: {} };
    for (const [place, column] of columns.entries()) {
      if (column) row.cells[column] = cells[place] ?? '';
    }
    yield row;
  }
}

/** Leaves out rows with more cells than headings: their cells cannot be assigned to columns. */
async function* fittingRows(
  lines: AsyncIterable<Line>,
  width: number,
  faults: (fault: Fault) => void,
): AsyncGenerator<Line> {
  for await (const { line, cells } of lines) {
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      faults(faultAt(line, null, 'TOO_MANY_CELLS', String(cells.length), String(width)));
    else yield { line, cells };
  }
}

/** What cannot be read ends the reading, with a fault at its line; no row after it is guessed. */
export async function* readLines(
  content: Readable,
  shape: FileShape,
  faults: (fault: Fault) => void,
): AsyncGenerator<Line> {
  let lastLine = shape.skippedLines;
  const parser = new Parser({
    delimiter: shape.delimiter,
    from_line: shape.skippedLines + 1,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    // The line goes before the cells: a record alone does not know where it was.
    on_record(cells, { lines }) {
      const line = lines - breaksIn(cells);
      lastLine = lines;
      return [String(line), ...cells];
    },
  });
  const source = Readable.from(textOf(content, shape));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const [at = '', ...cells] of parser as AsyncIterable<string[]>) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      yield { line: Number(at), cells: cells.map((cell) => cell.normalize('NFC')) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isQuote = error.code.includes('QUOTE') || error.code === 'CSV_MAX_RECORD_SIZE';
    faults(faultAt(lastLine + 1, null, isQuote ? 'QUOTE_OPEN' : 'UNREADABLE'));
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Null when the heading is wrong: every line under it would be as well. */
function readHeading(
  cells: string[],
  line: number,
  faults: (fault: Fault) => void,
): (Column | null)[] | null {
  const seen = new Set<Column>();
  const wrong: Fault[] = [];
  const found = cells.map((heading): Column | null => {
    if (heading.trim() === '') return null;
    const column = columnNamed(heading);
    if (!column)
      wrong.push(
        faultAt(
          line,
          null,
          'COLUMN_UNKNOWN',
          heading.trim(),
          columnKeys.map((key) => headingOf(key, 'vi')).join(', '),
        ),
      );
    else if (seen.has(column)) wrong.push(faultAt(line, column, 'COLUMN_TWICE', heading.trim()));
    if (column) seen.add(column);
    return column ?? null;
  });
  if (!seen.has('sku'))
    wrong.push(
      faultAt(line, 'sku', 'COLUMN_MISSING', null, `${headingOf('sku', 'vi')} / ${headingOf('sku', 'en')}`),
    );
  for (const fault of wrong) faults(fault);
  return wrong.length === 0 ? found : null;
}
