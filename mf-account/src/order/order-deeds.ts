import type { InvoiceLink, Reorder, RequestedReturn, ResentEmail } from '@storefront/shared/contracts';
import { cartChanged, selectCart } from '@storefront/shared/cart';
import { all, put, select, type Effect } from '@storefront/shared/store';
import { orderDeed } from '../order-deed';
import { orderDetails } from '../order-resource';

/** What came into the cart, and what did not: what cannot be had, and what the cart has no room for. */
export interface BoughtAgain {
  added: Reorder['added'];
  skipped: (Omit<Reorder['skipped'][number], 'reason'> & {
    reason: Reorder['skipped'][number]['reason'] | 'CART_FULL';
  })[];
}

const pathOf = (orderId: string) => `ecommerce/order/${encodeURIComponent(orderId)}` as const;

export const reorder = orderDeed<BoughtAgain>({
  name: 'account/reorder',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<Reorder>(`${pathOf(orderId)}/reorder`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
  onDone: fillCart,
});

/** A full cart takes no further variant, and says so by not having it. */
function* fillCart({ added, skipped }: BoughtAgain): Effect<BoughtAgain> {
  for (const { infoId, quantity, price } of added) {
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity, priceSeen: price } }));
  }
  const carts = yield* select(selectCart);
  const isIn = ({ infoId }: { infoId: string }) => carts.some((line) => line.infoId === infoId);
  const left = added.filter((line) => !isIn(line));
  return {
    added: added.filter(isIn),
    skipped: [
      ...skipped,
      ...left.map(({ infoId, name, quantity }) => ({ infoId, name, quantity, reason: 'CART_FULL' as const })),
    ],
  };
}

export const resendEmail = orderDeed<ResentEmail>({
  name: 'account/resendEmail',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<ResentEmail>(`${pathOf(orderId)}/resend-email`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const invoiceLink = orderDeed<InvoiceLink>({
  name: 'account/invoiceLink',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<InvoiceLink>(`${pathOf(orderId)}/invoice-link`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const withdrawReturn = orderDeed<RequestedReturn, { returnId: string }>({
  name: 'account/withdrawReturn',
  async send({ http, signal }, { orderId, returnId }) {
    const { data } = await http.put<RequestedReturn>(
      `${pathOf(orderId)}/return/${encodeURIComponent(returnId)}/withdrawn`,
      {},
      { signal, isPersonal: true },
    );
    return data;
  },
  *onDone(data, { orderId }) {
    yield* put(orderDetails.refreshed({ id: orderId }));
    return data;
  },
});

const deeds = [reorder, resendEmail, invoiceLink, withdrawReturn];

export const deedSlices = deeds.map(({ slice }) => slice);

export function* deedSaga() {
  yield* all(deeds.map(({ saga }) => saga));
}
