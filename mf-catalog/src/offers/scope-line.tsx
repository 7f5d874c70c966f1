import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferScope } from '@storefront/shared/contracts';
import { TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** What an offer holds for, with links to it. */
export function ScopeLine({ scope: { categories, products } }: { scope: OfferScope }) {
  const { t } = useTranslation('catalog-offers');
  const links = [
    ...categories.map(({ id, name, slug }) => ({ id, name, to: paths.category.to(slug) })),
    ...products.map(({ id, name, seoSlug }) => ({ id, name, to: paths.product.to(seoSlug) })),
  ];
  if (links.length === 0) return t('conditions.everything');
  return (
    <>
      {t('conditions.for')}{' '}
      {links.map(({ id, name, to }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <TextLink to={to}>{name}</TextLink>
        </Fragment>
      ))}
    </>
  );
}
