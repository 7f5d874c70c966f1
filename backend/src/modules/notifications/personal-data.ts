import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What somebody was told, and the mails that they refused. */
export const notificationData = (db: Db): PersonalData => ({
  section: 'notifications',
  async read({ userId }) {
    return {
      told: await db
        .selectFrom('notifications')
        .select(['kind', 'facts', 'createdAt', 'readAt'])
        .where('ownerId', '=', userId)
        .orderBy('createdAt')
        .execute(),
      refusedMails: await db
        .selectFrom('mailChoices')
        .select(['topic', 'refusedAt'])
        .where('customerId', '=', userId)
        .execute(),
    };
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('notifications').where('ownerId', '=', userId).execute();
    await tx.deleteFrom('mailChoices').where('customerId', '=', userId).execute();
  },
});
