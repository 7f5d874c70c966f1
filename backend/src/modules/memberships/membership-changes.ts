import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { ProviderLookup } from '../providers/provider-lookup';
import { membershipRows, type MembershipChange } from './membership-rows';
import type { MembershipSettings } from './membership-state';
import type { Period } from './memberships.tables';
import { nextCheck, standingOf, type PlanPeriod, type Standing } from './periods';
import type { PublishedSolutions } from './published-solutions';

export interface MembershipChangeDependencies {
  clock: Clock;
  settings: MembershipSettings;
  providers: Pick<ProviderLookup, 'lock'>;
  published: Pick<PublishedSolutions, 'show'>;
}
export type MembershipChanges = ReturnType<typeof createMembershipChanges>;

/** The only place where memberships change. The lock of the provider is taken first. */
export function createMembershipChanges({
  clock,
  settings,
  providers,
  published,
}: MembershipChangeDependencies) {
  /** Stores the periods that `next` makes of those before, and lets as many solutions be seen as they allow. */
  async function change(
    tx: Db,
    providerId: string,
    next: (periods: Period[], now: Date) => (Period | PlanPeriod)[],
    values: Pick<MembershipChange, 'freeUsedAt' | 'cancelledAt'> = {},
  ): Promise<Standing> {
    const provider = await providers.lock(tx, providerId);
    const { graceDays } = await settings.provider(tx);
    const now = clock();
    const before = await membershipRows.periodsOf(tx, [providerId]);
    const after = next(before, now);
    await membershipRows.replacePeriods(tx, providerId, before, after);
    const standing = standingOf(after, now, graceDays);
    const shownLimit = provider?.status === 'APPROVED' ? standing.shownLimit : 0;
    const { endsAt, plan: planId } = standing;
    const checkAt = nextCheck(after, now, graceDays);
    await membershipRows.save(tx, providerId, { ...values, shownLimit, checkAt, endsAt, planId }, now);
    await published.show(tx, providerId, shownLimit);
    return standing;
  }

  return {
    change,

    /** After time passed or the provider's status changed. Without a membership there is nothing to do. */
    async refit(tx: Db, providerId: string): Promise<void> {
      await providers.lock(tx, providerId);
      if (await membershipRows.find(tx, providerId)) await change(tx, providerId, (periods) => periods);
    },
  };
}
