import type { OwnPayment, Paged } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';

/** Tries to pay the customer's orders, the latest first, by page. */
export const ownPayments = resource<{ page: number }, Paged<OwnPayment>>({
  name: 'account/payments',
  key: ({ page }) => String(page),
  isPersonal: true,
  async fetch({ http, signal }, { page }) {
    const answer = await http.getWithBearer<Paged<OwnPayment>>('ecommerce/order/my-payment', {
      params: { page, pageSize: 10 },
      signal,
    });
    return answer?.data;
  },
});

/** From 1; anything else in an address is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
