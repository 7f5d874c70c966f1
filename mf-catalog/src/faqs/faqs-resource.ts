import type { FaqGroup, Language } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** What is often asked, in groups. */
export const faqs = createQuery<{ language: Language }, FaqGroup[]>({
  name: 'catalog/faqGroups',
  keyOf: ({ language }) => language,
  async fetch({ http, signal }) {
    const { data } = await http.getTracked<FaqGroup[]>('main/system/faqs', { signal });
    return data;
  },
});
