import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, notFound } from '../../lib/errors';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { MembershipState } from '../memberships/membership-state';
import { pageAsked } from '../offers/offers.schema';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { UploadService } from '../uploads/uploads.service';
import { checkedChannels, checkedLinks, checkedTexts } from './check-solution';
import { ownServiceIds, servicesById } from './provider-services.service';
import { publishedSolutions } from './published-solutions';
import { closeRequestsOf, openConsultations, type NotifyRequester } from './request-rows';
import { toOwnRow, toOwnSolution } from './shown-solution';
import { emptyDocument, type SolutionDocument } from './solution-document';
import { draftSlug } from './solution-slug';
import { keepPictures, releaseUnused, solutionRows, type SolutionRow } from './solutions.repository';
import {
  MAX_OWN_SOLUTIONS,
  type ChannelsChange,
  type LinksChange,
  type NewSolution,
  type OwnSolution,
  type OwnSolutionsQuery,
  type PublishAllowance,
  type SolutionChange,
} from './solutions.schema';

export interface OwnSolutionDependencies {
  db: Db;
  clock: Clock;
  providers: Pick<ProviderLookup, 'approved' | 'lock'>;
  memberships: Pick<MembershipState, 'allowance'>;
  uploads: Pick<UploadService, 'release'>;
  notifyRequester: NotifyRequester;
}
export type OwnSolutions = ReturnType<typeof createOwnSolutions>;

const COPY = ' (bản sao)';
const MAX_TITLE = 120;

/** A solution of this owner, held; others' are not found. */
export async function holdOwn(tx: Db, ownerId: string, id: string): Promise<SolutionRow> {
  const row = await solutionRows.hold(tx, id);
  if (row?.ownerId !== ownerId) throw notFound('SOLUTION_NOT_FOUND');
  return row;
}

export const ownSolution = async (from: Db, row: SolutionRow): Promise<OwnSolution> =>
  toOwnSolution(row, await servicesById(from, row.draft.serviceIds));

/**
 * A change of a draft that its editor based on `version`. When somebody else has changed it since, nothing is stored and
 * the present one comes back with the refusal; what would change nothing is no conflict, so that a save can be repeated.
 */
export async function changeDraft(
  tx: Db,
  row: SolutionRow,
  { version, draft, now }: { version: number; draft: SolutionDocument; now: Date },
): Promise<SolutionRow> {
  if (isDeepStrictEqual(row.draft, draft)) return row;
  if (row.status === 'PENDING') throw conflict('SOLUTION_IN_REVIEW');
  if (row.version !== version) throw conflict('EDIT_CONFLICT', await ownSolution(tx, row));
  return solutionRows.saveDraft(tx, row, draft, { now });
}

/** What providers write. A draft may be incomplete; what was approved stays as it is meanwhile. */
export function createOwnSolutions(deps: OwnSolutionDependencies) {
  const { db, clock, providers, memberships, uploads, notifyRequester } = deps;

  /** Changes the draft of an own solution. */
  async function change(
    ownerId: string,
    id: string,
    version: number,
    changed: (draft: SolutionDocument, tx: Db) => Promise<SolutionDocument> | SolutionDocument,
  ): Promise<OwnSolution> {
    await providers.approved(db, ownerId);
    return db.transaction().execute(async (tx) => {
      const row = await holdOwn(tx, ownerId, id);
      const draft = await changed(row.draft, tx);
      return ownSolution(tx, await changeDraft(tx, row, { version, draft, now: clock() }));
    });
  }

  /** Services that were deleted meanwhile are left out: an editor may still hold them. */
  async function knownServices(from: Db, ownerId: string, serviceIds: string[] | undefined) {
    if (serviceIds === undefined) return {};
    const ids = [...new Set(serviceIds.map((id) => id.toLowerCase()))];
    const known = await ownServiceIds(from, ownerId, ids);
    return { serviceIds: ids.filter((id) => known.has(id)) };
  }

  async function insert(ownerId: string, draft: (tx: Db) => Promise<SolutionDocument>, store: StoreAnswer) {
    const { id: providerId } = await providers.approved(db, ownerId);
    return db.transaction().execute(async (tx): Promise<AnswerBody<OwnSolution>> => {
      // One after the other, so that the limit counts everything.
      await providers.lock(tx, providerId);
      if ((await solutionRows.count(tx, { ownerId })) >= MAX_OWN_SOLUTIONS)
        throw conflict('TOO_MANY_SOLUTIONS');
      const names = { id: uuid(), providerId, ownerId, slug: draftSlug() };
      const row = await solutionRows.insert(tx, names, await draft(tx), clock());
      await keepPictures(tx, row, uploads);
      const made = answer(await ownSolution(tx, row));
      await store(tx, made);
      return made;
    });
  }

  return {
    async list(ownerId: string, query: OwnSolutionsQuery) {
      const provider = await providers.approved(db, ownerId);
      const { page, limit, offset } = pageAsked(query);
      const filter = { ownerId, status: query.status, published: query.published, search: query.search };
      const total = await solutionRows.count(db, filter);
      const rows = await solutionRows.page(db, filter, { limit, offset, order: 'changed' });
      const open = await openConsultations(
        db,
        rows.map(({ id }) => id),
      );
      const counts = await solutionRows.counts(db, { ownerId });
      const published = await publishedSolutions.count(db, provider.id);
      const allowed = await db.transaction().execute((tx) => memberships.allowance(tx, provider.id));
      const allowance: PublishAllowance = {
        state: allowed.state,
        used: published,
        limit: allowed.limit,
        until: allowed.until?.toISOString() ?? null,
      };
      const data = rows.map((row) => toOwnRow(row, open.get(row.id) ?? 0));
      return { ...paged(data, { page, limit, total }), counts, published, allowance };
    },

    async create(ownerId: string, { serviceIds, ...body }: NewSolution, store: StoreAnswer) {
      const written = checkedTexts(body);
      return insert(
        ownerId,
        async (tx) => ({
          ...emptyDocument,
          ...written,
          ...(await knownServices(tx, ownerId, serviceIds)),
        }),
        store,
      );
    },

    async find(ownerId: string, id: string): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      const row = await solutionRows.find(db, id);
      if (row?.ownerId !== ownerId) throw notFound('SOLUTION_NOT_FOUND');
      return ownSolution(db, row);
    },

    change: (ownerId: string, id: string, { version, serviceIds, ...body }: SolutionChange) =>
      change(ownerId, id, version, async (draft, tx) => ({
        ...draft,
        ...checkedTexts(body),
        ...(await knownServices(tx, ownerId, serviceIds)),
      })),

    changeLinks: (ownerId: string, id: string, { version, links }: LinksChange) =>
      change(ownerId, id, version, (draft) => ({ ...draft, links: checkedLinks(links) })),

    changeChannels: (ownerId: string, id: string, { version, channels }: ChannelsChange) =>
      change(ownerId, id, version, (draft) => ({ ...draft, channels: checkedChannels(channels) })),

    /** The copy shows the same pictures, and is a draft of its own. */
    duplicate: (ownerId: string, id: string, store: StoreAnswer) =>
      insert(
        ownerId,
        async (tx) => {
          const { draft } = await holdOwn(tx, ownerId, id);
          return {
            ...draft,
            titleVi: `${draft.titleVi.slice(0, MAX_TITLE - COPY.length)}${COPY}`,
            screenshots: draft.screenshots.map((screenshot) => ({ ...screenshot, id: uuid() })),
          };
        },
        store,
      ),

    /** What was asked about it is closed, and who asked is told. What the limit had hidden is shown in its place. */
    async remove(ownerId: string, id: string): Promise<void> {
      const provider = await providers.approved(db, ownerId);
      await db.transaction().execute(async (tx) => {
        const { shownLimit } = await memberships.allowance(tx, provider.id);
        const row = await holdOwn(tx, ownerId, id);
        await closeRequestsOf(tx, row.id, clock(), notifyRequester);
        const pictures = await tx
          .deleteFrom('solutionPictures')
          .where('solutionId', '=', row.id)
          .returning('pictureId')
          .execute();
        await tx.deleteFrom('solutions').where('id', '=', row.id).execute();
        if (row.isPublished) await publishedSolutions.show(tx, provider.id, shownLimit);
        await releaseUnused(
          tx,
          pictures.map(({ pictureId }) => pictureId),
          uploads,
        );
      });
    },
  };
}
