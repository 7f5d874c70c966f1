import type { BreadcrumbList, ListItem, WithContext } from 'schema-dts';
import type { Translate } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

interface Step {
  name: string;
  /** Path without language prefix. */
  item: string;
}

/** The way from the home page to a page, the page itself last, as search engines read it. */
export function breadcrumbLd(t: Translate, steps: Step[]): WithContext<BreadcrumbList> {
  const way = [{ name: t('catalog:crumbs.home'), item: paths.home.to() }, ...steps];
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
