import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { orderDetails } from '../order-resource';

const idOf = ({ params }: Pick<At, 'params'>) => ({ id: params['id'] ?? '' });

export const orderNeeds = (at: At) => [orderDetails.fetch(idOf(at))];

export function orderHead(state: never, at: At, t: Translate): DocumentHead {
  if (orderStatus(state, at) === 404)
    return { title: t('account-order:detail.missing.title'), noindex: true };
  const code = orderDetails.select(state, idOf(at)).data?.code;
  return {
    title: code ? t('account:order.code', { code }) : t('account:order.fallbackTitle'),
    noindex: true,
  };
}

/** A stranger's order is the same as none. */
export function orderStatus(state: never, at: At): 200 | 404 {
  return orderDetails.select(state, idOf(at)).error?.status === 404 ? 404 : 200;
}
