import { v7 as uuid, validate as isUuid } from 'uuid';
import type { ErrorCode } from '../../error-codes';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { isNamed } from '../../lib/database-errors';
import { conflict, notFound } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { Timed } from './offer-period';
import { offerState } from './offer-state';
import type { OfferEnd, WrittenOffer } from './staff-offers.schema';

interface WrittenRow extends Timed {
  version: number;
  isActive: boolean;
}

/** One kind of offer, as these writes need it. */
interface Offers<Row extends WrittenRow> {
  entity: 'voucher' | 'promotion' | 'flash-sale';
  missing: ErrorCode;
  /** Holds the row, so that no order takes of it meanwhile. */
  lock(tx: Db, id: string): Promise<unknown>;
  find(from: Db, id: string): Promise<Row | undefined>;
  endAt(tx: Db, id: string, now: Date): Promise<unknown>;
  remove(tx: Db, id: string): Promise<unknown>;
  /** What an editor is shown when it changed something older, and what the audit log keeps. */
  told(row: Row): Record<string, unknown>;
}

/** How staff write offers of any kind: one version after the other, each write in the audit log. */
export function createOfferWrites<Row extends WrittenRow>({
  db,
  clock,
  audit,
  offers,
}: {
  db: Db;
  clock: Clock;
  audit: Audit;
  offers: Offers<Row>;
}) {
  const { entity } = offers;

  async function found(from: Db, id: string): Promise<Row> {
    const row = isUuid(id) ? await offers.find(from, id) : undefined;
    if (!row) throw notFound(offers.missing);
    return row;
  }
  /** The row as it stays until the transaction ends; EDIT_CONFLICT when it is not the one that was changed. */
  async function held(tx: Db, id: string, version?: number): Promise<Row> {
    if (isUuid(id)) await offers.lock(tx, id);
    const row = await found(tx, id);
    if (version !== undefined && row.version !== version)
      throw conflict('EDIT_CONFLICT', { current: offers.told(row) });
    return row;
  }

  return {
    found: (id: string) => found(db, id),

    create: (staff: Staff, write: (tx: Db, id: string) => Promise<void>): Promise<WrittenOffer> =>
      db.transaction().execute(async (tx) => {
        const id = uuid();
        await write(tx, id);
        const after = offers.told(await found(tx, id));
        await audit.record(tx, staff, { action: 'create', entity, entityId: id, after });
        return { id, version: 1 };
      }),

    /** What is over stays as it was, for it tells what orders were given. */
    change: (
      id: string,
      version: number,
      staff: Staff,
      write: (tx: Db, before: Row) => Promise<void>,
    ): Promise<WrittenOffer> =>
      db.transaction().execute(async (tx) => {
        const before = await held(tx, id, version);
        if (offerState(before, clock()) === 'ENDED') throw conflict('OFFER_ENDED');
        await write(tx, before);
        const after = await found(tx, id);
        await audit.record(tx, staff, {
          action: 'update',
          entity,
          entityId: id,
          before: offers.told(before),
          after: offers.told(after),
        });
        return { id, version: after.version };
      }),

    /** Ends one that runs, at this moment; orders that hold it keep it. */
    end: (id: string, { version, reason }: OfferEnd, staff: Staff): Promise<WrittenOffer> =>
      db.transaction().execute(async (tx) => {
        const before = await held(tx, id, version);
        const now = clock();
        if (!(before.startsAt < now && now < before.endsAt)) throw conflict('OFFER_NOT_RUNNING');
        await offers.endAt(tx, id, now);
        const after = await found(tx, id);
        await audit.record(tx, staff, {
          action: 'end',
          entity,
          entityId: id,
          before: offers.told(before),
          after: offers.told(after),
          reason,
        });
        return { id, version: after.version };
      }),

    /** Deletes what no order, wallet or campaign names; others are ended. */
    async remove(id: string, staff: Staff): Promise<null> {
      try {
        return await db.transaction().execute(async (tx) => {
          const before = offers.told(await held(tx, id));
          await offers.remove(tx, id);
          await audit.record(tx, staff, { action: 'delete', entity, entityId: id, before });
          return null;
        });
      } catch (error) {
        throw isNamed(error) ? conflict('OFFER_IN_USE') : error;
      }
    },
  };
}
