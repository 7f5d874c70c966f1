import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/**
 * Mailboxes that an account had before, each shown to be its owner's by a code or by signing up; but for those that
 * another account has now.
 */
export async function formerEmails(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contactChanges')
    .select('previous')
    .where('userId', '=', userId)
    .where('kind', '=', 'EMAIL')
    .where('usedAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.email', '=', 'contactChanges.previous')
            .where('users.id', '<>', userId),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ previous }) => previous ?? []);
}

/** The profile, and how where somebody is reached has changed. */
export const profileData = (db: Db): PersonalData => ({
  section: 'profile',
  async read({ userId }) {
    const profile = await db
      .selectFrom('customerProfiles')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirst();
    const contactChanges = await db
      .selectFrom('contactChanges')
      .select(['kind', 'previous', 'target', 'createdAt', 'usedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const { avatarPictureId = null, staffText: _words, ...others } = profile ?? {};
    const avatar = avatarPictureId === null ? null : `/api/main/media/${avatarPictureId}`;
    return { ...others, ...(profile && { avatar }), contactChanges };
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('contactChanges').where('userId', '=', userId).execute();
    await tx.deleteFrom('customerProfiles').where('userId', '=', userId).execute();
  },
});
