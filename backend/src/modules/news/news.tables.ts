import type { Generated } from 'kysely';
import type { BlocksColumn, SeoColumns } from '../content/content.tables';
import type { NewsTopicKey } from './news.schema';

export interface NewsTable extends SeoColumns {
  id: string;
  version: Generated<number>;
  slug: string;
  /** The address in English; null for the same one. */
  slugEn: string | null;
  topic: NewsTopicKey;
  author: string;
  /** Null in a draft only. */
  pictureId: string | null;
  altVi: string;
  altEn: string;
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  blocksVi: BlocksColumn;
  blocksEn: BlocksColumn;
  readingMinutes: number;
  /** What `searchText` makes of its words. */
  searchText: string;
  isActive: Generated<boolean>;
  /** Shown once it has come. */
  publishedAt: Date;
  updatedAt: Date;
}

/** Addresses that an article had before. */
export interface NewsAddressesTable {
  slug: string;
  newsId: string;
  since: Date;
}

declare module '../../db/tables' {
  interface Database {
    news: NewsTable;
    newsAddresses: NewsAddressesTable;
  }
}
