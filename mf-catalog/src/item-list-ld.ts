import type { CollectionPage, ListItem, Offer, Product } from 'schema-dts';
import type { PartOf, ProductCard } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

/** A page's things in their order; `first` is the place of the first one, which on later pages is not 1. */
export const itemsLd = (items: readonly (CollectionPage | Offer | Product)[], first = 1): ListItem[] =>
  items.map((item, index): ListItem => ({ '@type': 'ListItem', position: first + index, item }));

interface Sold {
  price: number;
  stock: number;
  /** When another price holds. */
  until?: string | undefined;
  from?: string | undefined;
}

/** What a product costs on the page that names it. */
export const offerLd = ({ price, stock, from, until }: Sold) =>
  ({
    '@type': 'Offer',
    price,
    priceCurrency: 'VND',
    itemCondition: 'https://schema.org/NewCondition',
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(from !== undefined && ({ validFrom: from } satisfies PartOf<Offer>)),
    ...(until !== undefined && ({ priceValidUntil: until } satisfies PartOf<Offer>)),
  }) satisfies Offer;

/** What a search engine reads of the ratings, where there are any. */
export const ratingLd = ({ rating, reviewCount }: Pick<ProductCard, 'rating' | 'reviewCount'>) =>
  rating !== null && reviewCount > 0
    ? ({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      } satisfies PartOf<Product>)
    : {};

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
}: ProductCard): Product {
  return {
    '@type': 'Product',
    name,
    url: paths.product.to(seoSlug),
    image: picture.url,
    offers: offerLd({ price: flashSale?.salePrice ?? price, stock, until: flashSale?.endsAt }),
    ...ratingLd({ rating, reviewCount }),
  };
}
