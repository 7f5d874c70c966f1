import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import type { Principal } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import { searchText } from '../../lib/fold';
import { checkProvider, type ProviderDetails } from './check-provider';
import { providerRows, type ProviderRow } from './provider-rows';
import type { ChangeProvider, Provider, RegisteredProvider, RegisterProvider } from './providers.schema';
import type { NotifyProvider } from './provider-mails';

/** Which words a provider agrees to. */
const TERMS_VERSION = '2026-11';

export interface ProviderDependencies {
  db: Db;
  clock: Clock;
  settings: { provider(): Promise<{ autoApproveProviders: boolean }> };
  notify: NotifyProvider;
}
export type ProviderService = ReturnType<typeof createProviderService>;

/** What accounts do with their provider profile. */
export function createProviderService({ db, clock, settings, notify }: ProviderDependencies) {
  return {
    /** Once per account; one that was rejected may apply again. */
    async register(
      caller: Principal,
      body: RegisterProvider,
      store: StoreAnswer,
    ): Promise<AnswerBody<RegisteredProvider>> {
      if (caller.role !== 'CUSTOMER') throw forbidden('PROVIDER_NOT_FOR_STAFF');
      const checked = checkProvider(body);
      if (!checked.ok) throw invalidFields(...checked.errors);
      const isApproved = (await settings.provider()).autoApproveProviders;
      const status = isApproved ? ('APPROVED' as const) : ('NEW' as const);
      return db.transaction().execute(async (tx) => {
        const at = clock();
        const values = { ...checked.value, status, termsVersion: TERMS_VERSION, updatedAt: at };
        const id =
          (await providerRows.add(tx, { ...values, id: uuid(), userId: caller.userId, createdAt: at })) ??
          (await applyAgain(tx, caller.userId, values));
        const event = { providerId: id, at, reason: null };
        await providerRows.tell(tx, { ...event, status: 'NEW', byActor: 'PROVIDER', actorId: caller.userId });
        if (isApproved) {
          const approved = { ...event, status: 'APPROVED' as const };
          const eventId = await providerRows.tell(tx, { ...approved, byActor: 'SYSTEM', actorId: null });
          await notify(tx, { ...approved, userId: caller.userId, eventId, ...checked.value });
        }
        const registered = answer({ providerId: id, status });
        await store(tx, registered);
        return registered;
      });
    },

    async me(userId: string): Promise<Provider> {
      const row = await providerRows.findOfUser(db, userId);
      if (!row) throw notFound('PROVIDER_NOT_FOUND');
      return toProvider(row);
    },

    /**
     * Refused with the current values when somebody changed them since they were read. The public name of a provider
     * that is approved, or was until it was locked, changes when staff approve it.
     */
    async change(userId: string, { version, ...body }: ChangeProvider): Promise<Provider> {
      if (!(await providerRows.findOfUser(db, userId))) throw notFound('PROVIDER_NOT_FOUND');
      const checked = checkProvider(body);
      if (!checked.ok) throw invalidFields(...checked.errors);
      const { autoApproveProviders } = await settings.provider();
      return db.transaction().execute(async (tx) => {
        const row = await providerRows.lockOfUser(tx, userId);
        if (!row) throw notFound('PROVIDER_NOT_FOUND');
        if (row.version !== version) throw conflict('EDIT_CONFLICT', toProvider(row));
        const isPublic = row.status === 'APPROVED' || row.status === 'LOCKED';
        const isReviewed = isPublic && !autoApproveProviders;
        const details = isReviewed ? withReviewedName(checked.value, row) : checked.value;
        const change = { nameWanted: null, ...details, version: version + 1, updatedAt: clock() };
        await providerRows.update(tx, row.id, change);
        return toProvider({ ...row, ...change });
      });
    },
  };

  async function applyAgain(tx: Db, userId: string, values: Parameters<typeof providerRows.update>[2]) {
    const row = await providerRows.lockOfUser(tx, userId);
    if (row?.status !== 'REJECTED') throw conflict('PROVIDER_ALREADY_REGISTERED');
    await providerRows.update(tx, row.id, { ...values, reason: null, version: row.version + 1 });
    return row.id;
  }
}

/** Visitors go on reading the approved name; a new one waits for staff. */
function withReviewedName(value: ProviderDetails, { businessName }: ProviderRow) {
  if (value.businessName === businessName) return value;
  return {
    ...value,
    businessName,
    nameWanted: value.businessName,
    searchText: searchText(businessName, value.taxCode ?? '', value.phone),
  };
}

export const toProvider = ({
  userId: _account,
  termsVersion: _terms,
  searchText: _words,
  createdAt,
  updatedAt,
  ...row
}: ProviderRow): Provider => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
