import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { ProviderLookup } from '../providers/provider-lookup';
import { membershipRows } from './membership-rows';
import type { MembershipPlan, PlanId, SolutionInfo } from './memberships.schema';
import { standingOf, type Standing } from './periods';
import type { PublishedSolutions } from './published-solutions';

/** What the shop's owner set about memberships. */
export interface MembershipSettings {
  provider(tx?: Db): Promise<{
    graceDays: number;
    plans: Record<PlanId, Omit<MembershipPlan, 'id'>>;
  }>;
}
export interface MembershipStateDependencies {
  db: Db;
  clock: Clock;
  settings: MembershipSettings;
  providers: Pick<ProviderLookup, 'findOfUser' | 'lock'>;
  published: Pick<PublishedSolutions, 'count'>;
}

/** What a provider may publish now. */
interface Allowance {
  /** OK: up to `limit` until `until`. */
  state: 'NONE' | 'EXPIRED' | 'OK';
  limit: number;
  /** How many may be seen now: also in the days of grace, none of a provider who is locked. */
  shownLimit: number;
  until: Date | null;
}
export type MembershipState = ReturnType<typeof createMembershipState>;

/** How memberships stand, as other modules ask. */
export function createMembershipState(deps: MembershipStateDependencies) {
  const { db, clock, settings, providers, published } = deps;

  async function standing(from: Db, providerId: string): Promise<Standing> {
    const { graceDays } = await settings.provider(from);
    return standingOf(await membershipRows.periodsOf(from, [providerId]), clock(), graceDays);
  }

  return {
    standing,

    /**
     * What a provider may publish. Locks the provider until the transaction ends, so that of parallel publishes each
     * counts those before it.
     */
    async allowance(tx: Db, providerId: string): Promise<Allowance> {
      const provider = await providers.lock(tx, providerId);
      const { status, limit, shownLimit: ofPlan, expiresAt } = await standing(tx, providerId);
      if (!provider || status === 'NONE') return { state: 'NONE', limit: 0, shownLimit: 0, until: null };
      const shownLimit = provider.status === 'APPROVED' ? ofPlan : 0;
      return { state: status === 'ACTIVE' ? 'OK' : 'EXPIRED', limit, shownLimit, until: expiresAt };
    },

    /** What the session holds of an account's provider; null for accounts without one. */
    async solutionInfo(userId: string): Promise<SolutionInfo | null> {
      const provider = await providers.findOfUser(db, userId);
      if (!provider) return null;
      const { plan, status, expiresAt, limit } = await standing(db, provider.id);
      return {
        providerId: provider.id,
        businessName: provider.businessName,
        status: provider.status,
        plan,
        membershipStatus: status,
        expiresAt: expiresAt?.toISOString() ?? null,
        used: await published.count(db, provider.id),
        limit,
      };
    },
  };
}
