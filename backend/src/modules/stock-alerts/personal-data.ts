import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What somebody's mailboxes wait for. */
export const stockAlertData = (db: Db): PersonalData => ({
  section: 'stockAlerts',
  read: ({ emails }) => db.selectFrom('stockAlerts').selectAll().where('email', 'in', emails).execute(),
  async erase(tx, { emails }) {
    await tx.deleteFrom('stockAlerts').where('email', 'in', emails).execute();
  },
});
