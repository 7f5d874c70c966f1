import { toSearch, type At, type Subscriber, type SubscriberPage } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';
import { saveFile } from '../goods/save-file';

export const subscriptionStatuses = ['ACTIVE', 'PENDING', 'UNSUBSCRIBED'] as const;

export interface SubscriberFilter {
  status: Subscriber['status'] | undefined;
  language: 'vi' | 'en' | undefined;
  search: string | undefined;
}
export interface SubscribersQuery extends SubscriberFilter {
  after: string | undefined;
}

export const parseSubscribersQuery = ({ query }: Pick<At, 'query'>): SubscribersQuery => ({
  status: subscriptionStatuses.find((status) => status === query.get('status')),
  language: (['vi', 'en'] as const).find((language) => language === query.get('language')),
  search: query.get('search')?.slice(0, 100) || undefined,
  after: query.get('after') ?? undefined,
});

/** Who subscribed, the newest first. */
export const subscribers = createQuery<SubscribersQuery, SubscriberPage>({
  name: 'operator/subscribers',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<SubscriberPage>('main/admin/newsletter', {
        params: { ...query, limit: 20 },
        signal,
      })
    )?.data,
});

/** No more news to this address. */
export const unsubscribing = createMutation<string, Subscriber>({
  name: 'operator/unsubscribe',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (
      await http.put<Subscriber>(
        `main/admin/newsletter/${encodeURIComponent(id)}/unsubscribe`,
        {},
        { signal, isPersonal: true },
      )
    ).data,
  *onSuccess() {
    yield* put(subscribers.invalidate());
  },
});

/** Saves those that fit as a file for a spreadsheet. */
export const savingSubscribers = createMutation<SubscriberFilter & { name: string }, null>({
  name: 'operator/subscriberFile',
  isPersonal: true,
  async send({ http, signal }, { name, status, language, search }) {
    const asked = toSearch({ status, language, search });
    await saveFile(http, `main/admin/newsletter/file${asked}`, name, signal);
    return null;
  },
});
