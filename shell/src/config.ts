import { bases, type Bases } from '@storefront/shared/http';
import type { Messages, Registry } from '@storefront/shared/contracts';

/** What the document server tells the page, as JSON data blocks in the HTML. */
export interface PageData {
  /** `SITE_NAME`: used until the shop's own setting is there. */
  siteName: string;
  bases: Bases;
  deployment: 'demo' | 'production';
  registry: Registry;
  version: string;
  /** What the frame says in the page's language; the other language is loaded when it is chosen. */
  words: Record<string, Messages>;
}

/** Reads the data block; a page without one cannot start, and says so in the console. */
export function readPageData(document: Document): PageData {
  const block = document.getElementById('page-data');
  const data = JSON.parse(block?.textContent ?? 'null') as Partial<PageData> | null;
  if (
    !data?.registry ||
    !data.words ||
    !data.bases ||
    !bases.every((base) => typeof data.bases?.[base] === 'string')
  ) {
    throw new Error('The page carries no valid page-data block.');
  }
  return data as PageData;
}
