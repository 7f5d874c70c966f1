import {
  pageParam,
  type At,
  type NewsTopic,
  type PageMeta,
  type StaffNews,
  type StaffNewsRow,
  type StaffNewsState,
  type WrittenNews,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const newsStates = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const satisfies StaffNewsState[];
export const newsTopics = ['GUIDE', 'FASHION', 'ROBOTICS', 'COMPANY'] as const satisfies NewsTopic[];

export interface NewsQuery {
  state: StaffNewsState | undefined;
  topic: NewsTopic | undefined;
  missing: 'vi' | 'en' | undefined;
  search: string | undefined;
  page: number;
}
export interface NewsList {
  data: StaffNewsRow[];
  meta: PageMeta;
  counts: Record<StaffNewsState, number>;
}

/** What an address asks of the list; what it may not say is left out. */
export const parseNewsQuery = ({ query }: Pick<At, 'query'>): NewsQuery => ({
  state: newsStates.find((one) => one === query.get('state')),
  topic: newsTopics.find((one) => one === query.get('topic')),
  missing: (['vi', 'en'] as const).find((one) => one === query.get('missing')),
  search: query.get('search')?.trim().slice(0, 100) || undefined,
  page: pageParam(query),
});

const path = 'main/admin/news';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}` as const;

/** Articles as staff list them. */
export const newsList = createQuery<NewsQuery, NewsList>({
  name: 'operator/news',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (await http.getWithBearer<NewsList>(path, { params: { ...query, limit: 20 }, signal }))?.data,
});

/** One article with all that staff write. */
export const article = createQuery<string, StaffNews>({
  name: 'operator/article',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) => (await http.getWithBearer<StaffNews>(pathOf(id), { signal }))?.data,
});

function* forget() {
  yield* put(newsList.invalidate());
  yield* put(article.invalidate());
}

/** Writes a new article, or changes the one with this id. */
export const savingArticle = createMutation<{ id: string | null; body: object; key: string }, WrittenNews>({
  name: 'operator/articleSave',
  isPersonal: true,
  send: async ({ http, signal }, { id, body, key }) =>
    (
      await (id === null
        ? http.post<WrittenNews>(path, body, { signal, isPersonal: true, idempotencyKey: key })
        : http.put<WrittenNews>(pathOf(id), body, { signal, isPersonal: true }))
    ).data,
  onSuccess: forget,
  // Someone else was faster: what is fetched next is theirs.
  onError: forget,
});

export const removingArticle = createMutation<string, null>({
  name: 'operator/articleRemove',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.delete<null>(pathOf(id), { signal, isPersonal: true })).data,
  onSuccess: forget,
});
