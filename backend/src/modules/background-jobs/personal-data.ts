import { sql } from 'kysely';
import { nobody, type PersonalData } from '../../lib/personal-data';
import type { Db } from '../../db';

/** Jobs that somebody of the staff started. What they did stays; by whom does not. */
export const jobData = (db: Db): PersonalData => ({
  section: 'backgroundJobs',
  read: ({ userId }) =>
    db
      .selectFrom('backgroundJobs')
      .leftJoin('jobFiles', 'jobFiles.id', 'backgroundJobs.fileId')
      .select([
        'backgroundJobs.id',
        'kind',
        'state',
        'backgroundJobs.createdAt',
        'endedAt',
        'jobFiles.name as file',
      ])
      .where('backgroundJobs.ownerId', '=', userId)
      .orderBy('backgroundJobs.createdAt')
      .execute(),
  async erase(tx, { userId }) {
    await sql`update background_jobs set owner_id = ${nobody},
        input = case when input ? 'staff' then jsonb_set(input, '{staff,userId}', to_jsonb(${nobody}::text)) else input end
      where owner_id = ${userId}`.execute(tx);
    await tx.updateTable('jobFiles').set({ ownerId: nobody }).where('ownerId', '=', userId).execute();
  },
});
