import type { Generated } from 'kysely';
import type { BlocksColumn } from '../content/content.tables';
import type { NewsTopicKey } from './news.schema';

export interface NewsTable {
  id: string;
  slug: string;
  topic: NewsTopicKey;
  author: string;
  pictureId: string;
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

declare module '../../db/tables' {
  interface Database {
    news: NewsTable;
  }
}
