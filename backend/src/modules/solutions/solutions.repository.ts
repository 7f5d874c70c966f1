import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import { json, type Db } from '../../db';
import { fold, searchPatterns } from '../../lib/fold';
import type { UploadService } from '../uploads/uploads.service';
import { picturesOf, wordsOf, type SolutionDocument } from './solution-document';
import type { SolutionStatus, StatusCounts } from './solutions.schema';
import type { SolutionEventsTable, SolutionsTable } from './solutions.tables';

export type SolutionRow = Selectable<SolutionsTable>;
export type SolutionEvent = Pick<SolutionEventsTable, 'action' | 'actorId' | 'reason'>;

export interface SolutionFilter {
  ownerId?: string;
  status?: SolutionStatus | undefined;
  published?: boolean | undefined;
  search?: string | undefined;
}

const noCounts: StatusCounts = { NEW: 0, PENDING: 0, APPROVED: 0, REJECTED: 0 };

function matching(from: Db, { ownerId, status, published, search }: SolutionFilter) {
  let rows = from.selectFrom('solutions');
  if (ownerId !== undefined) rows = rows.where('ownerId', '=', ownerId);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (published !== undefined) rows = rows.where('isPublished', '=', published);
  const patterns = search?.trim() ? searchPatterns(search) : [];
  // Signs without a word find nothing.
  if (!patterns) rows = rows.where(sql<boolean>`false`);
  for (const pattern of patterns ?? []) rows = rows.where('searchText', 'like', pattern);
  return rows;
}

/** Solutions as they are stored, for those who write and judge them. */
export const solutionRows = {
  async counts(from: Db, filter: SolutionFilter): Promise<StatusCounts> {
    const rows = await matching(from, { ...filter, status: undefined })
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .groupBy('status')
      .execute();
    return { ...noCounts, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
  },

  async count(from: Db, filter: SolutionFilter): Promise<number> {
    const { total } = await matching(from, filter)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  page: (
    from: Db,
    filter: SolutionFilter,
    at: { limit: number; offset: number; order: 'changed' | 'waiting' },
  ): Promise<SolutionRow[]> => {
    const rows = matching(from, filter).selectAll();
    const ordered =
      at.order === 'changed'
        ? rows.orderBy('updatedAt', 'desc').orderBy('id', 'desc')
        : rows.orderBy(sql`submitted_at asc nulls last`).orderBy('id');
    return ordered.limit(at.limit).offset(at.offset).execute();
  },

  find: async (from: Db, id: string): Promise<SolutionRow | undefined> =>
    isUuid(id) ? from.selectFrom('solutions').selectAll().where('id', '=', id).executeTakeFirst() : undefined,

  /** Nobody else changes it until the transaction ends. */
  hold: async (tx: Db, id: string): Promise<SolutionRow | undefined> =>
    isUuid(id)
      ? tx.selectFrom('solutions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined,

  async insert(
    tx: Db,
    row: Pick<SolutionRow, 'id' | 'providerId' | 'ownerId' | 'slug'>,
    draft: SolutionDocument,
    now: Date,
  ): Promise<SolutionRow> {
    return tx
      .insertInto('solutions')
      .values({
        ...row,
        draft: json(draft),
        live: null,
        status: 'NEW',
        reason: null,
        searchText: wordsOf(draft),
        liveSearchText: '',
        liveName: '',
        liveKind: null,
        submittedAt: null,
        approvedAt: null,
        publishedAt: null,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  /** Stores a draft; `isNewVersion` tells editors that have an older one. */
  async saveDraft(
    tx: Db,
    { id, version }: Pick<SolutionRow, 'id' | 'version'>,
    draft: SolutionDocument,
    { now, isNewVersion = true }: { now: Date; isNewVersion?: boolean },
  ): Promise<SolutionRow> {
    return tx
      .updateTable('solutions')
      .set({
        draft: json(draft),
        searchText: wordsOf(draft),
        version: isNewVersion ? version + 1 : version,
        updatedAt: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  /** Where it stands for the shop. */
  async setStatus(
    tx: Db,
    id: string,
    change: Partial<Pick<SolutionRow, 'status' | 'reason' | 'submittedAt' | 'slug' | 'version'>>,
    now: Date,
  ): Promise<SolutionRow> {
    return tx
      .updateTable('solutions')
      .set({ ...change, updatedAt: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  /** The draft becomes what is shown. */
  async approve(tx: Db, { id, draft }: SolutionRow, now: Date): Promise<SolutionRow> {
    await tx.deleteFrom('solutionServices').where('solutionId', '=', id).execute();
    if (draft.serviceIds.length > 0)
      await tx
        .insertInto('solutionServices')
        .columns(['solutionId', 'serviceId'])
        .expression(
          tx
            .selectFrom('providerServices')
            .select([sql<string>`${id}::uuid`.as('solutionId'), 'id as serviceId'])
            .where('id', 'in', draft.serviceIds),
        )
        .execute();
    return tx
      .updateTable('solutions')
      .set({
        live: json(draft),
        liveName: fold(draft.titleVi),
        liveKind: draft.kind,
        liveSearchText: wordsOf(draft),
        status: 'APPROVED',
        reason: null,
        approvedAt: now,
        updatedAt: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  /** What was approved is taken back: nothing is shown any more. */
  async takeDown(tx: Db, id: string, reason: string, now: Date): Promise<SolutionRow> {
    await tx.deleteFrom('solutionServices').where('solutionId', '=', id).execute();
    return tx
      .updateTable('solutions')
      .set({
        live: null,
        liveName: '',
        liveKind: null,
        liveSearchText: '',
        status: 'REJECTED',
        reason,
        isPublished: false,
        publishedAt: null,
        updatedAt: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  async recordEvent(tx: Db, solutionId: string, event: SolutionEvent, at: Date): Promise<string> {
    const id = uuid();
    await tx
      .insertInto('solutionEvents')
      .values({ id, solutionId, ...event, at })
      .execute();
    return id;
  },

  eventsOf: (from: Db, solutionId: string) =>
    from
      .selectFrom('solutionEvents')
      .selectAll()
      .where('solutionId', '=', solutionId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
};

/**
 * Keeps the list of pictures that a solution shows, and lets go of those that none shows any more. A copy of a solution
 * shows the same pictures.
 */
export async function keepPictures(
  tx: Db,
  { id, draft, live }: Pick<SolutionRow, 'id' | 'draft' | 'live'>,
  uploads: Pick<UploadService, 'release'>,
): Promise<void> {
  const wanted = [...new Set([...picturesOf(draft), ...picturesOf(live)])];
  if (wanted.length > 0)
    await tx
      .insertInto('solutionPictures')
      .values(wanted.map((pictureId) => ({ solutionId: id, pictureId })))
      .onConflict((there) => there.doNothing())
      .execute();
  let gone = tx.deleteFrom('solutionPictures').where('solutionId', '=', id);
  if (wanted.length > 0) gone = gone.where('pictureId', 'not in', wanted);
  const rows = await gone.returning('pictureId').execute();
  await releaseUnused(
    tx,
    rows.map(({ pictureId }) => pictureId),
    uploads,
  );
}

/** Those of the pictures that no solution shows are swept with what was never used. */
export async function releaseUnused(
  tx: Db,
  pictureIds: string[],
  uploads: Pick<UploadService, 'release'>,
): Promise<void> {
  if (pictureIds.length === 0) return;
  const shown = await tx
    .selectFrom('solutionPictures')
    .select('pictureId')
    .where('pictureId', 'in', pictureIds)
    .execute();
  const still = new Set(shown.map(({ pictureId }) => pictureId));
  await uploads.release(
    tx,
    pictureIds.filter((pictureId) => !still.has(pictureId)),
  );
}
