import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { AppError, invalidFields } from '../../lib/errors';
import { createAuditService } from '../audit/audit.service';
import { createCategoryDesk } from '../catalogue/category-desk';
import { createSizeGuideDesk } from '../size-guides/size-guide-desk';
import { SizeGuideBody } from '../size-guides/size-guides.schema';
import { shaped, spoken } from './kind-schema';
import type { RecordKind } from './record-kind';

const deskOf = (db: Db, clock: Clock) =>
  createSizeGuideDesk({ db, audit: createAuditService({ db, clock }) });
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const lineOf = (cells: readonly string[]) => cells.join(' | ');

/** A table that is too long, too wide or has a cell that is too long is refused by the column of the file that holds it. */
function shapedTable(guide: Record<keyof SizeGuideBody, unknown>): SizeGuideBody {
  try {
    return shaped(SizeGuideBody, guide);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw invalidFields(
      ...(error.errors ?? []).map((one) => ({
        ...one,
        field: ['rows', 'columns'].includes(one.field) ? 'table' : one.field,
      })),
    );
  }
}

/** Which size fits, a table for each category: its first line names the columns, each other line is a size. */
export const sizeGuideKind = ({ clock: now }: { clock: Clock }): RecordKind => ({
  name: 'size-guides',
  columns: {
    category: { vi: 'Danh mục', en: 'Category' },
    titleVi: { vi: 'Tiêu đề (tiếng Việt)', en: 'Title (Vietnamese)' },
    titleEn: { vi: 'Tiêu đề (tiếng Anh)', en: 'Title (English)' },
    table: { vi: 'Bảng cỡ', en: 'Size table' },
    columnsEn: { vi: 'Tên cột (tiếng Anh)', en: 'Column names (English)' },
    noteVi: { vi: 'Cách đo (tiếng Việt)', en: 'How to measure (Vietnamese)' },
    noteEn: { vi: 'Cách đo (tiếng Anh)', en: 'How to measure (English)' },
  },
  required: ['category', 'table'],
  example: {
    category: 'thoi-trang',
    titleVi: 'Bảng cỡ áo',
    titleEn: 'Sizes of tops',
    table: 'Cỡ | Vòng ngực (cm)\nM | 86–92\nL | 92–98',
    columnsEn: 'Size | Chest (cm)',
    noteVi: 'Đo vòng ngực ở chỗ nở nhất.',
    noteEn: 'Measure the chest at its fullest.',
  },

  async *export(db) {
    const guides = await deskOf(db, now).list();
    for (const { id, slug } of await createCategoryDesk(db).list()) {
      const guide = guides.get(id);
      if (!guide) continue;
      const { columns, rows, ...texts } = guide;
      yield {
        ...texts,
        category: slug,
        table: [columns.map(({ vi }) => vi), ...rows].map(lineOf).join('\n'),
        columnsEn: lineOf(columns.map(({ en }) => en)),
      };
    }
  },

  async open({ db, clock, by }) {
    const desk = deskOf(db, clock);
    const guides = await desk.list();
    const categories = new Map((await createCategoryDesk(db).list()).map(({ slug, id }) => [slug, id]));
    const seen = new Set<string>();
    return async (row) => {
      const slug = row.needed('category').toLowerCase();
      const id = categories.get(slug);
      if (slug && id === undefined) row.wrong('category', 'unknown');
      if (seen.has(slug)) row.wrong('category', 'ROW_TWICE');
      seen.add(slug);
      const before = guides.get(id ?? '') ?? null;
      const [names = '', ...sizes] = linesOf(row.needed('table'));
      const namesVi = cellsOf(names);
      const rows = sizes.map(cellsOf);
      if (rows.some((cells) => cells.length !== namesVi.length)) row.wrong('table', 'columns');
      const english = row.text('columnsEn');
      const namesEn = english ? cellsOf(english) : (before?.columns.map(({ en }) => en) ?? namesVi);
      if (namesEn.length !== namesVi.length) row.wrong('columnsEn', 'columns');
      const titleVi = row.text('titleVi') || (before?.titleVi ?? row.needed('titleVi'));
      const given = spoken({
        titleEn: row.text('titleEn') || undefined,
        noteVi: row.text('noteVi'),
        noteEn: row.text('noteEn'),
      });
      if (row.faults.length > 0 || id === undefined) return 'unchanged';
      const { titleEn, noteVi, noteEn } = before ?? { titleEn: titleVi, noteVi: '', noteEn: '' };
      const guide = shapedTable({
        titleEn,
        noteVi,
        noteEn,
        ...given,
        titleVi,
        columns: namesVi.map((vi, at) => ({ vi, en: namesEn[at] })),
        rows,
      });
      return desk.write(id, guide, before, by);
    };
  },
});
