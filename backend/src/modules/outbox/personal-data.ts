import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** Mails that the shop wrote. Codes and links in them open things, so that their texts are left out. */
export const mailData = (db: Db): PersonalData => ({
  section: 'mails',
  read: ({ emails }) =>
    db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'createdAt', 'sentAt'])
      .where('recipient', 'in', emails)
      .orderBy('createdAt')
      .execute(),
  async erase(tx, { emails }) {
    await tx
      .deleteFrom('outbox')
      .where((where) => where.or([where('recipient', 'in', emails), where('replyTo', 'in', emails)]))
      .execute();
  },
});
