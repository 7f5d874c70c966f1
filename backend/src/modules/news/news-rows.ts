import { wordsOf } from '../content/check-text';
import type { WrittenBlock } from '../content/content.schema';
import type { SeoColumns } from '../content/content.tables';
import { searchText } from '../../lib/fold';
import type { NewsTopicKey } from './news.schema';

export interface NewNews extends SeoColumns {
  slug: string;
  slugEn: string | null;
  topic: NewsTopicKey;
  author: string;
  pictureId: string | null;
  altVi: string;
  altEn: string;
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  blocksVi: WrittenBlock[];
  blocksEn: WrittenBlock[];
  isActive: boolean;
  publishedAt: Date;
}

const WORDS_A_MINUTE = 220;

/** What is stored of an article besides what was written: how long it takes to read, and what finds it. */
export function newsRow<T extends NewNews>(article: T) {
  const { titleVi, titleEn, summaryVi, summaryEn, blocksVi } = article;
  const words = wordsOf(blocksVi).split(' ').filter(Boolean).length;
  return {
    ...article,
    readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    searchText: searchText(titleVi, titleEn, summaryVi, summaryEn),
  };
}
