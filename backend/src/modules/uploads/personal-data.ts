import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** Pictures that somebody sent. What shows them lets go first; the sweep then takes the files. */
export const uploadData = (db: Db): PersonalData => ({
  section: 'uploads',
  async read({ userId }) {
    const rows = await db
      .selectFrom('uploads')
      .select(['id', 'pictureId', 'createdAt', 'usedAt'])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ pictureId, ...row }) => ({ ...row, url: `/api/main/media/${pictureId}` }));
  },
  async erase(tx, { userId }) {
    await tx
      .updateTable('uploads')
      .set({ usedAt: null, createdAt: new Date(0) })
      .where('ownerId', '=', userId)
      .execute();
  },
});
