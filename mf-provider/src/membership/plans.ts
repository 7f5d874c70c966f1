import type { Membership, MembershipPlan, PaymentLimit } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The plans that a provider may choose from. */
export const plans = createQuery<null, MembershipPlan[]>({
  name: 'provider/plans',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) =>
    (await http.get<MembershipPlan[]>('main/membership/plan', { signal })).data,
});

/** What the gateways of the shop take. */
export const gateways = createQuery<null, PaymentLimit[]>({
  name: 'provider/gateways',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) =>
    (await http.get<PaymentLimit[]>('ecommerce/payment/providers', { signal })).data,
});

/** What choosing a plan means for this provider. */
export type PlanChange = 'trial' | 'trialUsed' | 'buy' | 'renew' | 'renewLarger' | 'upgrade' | 'downgrade';

/**
 * A larger plan begins at once, the same or a smaller one after what is paid for. Since its provider paid for it, the
 * same plan may have become larger.
 */
export function planChange(plan: MembershipPlan, membership: Membership): PlanChange {
  if (plan.id === 'FREE') return membership.isFreeAvailable ? 'trial' : 'trialUsed';
  if (membership.status !== 'ACTIVE') return 'buy';
  const isSame = plan.id === membership.plan;
  if (plan.limit > membership.limit) return isSame ? 'renewLarger' : 'upgrade';
  return isSame ? 'renew' : 'downgrade';
}

const dayMs = 86_400_000;

/** Until when the plan lasts at least after it was paid, as an instant; for a smaller plan the end of the one before. */
export function planEnd(plan: MembershipPlan, membership: Membership, now: number): number {
  const change = planChange(plan, membership);
  const isAfter = change === 'renew' || change === 'downgrade';
  const from = isAfter && membership.expiresAt ? Date.parse(membership.expiresAt) : now;
  return from + plan.days * dayMs;
}
