import { v7 as uuid } from 'uuid';
import { json, type Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import type { Staff } from '../../plugins/auth';
import type { AuditEntity, AuditEntry, AuditQuery } from './audit.schema';
import { COMMAND_LINE_ID } from './command-line';
import type { AuditState } from './audit.tables';
import { recordedReason, recordedStates } from './recorded-state';

/** One write of a member of staff. */
export interface StaffWrite {
  /** A verb or a noun in small letters: `create`, `status`, `refund`. */
  action: string;
  entity: AuditEntity;
  entityId: string;
  /** How the thing was, as far as it matters; null when it is new. Only what differs from `after` is kept. */
  before?: AuditState | null;
  /** How it is now; null when it is gone. */
  after?: AuditState | null;
  reason?: string | null | undefined;
  /** The customer whom it concerns: with their account, what is said here goes too. */
  customerId?: string | null;
}

export type AuditService = ReturnType<typeof createAuditService>;
/** What modules use whose staff write. */
export type Audit = Pick<AuditService, 'record'>;

/** What staff wrote, and to what end. */
export function createAuditService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Notes a write, in the transaction that makes it: there is neither without the other. */
    async record(tx: Db, { userId, role, requestId }: Staff, write: StaffWrite): Promise<void> {
      const { before, after } = recordedStates(write.before ?? null, write.after ?? null);
      await tx
        .insertInto('auditEntries')
        .values({
          id: uuid(),
          at: clock(),
          actorId: userId,
          role,
          action: write.action,
          entity: write.entity,
          entityId: write.entityId,
          customerId: write.customerId ?? null,
          before: before && json(before),
          after: after && json(after),
          reason: recordedReason(write.reason),
          requestId,
        })
        .execute();
    },

    /** The newest first. */
    async page(query: AuditQuery, emailsOf: (from: Db, ids: string[]) => Promise<Map<string, string>>) {
      const limit = limitOf(query);
      const place = readCursor(query.after);
      const { actor, entity, entityId, action, from, to } = query;
      const found = await db
        .selectFrom('auditEntries')
        .selectAll()
        .$if(actor !== undefined, (rows) => rows.where('actorId', '=', actor ?? ''))
        .$if(entity !== undefined, (rows) => rows.where('entity', '=', entity ?? 'order'))
        .$if(entityId !== undefined, (rows) => rows.where('entityId', '=', entityId ?? ''))
        .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
        .$if(from !== undefined, (rows) => rows.where('at', '>=', new Date(from ?? 0)))
        .$if(to !== undefined, (rows) => rows.where('at', '<', new Date(to ?? 0)))
        .$if(place !== null, (rows) =>
          rows.where((eb) =>
            eb(eb.refTuple('at', 'id'), '<', eb.tuple(place?.at ?? new Date(0), place?.id ?? '')),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const { data, meta } = keysetPage(found, limit, (row) => row);
      const emails = await emailsOf(db, [...new Set(data.map(({ actorId }) => actorId))]);
      const shown: AuditEntry[] = data.map(({ customerId: _customer, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
        actor: emails.get(row.actorId) ?? null,
        ...(row.actorId === COMMAND_LINE_ID && { isCommand: true }),
      }));
      return { data: shown, meta };
    },
  };
}
