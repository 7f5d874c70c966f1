import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { dayInVietnam } from '../../lib/vietnam-day';
import { networkOf } from '../auth/networks';
import type { ChatTurn } from '../chat/assistant';

export interface BudgetLimits {
  /** Of one person in a day. */
  messagesPerDay: number;
  tokensPerDay: number;
  /** Of everybody together in a day. */
  shopTokensPerDay: number;
}
export type ModelBudget = ReturnType<typeof createModelBudget>;

const SHOP = 'shop';
const RETENTION_DAYS = 30;

/** Whose budget a turn is paid from. */
export type BudgetTurn = Pick<ChatTurn, 'customerId' | 'conversationId' | 'ip'>;

/** An account, in the table of what was used. */
export const customerOwner = (customerId: string) => `customer:${customerId}`;

/** An office or a mobile network shares an address, so it may use more than one person. */
const PEOPLE_OF_ADDRESS = 5;
/** The part of the shop's budget that guests may use; the rest is kept for signed-in customers. */
const SHARE_OF_GUESTS = 0.5;
const GUESTS = 'guests';

/**
 * How much of the model people may use in a day. A guest can begin new conversations, so the network address pays as well:
 * it is stored as a keyed hash of the address and the day.
 */
export function createModelBudget({
  db,
  clock,
  limits,
  secret,
}: {
  db: Db;
  clock: Clock;
  limits: BudgetLimits;
  secret: string;
}) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'chat model budget', 32));

  /** Who pays for a turn, with how many people share its budget, and what all of that kind use together. */
  function payersOf({ customerId, conversationId, ip }: BudgetTurn) {
    if (customerId !== null) {
      return { owners: [{ owner: customerOwner(customerId), people: 1 }], totals: [SHOP] };
    }
    const hash = createHmac('sha256', key)
      .update(`${networkOf(ip)} ${dayInVietnam(clock())}`)
      .digest('hex');
    return {
      owners: [
        { owner: `address:${hash}`, people: PEOPLE_OF_ADDRESS },
        { owner: `conversation:${conversationId}`, people: 1 },
      ],
      totals: [SHOP, GUESTS],
    };
  }

  /** False when the owner has used `max` already. */
  async function add(
    tx: Db,
    owner: string,
    used: { messages: number; tokens: number },
    max?: { messages: number; tokens: number },
  ): Promise<boolean> {
    const added = await tx
      .insertInto('chatModelUsage')
      .values({ owner, day: dayInVietnam(clock()), ...used })
      .onConflict((conflict) => {
        const update = conflict.columns(['owner', 'day']).doUpdateSet({
          messages: sql`chat_model_usage.messages + excluded.messages`,
          tokens: sql`chat_model_usage.tokens + excluded.tokens`,
        });
        return max
          ? update
              .where('chatModelUsage.messages', '<', max.messages)
              .where('chatModelUsage.tokens', '<', max.tokens)
          : update;
      })
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  return {
    /** Counts a message, unless the budget of the person, of their address or of the shop is spent. */
    async take(turn: BudgetTurn): Promise<boolean> {
      if (limits.messagesPerDay === 0 || limits.tokensPerDay === 0 || limits.shopTokensPerDay === 0)
        return false;
      const { owners, totals } = payersOf(turn);
      const day = dayInVietnam(clock());
      const used = await db
        .selectFrom('chatModelUsage')
        .select(['owner', 'tokens'])
        .where('owner', 'in', totals)
        .where('day', '=', sql<string>`${day}::date`)
        .execute();
      const maxOf = (owner: string) => limits.shopTokensPerDay * (owner === GUESTS ? SHARE_OF_GUESTS : 1);
      if (used.some(({ owner, tokens }) => tokens >= maxOf(owner))) return false;
      for (const { owner, people } of owners) {
        const max = { messages: limits.messagesPerDay * people, tokens: limits.tokensPerDay * people };
        if (!(await add(db, owner, { messages: 1, tokens: 0 }, max))) return false;
      }
      return true;
    },

    /** Counts what an answer cost, also one that failed. */
    async spend(turn: BudgetTurn, tokens: number): Promise<void> {
      if (tokens <= 0) return;
      const { owners, totals } = payersOf(turn);
      await db.transaction().execute(async (tx) => {
        for (const { owner } of owners) await add(tx, owner, { messages: 0, tokens });
        for (const owner of totals) await add(tx, owner, { messages: 1, tokens });
      });
    },

    async purgeExpired(): Promise<void> {
      const oldest = dayInVietnam(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS));
      await db
        .deleteFrom('chatModelUsage')
        .where('day', '<', sql<string>`${oldest}::date`)
        .execute();
    },
  };
}
