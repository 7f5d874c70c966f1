import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { conflict, invalidFields } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { checkBothLanguages, missingLanguages, seoLines } from './check-both-languages';
import { createTextCheck } from './check-text';
import { contentKeys, type ContentKey } from './content.schema';
import { keyOf, type ContentService } from './content.service';
import type { ContentPagesTable } from './content.tables';
import type { ContentPreview, PageBody, PreviewBody, StaffPage, StaffPageRow } from './staff-content.schema';
import type { UsedPictures } from './used-pictures';

interface Dependencies {
  db: Db;
  clock: Clock;
  audit: Audit;
  content: Pick<ContentService, 'preview'>;
  usedPictures: UsedPictures;
}
type Row = Selectable<ContentPagesTable>;

export type StaffPages = ReturnType<typeof createStaffPages>;

/** The thirteen texts that every shop has, as staff write them. */
export function createStaffPages({ db, clock, audit, content, usedPictures }: Dependencies) {
  const rowOf = (from: Db, key: ContentKey): Promise<Row | undefined> =>
    from.selectFrom('contentPages').selectAll().where('key', '=', key).executeTakeFirst();

  return {
    /** All of them, written or not. */
    async list(): Promise<StaffPageRow[]> {
      const { rows } = await sql<ListedRow>`
        select key, is_published, title_vi, title_en, summary_vi, summary_en, updated_at,
          jsonb_array_length(blocks_vi) as length_vi, jsonb_array_length(blocks_en) as length_en
        from content_pages`.execute(db);
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return contentKeys.map((key) => {
        const row = byKey.get(key);
        if (!row) return { key, state: 'UNWRITTEN', titleVi: '', titleEn: '', missing: [], updatedAt: null };
        const { titleVi, titleEn, summaryVi, summaryEn, lengthVi, lengthEn, updatedAt } = row;
        return {
          key,
          state: stateOf(row),
          titleVi,
          titleEn,
          missing: missingLanguages({
            vi: [titleVi, summaryVi, lengthVi],
            en: [titleEn, summaryEn, lengthEn],
          }),
          updatedAt: updatedAt.toISOString(),
        };
      });
    },

    async find(text: string): Promise<StaffPage> {
      const key = keyOf(text);
      return toPage(key, await rowOf(db, key));
    },

    async save(text: string, body: PageBody, staff: Staff): Promise<StaffPage> {
      const key = keyOf(text);
      const { isPublished = true } = body;
      const check = createTextCheck();
      const written = checkBothLanguages(check, body, isPublished);
      const { blocksVi, blocksEn } = written;
      return db.transaction().execute(async (tx) => {
        const missing = await usedPictures.keep(tx, { blocksVi, blocksEn });
        const errors = [...check.errors, ...missing];
        if (errors.length > 0) throw invalidFields(...errors);
        // Two who write a page for the first time have no row to hold.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`content page ${key}`}, 0))`.execute(tx);
        const before = await rowOf(tx, key);
        const version = before?.version ?? 0;
        if (version !== body.version) throw conflict('EDIT_CONFLICT', { current: toPage(key, before) });
        const row = {
          ...written,
          blocksVi: JSON.stringify(blocksVi),
          blocksEn: JSON.stringify(blocksEn),
          isPublished,
          version: version + 1,
          updatedAt: clock(),
        };
        await tx
          .insertInto('contentPages')
          .values({ key, ...row })
          .onConflict((found) => found.column('key').doUpdateSet(row))
          .execute();
        const after = await rowOf(tx, key);
        await audit.record(tx, staff, {
          action: before ? 'update' : 'create',
          entity: 'page',
          entityId: key,
          before: before ? recorded(before) : null,
          after: after ? recorded(after) : null,
        });
        return toPage(key, after);
      });
    },

    /** A text as shoppers would read it, before it is saved. */
    async preview({ language, title, summary, blocks }: PreviewBody): Promise<ContentPreview> {
      const check = createTextCheck();
      const read = {
        title: check.lineOf(title, 'title', false),
        summary: check.lineOf(summary, 'summary', false),
        blocks: check.blocksOf(blocks, 'blocks', false),
      };
      if (check.errors.length > 0) throw invalidFields(...check.errors);
      return content.preview(read, language);
    },
  };
}

type ListedRow = Pick<
  Row,
  'key' | 'isPublished' | 'titleVi' | 'titleEn' | 'summaryVi' | 'summaryEn' | 'updatedAt'
> & { lengthVi: number; lengthEn: number };

const stateOf = ({ isPublished }: Pick<Row, 'isPublished'>) => (isPublished ? 'PUBLISHED' : 'DRAFT');

/** Without what each write changes. */
const recorded = ({ key: _key, version: _version, updatedAt: _at, ...row }: Row) => row;

function toPage(key: ContentKey, row: Row | undefined): StaffPage {
  if (!row)
    return {
      key,
      version: 0,
      state: 'UNWRITTEN',
      titleVi: '',
      titleEn: '',
      summaryVi: '',
      summaryEn: '',
      blocksVi: [],
      blocksEn: [],
      seoTitleVi: '',
      seoTitleEn: '',
      seoDescriptionVi: '',
      seoDescriptionEn: '',
      missing: [],
      updatedAt: null,
    };
  const { titleVi, titleEn, summaryVi, summaryEn, blocksVi, blocksEn } = row;
  return {
    key,
    version: row.version,
    state: stateOf(row),
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    blocksVi,
    blocksEn,
    ...seoLines(row),
    missing: missingLanguages({
      vi: [titleVi, summaryVi, blocksVi.length],
      en: [titleEn, summaryEn, blocksEn.length],
    }),
    updatedAt: row.updatedAt.toISOString(),
  };
}
