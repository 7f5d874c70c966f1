import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, type PaymentMethod, type PaymentProvider } from '@storefront/shared/contracts';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { selectPaymentLink } from './payment-links';
import { paymentRequested, selectStarting } from './payment-slice';

/** Beginning to pay an order: asked once, however often it is pressed, and where it leads. */
export function usePaying(orderId: string) {
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const starting = useSelector(selectStarting);
  const link = useSelector((state) => selectPaymentLink(state, orderId));
  const [isAsked, setIsAsked] = useState(false);
  const own = starting?.orderId === orderId ? starting : null;
  const isStarting = own !== null && own.error === null;
  return {
    error: own?.error ?? null,
    isStarting,
    /** The gateway is known since the button here was pressed. */
    hasStarted: isAsked && !isStarting && link !== undefined,
    /** Where a stranger with a signed link proves to be the owner. */
    loginPath: isLoggedIn ? null : paths.login.to(`${pathname}${search}`),
    pay(method: PaymentMethod, provider: PaymentProvider | null) {
      setIsAsked(true);
      const paymentMethod = method === 'COD' ? 'ONLINE' : method;
      dispatch(paymentRequested({ orderId, paymentMethod, ...(provider && { paymentProvider: provider }) }));
    },
  };
}
