import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { badRequest, conflict, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { pageAsked } from '../offers/offers.schema';
import { shownRows } from './public-solutions.repository';
import {
  MAX_SAVED_SOLUTIONS,
  type MergedSolutions,
  type SavedSolution,
  type SavedSolutionIds,
  type SavedSolutionsQuery,
} from './public-solutions.schema';
import type { PublicSolutions } from './public-solutions.service';
import { savedRows } from './saved-rows';

interface Dependencies {
  db: Db;
  clock: Clock;
  shown: Pick<PublicSolutions, 'cards'>;
}
export type SavedSolutions = ReturnType<typeof createSavedSolutions>;

/** Solutions that a customer keeps for later, as products are kept. */
export function createSavedSolutions({ db, clock, shown }: Dependencies) {
  /** Those that were not kept yet, as far as there is room. */
  const keep = (customerId: string, ids: string[]) =>
    db.transaction().execute(async (tx) => {
      await savedRows.lock(tx, customerId);
      const there = new Set((await shownRows.byIds(tx, ids)).map(({ id }) => id));
      const known = await savedRows.among(tx, customerId, ids);
      const fresh = ids.filter((id) => there.has(id) && !known.has(id));
      const room = Math.max(0, MAX_SAVED_SOLUTIONS - (await savedRows.count(tx, customerId)));
      await savedRows.add(tx, customerId, fresh.slice(0, room), clock());
      return { there, known, left: Math.max(0, fresh.length - room) };
    });

  async function all(customerId: string): Promise<SavedSolutionIds> {
    const rows = await savedRows.list(db, customerId, 'asc', MAX_SAVED_SOLUTIONS);
    return { ids: rows.map(({ solutionId }) => solutionId), total: rows.length };
  }

  return {
    all,

    /** Those that are not shown for the moment are kept, and not listed. */
    async list(query: SavedSolutionsQuery, customerId: string, language: Language) {
      const { page, limit, offset } = pageAsked(query);
      const saved = await savedRows.list(db, customerId, 'desc', MAX_SAVED_SOLUTIONS);
      const rows = await shownRows.byIds(
        db,
        saved.map(({ solutionId }) => solutionId),
      );
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      const visible = saved.filter(({ solutionId }) => rowOf.has(solutionId));
      const onPage = visible.slice(offset, offset + limit);
      const cards = await shown.cards(
        onPage.flatMap(({ solutionId }) => rowOf.get(solutionId) ?? []),
        language,
        customerId,
      );
      const data = onPage.flatMap(({ solutionId, createdAt }): SavedSolution[] => {
        const solution = cards.find(({ id }) => id === solutionId);
        return solution ? [{ solution, keptAt: createdAt.toISOString() }] : [];
      });
      return paged(data, { page, limit, total: visible.length });
    },

    async add(given: string, customerId: string): Promise<void> {
      if (!isUuid(given)) throw badRequest('INVALID_FAVOURITE_ADD');
      const id = given.toLowerCase();
      const { there, known, left } = await keep(customerId, [id]);
      if (!there.has(id)) throw notFound('SOLUTION_NOT_FOUND');
      if (known.has(id)) throw conflict('FAVOURITE_EXISTING');
      if (left > 0) throw conflict('TOO_MANY_FAVOURITES');
    },

    async remove(id: string, customerId: string): Promise<void> {
      if (!isUuid(id)) throw badRequest('INVALID_FAVOURITE_REMOVE');
      if (!(await savedRows.remove(db, customerId, id.toLowerCase()))) throw notFound('FAVOURITE_NOT_FOUND');
    },

    /**
     * What a visitor kept becomes the customer's as well. Sent again it adds nothing, what is no solution is left out,
     * and what there is no room for is counted.
     */
    async merge(given: string[], customerId: string): Promise<MergedSolutions> {
      const ids = [...new Set(given.map((id) => id.toLowerCase()).filter((id) => isUuid(id)))];
      const { left } = await keep(customerId, ids);
      return { ...(await all(customerId)), left };
    },
  };
}
