import { csvOf, MARK } from './catalogue-export';
import { escaped } from './cell-values';
import { headingOf } from './columns';
import type { Fault } from './faults';

const PIECE = 500;

/** Every fault with its line, as a file to work along, some lines at a time. */
export function* faultFile(faults: Fault[]): Generator<string> {
  yield (
    MARK + csvOf([['Dòng / Line', 'Cột / Column', 'Lỗi / Fault', 'Giá trị / Value', 'Đúng ra / Expected']])
  );
  for (let at = 0; at < faults.length; at += PIECE) {
    const rows = faults
      .slice(at, at + PIECE)
      .map(({ line, column, code, value, expected }) => [
        String(line),
        column ? `${headingOf(column, 'vi')} / ${headingOf(column, 'en')}` : '',
        code,
        escaped(value ?? ''),
        escaped(expected ?? ''),
      ]);
    yield csvOf(rows);
  }
}
