import type { NewsletterBody } from '@storefront/shared/contracts';
import { createMutation, noticeShown, put } from '@storefront/shared/store';

/** Asking for the newsletter; the answer is the same for every address. */
export const newsletter = createMutation<NewsletterBody, { pending: true }>({
  name: 'catalog/newsletter',
  async send({ http, signal }, body) {
    const { data } = await http.post<{ pending: true }>('main/newsletter/subscribe', body, { signal });
    return data;
  },
  *onError() {
    yield* put(noticeShown('catalog:NewsletterFailed'));
  },
});
