import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';
import { customerOwner } from './model-budget';

/** How often somebody was answered by the language model. */
export const chatModelData = (db: Db): PersonalData => ({
  section: 'assistantUsage',
  read: ({ userId }) =>
    db
      .selectFrom('chatModelUsage')
      .select([sql<string>`day::text`.as('day'), 'messages', 'tokens'])
      .where('owner', '=', customerOwner(userId))
      .orderBy('day')
      .execute(),
  async erase(tx, { userId }) {
    await tx.deleteFrom('chatModelUsage').where('owner', '=', customerOwner(userId)).execute();
  },
});
