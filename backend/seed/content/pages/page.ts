import type { ContentKey } from '../../../src/modules/content/content.schema';
import type { Localized } from '../types';
import type { DraftBlock } from '../writing';

/** A policy or company page of the demo shop, in both languages. */
export interface SeedPage {
  key: ContentKey;
  title: Localized;
  summary: Localized;
  vi: DraftBlock[];
  en: DraftBlock[];
}
