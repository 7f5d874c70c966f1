import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { LockedPayable, Payable } from '../payments/payable';
import type { Buyer } from '../payments/provider';
import { accountLookup } from '../auth/account-lookup';
import type { KnownProvider, ProviderLookup } from '../providers/provider-lookup';
import type { MembershipChanges } from './membership-changes';
import type { NotifyMembership } from './membership-mails';
import { purchaseRows } from './membership-rows';
import type { PurchaseRow } from './memberships.tables';
import { withPlan } from './periods';

export interface MembershipPayableDependencies {
  clock: Clock;
  providers: Pick<ProviderLookup, 'find' | 'lock'>;
  changes: Pick<MembershipChanges, 'change'>;
  notify: NotifyMembership;
  /** The names of an account; undefined without a profile. */
  namesOf(from: Db, userId: string): Promise<Pick<Buyer, 'firstName' | 'lastName'> | undefined>;
}

/** What payments need to know of a membership that is bought. */
export function createMembershipPayable(deps: MembershipPayableDependencies) {
  const { clock, providers, changes, notify, namesOf } = deps;

  async function buyerOf(tx: Db, { userId, businessName, phone }: KnownProvider): Promise<Buyer> {
    const names = userId === null ? undefined : await namesOf(tx, userId);
    return {
      firstName: names?.firstName ?? businessName,
      lastName: names?.lastName ?? '',
      email: (userId !== null && (await accountLookup.emailOf(tx, userId))) || '',
      phone,
      // Some gateways refuse an empty address, and providers have none.
      address: businessName,
      city: 'Việt Nam',
      country: 'VN',
    };
  }

  async function toPayable(tx: Db, purchase: PurchaseRow, provider: KnownProvider): Promise<LockedPayable> {
    return {
      id: purchase.id,
      code: purchase.code,
      amount: purchase.amount,
      language: purchase.language,
      buyer: await buyerOf(tx, provider),
      acceptsMoney: purchase.status === 'PENDING' && provider.status === 'APPROVED',
    };
  }

  const payable: Payable = {
    kind: 'membership',

    /** The provider is locked before the purchase, as everywhere. */
    async lock(tx, id) {
      const found = await purchaseRows.find(tx, id);
      const provider = found && (await providers.lock(tx, found.providerId));
      const purchase = provider && (await purchaseRows.lock(tx, id));
      return purchase ? toPayable(tx, purchase, provider) : null;
    },

    async paid(tx, { id }, paymentMethod) {
      const purchase = await purchaseRows.lock(tx, id);
      if (!purchase) return;
      const { providerId, planId, publishLimit, days, amount, code } = purchase;
      await purchaseRows.update(tx, id, { status: 'PAID', paidAt: clock(), paymentMethod });
      const plan = { id: planId, price: amount, limit: publishLimit, days };
      const { endsAt } = await changes.change(
        tx,
        providerId,
        (periods, now) => withPlan(periods, plan, now),
        {
          cancelledAt: null,
        },
      );
      const provider = await providers.find(tx, providerId);
      const until = endsAt ?? clock();
      await notify(tx, provider?.userId ?? null, id, { kind: 'paid', plan: planId, amount, code, until });
    },

    async moneyReturned(tx, { id }, { attemptId, amount }) {
      const purchase = await purchaseRows.lock(tx, id);
      const provider = purchase && (await providers.find(tx, purchase.providerId));
      if (!provider) return;
      const { planId: plan, code } = purchase;
      await notify(tx, provider.userId, attemptId, { kind: 'moneyReturned', plan, amount, code });
    },
  };
  return payable;
}
