import type { StartedPayment, StartPayment } from '@storefront/shared/contracts';
import { createMutation, put } from '@storefront/shared/store';
import { paymentLinked } from './payment-links';
import { postPayment } from './payment-api';

/** Asks the server for the gateway where an order is paid. */
export const startPayment = createMutation<StartPayment & { orderId: string }, StartedPayment>({
  name: 'checkout/startPayment',
  policy: 'perKey',
  keyOf: ({ orderId }) => orderId,
  isPersonal: true,
  send: (context, { orderId, ...wish }) => postPayment(context, orderId, wish),
  *onSuccess({ url, countdown }, { orderId }) {
    yield* put(paymentLinked({ orderId, url, countdown }));
  },
});
