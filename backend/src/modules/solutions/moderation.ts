import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, forbidden, notFound } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { MembershipState } from '../memberships/membership-state';
import type { UploadService } from '../uploads/uploads.service';
import { publishedSolutions } from './published-solutions';
import { requestRows } from './request-rows';
import type { NotifyAboutSolution } from './solution-mails';
import { keepPictures, solutionRows, type SolutionRow } from './solutions.repository';

interface Dependencies {
  clock: Clock;
  memberships: Pick<MembershipState, 'allowance'>;
  uploads: Pick<UploadService, 'release'>;
  notify: NotifyAboutSolution;
  audit: Audit;
}
interface Decision {
  status: 'APPROVED' | 'REJECTED' | 'TAKE_DOWN';
  /** Null for APPROVED at most. */
  reason: string | null;
  /** The version that was looked at. */
  version?: number | undefined;
}
export type Moderation = ReturnType<typeof createModeration>;

const isAllowed: Record<Decision['status'], (row: SolutionRow) => boolean> = {
  APPROVED: ({ status }) => status === 'PENDING',
  REJECTED: ({ status }) => status === 'PENDING' || status === 'APPROVED',
  // What was approved by mistake is taken off the shop, whatever became of a later change.
  TAKE_DOWN: ({ live }) => live !== null,
};

/** The shop's decision on a solution, in the caller's transaction. */
export function createModeration({ clock, memberships, uploads, notify, audit }: Dependencies) {
  return {
    async decide(tx: Db, staff: Staff, id: string, decision: Decision): Promise<SolutionRow> {
      const found = await solutionRows.find(tx, id);
      if (!found) throw notFound('SOLUTION_NOT_FOUND');
      // The provider is locked before the solution, as for publishing.
      const { shownLimit } = await memberships.allowance(tx, found.providerId);
      const row = await solutionRows.hold(tx, id);
      if (!row) throw notFound('SOLUTION_NOT_FOUND');
      if (row.ownerId === staff.userId) throw forbidden();
      const { status, reason, version } = decision;
      if (version !== undefined && version !== row.version) throw conflict('EDIT_CONFLICT');
      if (!isAllowed[status](row)) throw conflict('SOLUTION_TRANSITION_NOT_ALLOWED');
      const now = clock();
      const decided = await apply(tx, row, status, reason ?? '', now);
      await keepPictures(tx, decided, uploads);
      if (row.isPublished && !decided.isPublished)
        await publishedSolutions.show(tx, row.providerId, shownLimit);
      const open = await requestRows.openPublish(tx, row.id);
      const outcome = status === 'APPROVED' ? ('DONE' as const) : ('REJECTED' as const);
      if (open) await requestRows.move(tx, open.id, { status: outcome, reason }, now);
      const eventId = await solutionRows.recordEvent(
        tx,
        row.id,
        { action: status === 'APPROVED' ? status : 'REJECTED', actorId: staff.userId, reason },
        now,
      );
      await audit.record(tx, staff, {
        action: 'status',
        entity: 'solution',
        entityId: row.id,
        before: { status: row.status, isPublished: row.isPublished, title: row.live?.titleVi ?? null },
        after: {
          status: decided.status,
          isPublished: decided.isPublished,
          title: decided.live?.titleVi ?? null,
        },
        reason,
        customerId: row.ownerId,
      });
      const { titleVi: title } = decidedVersion(row, status);
      const about = { title, solutionId: row.id, userId: row.ownerId, occasion: eventId };
      await notify(
        tx,
        status === 'APPROVED'
          ? { ...about, kind: 'approved' }
          : { ...about, kind: 'rejected', reason: reason ?? '' },
      );
      return decided;
    },
  };
}

/** What was sent while it waits, or else what is shown: a draft may have changed since. */
const decidedVersion = ({ status, draft, live }: SolutionRow, decision: Decision['status']) =>
  status === 'PENDING' && decision !== 'TAKE_DOWN' ? draft : (live ?? draft);

/** A rejected change leaves what was approved before as it is. */
function apply(tx: Db, row: SolutionRow, status: Decision['status'], reason: string, now: Date) {
  if (status === 'APPROVED') return solutionRows.approve(tx, row, now);
  return status === 'TAKE_DOWN' || row.status === 'APPROVED'
    ? solutionRows.takeDown(tx, row.id, reason, now)
    : solutionRows.setStatus(tx, row.id, { status, reason }, now);
}
