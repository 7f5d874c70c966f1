import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { settleAll } from '../../lib/settle-all';
import { isFinal } from '../payments/attempt-status';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { MembershipChanges } from './membership-changes';
import type { MembershipNews, NotifyMembership } from './membership-mails';
import { membershipRows, purchaseRows } from './membership-rows';
import type { MembershipState } from './membership-state';
import type { PayMembership } from './pay-membership';
import { REMINDER_DAYS, type Standing } from './periods';

export interface MembershipJobDependencies {
  db: Db;
  clock: Clock;
  providers: Pick<ProviderLookup, 'lock'>;
  state: Pick<MembershipState, 'standing'>;
  changes: Pick<MembershipChanges, 'refit'>;
  paying: Pick<PayMembership, 'attemptsOf'>;
  notify: NotifyMembership;
}

const DAY_MS = 86_400_000;
const BATCH = 20;

/** What time does to memberships. Safe with replicas: the second to lock a provider finds nothing to do. */
export function createMembershipJobs(deps: MembershipJobDependencies) {
  const { db, clock, providers, state, changes, paying, notify } = deps;

  async function check(providerId: string) {
    await db.transaction().execute(async (tx) => {
      const provider = await providers.lock(tx, providerId);
      const row = await membershipRows.find(tx, providerId);
      const now = clock();
      if (!provider || !row?.checkAt || row.checkAt > now) return;
      await changes.refit(tx, providerId);
      const standing = await state.standing(tx, providerId);
      const news = newsOf(standing, row.cancelledAt !== null, now);
      if (!news || !standing.endsAt) return;
      // Each is told once for each end: a renewal moves it.
      const stage = news.kind === 'ending' ? `:${String(news.days)}` : '';
      const occasion = `${providerId}:${standing.endsAt.toISOString()}${stage}`;
      await notify(tx, provider.userId, occasion, news);
    });
  }

  async function expire(id: string) {
    await db.transaction().execute(async (tx) => {
      const found = await purchaseRows.find(tx, id);
      if (found) await providers.lock(tx, found.providerId);
      const purchase = await purchaseRows.lock(tx, id);
      if (purchase?.status !== 'PENDING' || purchase.expiresAt > clock()) return;
      // While a gateway may still tell of money, nothing ends by the clock.
      const attempts = await paying.attemptsOf(tx, id);
      if (attempts.every(({ status }) => isFinal(status)))
        await purchaseRows.update(tx, id, { status: 'EXPIRED' });
    });
  }

  return {
    async runDue() {
      const ids = await membershipRows.due(db, clock(), BATCH);
      await settleAll(ids, check);
      return ids.length;
    },

    async expirePurchases() {
      const ids = await purchaseRows.overdue(db, clock(), BATCH);
      await settleAll(ids, expire);
      return ids.length;
    },
  };
}

/** What a provider is told now; the reminders before the end only to those who did not cancel. */
function newsOf(
  { status, plan, endsAt, graceEndsAt }: Standing,
  isCancelled: boolean,
  now: Date,
): MembershipNews | null {
  if (!plan || !endsAt || !graceEndsAt) return null;
  if (status === 'EXPIRED') return { kind: 'hidden', plan };
  if (status === 'GRACE') return { kind: 'ended', plan, until: graceEndsAt };
  const days = REMINDER_DAYS.findLast((before) => endsAt.getTime() - before * DAY_MS <= now.getTime());
  return days === undefined || isCancelled ? null : { kind: 'ending', plan, days, until: endsAt };
}
