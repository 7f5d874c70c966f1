import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { WrittenBlock } from '../content/content.schema';
import type { PictureRow } from '../media/picture';
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
/** In Vietnamese, and in English where it has one of its own. */
export interface NewsSlugs {
  slugVi: string;
  slugEn: string | null;
}
export interface ArticleRow extends NewsRow, NewsSlugs {
  author: string;
  blocks: WrittenBlock[];
  seoTitle: string | null;
  seoDescription: string | null;
  updatedAt: Date;
}
export interface NewsFilter {
  topic?: NewsTopicKey;
  /** LIKE patterns; an article must match them all. */
  patterns?: string[];
}

const inLanguage = (column: string, language: Language) =>
  sql.ref(`news.${column}${language === 'en' ? 'En' : 'Vi'}`);

/** In English an article may have an address of its own. */
const slugIn = (language: Language) =>
  language === 'en' ? sql`coalesce(news.slug_en, news.slug)` : sql.ref('news.slug');

const cardColumns = (language: Language) => sql`
  news.id, ${slugIn(language)} as slug, news.topic, ${inLanguage('alt', language)} as alt, ${inLanguage('title', language)} as title,
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
      select ${cardColumns(language)}, news.slug as slug_vi, news.slug_en, news.author, news.updated_at, ${inLanguage('blocks', language)} as blocks,
        ${inLanguage('seoTitle', language)} as seo_title, ${inLanguage('seoDescription', language)} as seo_description
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
    /** By its address in either language, or by one that it had before. */
    findBySlug: (slug: string, now: Date, language: Language) =>
      article(
        sql`news.id = coalesce(
          (select id from news here where here.slug = ${slug} or here.slug_en = ${slug} limit 1),
          (select news_id from news_addresses where news_addresses.slug = ${slug}))`,
        now,
        language,
      ),

    /** In an order that new articles do not change, so that pages stay what they were. */
    addresses: (at: { limit: number; offset: number }, now: Date) =>
      db
        .selectFrom('news')
        .select(['slug as slugVi', 'slugEn', 'updatedAt'])
        .where('isActive', '=', true)
        .where('publishedAt', '<=', now)
        .orderBy('publishedAt')
        .orderBy('id')
        .limit(at.limit)
        .offset(at.offset)
        .execute(),
  };
}
