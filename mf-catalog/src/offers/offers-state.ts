import type {
  FlashSaleProducts,
  Language,
  Paged,
  ProductCard,
  Promotion,
  Voucher,
} from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';
import type { FlashSaleQuery, PromotionQuery, VoucherQuery } from './offers-query';

/** Texts are in the language of the answer, which is part of the question. */
const keyOf = (query: { language: Language }): string => JSON.stringify(query);

/** The products of the sale that runs, or of the one that comes next. */
export const flashSaleProducts = createQuery<FlashSaleQuery, FlashSaleProducts>({
  name: 'catalog/flashSaleProducts',
  keyOf,
  fetch: fetchFlashSaleProducts,
});

/** With what the customer has of them, when somebody is signed in. */
export const vouchers = createQuery<VoucherQuery, Paged<Voucher>>({
  name: 'catalog/vouchers',
  keyOf,
  isPersonal: true,
  fetch: fetchVouchers,
});

/** The promotions that run, then those that come. */
export const promotions = createQuery<PromotionQuery, Paged<Promotion>>({
  name: 'catalog/promotions',
  keyOf,
  fetch: fetchPromotions,
});

interface GoodsQuery {
  /** The promotion's. */
  id: string;
  /** Slugs and ids, separated by commas. */
  categories: string;
  products: string;
  language: Language;
}

/** Some of the products that a promotion is about: those that it names, else the bestsellers of its categories. */
export const promotionGoods = createQuery<GoodsQuery, ProductCard[]>({
  name: 'catalog/promotionGoods',
  keyOf,
  fetch: fetchPromotionGoods,
});

/** As many of a promotion's products as one row has. */
export const goodsShown = 3;
const productsAtOnce = 24;
const vouchersAtOnce = 12;

async function fetchFlashSaleProducts(
  { http, signal }: ApiContext,
  { period, page }: FlashSaleQuery,
): Promise<FlashSaleProducts> {
  const body = { period, page, limit: productsAtOnce };
  const { data } = await http.post<FlashSaleProducts>('main/flash-sale-product/public/list', body, {
    signal,
  });
  return data;
}

async function fetchVouchers(
  { http, signal }: ApiContext,
  { kind, period, page }: VoucherQuery,
): Promise<Paged<Voucher>> {
  const body = { ...(kind && { kinds: [kind] }), ...(period && { period }), page, limit: vouchersAtOnce };
  const { data } = await http.postWithAuth<Paged<Voucher>>('main/voucher/public/list', body, { signal });
  return data;
}

async function fetchPromotions(
  { http, signal }: ApiContext,
  { page }: PromotionQuery,
): Promise<Paged<Promotion>> {
  const { data } = await http.getTracked<Paged<Promotion>>('main/promotion/public', {
    params: { page },
    signal,
  });
  return data;
}

async function fetchPromotionGoods(
  { http, signal }: ApiContext,
  { categories, products }: GoodsQuery,
): Promise<ProductCard[]> {
  if (products !== '') {
    const ids = products.split(',').slice(0, goodsShown);
    return (await http.post<ProductCard[]>('main/product/cards', { ids }, { signal, isTracked: false })).data;
  }
  const params = { category: categories, inStock: true, sort: 'bestSelling', limit: goodsShown };
  return (await http.get<Paged<ProductCard>>('main/product/public', { params, signal })).data.data;
}
