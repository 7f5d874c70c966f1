import type { Offer, Product, WithContext } from 'schema-dts';
import type { PartOf, ProductDetail, Translate } from '@storefront/shared/contracts';
import { breadcrumbLd } from '../breadcrumb-ld';
import { ratingLd } from '../item-list-ld';
import { paths } from '../paths/paths';
import { atSalePrice } from './sale';

/** What search engines read of a product, and the way to it. Only pages that a server draws hold it. */
export const structuredData = (product: ProductDetail, t: Translate): object[] => [
  productLd(product),
  breadcrumbLd(t, [
    ...product.breadcrumb.map(({ name, slug }) => ({ name, item: paths.category.to(slug) })),
    { name: product.name, item: paths.product.to(product.seoSlug) },
  ]),
];

function productLd(product: ProductDetail): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: paths.product.to(product.seoSlug),
    category: product.category.name,
    image: product.pictures.map(({ url }) => url),
    offers: product.infos.map(atSalePrice).map((info): Offer => ({
      '@type': 'Offer',
      sku: info.sku,
      itemCondition: 'https://schema.org/NewCondition',
      price: info.price,
      priceCurrency: 'VND',
      ...(info.flashSale && ({ priceValidUntil: info.flashSale.endsAt } satisfies PartOf<Offer>)),
      availability: info.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      url: paths.product.to(product.seoSlug, info.infoId),
    })),
    ...ratingLd(product),
  };
}
