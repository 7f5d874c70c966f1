import type { FlashSaleProducts, Language, Paged, Promotion, Voucher } from '@storefront/shared/contracts';
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
