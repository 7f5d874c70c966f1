import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db';
import { codeOf } from '../../db/failures';
import { conflict } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { WrittenBlock } from '../content/content.schema';
import type { PictureRow } from '../media/picture';
import type { newsRow } from './news-rows';
import type { NewsTopicKey } from './news.schema';

export interface NewsRow extends PictureRow {
  id: string;
  slug: string;
  topic: NewsTopicKey;
  alt: string;
  title: string;
  summary: string;
  readingMinutes: number;
  publishedAt: Date;
}
export interface ArticleRow extends NewsRow {
  author: string;
  blocks: WrittenBlock[];
  updatedAt: Date;
}
export interface NewsFilter {
  topic?: NewsTopicKey;
  /** LIKE patterns; an article must match them all. */
  patterns?: string[];
}

type WrittenRow = ReturnType<typeof newsRow>;

const inLanguage = (column: string, language: Language) =>
  sql.ref(`news.${column}${language === 'en' ? 'En' : 'Vi'}`);

const cardColumns = (language: Language) => sql`
  news.id, news.slug, news.topic, ${inLanguage('alt', language)} as alt, ${inLanguage('title', language)} as title,
  ${inLanguage('summary', language)} as summary, news.reading_minutes, news.published_at,
  picture.id as picture_id, picture.width as picture_width, picture.height as picture_height,
  picture.color as picture_color`;
const cardSource = sql`from news join pictures picture on picture.id = news.picture_id`;

/** What people may see: published, and its time has come. */
const shown = (now: Date) => sql`news.is_active and news.published_at <= ${now}`;

export function createNewsRepository(db: Db) {
  const matching = ({ topic, patterns = [] }: NewsFilter, now: Date) =>
    sql.join(
      [
        shown(now),
        ...(topic ? [sql`news.topic = ${topic}`] : []),
        ...patterns.map((pattern) => sql`news.search_text like ${pattern}`),
      ],
      sql` and `,
    );
  const article = async (condition: RawBuilder<unknown>, now: Date, language: Language) => {
    const { rows } = await sql<ArticleRow>`
      select ${cardColumns(language)}, news.author, news.updated_at, ${inLanguage('blocks', language)} as blocks
      ${cardSource} where ${shown(now)} and ${condition}`.execute(db);
    return rows[0];
  };

  return {
    async count(filter: NewsFilter, now: Date): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from news where ${matching(filter, now)}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    async cards(
      filter: NewsFilter,
      at: { limit: number; offset: number; oldestFirst?: boolean },
      now: Date,
      language: Language,
    ): Promise<NewsRow[]> {
      const order = at.oldestFirst
        ? sql`news.published_at, news.id desc`
        : sql`news.published_at desc, news.id`;
      const { rows } = await sql<NewsRow>`
        select ${cardColumns(language)} ${cardSource} where ${matching(filter, now)}
        order by ${order} limit ${at.limit} offset ${at.offset}`.execute(db);
      return rows;
    },

    /** Others to read next: of its topic first, then the newest. */
    async related(to: ArticleRow, limit: number, now: Date, language: Language): Promise<NewsRow[]> {
      const { rows } = await sql<NewsRow>`
        select ${cardColumns(language)} ${cardSource} where ${shown(now)} and news.id <> ${to.id}
        order by (news.topic = ${to.topic}) desc, news.published_at desc, news.id limit ${limit}`.execute(db);
      return rows;
    },

    findById: (id: string, now: Date, language: Language) => article(sql`news.id = ${id}`, now, language),
    findBySlug: (slug: string, now: Date, language: Language) =>
      article(sql`news.slug = ${slug}`, now, language),

    /** In an order that new articles do not change, so that pages stay what they were. */
    addresses: (at: { limit: number; offset: number }, now: Date) =>
      db
        .selectFrom('news')
        .select(['slug', 'updatedAt'])
        .where('isActive', '=', true)
        .where('publishedAt', '<=', now)
        .orderBy('publishedAt')
        .orderBy('id')
        .limit(at.limit)
        .offset(at.offset)
        .execute(),

    async insert(id: string, row: WrittenRow, now: Date) {
      await refusingTakenSlug(() =>
        db
          .insertInto('news')
          .values({ id, ...stored(row), updatedAt: now })
          .execute(),
      );
    },

    async update(id: string, row: WrittenRow, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await refusingTakenSlug(() =>
        db
          .updateTable('news')
          .set({ ...stored(row), updatedAt: now })
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
  };
}

const stored = ({ blocksVi, blocksEn, ...row }: WrittenRow) => ({
  ...row,
  blocksVi: JSON.stringify(blocksVi),
  blocksEn: JSON.stringify(blocksEn),
});

const UNIQUE_VIOLATION = '23505';

async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw conflict('NEWS_SLUG_TAKEN');
    throw error;
  }
}
