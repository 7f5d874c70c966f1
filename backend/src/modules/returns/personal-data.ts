import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** What somebody sent back. It belongs to orders, which stay; its words and pictures go. */
export const returnData = (db: Db): PersonalData => ({
  section: 'returns',
  async read({ userId }) {
    const returns = await db
      .selectFrom('orderReturns')
      .select(['id', 'orderId', 'type', 'status', 'reason', 'answer', 'refundAmount'])
      .select(['createdAt', 'updatedAt'])
      .where('customerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const ids = returns.map(({ id }) => id);
    if (ids.length === 0) return [];
    // Which of the staff did something is theirs.
    const events = await db
      .selectFrom('orderReturnEvents')
      .select(['returnId', 'status', 'at', 'byActor', 'reason'])
      .where('returnId', 'in', ids)
      .orderBy('at')
      .execute();
    const pictures = await db
      .selectFrom('orderReturnPictures')
      .select(['returnId', 'pictureId'])
      .where('returnId', 'in', ids)
      .orderBy('position')
      .execute();
    return returns.map((row) => ({
      ...row,
      events: events.filter(({ returnId }) => returnId === row.id),
      pictures: pictures
        .filter(({ returnId }) => returnId === row.id)
        .map(({ pictureId }) => `/api/main/media/${pictureId}`),
    }));
  },

  isNeeded: async ({ userId }) =>
    (await db
      .selectFrom('orderReturns')
      .select('id')
      .where('customerId', '=', userId)
      .where('status', 'in', ['NEW', 'APPROVED', 'RECEIVED'])
      .executeTakeFirst()) !== undefined,

  async erase(tx, { userId }) {
    const rows = await tx
      .updateTable('orderReturns')
      .set({ customerId: nobody, reason: '', answer: null })
      .where('customerId', '=', userId)
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.deleteFrom('orderReturnPictures').where('returnId', 'in', ids).execute();
    await tx
      .updateTable('orderReturnEvents')
      .set({ actorId: nobody })
      .where('returnId', 'in', ids)
      .where('byActor', '=', 'CUSTOMER')
      .execute();
    // Staff write about the customer as well.
    await tx.updateTable('orderReturnEvents').set({ reason: null }).where('returnId', 'in', ids).execute();
  },
});
