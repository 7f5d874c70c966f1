import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';
import { paymentRecords } from '../payments/payment-records';
import type { ProviderLookup } from '../providers/provider-lookup';

/** What a provider bought. After erasure the sums stay in the shop's books, under a provider without a name. */
export const membershipData = (db: Db, providers: Pick<ProviderLookup, 'findOfUser'>): PersonalData => {
  const purchaseIds = async (from: Db, providerId: string) =>
    (
      await from.selectFrom('membershipPurchases').select('id').where('providerId', '=', providerId).execute()
    ).map(({ id }) => id);

  return {
    section: 'memberships',
    async read({ userId }) {
      const provider = await providers.findOfUser(db, userId);
      if (!provider) return null;
      const purchases = await db
        .selectFrom('membershipPurchases')
        .select(['code', 'planId', 'days', 'amount', 'status', 'createdAt', 'paidAt'])
        .where('providerId', '=', provider.id)
        .orderBy('createdAt')
        .execute();
      const periods = await db
        .selectFrom('membershipPeriods')
        .select(['planId', 'publishLimit', 'startsAt', 'endsAt'])
        .where('providerId', '=', provider.id)
        .orderBy('startsAt')
        .execute();
      // Which of the staff changed something is theirs.
      const changes = await db
        .selectFrom('membershipEvents')
        .select(['action', 'days', 'reason', 'at'])
        .where('providerId', '=', provider.id)
        .orderBy('at')
        .execute();
      const ids = await purchaseIds(db, provider.id);
      return { purchases, periods, changes, payments: await paymentRecords.all(db, ids, 'membership') };
    },
    async isNeeded({ userId }) {
      const provider = await providers.findOfUser(db, userId);
      if (!provider) return false;
      return paymentRecords.isMoneyMoving(db, await purchaseIds(db, provider.id), 'membership');
    },
    async erase(tx, { userId }) {
      await tx
        .updateTable('membershipEvents')
        .set({ actorId: nobody })
        .where('actorId', '=', userId)
        .execute();
      const provider = await providers.findOfUser(tx, userId);
      if (!provider) return;
      await tx
        .updateTable('membershipEvents')
        .set({ reason: '' })
        .where('providerId', '=', provider.id)
        .execute();
      await tx
        .updateTable('memberships')
        .set({ checkAt: null, endsAt: null })
        .where('providerId', '=', provider.id)
        .execute();
      await tx
        .updateTable('membershipPurchases')
        .set({ status: 'CANCELLED' })
        .where('providerId', '=', provider.id)
        .where('status', '=', 'PENDING')
        .execute();
      await paymentRecords.clearPersonalData(tx, await purchaseIds(tx, provider.id), 'membership');
    },
  };
};
