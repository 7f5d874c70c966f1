import type { Clock } from '../../lib/clock';
import { createSignedIds } from '../../lib/signed-ids';

/** A mail is looked up again long after the parcel has come. */
const LIFE_MS = 90 * 24 * 3_600_000;

/** Links in mails by which an order can be followed without signing in. */
export function createOrderTracking({ secret, clock }: { secret: string; clock: Clock }) {
  const signed = createSignedIds({ secret, purpose: 'storefront order tracking', clock });
  return {
    issue: (orderId: string) => signed.issue(orderId, new Date(clock().getTime() + LIFE_MS)),
    /** The order that the token was issued for; null when it is forged or has expired. */
    orderOf: (token: string) => signed.idOf(token),
  };
}
export type OrderTracking = ReturnType<typeof createOrderTracking>;
