import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** What was done stays, without its actor; what was said of a customer goes with their account. */
export const auditData = (db: Db): PersonalData => ({
  section: 'audit',
  async read({ userId }) {
    const concerning = await db
      .selectFrom('auditEntries')
      .select(['at', 'action', 'entity', 'reason'])
      .where('customerId', '=', userId)
      .orderBy('at')
      .execute();
    const done = await db
      .selectFrom('auditEntries')
      .select(['at', 'action', 'entity', 'entityId', 'reason'])
      .where('actorId', '=', userId)
      .orderBy('at')
      .execute();
    return { concerning, done };
  },
  async erase(tx, { userId }) {
    await tx
      .updateTable('auditEntries')
      .set({ customerId: nobody, reason: null, before: null, after: null })
      .where('customerId', '=', userId)
      .execute();
    await tx
      .updateTable('auditEntries')
      .set({ entityId: nobody, reason: null, before: null, after: null })
      .where('entity', 'in', ['customer', 'user', 'provider'])
      .where('entityId', '=', userId)
      .execute();
    await tx.updateTable('auditEntries').set({ actorId: nobody }).where('actorId', '=', userId).execute();
  },
});
