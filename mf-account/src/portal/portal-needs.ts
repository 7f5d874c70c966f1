import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { orderQuery } from '../order-query';
import { orders } from '../orders-state';
import { myVouchers } from '../my-vouchers';

export const latestOrders = orderQuery();
/** As many as the shop answers with: one that waits for its payment may be older than many that are paid at the door. */
export const newOrders = orderQuery({ status: 'NEW', size: 100 });
export const ordersBeingPrepared = orderQuery({ status: 'PROCESSING' });
export const ordersOnTheWay = orderQuery({ status: 'DELIVERING' });

export const portalNeeds = ({ language }: Pick<At, 'language'>) => [
  ...[latestOrders, newOrders, ordersBeingPrepared, ordersOnTheWay].map((query) => orders.fetch(query)),
  myVouchers.fetch({ language }),
];

export const portalHead = (_state: never, _at: At, t: Translate): DocumentHead => ({
  title: t('account:portal.title'),
  noindex: true,
});
