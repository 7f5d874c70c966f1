import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import { plainLines } from '../../lib/plain-text';
import type { RateLimits } from '../../lib/rate-limits';
import type { Principal, Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import { accountLookup } from '../auth/account-lookup';
import { customerLookup } from '../customers/customer-lookup';
import { pageAsked } from '../offers/offers.schema';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { PublicSolutions } from './public-solutions.service';
import type { Publishing } from './publishing.service';
import { mayMoveRequest, nextOf } from './request-transitions';
import { requestRows, type RequestRow } from './request-rows';
import type { NotifyAboutSolution } from './solution-mails';
import type {
  MoveRequest,
  OwnRequest,
  RequestsQuery,
  SentRequest,
  SolutionRequest,
  SolutionRequestBody,
} from './solution-requests.schema';

export interface SolutionRequestDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  providers: Pick<ProviderLookup, 'approved'>;
  publishing: Pick<Publishing, 'submitWith'>;
  /** What visitors see. */
  shown: Pick<PublicSolutions, 'findShown'>;
  notify: NotifyAboutSolution;
  audit: Audit;
}
export type SolutionRequests = ReturnType<typeof createSolutionRequests>;

const MAX_REQUESTS = { max: 20, windowMs: 3_600_000 };
/** Who reads or answers: a provider, or a member of staff with the request that is noted. */
export type RequestReader = Pick<Principal, 'userId' | 'role'> & { requestId: string };

const isStaff = (reader: RequestReader): reader is Staff => reader.role !== 'CUSTOMER';

/** Requests to the shop to approve, and to providers for advice. */
export function createSolutionRequests(deps: SolutionRequestDependencies) {
  const { db, clock, limits, providers, publishing, shown, notify, audit } = deps;

  async function requesterOf(from: Db, { requesterId }: RequestRow): Promise<SolutionRequest['requester']> {
    const email = await accountLookup.emailOf(from, requesterId);
    if (email === null) return null;
    const profile = await customerLookup.find(from, requesterId);
    return { name: nameOf(profile), email, phone: profile?.phone ?? null };
  }

  const toRequest = async (from: Db, row: RequestRow, reader: RequestReader): Promise<SolutionRequest> => ({
    ...toOwnRequest(row),
    requester: await requesterOf(from, row),
    next: nextOf(row, isStaff(reader) ? 'STAFF' : 'PROVIDER'),
  });

  /** Approved providers meet what was asked of them; what they asked the shop is the solution's own status. */
  async function mayRead(from: Db, reader: RequestReader, row: RequestRow | undefined): Promise<RequestRow> {
    const isTheirs = row && (isStaff(reader) || (row.ownerId === reader.userId && row.type === 'CONSULT'));
    if (!isTheirs) throw notFound('REQUEST_NOT_FOUND');
    if (!isStaff(reader)) await providers.approved(from, reader.userId);
    return row;
  }

  async function consult(requesterId: string, id: string, message: string, store: StoreAnswer) {
    return db.transaction().execute(async (tx): Promise<AnswerBody<SentRequest>> => {
      const solution = await shown.findShown(tx, id);
      if (!solution) throw notFound('SOLUTION_NOT_FOUND');
      if (solution.ownerId === requesterId) throw conflict('OWN_SOLUTION');
      const { ownerId, title } = solution;
      const requestId = await requestRows.insert(
        tx,
        { solutionId: solution.id, solutionTitle: title, ownerId, requesterId, type: 'CONSULT', message },
        clock(),
      );
      if (requestId === null) throw conflict('REQUEST_ALREADY_SENT');
      await notify(tx, {
        kind: 'asked',
        title,
        requestId,
        name: nameOf(await customerLookup.find(tx, requesterId)),
        message,
        userId: ownerId,
        occasion: requestId,
        replyTo: await accountLookup.emailOf(tx, requesterId),
      });
      const sent = answer({ requestId, status: 'NEW' as const });
      await store(tx, sent);
      return sent;
    });
  }

  async function answerRequest(
    tx: Db,
    row: RequestRow,
    actor: RequestReader,
    { status, reason }: { status: MoveRequest['status']; reason: string | null },
  ) {
    await requestRows.move(tx, row.id, { status, reason }, clock());
    if (isStaff(actor))
      await audit.record(tx, actor, {
        action: 'status',
        entity: 'solution-request',
        entityId: row.id,
        before: { status: row.status },
        after: { status },
        reason,
        customerId: row.requesterId,
      });
    if (row.type === 'CONSULT')
      await notify(tx, {
        kind: 'answered',
        status,
        reason,
        requestId: row.id,
        title: row.solutionTitle,
        userId: row.requesterId,
        occasion: `${row.id}:${status}`,
      });
  }

  return {
    /** One open request for each solution and kind. Only its provider asks to publish. */
    async send(
      userId: string,
      id: string,
      { type, message: given = '' }: SolutionRequestBody,
      store: StoreAnswer,
    ) {
      const message = plainLines(given);
      if (message === null) throw invalidFields({ field: 'message', code: 'invalid' });
      const within = await limits.consume(`solution request ${userId}`, MAX_REQUESTS);
      if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
      if (type === 'CONSULT') return consult(userId, id, message, store);
      return db.transaction().execute(async (tx): Promise<AnswerBody<SentRequest>> => {
        const requestId = await publishing.submitWith(tx, userId, id, message);
        const status = requestId === null ? ('DONE' as const) : ('NEW' as const);
        const sent = answer({ requestId: requestId ?? id, status });
        await store(tx, sent);
        return sent;
      });
    },

    async received(reader: RequestReader, query: RequestsQuery) {
      const { page, limit, offset } = pageAsked(query);
      if (!isStaff(reader)) await providers.approved(db, reader.userId);
      const whose = isStaff(reader)
        ? { type: query.type }
        : { type: 'CONSULT' as const, ownerId: reader.userId };
      const filter = { ...whose, status: query.status };
      const total = await requestRows.count(db, filter);
      const rows = await requestRows.page(db, filter, { limit, offset });
      const data = await Promise.all(rows.map((row) => toRequest(db, row, reader)));
      return { ...paged(data, { page, limit, total }), counts: await requestRows.counts(db, whose) };
    },

    async sent(requesterId: string, query: RequestsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const filter = { requesterId, type: query.type, status: query.status };
      const total = await requestRows.count(db, filter);
      const rows = await requestRows.page(db, filter, { limit, offset });
      return paged(rows.map(toOwnRequest), { page, limit, total });
    },

    async find(reader: RequestReader, id: string): Promise<SolutionRequest> {
      return toRequest(db, await mayRead(db, reader, await requestRows.find(db, id)), reader);
    },

    /** Who asked is told by mail and in the shop. A request to publish is decided with its solution. */
    async move(
      actor: RequestReader,
      id: string,
      { status, reason: given }: MoveRequest,
    ): Promise<SolutionRequest> {
      const reason = checkedReason(given, status === 'REJECTED');
      return db.transaction().execute(async (tx) => {
        const found = await mayRead(tx, actor, await requestRows.find(tx, id));
        const row = await requestRows.hold(tx, found);
        if (!row) throw notFound('REQUEST_NOT_FOUND');
        if (!mayMoveRequest(row, status, isStaff(actor) ? 'STAFF' : 'PROVIDER'))
          throw conflict('REQUEST_TRANSITION_NOT_ALLOWED');
        await answerRequest(tx, row, actor, { status, reason });
        const moved = await requestRows.find(tx, id);
        return toRequest(tx, moved ?? row, actor);
      });
    },
  };
}

const nameOf = (profile: { firstName: string; lastName: string } | undefined) =>
  profile ? `${profile.lastName} ${profile.firstName}`.trim() : '';

const toOwnRequest = (row: RequestRow): OwnRequest => ({
  id: row.id,
  type: row.type,
  status: row.status,
  solution:
    row.solutionId === null || row.seoSlug === null
      ? null
      : { id: row.solutionId, title: row.solutionTitle, seoSlug: row.seoSlug },
  message: row.message,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function checkedReason(given: string | undefined, isNeeded: boolean): string | null {
  const reason = plainLines(given ?? '');
  if (reason === null) throw invalidFields({ field: 'reason', code: 'invalid' });
  if (isNeeded && reason === '') throw invalidFields({ field: 'reason', code: 'required' });
  return reason || null;
}
