import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { searchPatterns } from '../../lib/fold';
import { shownSeoOf } from '../content/check-both-languages';
import type { ContentService } from '../content/content.service';
import { withShopWords, type ShopWords } from '../content/shop-words';
import { toPicture } from '../media/picture';
import { createNewsRepository, type ArticleRow, type NewsRow, type NewsSlugs } from './news.repository';
import { newsLimit, type NewsArticle, type NewsCard, type NewsQuery } from './news.schema';
import { texts } from './news.texts';
import { rssOf } from './rss';

export interface NewsDependencies {
  db: Db;
  clock: Clock;
  content: Pick<ContentService, 'shown' | 'wordsIn'>;
  /** Where the shop is opened, as in `https://shop.example.com`. */
  publicUrl: string;
}

export type NewsService = ReturnType<typeof createNewsService>;

const RELATED = 4;
const IN_FEED = 20;
const ADDRESSES_A_PAGE = 2500;

/** What the shop writes about, the newest first. */
export function createNewsService({ db, clock, content, publicUrl }: NewsDependencies) {
  const news = createNewsRepository(db);

  async function article(row: ArticleRow | undefined, now: Date, language: Language): Promise<NewsArticle> {
    if (!row) throw notFound('NEWS_NOT_FOUND');
    const [[blocks = []], related, words] = await Promise.all([
      content.shown([row.blocks], language),
      news.related(row, RELATED, now, language),
      content.wordsIn(language),
    ]);
    return {
      ...toCard(row, words, language),
      slugs: slugsOf(row),
      author: row.author,
      updatedAt: row.updatedAt.toISOString(),
      blocks,
      related: related.map((other) => toCard(other, words, language)),
      ...shownSeoOf(row, words),
    };
  }

  return {
    async list(query: NewsQuery, language: Language) {
      const page = query.page ?? 1;
      const limit = newsLimit(query);
      const offset = (page - 1) * limit;
      const patterns = query.search?.trim() ? searchPatterns(query.search) : [];
      // Signs without a word find nothing.
      if (!patterns) return paged<NewsCard>([], { page, limit, total: 0 });
      const filter = { ...(query.topic && { topic: query.topic }), patterns };
      const now = clock();
      const total = await news.count(filter, now);
      const at = { limit, offset, oldestFirst: query.order === 'ASC' };
      const [words, rows] = await Promise.all([
        content.wordsIn(language),
        offset < total ? news.cards(filter, at, now, language) : [],
      ]);
      return paged(
        rows.map((row) => toCard(row, words, language)),
        { page, limit, total },
      );
    },

    async find(id: string, language: Language): Promise<NewsArticle> {
      const now = clock();
      return article(isUuid(id) ? await news.findById(id, now, language) : undefined, now, language);
    },

    async findBySlug(slug: string, language: Language): Promise<NewsArticle> {
      const now = clock();
      return article(await news.findBySlug(slug, now, language), now, language);
    },

    async addresses(page: number) {
      const now = clock();
      const limit = ADDRESSES_A_PAGE;
      const rows = await news.addresses({ limit, offset: (page - 1) * limit }, now);
      const data = rows.map((row) => ({
        seoSlug: row.slugVi,
        slugs: slugsOf(row),
        updatedAt: row.updatedAt.toISOString(),
      }));
      return paged(data, { page, limit, total: await news.count({}, now) });
    },

    /** The newest articles for feed readers. */
    async rss(language: Language): Promise<string> {
      const [words, rows] = await Promise.all([
        content.wordsIn(language),
        news.cards({}, { limit: IN_FEED, offset: 0 }, clock(), language),
      ]);
      const cards = rows.map((row) => toCard(row, words, language));
      return rssOf(cards, { publicUrl, siteName: words.siteName, language });
    },

    /** What the first page of the list shows. */
    async foremostPictures(): Promise<string[]> {
      const rows = await news.cards({}, { limit: newsLimit({}), offset: 0 }, clock(), 'vi');
      return rows.map(({ pictureId }) => pictureId);
    },
  };
}

const slugsOf = ({ slugVi, slugEn }: NewsSlugs) => ({ vi: slugVi, en: slugEn ?? slugVi });

const toCard = (row: NewsRow, words: ShopWords, language: Language): NewsCard => ({
  id: row.id,
  title: withShopWords(row.title, words),
  seoSlug: row.slug,
  summary: withShopWords(row.summary, words),
  topic: { key: row.topic, name: texts[language].topics[row.topic] },
  picture: toPicture(row, withShopWords(row.alt, words)),
  publishedAt: row.publishedAt.toISOString(),
  readingMinutes: row.readingMinutes,
});
