import type { Membership, PayMembership, Subscribe, Subscribed } from '@storefront/shared/contracts';
import { createMutation, profileRequested, put } from '@storefront/shared/store';
import { ownMembership } from '../provider/own-membership';

/** Chooses, renews or changes a plan. What costs money leads to a gateway, whose address is the answer. */
export const subscribing = createMutation<{ body: Subscribe; idempotencyKey: string }, Subscribed>({
  name: 'provider/subscribing',
  isPersonal: true,
  async send({ http, signal }, { body, idempotencyKey }) {
    const options = { signal, isPersonal: true, idempotencyKey };
    return (await http.post<Subscribed>('main/membership/subscribe', body, options)).data;
  },
  *onSuccess() {
    yield* put(ownMembership.refetch(null));
    yield* put(profileRequested());
  },
});

/** Pays a purchase that is still open, also after a payment that failed. */
export const payingAgain = createMutation<{ id: string; body: PayMembership }, Subscribed>({
  name: 'provider/payingAgain',
  policy: 'perKey',
  keyOf: ({ id }) => id,
  isPersonal: true,
  async send({ http, signal }, { id, body }) {
    const path = `main/membership/purchase/${encodeURIComponent(id)}/payment` as const;
    return (await http.post<Subscribed>(path, body, { signal, isPersonal: true })).data;
  },
});

/** No renewal: what is paid for runs out. */
export const cancelling = createMutation<null, Membership>({
  name: 'provider/cancelling',
  isPersonal: true,
  send: async ({ http, signal }) =>
    (await http.post<Membership>('main/membership/cancel', {}, { signal, isPersonal: true })).data,
  *onSuccess() {
    yield* put(ownMembership.refetch(null));
  },
});
