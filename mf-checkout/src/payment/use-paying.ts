import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PaymentMethod, PaymentProvider } from '@storefront/shared/contracts';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { usePathTo } from '@storefront/shared/widgets';
import { paymentLinkDropped, selectPaymentLink } from './payment-links';
import { startPayment } from './start-payment';

/** Beginning to pay an order: asked once, however often it is pressed, and where it leads. */
export function usePaying(orderId: string) {
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const { status, error } = useSelector((state) => startPayment.select(state, orderId));
  const link = useSelector((state) => selectPaymentLink(state, orderId));
  const [isAsked, setIsAsked] = useState(false);
  const isStarting = status === 'pending';
  return {
    error: error ?? null,
    isStarting,
    /** The gateway is known since the button here was pressed. */
    hasStarted: isAsked && !isStarting && link !== undefined,
    /** Where a stranger with a signed link proves to be the owner. */
    loginPath: isLoggedIn ? null : pathTo('account/login', { redirectUrl: `${pathname}${search}` }),
    pay(method: PaymentMethod, provider: PaymentProvider | null) {
      setIsAsked(true);
      const paymentMethod = method === 'COD' ? 'ONLINE' : method;
      dispatch(paymentLinkDropped(orderId));
      dispatch(startPayment.send({ orderId, paymentMethod, ...(provider && { paymentProvider: provider }) }));
    },
  };
}
