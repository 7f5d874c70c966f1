import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { invalidFields, notFound } from '../../lib/errors';
import { plainLines } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import { toPicture } from '../media/picture';
import { pageAsked } from '../offers/offers.schema';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { Moderation } from './moderation';
import { servicesById } from './provider-services.service';
import { requestRows } from './request-rows';
import { toContent } from './shown-solution';
import { changedParts } from './solution-document';
import { solutionRows, type SolutionRow } from './solutions.repository';
import type {
  SolutionDecision,
  StaffSolution,
  StaffSolutionRow,
  StaffSolutionsQuery,
} from './staff-solutions.schema';

interface Dependencies {
  db: Db;
  providers: Pick<ProviderLookup, 'byIds'>;
  moderation: Moderation;
}
export type StaffSolutions = ReturnType<typeof createStaffSolutions>;

/** What the shop sees of solutions, and decides. */
export function createStaffSolutions({ db, providers, moderation }: Dependencies) {
  async function toRows(from: Db, rows: SolutionRow[]): Promise<StaffSolutionRow[]> {
    const names = await providers.byIds(from, [...new Set(rows.map(({ providerId }) => providerId))]);
    return rows.map((row) => {
      const [first] = row.draft.screenshots;
      return {
        id: row.id,
        seoSlug: row.slug,
        title: row.draft.titleVi,
        kind: row.draft.kind,
        picture: first ? toPicture(first.picture, first.altVi) : null,
        provider: { id: row.providerId, name: names.get(row.providerId)?.businessName ?? '' },
        status: row.status,
        reason: row.reason,
        isPublished: row.isPublished,
        hasLive: row.live !== null,
        changed: row.live ? changedParts(row.live, row.draft) : [],
        version: row.version,
        submittedAt: row.submittedAt?.toISOString() ?? null,
        approvedAt: row.approvedAt?.toISOString() ?? null,
        updatedAt: row.updatedAt.toISOString(),
      };
    });
  }

  async function detail(from: Db, id: string): Promise<StaffSolution> {
    const row = await solutionRows.find(from, id);
    const [shown] = row ? await toRows(from, [row]) : [];
    if (!row || !shown) throw notFound('SOLUTION_NOT_FOUND');
    const services = await servicesById(from, [...row.draft.serviceIds, ...(row.live?.serviceIds ?? [])]);
    const events = await solutionRows.eventsOf(from, id);
    return {
      ...shown,
      live: row.live && toContent(row.live, services),
      draft: toContent(row.draft, services),
      message: (await requestRows.openPublish(from, id))?.message ?? null,
      events: events.map(({ action, actorId, reason, at }) => ({
        action,
        actorId,
        reason,
        at: at.toISOString(),
      })),
    };
  }

  return {
    async list(query: StaffSolutionsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const filter = { status: query.status, published: query.published, search: query.search };
      const total = await solutionRows.count(db, filter);
      const rows = await solutionRows.page(db, filter, { limit, offset, order: 'waiting' });
      const data = await toRows(db, rows);
      return { ...paged(data, { page, limit, total }), counts: await solutionRows.counts(db, {}) };
    },

    find: (id: string) => detail(db, id),

    async decide(staff: Staff, id: string, decision: SolutionDecision): Promise<StaffSolution> {
      const reason = plainLines(decision.reason ?? '');
      if (reason === null) throw invalidFields({ field: 'reason', code: 'invalid' });
      if (decision.status !== 'APPROVED' && reason === '')
        throw invalidFields({ field: 'reason', code: 'required' });
      return db.transaction().execute(async (tx) => {
        await moderation.decide(tx, staff, id, { ...decision, reason: reason || null });
        return detail(tx, id);
      });
    },
  };
}
