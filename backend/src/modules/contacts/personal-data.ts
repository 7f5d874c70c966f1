import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What was written to the shop from somebody's mailboxes, with its answers, which go with it. */
export const contactData = (db: Db): PersonalData => ({
  section: 'contactRequests',
  async read({ emails }) {
    const requests = await db
      .selectFrom('contactRequests')
      .select(['id', 'ticket', 'kind', 'fullName', 'email', 'phone', 'company', 'businessName', 'subject'])
      .select(['message', 'language', 'createdAt', 'status', 'note'])
      .where('email', 'in', emails)
      .orderBy('createdAt')
      .execute();
    const ids = requests.map(({ id }) => id);
    const answers =
      ids.length === 0
        ? []
        : await db
            .selectFrom('contactAnswers')
            .select(['requestId', 'message', 'at'])
            .where('requestId', 'in', ids)
            .orderBy('at')
            .execute();
    return requests.map(({ id, ...request }) => ({
      ...request,
      answers: answers.flatMap(({ requestId, ...answer }) => (requestId === id ? answer : [])),
    }));
  },
  async erase(tx, { emails }) {
    await tx.deleteFrom('contactRequests').where('email', 'in', emails).execute();
  },
});
