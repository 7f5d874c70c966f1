import type { BreadcrumbList, ItemList, ListItem, Offer, Service, WithContext } from 'schema-dts';
import type {
  At,
  DocumentHead,
  PartOf,
  SolutionCard,
  SolutionPage,
  Translate,
} from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { solutionPages, solutions } from './solutions';
import { parseSolutionsQuery, solutionsLink } from './solutions-query';

/** The list for search engines: each kind and page is one of its own, a search is none. */
export function solutionsHead(state: never, at: At, t: Translate): DocumentHead {
  const query = parseSolutionsQuery(at);
  const { data } = solutions.select(state, query);
  const name = query.kind ? t(`provider-solutions:kinds.${query.kind}`) : t('provider-solutions:list.title');
  const title =
    query.page > 1 ? t('provider-solutions:list.pageTitle', { title: name, page: query.page }) : name;
  if (!data || data.data.length === 0) return { title, noindex: true };
  const { kind, page } = query;
  const canonical = solutionsLink(
    { ...query, search: undefined, provider: undefined, order: 'newest' },
    { kind, page },
  );
  return {
    title,
    description: t('provider-solutions:list.description'),
    canonical,
    noindex: query.search !== undefined,
    ...(data.data[0]?.picture && { image: data.data[0].picture.url }),
    jsonLd: [itemListLd(data.data), wayLd(t, [])],
  };
}

/** One solution for search engines. */
export function solutionHead(state: never, { params, language }: At, t: Translate): DocumentHead {
  const { data } = solutionPages.select(state, { slug: params['slug'] ?? '', language });
  if (!data) return { title: t('provider-solutions:one.missing'), noindex: true };
  return {
    title: data.title,
    description: data.summary,
    canonical: paths.solution.to(data.seoSlug),
    // The English page of a solution that is written in Vietnamese only is no page of its own.
    noindex: language === 'en' && !data.translated,
    ...(data.picture && { image: data.picture.url }),
    jsonLd: [solutionLd(data, t), wayLd(t, [{ name: data.title, item: paths.solution.to(data.seoSlug) }])],
  };
}

const itemListLd = (cards: readonly SolutionCard[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.map(({ title, seoSlug }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: paths.solution.to(seoSlug),
  })),
});

const solutionLd = (solution: SolutionPage, t: Translate): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: solution.title,
  description: solution.summary,
  serviceType: t(`provider-solutions:kinds.${solution.kind}`),
  url: paths.solution.to(solution.seoSlug),
  image: solution.screenshots.map(({ url }) => url),
  provider: { '@type': 'Organization', name: solution.provider.name },
  ...(solution.services.length > 0 &&
    ({
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: t('provider-solutions:one.services'),
        itemListElement: solution.services.map(({ name, priceFrom }): Offer => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
          ...(priceFrom !== null && ({ price: priceFrom, priceCurrency: 'VND' } satisfies PartOf<Offer>)),
        })),
      },
    } satisfies PartOf<Service>)),
});

/** The way to a page, the page itself last. */
function wayLd(t: Translate, steps: { name: string; item: string }[]): WithContext<BreadcrumbList> {
  const way = [
    { name: t('provider-solutions:home'), item: '/' },
    { name: t('provider-solutions:list.title'), item: paths.solutions.to() },
    ...steps,
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
