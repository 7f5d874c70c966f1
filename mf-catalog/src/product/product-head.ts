import type { At, DocumentHead, Redirect, Translate } from '@storefront/shared/contracts';
import { recommendProducts } from '../catalog-state';
import { reviewNeeds } from '../lazy-reviews';
import { paths } from '../paths/paths';
import { relatedProducts } from './product-extras';
import { productDetails } from './product-resource';
import { priceTurn } from './sale';
import { structuredData } from './structured-data';

const requestOf = ({ params, language }: At) => ({ slug: params['slug'] ?? '', language });

export const productNeeds = (at: At) => [
  productDetails.fetch(requestOf(at)),
  relatedProducts.fetch(requestOf(at)),
  recommendProducts.fetch({ language: at.language }),
  ...reviewNeeds(at.params['slug'] ?? '', at.language),
];

export function productStatus(state: never, at: At): 200 | 404 | 503 | Redirect {
  const { data, error } = productDetails.select(state, requestOf(at));
  if (error?.status === 404 || data?.infos.length === 0) return 404;
  // An address that the product had before.
  if (data && data.seoSlug !== requestOf(at).slug)
    return { redirect: paths.product.to(data.seoSlug), isPermanent: true };
  return data ? 200 : 503;
}

/** When a flash sale of any of its variants ends or begins: from then on the page is another. */
export function priceEnd(state: never, at: At): number | undefined {
  const { data: product } = productDetails.select(state, requestOf(at));
  return (product && priceTurn(product)) ?? undefined;
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
    jsonLd: structuredData(product, t),
  };
}

/** Search engines show about this much. */
const descriptionLength = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength - 1))}…`;
}
