import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-texts',
  load: (language) => import(`../texts/locales/${language}.json`),
};

export const newsRoutes: RemoteRoute[] = [
  {
    path: paths.news.pattern,
    lazy: async () => (await import('./news-page')).newsPage,
    messages,
    access: 'operator',
    cacheKeys: ['state', 'topic', 'missing', 'search', 'page'],
  },
  {
    path: paths.newsNew.pattern,
    lazy: async () => (await import('./article-page')).newArticlePage,
    messages,
    access: 'operator',
  },
  {
    path: paths.article.pattern,
    lazy: async () => (await import('./article-page')).articlePage,
    messages,
    access: 'operator',
  },
];
