import type { Clock } from '../../lib/clock';
import { createSignedIds } from '../../lib/signed-ids';

const LIFE_MS = 60 * 60_000;

/**
 * Lets anyone who comes back from a gateway see how one payment stands, signed in or not, and anyone who was given the address
 * of an attempt go there.
 */
export function createResultTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const signed = createSignedIds({ secret, purpose: 'storefront payment result', clock });
  return {
    issue: (id: string, until = new Date(clock().getTime() + LIFE_MS)) => signed.issue(id, until),
    /** True when the token was issued for this order or attempt and has not expired. */
    isFor: (wanted: string, token: string) => signed.idOf(token) === wanted,
  };
}
export type ResultTokens = ReturnType<typeof createResultTokens>;
