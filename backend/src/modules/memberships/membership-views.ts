import type { Membership, MembershipPurchase } from './memberships.schema';
import type { MembershipRow, PurchaseRow } from './memberships.tables';
import type { Standing } from './periods';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const toPurchase = (row: PurchaseRow): MembershipPurchase => ({
  id: row.id,
  code: row.code,
  planId: row.planId,
  amount: row.amount,
  days: row.days,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  paidAt: instant(row.paidAt),
  expiresAt: row.expiresAt.toISOString(),
});

export const toNextPlan = ({ nextPlan }: Standing): Membership['nextPlan'] =>
  nextPlan && {
    planId: nextPlan.planId,
    startsAt: nextPlan.startsAt.toISOString(),
    expiresAt: nextPlan.endsAt.toISOString(),
  };

/** A membership as its provider sees it. */
export function toMembership(parts: {
  standing: Standing;
  row: MembershipRow | undefined;
  history: PurchaseRow[];
  used: number;
  now: Date;
  inReview: ReadonlySet<string>;
}): Membership {
  const { standing, row, history, used, now, inReview } = parts;
  const pending = history.find(
    ({ id, status, expiresAt }) => status === 'PENDING' && (expiresAt > now || inReview.has(id)),
  );
  return {
    plan: standing.plan,
    status: standing.status,
    startedAt: instant(standing.startedAt),
    expiresAt: instant(standing.expiresAt),
    graceEndsAt: instant(standing.graceEndsAt),
    limit: standing.limit,
    used,
    isFreeAvailable: !row?.freeUsedAt && standing.status !== 'ACTIVE',
    cancelledAt: instant(row?.cancelledAt ?? null),
    nextPlan: toNextPlan(standing),
    pending: pending ? toPurchase(pending) : null,
    isInReview: pending !== undefined && inReview.has(pending.id),
    history: history.filter((purchase) => purchase !== pending).map(toPurchase),
  };
}
