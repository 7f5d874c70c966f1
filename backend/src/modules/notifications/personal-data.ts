import type { Db } from '../../plugins/db';
import type { PersonalData } from '../privacy/personal-data';

/** What somebody was told on the page, and which mails they refuse. */
export const notificationData = (db: Db): PersonalData => ({
  section: 'notifications',
  async read({ userId }) {
    const told = await db
      .selectFrom('notifications')
      .select(['kind', 'facts', 'createdAt', 'readAt'])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const refusedMails = await db
      .selectFrom('mailChoices')
      .select(['topic', 'refusedAt'])
      .where('customerId', '=', userId)
      .execute();
    return { told, refusedMails };
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('notifications').where('ownerId', '=', userId).execute();
    await tx.deleteFrom('mailChoices').where('customerId', '=', userId).execute();
  },
});
