import { paths, type PageMessages, type RemotePage, type RemoteRoute } from '@storefront/shared/contracts';

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
  { pattern }: { pattern: string },
  messages: PageMessages,
  lazy: () => Promise<RemotePage>,
  cacheKeys?: string[],
): RemoteRoute => ({ path: pattern, lazy, messages, render: 'server', ...(cacheKeys && { cacheKeys }) });

/** What the shop tells: policies, company pages, questions, places, news; and the links of the newsletter's mails. */
export const contentRoutes: RemoteRoute[] = [
  drawn(paths.policy, contentWords, async () => (await contentPages()).policyPage),
  drawn(paths.quickConsultation, contentWords, async () => (await contactPages()).quickConsultationPage),
  drawn(paths.about, contentWords, async () => (await contentPages()).aboutPage),
  drawn(paths.storeSystem, contentWords, async () => (await contentPages()).storeSystemPage),
  drawn(paths.careers, contentWords, async () => (await contentPages()).careersPage),
  drawn(paths.contact, contentWords, async () => (await contactPages()).contactPage),
  drawn(
    paths.faqs,
    contentWords,
    async () => (await import(/* webpackChunkName: "content" */ './faqs/faqs-page')).faqsPage,
  ),
  drawn(paths.showrooms, contentWords, async () => (await placesPages()).showroomsPage, ['province']),
  drawn(paths.serviceCenters, contentWords, async () => (await placesPages()).serviceCentersPage, [
    'province',
  ]),
  drawn(
    paths.news,
    newsWords,
    async () => (await import(/* webpackChunkName: "news" */ './news/news-list-page')).newsListPage,
    ['page', 'topic'],
  ),
  drawn(
    paths.newsArticle,
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
