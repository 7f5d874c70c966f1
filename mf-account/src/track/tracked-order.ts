import type { At, TrackedOrder } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

/** An order, and the token that shows it. */
export interface TrackLink {
  orderId: string;
  token: string;
}

export const linkOf = ({ params, query }: Pick<At, 'params' | 'query'>): TrackLink => ({
  orderId: params['orderId'] ?? '',
  token: query.get('token') ?? '',
});

/** Orders as the links of mails show them. */
export const trackedOrders = createQuery<TrackLink, TrackedOrder>({
  name: 'account/trackedOrders',
  keyOf: ({ orderId, token }) => `${orderId} ${token}`,
  isTranslated: true,
  fetch: fetchTracked,
});

async function fetchTracked({ http, signal }: ApiContext, link: TrackLink): Promise<TrackedOrder> {
  const { data } = await http.getTracked<TrackedOrder>('ecommerce/order/track', {
    params: { ...link },
    signal,
  });
  return data;
}
