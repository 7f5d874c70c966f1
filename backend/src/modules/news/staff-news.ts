import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { paged } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { searchPatterns } from '../../lib/fold';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { checkBothLanguages, missingLanguages, seoLines } from '../content/check-both-languages';
import { createTextCheck } from '../content/check-text';
import type { UsedPictures } from '../content/used-pictures';
import { freeSlug, giveAddresses, holdAddresses } from './news-addresses';
import { newsRow } from './news-rows';
import type { NewsTable } from './news.tables';
import type {
  NewsBody,
  NewsChange,
  StaffNews,
  StaffNewsQuery,
  StaffNewsRow,
  StaffNewsState,
} from './staff-news.schema';

export interface StaffNewsDependencies {
  db: Db;
  clock: Clock;
  audit: Audit;
  usedPictures: UsedPictures;
}
type Row = Selectable<NewsTable>;

export type StaffNewsService = ReturnType<typeof createStaffNews>;

/** Articles as staff write them: drafts, those that wait for their day, and those that are shown. */
export function createStaffNews({ db, clock, audit, usedPictures }: StaffNewsDependencies) {
  async function found(from: Db, id: string): Promise<Row> {
    const row = isUuid(id)
      ? await from.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw notFound('NEWS_NOT_FOUND');
    return row;
  }

  async function toNews(from: Db, row: Row): Promise<StaffNews> {
    const old = await from
      .selectFrom('newsAddresses')
      .select('slug')
      .where('newsId', '=', row.id)
      .orderBy('slug')
      .execute();
    return {
      ...toRow({ ...row, lengthVi: row.blocksVi.length, lengthEn: row.blocksEn.length }, clock()),
      summaryVi: row.summaryVi,
      summaryEn: row.summaryEn,
      blocksVi: row.blocksVi,
      blocksEn: row.blocksEn,
      altVi: row.altVi,
      altEn: row.altEn,
      ...seoLines(row),
      oldSlugs: old.map(({ slug }) => slug),
    };
  }

  /** What is stored of a body. What is published has everything in both languages, and a picture. */
  async function checked(tx: Db, id: string, body: NewsBody, before: Row | null) {
    const { isActive = true, pictureId = null } = body;
    const check = createTextCheck();
    const author = check.lineOf(body.author, 'author', isActive);
    const altVi = check.lineOf(body.altVi, 'altVi', isActive);
    const altEn = check.lineOf(body.altEn, 'altEn', isActive);
    const written = checkBothLanguages(check, body, isActive);
    if (!isActive && written.titleVi === '' && written.titleEn === '') check.refuse('titleVi', 'required');
    if (isActive && pictureId === null) check.refuse('pictureId', 'required');
    const { blocksVi, blocksEn } = written;
    const cover = pictureId === null ? [] : [{ kind: 'image' as const, pictureId, alt: '' }];
    const missing = await usedPictures.keep(tx, { blocksVi, blocksEn, picture: cover });
    const errors = [...check.errors, ...missing].map(({ field, code }) => ({
      field: field === 'picture[0].pictureId' ? 'pictureId' : field,
      code,
    }));
    if (errors.length > 0) throw invalidFields(...errors);

    const slug = body.slug ?? (await freeSlug(tx, written.titleVi || written.titleEn, id));
    const english =
      body.slugEn ??
      (body.slug === undefined && written.titleEn ? await freeSlug(tx, written.titleEn, id) : slug);
    const publishedAt =
      body.publishedAt !== undefined
        ? new Date(body.publishedAt)
        : before?.isActive
          ? before.publishedAt
          : clock();
    return newsRow({
      ...written,
      author,
      altVi,
      altEn,
      topic: body.topic,
      pictureId,
      isActive,
      publishedAt,
      slug,
      slugEn: english === slug ? null : english,
    });
  }

  const stored = ({ blocksVi, blocksEn, ...row }: ReturnType<typeof newsRow>) => ({
    ...row,
    blocksVi: JSON.stringify(blocksVi),
    blocksEn: JSON.stringify(blocksEn),
    updatedAt: clock(),
  });

  return {
    /** The last to be changed first, with how many are in each state. */
    async list({ state, topic, missing, search, page = 1, limit = 20 }: StaffNewsQuery) {
      const now = clock();
      const patterns = search?.trim() ? searchPatterns(search) : undefined;
      const fitting = sql.join(
        [
          sql`true`,
          ...(topic ? [sql`topic = ${topic}`] : []),
          ...(missing ? [lacks(missing)] : []),
          // Signs without a word find nothing.
          ...(patterns === null ? [sql`false`] : []),
          ...(patterns ?? []).map((pattern) => sql`search_text like ${pattern}`),
        ],
        sql` and `,
      );
      const stateNow = sql`case when not is_active then 'DRAFT' when published_at > ${now} then 'SCHEDULED' else 'PUBLISHED' end`;
      const counted = await sql<{ state: StaffNewsState; count: number }>`
        select ${stateNow} as state, count(*)::int as count from news where ${fitting} group by 1`.execute(
        db,
      );
      const counts = { PUBLISHED: 0, SCHEDULED: 0, DRAFT: 0 };
      for (const one of counted.rows) counts[one.state] = one.count;
      const total = state ? counts[state] : counts.PUBLISHED + counts.SCHEDULED + counts.DRAFT;
      const { rows } = await sql<ListedRow>`
        select id, version, slug, slug_en, topic, author, picture_id, title_vi, title_en, summary_vi, summary_en,
          alt_vi, alt_en, is_active, published_at, updated_at, jsonb_array_length(blocks_vi) as length_vi,
          jsonb_array_length(blocks_en) as length_en
        from news where ${fitting} and ${state ? sql`${stateNow} = ${state}` : sql`true`}
        order by updated_at desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
      return {
        ...paged(
          rows.map((row) => toRow(row, now)),
          { page, limit, total },
        ),
        counts,
      };
    },

    find: async (id: string): Promise<StaffNews> => toNews(db, await found(db, id)),

    create: (body: NewsBody, staff: Staff) =>
      db.transaction().execute(async (tx) => {
        const id = uuid();
        await holdAddresses(tx);
        const row = await checked(tx, id, body, null);
        await giveAddresses(tx, id, { before: null, after: row, now: clock() });
        await tx
          .insertInto('news')
          .values({ id, ...stored(row) })
          .execute();
        await audit.record(tx, staff, {
          action: 'create',
          entity: 'news',
          entityId: id,
          after: recorded(await found(tx, id)),
        });
        return { id, seoSlug: row.slug, version: 1 };
      }),

    change: (id: string, { version, ...body }: NewsChange, staff: Staff) =>
      db.transaction().execute(async (tx) => {
        await holdAddresses(tx);
        const before = await found(tx, id);
        if (before.version !== version)
          throw conflict('EDIT_CONFLICT', { current: await toNews(tx, before) });
        const row = await checked(tx, id, body, before);
        await giveAddresses(tx, id, { before, after: row, now: clock() });
        await tx
          .updateTable('news')
          .set({ ...stored(row), version: version + 1 })
          .where('id', '=', id)
          .execute();
        await audit.record(tx, staff, {
          action: 'update',
          entity: 'news',
          entityId: id,
          before: recorded(before),
          after: recorded(await found(tx, id)),
        });
        return { id, seoSlug: row.slug, version: version + 1 };
      }),

    /** What shoppers see, or will see, is taken off first. */
    remove: (id: string, staff: Staff): Promise<null> =>
      db.transaction().execute(async (tx) => {
        await holdAddresses(tx);
        const before = await found(tx, id);
        if (before.isActive) throw conflict('NEWS_IS_PUBLISHED');
        await tx.deleteFrom('news').where('id', '=', id).execute();
        await audit.record(tx, staff, {
          action: 'delete',
          entity: 'news',
          entityId: id,
          before: recorded(before),
        });
        return null;
      }),
  };
}

type ListedRow = Omit<
  Row,
  | 'blocksVi'
  | 'blocksEn'
  | 'seoTitleVi'
  | 'seoTitleEn'
  | 'seoDescriptionVi'
  | 'seoDescriptionEn'
  | 'readingMinutes'
  | 'searchText'
> & { lengthVi: number; lengthEn: number };

const lacks = (language: 'vi' | 'en') =>
  language === 'vi'
    ? sql`(title_vi = '' or summary_vi = '' or alt_vi = '' or blocks_vi = '[]'::jsonb)`
    : sql`(title_en = '' or summary_en = '' or alt_en = '' or blocks_en = '[]'::jsonb)`;

function toRow(row: ListedRow, now: Date): StaffNewsRow {
  const { id, version, slug, slugEn, topic, author, pictureId, titleVi, titleEn } = row;
  return {
    id,
    version,
    state: !row.isActive ? 'DRAFT' : row.publishedAt > now ? 'SCHEDULED' : 'PUBLISHED',
    slug,
    slugEn,
    topic,
    author,
    pictureId,
    titleVi,
    titleEn,
    missing: missingLanguages({
      vi: [titleVi, row.summaryVi, row.altVi, row.lengthVi],
      en: [titleEn, row.summaryEn, row.altEn, row.lengthEn],
    }),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Without what each write changes, and what is worked out of the rest. */
const recorded = ({
  id: _id,
  version: _version,
  updatedAt: _at,
  readingMinutes: _minutes,
  searchText: _words,
  ...row
}: Row) => row;
