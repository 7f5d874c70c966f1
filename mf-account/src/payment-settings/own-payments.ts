import type { OwnPayment, Paged } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** Tries to pay the customer's orders, the latest first, by page. */
export const ownPayments = createQuery<{ page: number }, Paged<OwnPayment>>({
  name: 'account/payments',
  keyOf: ({ page }) => String(page),
  isPersonal: true,
  async fetch({ http, signal }, { page }) {
    const answer = await http.getWithBearer<Paged<OwnPayment>>('ecommerce/order/my-payment', {
      params: { page, pageSize: 10 },
      signal,
    });
    return answer?.data;
  },
});
