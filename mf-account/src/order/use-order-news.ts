import { useEffect } from 'react';
import type { OrderStatus } from '@storefront/shared/contracts';
import { on } from '@storefront/shared/events';
import { asPrefetch, useDispatch } from '@storefront/shared/store';
import { orders } from '../orders-state';
import { orderDetails } from '../order-resource';

const pauseMs = 30_000;

/**
 * Keeps an open order as it is: asks again when somebody says that it changed, when the page is looked at again, and
 * now and then while something can still happen to it. Nobody waits for it, so it is in no request count.
 */
export function useOrderNews(id: string, status: OrderStatus | undefined): void {
  const dispatch = useDispatch();
  const mayChange = status !== undefined && status !== 'DONE' && status !== 'CANCEL';
  useEffect(() => {
    if (status === undefined) return undefined;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      dispatch(orders.invalidate());
      const quietly = asPrefetch(orderDetails.refetch({ id }));
      if (quietly) dispatch(quietly);
    };
    const ears = on('account:order-changed', ({ orderId }) => {
      if (orderId === id) ask();
    });
    document.addEventListener('visibilitychange', ask);
    const timer = mayChange ? setInterval(ask, pauseMs) : undefined;
    return () => {
      ears();
      document.removeEventListener('visibilitychange', ask);
      clearInterval(timer);
    };
  }, [dispatch, id, status, mayChange]);
}
