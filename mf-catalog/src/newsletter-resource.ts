import type { NewsletterBody } from '@storefront/shared/contracts';
import { submission } from './submission';

/** Asking for the newsletter; the answer is the same for every address. */
export const newsletter = submission<NewsletterBody, { pending: true }>({
  name: 'catalog/newsletter',
  failedNotice: 'catalog:NewsletterFailed',
  async send({ http, signal }, body) {
    const { data } = await http.post<{ pending: true }>('main/newsletter/subscribe', body, { signal });
    return data;
  },
});
