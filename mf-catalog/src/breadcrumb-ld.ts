import type { Translate } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

interface Step {
  name: string;
  /** Path without language prefix. */
  item: string;
}

/** The way from the home page to a page, the page itself last, as search engines read it. */
export function breadcrumbLd(t: Translate, steps: Step[]): object {
  const way = [{ name: t('catalog:crumbs.home'), item: paths.home.to() }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
