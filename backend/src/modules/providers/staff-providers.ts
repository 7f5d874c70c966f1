import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import { searchPatterns, searchText } from '../../lib/fold';
import { plainLines } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { accountLookup } from '../auth/account-lookup';
import { pageAsked } from '../offers/offers.schema';
import type { NotifyProvider } from './provider-mails';
import { providerRows, type ProviderRow } from './provider-rows';
import { toProvider } from './providers.service';
import type {
  NameDecision,
  ProviderDecision,
  ProviderStatus,
  StaffProvider,
  StaffProviderDetail,
  StaffProviderPage,
  StaffProvidersQuery,
} from './providers.schema';

export interface StaffProviderDependencies {
  db: Db;
  clock: Clock;
  notify: NotifyProvider;
  audit: Audit;
  /** Told of a new status, in the transaction that sets it. */
  onStatus(tx: Db, providerId: string): Promise<void>;
}
export type StaffProviders = ReturnType<typeof createStaffProviders>;

/** From where each decision may be made. */
const steps: Record<ProviderDecision['status'], ProviderStatus[]> = {
  APPROVED: ['NEW', 'REJECTED', 'LOCKED'],
  REJECTED: ['NEW'],
  LOCKED: ['APPROVED'],
};

/** What staff do with providers; each decision is stored with who made it. Nobody decides on their own profile. */
export function createStaffProviders({ db, clock, notify, audit, onStatus }: StaffProviderDependencies) {
  async function toDetail(from: Db, row: ProviderRow): Promise<StaffProviderDetail> {
    const [shown] = await toStaff(from, [row]);
    if (!shown) throw notFound('PROVIDER_NOT_FOUND');
    const events = await providerRows.eventsOf(from, row.id);
    return {
      ...shown,
      events: events.map(({ status, byActor, actorId, reason, at }) => ({
        status,
        by: byActor,
        actorId,
        reason,
        at: at.toISOString(),
      })),
    };
  }

  return {
    async list({
      status,
      nameWanted: isNameWanted,
      search = '',
      ...query
    }: StaffProvidersQuery): Promise<StaffProviderPage> {
      const { page, limit, offset } = pageAsked(query);
      const userId = search.includes('@') ? await accountLookup.idOf(db, search.trim().toLowerCase()) : null;
      const patterns = userId === null && search.trim() ? searchPatterns(search) : [];
      const { rows, total } = await providerRows.page(
        db,
        { status, isNameWanted, patterns, userId },
        { limit, offset },
      );
      return {
        ...paged(await toStaff(db, rows), { page, limit, total }),
        counts: await providerRows.counts(db),
      };
    },

    async detail(id: string): Promise<StaffProviderDetail> {
      const row = isUuid(id) ? await providerRows.find(db, id) : undefined;
      if (!row) throw notFound('PROVIDER_NOT_FOUND');
      return toDetail(db, row);
    },

    /** Approves, rejects, locks or unlocks, and tells the provider. */
    async decide(id: string, decision: ProviderDecision, staff: Staff): Promise<StaffProviderDetail> {
      const reason = reasonOf(decision, decision.status === 'APPROVED');
      return db.transaction().execute(async (tx) => {
        const row = isUuid(id) ? await providerRows.lock(tx, id) : undefined;
        if (!row) throw notFound('PROVIDER_NOT_FOUND');
        if (row.userId === staff.userId) throw forbidden();
        if (row.version !== decision.version) throw conflict('EDIT_CONFLICT', await toDetail(tx, row));
        const { status } = decision;
        if (!steps[status].includes(row.status)) throw conflict('PROVIDER_TRANSITION_NOT_ALLOWED');
        const at = clock();
        const change = {
          status,
          reason: status === 'APPROVED' ? null : reason,
          version: row.version + 1,
          updatedAt: at,
        };
        await providerRows.update(tx, id, change);
        const event = { providerId: id, status, byActor: 'OPERATOR' as const, actorId: staff.userId };
        const eventId = await providerRows.tell(tx, { ...event, reason, at });
        await onStatus(tx, id);
        await audit.record(tx, staff, {
          action: 'status',
          entity: 'provider',
          entityId: id,
          before: { status: row.status },
          after: { status },
          reason,
          customerId: row.userId,
        });
        const { userId, businessName } = row;
        if (userId !== null) await notify(tx, { userId, eventId, status, businessName, reason });
        return toDetail(tx, { ...row, ...change });
      });
    },

    /** Accepts or refuses the new name of a provider, and sends them a mail. */
    async decideName(id: string, decision: NameDecision, staff: Staff): Promise<StaffProviderDetail> {
      const { name, accept } = decision;
      const reason = reasonOf(decision, accept);
      return db.transaction().execute(async (tx) => {
        const row = isUuid(id) ? await providerRows.lock(tx, id) : undefined;
        if (!row) throw notFound('PROVIDER_NOT_FOUND');
        if (row.userId === staff.userId) throw forbidden();
        if (row.version !== decision.version || row.nameWanted !== name)
          throw conflict('EDIT_CONFLICT', await toDetail(tx, row));
        const change = {
          nameWanted: null,
          ...(accept && { businessName: name, searchText: searchText(name, row.taxCode ?? '', row.phone) }),
          version: row.version + 1,
          updatedAt: clock(),
        };
        await providerRows.update(tx, id, change);
        await audit.record(tx, staff, {
          action: 'name',
          entity: 'provider',
          entityId: id,
          before: { businessName: row.businessName, nameWanted: name },
          after: { businessName: accept ? name : row.businessName, nameWanted: null },
          reason,
          customerId: row.userId,
        });
        const status = accept ? ('NAME_APPROVED' as const) : ('NAME_REJECTED' as const);
        const { userId } = row;
        if (userId !== null)
          await notify(tx, { userId, eventId: uuid(), status, businessName: name, reason });
        return toDetail(tx, { ...row, ...change });
      });
    },
  };
}

function reasonOf({ reason: given = '' }: { reason?: string }, isOptional: boolean): string | null {
  const reason = plainLines(given);
  if (reason === null) throw invalidFields({ field: 'reason', code: 'invalid' });
  if (!reason && !isOptional) throw invalidFields({ field: 'reason', code: 'required' });
  return reason || null;
}

async function toStaff(from: Db, rows: ProviderRow[]): Promise<StaffProvider[]> {
  const emails = await accountLookup.emailsOf(
    from,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => ({
    ...toProvider(row),
    userId: row.userId,
    email: (row.userId !== null && emails.get(row.userId)) || null,
  }));
}
