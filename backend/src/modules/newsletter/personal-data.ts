import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** Subscriptions of somebody's mailboxes. */
export const newsletterData = (db: Db): PersonalData => ({
  section: 'newsletter',
  read: ({ emails }) =>
    db.selectFrom('newsletterSubscriptions').selectAll().where('email', 'in', emails).execute(),
  async erase(tx, { emails }) {
    await tx.deleteFrom('newsletterSubscriptions').where('email', 'in', emails).execute();
  },
});
