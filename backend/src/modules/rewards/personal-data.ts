import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';
import { ledger } from './ledger';

/** Rewards and payouts. After erasure the sums stay in the shop's books without an owner. */
export const rewardData = (db: Db): PersonalData => ({
  section: 'rewards',
  async read({ userId }) {
    const rewards = await db
      .selectFrom('rewards')
      .select(['number', 'amount', 'status', 'reason', 'note', 'paymentOrder', 'unlocksAt', 'createdAt'])
      .where('memberId', '=', userId)
      .orderBy('number')
      .execute();
    const payouts = await db
      .selectFrom('rewardPayouts')
      .select(['code', 'amount', 'method', 'provider', 'number', 'holder', 'status', 'reason'])
      .select(['requestedAt', 'decidedAt'])
      .where('memberId', '=', userId)
      .orderBy('requestedAt')
      .execute();
    return { rewards, payouts };
  },
  async erase(tx, { userId }) {
    const rewards = tx.selectFrom('rewards').select('id').where('memberId', '=', userId);
    const payouts = tx.selectFrom('rewardPayouts').select('id').where('memberId', '=', userId);
    const subjects = [...(await rewards.execute()), ...(await payouts.execute())].map(({ id }) => id);
    // Balances before rewards, as everywhere.
    await ledger.disown(tx, userId);
    await tx
      .updateTable('rewards')
      .set({ inviteeId: null, inviteeName: null })
      .where('inviteeId', '=', userId)
      .execute();
    await tx
      .updateTable('rewardPayouts')
      .set({ memberId: nobody, number: '', holder: '', reason: null })
      .where('memberId', '=', userId)
      .execute();
    if (subjects.length > 0)
      await tx.updateTable('rewardEvents').set({ reason: null }).where('subjectId', 'in', subjects).execute();
    await tx.updateTable('rewardEvents').set({ actorId: nobody }).where('actorId', '=', userId).execute();
  },
  /** A payout that is on its way is finished first. */
  async isNeeded({ userId }) {
    const open = await db
      .selectFrom('rewardPayouts')
      .select('id')
      .where('memberId', '=', userId)
      .where('status', 'in', ['REQUESTED', 'APPROVED'])
      .executeTakeFirst();
    return open !== undefined;
  },
});
