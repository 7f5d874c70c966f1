import type { ContentKey, ContentPage, ContentPageRef, Language } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The pages that have an address. */
export type PageKey = Exclude<ContentKey, 'footer'>;

/** Policy and company pages, by their keys. */
export const contentPages = createQuery<{ key: PageKey; language: Language }, ContentPage>({
  name: 'catalog/contentPages',
  keyOf: ({ key, language }) => `${language} ${key}`,
  async fetch({ http, signal }, { key, language }) {
    const params = { lang: language };
    const { data } = await http.getTracked<ContentPage>(`main/system/page/${key}`, { params, signal });
    return data;
  },
});

/** What all of these pages are called. */
export const contentNames = createQuery<{ language: Language }, ContentPageRef[]>({
  name: 'catalog/contentNames',
  keyOf: ({ language }) => language,
  async fetch({ http, signal }) {
    const { data } = await http.getTracked<ContentPageRef[]>('main/system/pages', { signal });
    return data;
  },
});
