import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What was written to the shop from somebody's mailboxes. */
export const contactData = (db: Db): PersonalData => ({
  section: 'contactRequests',
  read: ({ emails }) =>
    db.selectFrom('contactRequests').selectAll().where('email', 'in', emails).orderBy('createdAt').execute(),
  async erase(tx, { emails }) {
    await tx.deleteFrom('contactRequests').where('email', 'in', emails).execute();
  },
});
