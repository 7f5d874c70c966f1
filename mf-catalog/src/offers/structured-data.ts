import type { Offer, OfferCatalog, WithContext } from 'schema-dts';
import type {
  At,
  DocumentHead,
  FlashSaleProducts,
  PartOf,
  Promotion,
  Translate,
  Voucher,
} from '@storefront/shared/contracts';
import { breadcrumbLd } from '../breadcrumb-ld';
import { itemsLd, offerLd } from '../item-list-ld';
import { paths } from '../paths/paths';
import { parseFlashSaleQuery, parsePromotionQuery, parseVoucherQuery } from './offers-query';
import { flashSaleProducts, promotions, vouchers } from './offers-state';

type Kind = 'flashSale' | 'vouchers' | 'promotions';

/** What search engines read of a page of offers: the offers that it shows, and the way to it. */
export function structuredData(
  kind: Kind,
  state: never,
  at: At,
  t: Translate,
  { title, canonical = '' }: DocumentHead,
): object[] {
  const shown = shownOf[kind](state, at);
  if (!shown) return [];
  const { offers, total, first } = shown;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OfferCatalog',
      name: title,
      url: canonical,
      numberOfItems: total,
      itemListElement: itemsLd(offers, first),
    } satisfies WithContext<OfferCatalog>,
    breadcrumbLd(t, [{ name: title, item: canonical }]),
  ];
}

interface Shown {
  offers: Offer[];
  total: number;
  first: number;
}

const shownOf: Record<Kind, (state: never, at: At) => Shown | undefined> = {
  flashSale(state, at) {
    const { data } = flashSaleProducts.select(state, parseFlashSaleQuery(at));
    return data && data.flashSale !== null ? { ...placesOf(data), offers: saleLd(data) } : undefined;
  },
  vouchers(state, at) {
    const { data } = vouchers.select(state, parseVoucherQuery(at));
    return data && { ...placesOf(data), offers: data.data.map(voucherLd) };
  },
  promotions(state, at) {
    const { data } = promotions.select(state, parsePromotionQuery(at));
    return data && { ...placesOf(data), offers: data.data.map(promotionLd) };
  },
};

const placesOf = ({
  meta: { page, limit, total },
}: FlashSaleProducts | { meta: FlashSaleProducts['meta'] }) => ({
  total,
  first: (page - 1) * limit + 1,
});

/** Each product at the price that its card shows: that of the sale, or its own where the quota is gone. */
function saleLd({ data, flashSale }: FlashSaleProducts): Offer[] {
  if (flashSale === null) return [];
  const { period, startsAt, endsAt } = flashSale;
  return data.map(({ name, seoSlug, picture, price, salePrice, stock, quota, sold }): Offer => {
    const isGone = period === 'CURRENT' && (sold >= quota || stock === 0);
    return {
      ...offerLd(isGone ? { price, stock } : { price: salePrice, stock, from: startsAt, until: endsAt }),
      url: paths.product.to(seoSlug),
      itemOffered: { '@type': 'Product', name, url: paths.product.to(seoSlug), image: picture.url },
    };
  });
}

function voucherLd({ name, startsAt, endsAt, conditions: { minSubtotal } }: Voucher): Offer {
  return {
    ...reductionLd({ name, startsAt, endsAt }),
    url: paths.vouchers.to(),
    ...(minSubtotal !== null &&
      ({
        eligibleTransactionVolume: {
          '@type': 'PriceSpecification',
          minPrice: minSubtotal,
          priceCurrency: 'VND',
        },
      } satisfies PartOf<Offer>)),
  };
}

const promotionLd = ({ name, description, startsAt, endsAt }: Promotion): Offer => ({
  ...reductionLd({ name, startsAt, endsAt }),
  url: paths.promotions.to(),
  ...(description && ({ description } satisfies PartOf<Offer>)),
});

const reductionLd = ({ name, startsAt, endsAt }: { name: string; startsAt: string; endsAt: string }) =>
  ({
    '@type': 'Offer',
    name,
    validFrom: startsAt,
    validThrough: endsAt,
  }) satisfies Offer;
