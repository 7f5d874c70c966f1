import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { parseOrderQuery } from '../order-query';
import { orders } from '../orders-state';

export const ordersNeeds = (at: At) => [orders.fetch(parseOrderQuery(at))];

export function ordersHead(_state: never, at: At, t: Translate): DocumentHead {
  const { page } = parseOrderQuery(at);
  const title = page > 1 ? t('account:orders.pageTitle', { page }) : t('account:orders.title');
  return { title, noindex: true };
}
