import type { NewsTopicKey } from '../../../src/modules/news/news.schema';
import type { Localized } from '../types';
import type { DraftBlock } from '../writing';

/** An article of the demo shop, in both languages. Its picture is the scene of the same name. */
export interface SeedArticle {
  slug: string;
  /** The scene of its picture, when it is another one's. */
  cover?: string;
  topic: NewsTopicKey;
  author: string;
  /** Before the day on which the shop is filled. */
  daysAgo: number;
  title: Localized;
  summary: Localized;
  alt: Localized;
  vi: DraftBlock[];
  en: DraftBlock[];
}
