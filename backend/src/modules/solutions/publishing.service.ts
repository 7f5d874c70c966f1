import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, invalidFields } from '../../lib/errors';
import type { MembershipState } from '../memberships/membership-state';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { UploadService } from '../uploads/uploads.service';
import { missingOf } from './check-solution';
import { holdOwn, ownSolution } from './own-solutions.service';
import { publishedSolutions } from './published-solutions';
import { requestRows } from './request-rows';
import { changedParts, needsReview } from './solution-document';
import { freeSlug } from './solution-slug';
import { keepPictures, solutionRows, type SolutionRow } from './solutions.repository';
import type { OwnSolution } from './solutions.schema';

export interface PublishingDependencies {
  db: Db;
  clock: Clock;
  providers: Pick<ProviderLookup, 'approved'>;
  memberships: Pick<MembershipState, 'allowance'>;
  settings: { provider(from?: Db): Promise<{ autoApproveSolutions: boolean }> };
  uploads: Pick<UploadService, 'release'>;
}
export type Publishing = ReturnType<typeof createPublishing>;

/** From draft to what visitors see. Anyone who counts published solutions holds the lock of the provider first. */
export function createPublishing(deps: PublishingDependencies) {
  const { db, clock, providers, memberships, settings, uploads } = deps;

  /** Asks the shop. A change that needs no review is approved at once. */
  async function ask(tx: Db, row: SolutionRow, message: string): Promise<string | null> {
    if (row.status === 'PENDING') throw conflict('REQUEST_ALREADY_SENT');
    const changed = row.live ? changedParts(row.live, row.draft) : null;
    if (changed?.length === 0 && row.status === 'APPROVED') throw conflict('SOLUTION_UNCHANGED');
    const missing = missingOf(row.draft);
    if (missing.length > 0) throw invalidFields(...missing);

    const now = clock();
    // An address that people know stays, whatever the title becomes.
    const slug = row.live ? row.slug : await freeSlug(tx, row.draft.titleVi, row.id);
    // Each that is sent has a version of its own, so that staff decide on what they have looked at.
    const version = row.version + 1;
    const sent = await solutionRows.setStatus(
      tx,
      row.id,
      { status: 'PENDING', reason: null, submittedAt: now, slug, version },
      now,
    );
    const isSmall = changed !== null && !needsReview(changed);
    const isAutomatic = isSmall || (await settings.provider(tx)).autoApproveSolutions;
    const event = { actorId: row.ownerId, reason: null };
    await solutionRows.recordEvent(tx, row.id, { ...event, action: 'SUBMITTED' }, now);
    if (isAutomatic) {
      await solutionRows.recordEvent(tx, row.id, { ...event, action: 'AUTO_APPROVED' }, now);
      await keepPictures(tx, await solutionRows.approve(tx, sent, now), uploads);
      return null;
    }
    return requestRows.insert(
      tx,
      {
        solutionId: row.id,
        solutionTitle: row.draft.titleVi,
        ownerId: row.ownerId,
        requesterId: row.ownerId,
        type: 'PUBLISH',
        message,
      },
      now,
    );
  }

  return {
    /** The id of the request; null when it was approved at once. */
    async submitWith(tx: Db, ownerId: string, id: string, message: string): Promise<string | null> {
      await providers.approved(tx, ownerId);
      return ask(tx, await holdOwn(tx, ownerId, id), message);
    },

    async submit(ownerId: string, id: string): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      return db.transaction().execute(async (tx) => {
        await ask(tx, await holdOwn(tx, ownerId, id), '');
        return ownSolution(tx, await holdOwn(tx, ownerId, id));
      });
    },

    /** Back to where it was before it was sent. */
    async withdraw(ownerId: string, id: string): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      return db.transaction().execute(async (tx) => {
        const row = await holdOwn(tx, ownerId, id);
        if (row.status !== 'PENDING') throw conflict('SOLUTION_TRANSITION_NOT_ALLOWED');
        const now = clock();
        const open = await requestRows.openPublish(tx, row.id);
        if (open) await requestRows.move(tx, open.id, { status: 'WITHDRAWN', reason: null }, now);
        await solutionRows.recordEvent(
          tx,
          row.id,
          { action: 'WITHDRAWN', actorId: ownerId, reason: null },
          now,
        );
        const status = row.live ? ('APPROVED' as const) : ('NEW' as const);
        return ownSolution(
          tx,
          await solutionRows.setStatus(tx, row.id, { status, reason: null, submittedAt: null }, now),
        );
      });
    },

    /** Shows the approved version, when the membership has room for one more. */
    async publish(ownerId: string, id: string): Promise<{ published: boolean }> {
      const provider = await providers.approved(db, ownerId);
      await db.transaction().execute(async (tx) => {
        const { state, limit } = await memberships.allowance(tx, provider.id);
        const row = await holdOwn(tx, ownerId, id);
        if (row.isPublished) return;
        if (!row.live) throw conflict('NOT_APPROVED');
        if (state === 'NONE') throw conflict('MEMBERSHIP_MISSING');
        if (state === 'EXPIRED') throw conflict('MEMBERSHIP_EXPIRED');
        const used = await publishedSolutions.count(tx, provider.id);
        if (used >= limit) throw conflict('PUBLISH_LIMIT_EXCEEDED', { used, limit });
        const now = clock();
        await tx
          .updateTable('solutions')
          .set({ isPublished: true, isShown: true, publishedAt: now, updatedAt: now })
          .where('id', '=', row.id)
          .execute();
      });
      return { published: true };
    },

    /** What was hidden because the limit had become smaller is shown in its place. */
    async unpublish(ownerId: string, id: string): Promise<{ published: boolean }> {
      const provider = await providers.approved(db, ownerId);
      await db.transaction().execute(async (tx) => {
        const { shownLimit } = await memberships.allowance(tx, provider.id);
        const row = await holdOwn(tx, ownerId, id);
        if (!row.isPublished) return;
        await tx
          .updateTable('solutions')
          .set({ isPublished: false, isShown: true, publishedAt: null, updatedAt: clock() })
          .where('id', '=', row.id)
          .execute();
        await publishedSolutions.show(tx, provider.id, shownLimit);
      });
      return { published: false };
    },
  };
}
