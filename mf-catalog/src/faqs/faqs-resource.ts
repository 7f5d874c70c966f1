import type { FaqGroup, Language } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';

/** What is often asked, in groups. */
export const faqs = resource<{ language: Language }, FaqGroup[]>({
  name: 'catalog/faqGroups',
  key: ({ language }) => language,
  async fetch({ http, signal }) {
    const { data } = await http.getTracked<FaqGroup[]>('main/system/faqs', { signal });
    return data;
  },
});
