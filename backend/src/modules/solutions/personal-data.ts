import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';
import { providerLookup } from '../providers/provider-lookup';

/** What a provider wrote, what was asked about it, and which solutions somebody keeps. The words of staff stay theirs. */
export const solutionData = (db: Db): PersonalData => ({
  section: 'solutions',
  async read({ userId }) {
    const solutions = await db
      .selectFrom('solutions')
      .select(['id', 'slug', 'status', 'reason', 'isPublished', 'draft', 'live'])
      .select(['submittedAt', 'approvedAt', 'publishedAt', 'createdAt', 'updatedAt'])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const services = await db
      .selectFrom('providerServices')
      .select(['id', 'name', 'description', 'priceFrom', 'createdAt', 'updatedAt'])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const requests = await db
      .selectFrom('solutionRequests')
      .select(['id', 'solutionId', 'solutionTitle', 'type', 'status', 'message', 'reason'])
      .select(['createdAt', 'updatedAt'])
      .where('requesterId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const favourites = await db
      .selectFrom('savedSolutions')
      .select(['solutionId', 'createdAt'])
      .where('customerId', '=', userId)
      .orderBy('createdAt')
      .execute();
    return { solutions, services, requests, favourites };
  },
  /** The provider, then the solutions: their requests are locked after them everywhere. */
  async lock(tx, { userId }) {
    const provider = await providerLookup.findOfUser(tx, userId);
    if (provider) await providerLookup.lock(tx, provider.id);
    const own = tx.selectFrom('solutions').select('id').where('ownerId', '=', userId);
    await own.orderBy('id').forUpdate().execute();
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('savedSolutions').where('customerId', '=', userId).execute();
    const own = tx.selectFrom('solutions').select('id').where('ownerId', '=', userId);
    await tx.deleteFrom('solutionPictures').where('solutionId', 'in', own).execute();
    // What was asked of them stays with who asked, and nobody will answer it.
    await tx
      .updateTable('solutionRequests')
      .set({ status: 'WITHDRAWN' })
      .where('status', 'in', ['NEW', 'IN_PROGRESS'])
      .where((of) => of.or([of('ownerId', '=', userId), of('requesterId', '=', userId)]))
      .execute();
    await tx
      .updateTable('solutionRequests')
      .set({ ownerId: nobody, reason: null })
      .where('ownerId', '=', userId)
      .execute();
    await tx
      .updateTable('solutionRequests')
      .set({ requesterId: nobody, message: '', reason: null })
      .where('requesterId', '=', userId)
      .execute();
    await tx.deleteFrom('solutions').where('ownerId', '=', userId).execute();
    await tx.deleteFrom('providerServices').where('ownerId', '=', userId).execute();
    await tx.updateTable('solutionEvents').set({ actorId: nobody }).where('actorId', '=', userId).execute();
  },
});
