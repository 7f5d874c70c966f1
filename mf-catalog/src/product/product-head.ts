import {
  paths,
  type At,
  type DocumentHead,
  type ProductDetail,
  type Translate,
} from '@storefront/shared/contracts';
import { recommendProducts } from '../catalog-state';
import { reviewNeeds } from '../late-reviews';
import { relatedProducts } from './product-extras';
import { productDetails } from './product-resource';
import { atSalePrice, endOfSale } from './sale';

const requestOf = ({ params, language }: At) => ({ slug: params['slug'] ?? '', language });

export const productNeeds = (at: At) => [
  productDetails.requested(requestOf(at)),
  relatedProducts.requested(requestOf(at)),
  recommendProducts.requested({ language: at.language }),
  ...reviewNeeds(at.params['slug'] ?? '', at.language),
];

export function productStatus(state: never, at: At): 200 | 404 | 503 {
  const { data, error } = productDetails.select(state, requestOf(at));
  if (error?.status === 404 || data?.infos.length === 0) return 404;
  return data ? 200 : 503;
}

/** When the flash sale of any of its variants ends: from then on the page is another. */
export function saleEnd(state: never, at: At): number | undefined {
  return endOfSale(productDetails.select(state, requestOf(at)).data?.infos ?? []) ?? undefined;
}

export function productHead(state: never, at: At, t: Translate): DocumentHead {
  const { data: product } = productDetails.select(state, requestOf(at));
  if (!product || product.infos.length === 0) {
    const isMissing = productStatus(state, at) === 404;
    return {
      title: isMissing ? t('catalog:product.notFoundTitle') : t('catalog:crumbs.products'),
      noindex: true,
    };
  }
  return {
    title: product.name,
    description: shortened(product.description),
    // Every variant's address is this product's page.
    canonical: paths.product.to(product.seoSlug),
    image: product.picture.url,
    jsonLd: [productLd(product), breadcrumbLd(product, t)],
  };
}

/** Search engines show about this much. */
const descriptionLength = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength - 1))}…`;
}

function productLd(product: ProductDetail): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: paths.product.to(product.seoSlug),
    category: product.category.name,
    image: product.pictures.map(({ url }) => url),
    offers: product.infos.map(atSalePrice).map((info) => ({
      '@type': 'Offer',
      sku: info.sku,
      itemCondition: 'https://schema.org/NewCondition',
      price: info.price,
      priceCurrency: 'VND',
      ...(info.flashSale && { priceValidUntil: info.flashSale.endsAt }),
      availability: `https://schema.org/${info.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      url: paths.product.to(product.seoSlug, info.infoId),
    })),
    ...(product.rating !== null &&
      product.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviewCount,
        },
      }),
  };
}

function breadcrumbLd(product: ProductDetail, t: Translate): object {
  const way = [
    { name: t('catalog:crumbs.home'), item: paths.home.to() },
    ...product.breadcrumb.map(({ name, slug }) => ({ name, item: paths.category.to(slug) })),
    { name: product.name, item: paths.product.to(product.seoSlug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
