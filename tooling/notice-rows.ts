import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface NoticeRow {
  kind: string;
  vi: string;
  en: string;
  shownWhen: string;
}

/** Rows of `docs/notices.md` by key. */
export const readNoticeRows = (root: string): Map<string, NoticeRow> =>
  new Map(
    readFileSync(path.join(root, 'docs/notices.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => {
        const [key = '', kind = '', vi = '', en = '', shownWhen = ''] = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
        return [key.replaceAll('`', ''), { kind, vi, en, shownWhen }] as const;
      }),
  );
