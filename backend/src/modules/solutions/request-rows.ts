import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { RequestCounts, RequestStatus, RequestType } from './solution-requests.schema';
import type { NotifyAboutSolution } from './solution-mails';
import type { SolutionRequestsTable } from './solutions.tables';

export type RequestRow = Selectable<SolutionRequestsTable> & { seoSlug: string | null };
export type NotifyRequester = NotifyAboutSolution;
type Open = 'NEW' | 'IN_PROGRESS';
const open: Open[] = ['NEW', 'IN_PROGRESS'];
/** Written out, as in the index: a parameter would not be recognised as its condition. */
const isOpen = sql<boolean>`status in ('NEW', 'IN_PROGRESS')`;

export interface RequestFilter {
  ownerId?: string;
  requesterId?: string;
  type?: RequestType | undefined;
  status?: RequestStatus | undefined;
}

const noCounts: RequestCounts = { NEW: 0, IN_PROGRESS: 0, DONE: 0, REJECTED: 0, WITHDRAWN: 0 };

function matching(from: Db, { ownerId, requesterId, type, status }: RequestFilter) {
  let rows = from.selectFrom('solutionRequests as request');
  if (ownerId !== undefined) rows = rows.where('request.ownerId', '=', ownerId);
  if (requesterId !== undefined) rows = rows.where('request.requesterId', '=', requesterId);
  if (type !== undefined) rows = rows.where('request.type', '=', type);
  if (status !== undefined) rows = rows.where('request.status', '=', status);
  return rows;
}

/** Requests about solutions, as they are stored. */
export const requestRows = {
  /** Null when one of the same kind is open. */
  async insert(
    tx: Db,
    row: Pick<RequestRow, 'solutionId' | 'solutionTitle' | 'ownerId' | 'requesterId' | 'type' | 'message'>,
    now: Date,
  ): Promise<string | null> {
    const inserted = await tx
      .insertInto('solutionRequests')
      .values({ id: uuid(), ...row, status: 'NEW', reason: null, createdAt: now, updatedAt: now })
      .onConflict((there) => there.columns(['solutionId', 'requesterId', 'type']).where(isOpen).doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id ?? null;
  },

  async move(tx: Db, id: string, change: { status: RequestStatus; reason: string | null }, now: Date) {
    await tx
      .updateTable('solutionRequests')
      .set({ ...change, updatedAt: now })
      .where('id', '=', id)
      .execute();
  },

  find: async (from: Db, id: string): Promise<RequestRow | undefined> =>
    isUuid(id)
      ? matching(from, {})
          .leftJoin('solutions', 'solutions.id', 'request.solutionId')
          .selectAll('request')
          .select('solutions.slug as seoSlug')
          .where('request.id', '=', id)
          .executeTakeFirst()
      : undefined,

  /** The solution first, then the request: the order in which everything about them is locked. */
  async hold(tx: Db, { id, solutionId }: Pick<RequestRow, 'id' | 'solutionId'>) {
    if (solutionId !== null)
      await tx.selectFrom('solutions').select('id').where('id', '=', solutionId).forUpdate().execute();
    await tx.selectFrom('solutionRequests').select('id').where('id', '=', id).forUpdate().execute();
    return requestRows.find(tx, id);
  },

  /** The open request to publish this solution. */
  openPublish: (from: Db, solutionId: string) =>
    from
      .selectFrom('solutionRequests')
      .select(['id', 'message'])
      .where('solutionId', '=', solutionId)
      .where('type', '=', 'PUBLISH')
      .where('status', 'in', open)
      .executeTakeFirst(),

  async counts(from: Db, filter: RequestFilter): Promise<RequestCounts> {
    const rows = await matching(from, { ...filter, status: undefined })
      .select(['request.status', sql<number>`count(*)::int`.as('count')])
      .groupBy('request.status')
      .execute();
    return { ...noCounts, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
  },

  async count(from: Db, filter: RequestFilter): Promise<number> {
    const { total } = await matching(from, filter)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  page: (from: Db, filter: RequestFilter, at: { limit: number; offset: number }): Promise<RequestRow[]> =>
    matching(from, filter)
      .leftJoin('solutions', 'solutions.id', 'request.solutionId')
      .selectAll('request')
      .select('solutions.slug as seoSlug')
      .orderBy('request.createdAt', 'desc')
      .orderBy('request.id', 'desc')
      .limit(at.limit)
      .offset(at.offset)
      .execute(),
};

/** By solution: how many ask for advice and wait. */
export async function openConsultations(from: Db, solutionIds: string[]): Promise<Map<string, number>> {
  if (solutionIds.length === 0) return new Map();
  const rows = await from
    .selectFrom('solutionRequests')
    .select(['solutionId', sql<number>`count(*)::int`.as('count')])
    .where('solutionId', 'in', solutionIds)
    .where('type', '=', 'CONSULT')
    .where('status', 'in', open)
    .groupBy('solutionId')
    .execute();
  return new Map(rows.map(({ solutionId, count }) => [solutionId ?? '', count]));
}

/** Nobody will answer these any more, because the solution is deleted. */
export async function closeRequestsOf(tx: Db, solutionId: string, now: Date, notify: NotifyRequester) {
  const rows = await tx
    .updateTable('solutionRequests')
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where('solutionId', '=', solutionId)
    .where('status', 'in', open)
    .returning(['id', 'type', 'requesterId', 'solutionTitle'])
    .execute();
  for (const { id, type, requesterId, solutionTitle } of rows) {
    if (type === 'PUBLISH') continue;
    await notify(tx, {
      kind: 'answered',
      status: 'WITHDRAWN',
      reason: null,
      requestId: id,
      title: solutionTitle,
      userId: requesterId,
      occasion: `${id}:WITHDRAWN`,
    });
  }
}
