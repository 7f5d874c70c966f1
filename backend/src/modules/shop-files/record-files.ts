import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { csvOf, MARK } from '../catalogue-import/catalogue-export';
import { escaped } from '../catalogue-import/cell-values';
import type { RecordKind } from './record-kind';

const headingsOf = ({ columns }: RecordKind, language: Language) =>
  Object.values(columns).map((names) => names[language]);

const lineOf = ({ columns }: RecordKind, cells: Readonly<Record<string, string>>) =>
  Object.keys(columns).map((column) => escaped(cells[column] ?? ''));

/** The columns of a kind, and a line as an example. */
export const recordTemplate = (kind: RecordKind, language: Language): string =>
  MARK + csvOf([headingsOf(kind, language), lineOf(kind, kind.example)]);

/** Everything of a kind, as a file that imports back to the same; `each` sees every line. */
export async function* recordFile(
  kind: RecordKind,
  {
    db,
    language,
    each,
  }: { db: Db; language: Language; each: (cells: Record<string, string>) => Promise<void> },
): AsyncGenerator<string> {
  yield MARK + csvOf([headingsOf(kind, language)]);
  for await (const cells of kind.export(db)) {
    await each(cells);
    yield csvOf([lineOf(kind, cells)]);
  }
}
