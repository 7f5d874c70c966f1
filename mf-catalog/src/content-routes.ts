import type { PageMessages, RemotePage, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const contentWords: PageMessages = {
  namespace: 'catalog-content',
  load: (language) => import(`./content/locales/${language}.json`),
};
const newsWords: PageMessages = {
  namespace: 'catalog-news',
  load: (language) => import(`./news/locales/${language}.json`),
};

const contentPages = () => import(/* webpackChunkName: "content" */ './content/content-pages');
const placesPages = () => import(/* webpackChunkName: "content" */ './places/places-page');
const contactPages = () => import(/* webpackChunkName: "content" */ './contact-pages');
const linkPages = () => import(/* webpackChunkName: "newsletter" */ './newsletter/link-page');

/** A page that is drawn before it is sent. */
const drawn = (
  name: keyof typeof paths,
  messages: PageMessages,
  lazy: () => Promise<RemotePage>,
  cacheKeys?: string[],
): RemoteRoute => ({
  path: paths[name].pattern,
  name,
  lazy,
  messages,
  render: 'server',
  ...(cacheKeys && { cacheKeys }),
});

/** What the shop tells: policies, company pages, questions, places, news; and the links of the newsletter's mails. */
export const contentRoutes: RemoteRoute[] = [
  drawn('policy', contentWords, async () => (await contentPages()).policyPage),
  drawn('quickConsultation', contentWords, async () => (await contactPages()).quickConsultationPage),
  drawn('about', contentWords, async () => (await contentPages()).aboutPage),
  drawn('storeSystem', contentWords, async () => (await contentPages()).storeSystemPage),
  drawn('careers', contentWords, async () => (await contentPages()).careersPage),
  drawn('contact', contentWords, async () => (await contactPages()).contactPage),
  drawn(
    'faqs',
    contentWords,
    async () => (await import(/* webpackChunkName: "content" */ './faqs/faqs-page')).faqsPage,
  ),
  drawn('showrooms', contentWords, async () => (await placesPages()).showroomsPage, ['province']),
  drawn('serviceCenters', contentWords, async () => (await placesPages()).serviceCentersPage, ['province']),
  drawn(
    'news',
    newsWords,
    async () => (await import(/* webpackChunkName: "news" */ './news/news-list-page')).newsListPage,
    ['page', 'topic'],
  ),
  drawn(
    'newsArticle',
    newsWords,
    async () => (await import(/* webpackChunkName: "news" */ './news/article-page')).articlePage,
  ),
  {
    path: paths.newsletterConfirm.pattern,
    lazy: async () => (await linkPages()).confirmPage,
    messages: contentWords,
  },
  {
    path: paths.newsletterUnsubscribe.pattern,
    lazy: async () => (await linkPages()).unsubscribePage,
    messages: contentWords,
  },
];
