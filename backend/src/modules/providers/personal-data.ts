import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** A provider's profile. After erasure an empty row stays, because what was paid for a membership names it. */
export const providerData = (db: Db): PersonalData => ({
  section: 'provider',
  async read({ userId }) {
    const provider = await db
      .selectFrom('providers')
      .select([
        'id',
        'businessName',
        'nameWanted',
        'taxCode',
        'phone',
        'website',
        'description',
        'status',
        'reason',
      ])
      .select(['termsVersion', 'createdAt', 'updatedAt'])
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!provider) return null;
    const { id, ...profile } = provider;
    // Which of the staff decided is theirs.
    const events = await db
      .selectFrom('providerEvents')
      .select(['status', 'byActor', 'reason', 'at'])
      .where('providerId', '=', id)
      .orderBy('at')
      .execute();
    return { ...profile, events };
  },
  /** Publishing, plans and decisions lock the provider before anything else. */
  async lock(tx, { userId }) {
    await tx.selectFrom('providers').select('id').where('userId', '=', userId).forUpdate().execute();
  },
  async erase(tx, { userId }) {
    await tx
      .updateTable('providerEvents')
      .set({ reason: null })
      .where('providerId', 'in', tx.selectFrom('providers').select('id').where('userId', '=', userId))
      .execute();
    await tx.updateTable('providerEvents').set({ actorId: nobody }).where('actorId', '=', userId).execute();
    await tx
      .updateTable('providers')
      .set({
        userId: null,
        businessName: '',
        nameWanted: null,
        taxCode: null,
        phone: '',
        website: null,
        description: '',
        searchText: '',
        status: 'LOCKED',
        reason: 'ACCOUNT_DELETED',
      })
      .where('userId', '=', userId)
      .execute();
  },
});
