import type {
  ErrorCode,
  Language,
  NewsArticle,
  NewsCard,
  NewsTopic,
  Paged,
} from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import { all, createQuery } from '@storefront/shared/store';

export const newsTopics = ['GUIDE', 'FASHION', 'ROBOTICS', 'COMPANY'] as const satisfies readonly NewsTopic[];

export interface NewsQuery {
  page: number;
  topic: NewsTopic | undefined;
  language: Language;
}

/**
 * Pages of news. When they are unavailable the call returns an empty page with an error code; here that is a
 * failure.
 */
export const newsLists = createQuery<NewsQuery, Paged<NewsCard>>({
  name: 'catalog/newsLists',
  keyOf: ({ page, topic = '', language }) => `${language} ${topic} ${String(page)}`,
  async fetch({ http, signal }, { page, topic }) {
    const { data, message } = await http.getTracked<Paged<NewsCard>>('main/news/public', {
      params: { page, topic },
      signal,
    });
    if (message !== 'OK') throw new ApiError({ status: 503, code: message as ErrorCode });
    return data;
  },
});

export const newsArticles = createQuery<{ slug: string; language: Language }, NewsArticle>({
  name: 'catalog/newsArticles',
  keyOf: ({ slug, language }) => `${language} ${slug}`,
  async fetch({ http, signal }, { slug }) {
    const { data } = await http.getTracked<NewsArticle>(
      `main/news/get-by-seo-slug/${encodeURIComponent(slug)}`,
      { signal },
    );
    return data;
  },
});

export const newsSlices = [newsLists.slice, newsArticles.slice];

export function* newsSaga() {
  yield* all([newsLists.saga, newsArticles.saga]);
}
