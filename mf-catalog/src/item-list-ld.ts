import type { ProductCard } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

/** A page's things in their order; `first` is the place of the first one, which on later pages is not 1. */
export const itemsLd = (items: readonly object[], first = 1) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: first + index, item }));

interface Sold {
  price: number;
  stock: number;
  /** When another price holds. */
  until?: string | undefined;
  from?: string | undefined;
}

/** What a product costs on the page that names it. */
export const offerLd = ({ price, stock, from, until }: Sold) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'VND',
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
  ...(from !== undefined && { validFrom: from }),
  ...(until !== undefined && { priceValidUntil: until }),
});

/** What a card says of a product, at the price that it shows. */
export function cardLd({
  name,
  seoSlug,
  picture,
  price,
  stock,
  flashSale,
  rating,
  reviewCount,
}: ProductCard) {
  return {
    '@type': 'Product',
    name,
    url: paths.product.to(seoSlug),
    image: picture.url,
    offers: offerLd({ price: flashSale?.salePrice ?? price, stock, until: flashSale?.endsAt }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
  };
}
