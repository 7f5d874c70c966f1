import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { SettledState, Taker } from '../offers/offers.tables';
import { ledger, sumOf } from './ledger';

export type RewardUses = ReturnType<typeof createRewardUses>;

/** What orders are paid with from reward balances. What changes them runs in the caller's transaction. */
export const createRewardUses = ({ clock }: { clock: Clock }) => ({
  /** What a customer can use now, in đồng. */
  async balanceOf(from: Db, customerId: string): Promise<number> {
    return Math.max(0, await ledger.available(from, customerId, clock()));
  },

  /** Takes the amount for an order; false when less than that is left. */
  async hold(
    tx: Db,
    { customerId, orderId, code, now }: Taker & { code: string },
    amount: number,
  ): Promise<boolean> {
    await ledger.lock(tx, customerId);
    const usable = await ledger.usable(tx, customerId, now);
    if (sumOf(usable) < amount) return false;
    const taken = await ledger.take(tx, usable, amount, now);
    const use = { reason: 'USED_ON_ORDER' as const, spentOn: orderId, paymentOrder: code };
    await ledger.move(tx, taken, 'PROCESSING', use, now);
    return true;
  },

  /**
   * Gives back to the balance what rewards paid for units that came back, once the order is paid.
   * @returns How much it was, in đồng: no more than is left of what the order took.
   */
  async giveBack(tx: Db, orderId: string, amount: number): Promise<number> {
    const spent = () =>
      tx
        .selectFrom('rewards')
        .selectAll()
        .where('spentOn', '=', orderId)
        .where('status', '=', 'PAID')
        .execute();
    if (amount <= 0) return 0;
    const owner = await ledger.lockOwner(tx, async () => (await spent())[0]?.memberId);
    if (owner === undefined) return 0;
    const rewards = await spent();
    const given = Math.min(amount, sumOf(rewards));
    // What was owed and went into the order was settled by it.
    const earned = rewards.filter((reward) => reward.amount > 0);
    const now = clock();
    await ledger.free(tx, await ledger.take(tx, earned, given, now), now);
    return given;
  },

  /** What an order holds is paid, or what it took is given back; each once. */
  async settle(tx: Db, orderId: string, state: SettledState): Promise<void> {
    const taken = () => tx.selectFrom('rewards').selectAll().where('spentOn', '=', orderId).execute();
    const owner = await ledger.lockOwner(tx, async () => (await taken())[0]?.memberId);
    if (owner === undefined) return;
    const rewards = await taken();
    const held = rewards.filter(({ status }) => status === 'PROCESSING');
    const now = clock();
    if (state === 'CONSUMED') return ledger.move(tx, held, 'PAID', { reason: 'USED_ON_ORDER' }, now);
    const paid = rewards.filter(({ status }) => status === 'PAID');
    for (const group of [held, paid]) await ledger.free(tx, group, now);
  },
});
