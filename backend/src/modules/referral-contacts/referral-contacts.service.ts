import { sql, type Selectable } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import { searchPatterns, searchText } from '../../lib/fold';
import type { RateLimits } from '../../lib/rate-limits';
import { refusingTaken } from '../auth/account-access';
import { pageAsked } from '../offers/offers.schema';
import { checkReferralContact, isFormula, type StoredContact } from './check-contact';
import { readContactFile, type ContactRow } from './contact-file';
import {
  MAX_CONTACTS,
  type ContactImport,
  type ContactImportBody,
  type ContactRowProblem,
  type ReferralContact,
  type ReferralContactBody,
  type ReferralContactsQuery,
} from './referral-contacts.schema';
import type { ReferralContactsTable } from './referral-contacts.tables';

type Row = Selectable<ReferralContactsTable>;

interface ReferralContactDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
}

export type ReferralContactService = ReturnType<typeof createReferralContactService>;

const MAX_PROBLEMS = 100;
const MAX_IMPORTS = { max: 20, windowMs: 3_600_000 };

/** The people whom a member knows; the member is in every query. */
export function createReferralContactService({ db, clock, limits }: ReferralContactDependencies) {
  const own = (from: Db, memberId: string) =>
    from.selectFrom('referralContacts').where('memberId', '=', memberId);

  const count = async (from: Db, memberId: string): Promise<number> =>
    (
      await own(from, memberId)
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  const columnsOf = (contact: StoredContact) => {
    const { fullName, company, businessName, email, phone } = contact;
    // A number is looked for as people write it, too: 0912…
    const national = phone?.replace(/^\+84/, '0') ?? null;
    const words = [fullName, company, businessName, email, phone, national].filter((text) => text !== null);
    return { ...contact, searchText: searchText(...words) };
  };

  /** Writes of one member happen one after the other, so that the limit holds and no import meets a contact it did not see. */
  const hold = (tx: Db, memberId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${memberId}`}, 0))`.execute(tx);

  function checked(body: ReferralContactBody): StoredContact {
    const contact = checkReferralContact(body);
    if (!contact.ok) throw invalidFields(...contact.errors);
    return contact.value;
  }

  return {
    async list(memberId: string, { search, ...query }: ReferralContactsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const patterns = search?.trim() ? (searchPatterns(search) ?? []) : null;
      const listed = own(db, memberId)
        .$if(patterns?.length === 0, (rows) => rows.where(sql<boolean>`false`))
        .where((eb) => eb.and((patterns ?? []).map((pattern) => eb('searchText', 'like', pattern))));
      const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await listed
        .selectAll()
        .orderBy('fullName')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return paged(rows.map(toContact), { page, limit, total });
    },

    async add(memberId: string, body: ReferralContactBody): Promise<ReferralContact> {
      const contact = checked(body);
      const now = clock();
      return refusingTaken(conflict('REFERRAL_CONTACT_EXISTS'), () =>
        db.transaction().execute(async (tx) => {
          await hold(tx, memberId);
          if ((await count(tx, memberId)) >= MAX_CONTACTS) throw conflict('REFERRAL_CONTACT_LIMIT_REACHED');
          const row = { ...columnsOf(contact), id: uuid(), memberId, createdAt: now, updatedAt: now };
          await tx.insertInto('referralContacts').values(row).execute();
          return toContact(row);
        }),
      );
    },

    async change(memberId: string, id: string, body: ReferralContactBody): Promise<ReferralContact> {
      const contact = checked(body);
      if (!isUuid(id)) throw notFound('REFERRAL_CONTACT_NOT_FOUND');
      const row = await refusingTaken(conflict('REFERRAL_CONTACT_EXISTS'), () =>
        db.transaction().execute(async (tx) => {
          await hold(tx, memberId);
          return tx
            .updateTable('referralContacts')
            .set({ ...columnsOf(contact), updatedAt: clock() })
            .where('id', '=', id)
            .where('memberId', '=', memberId)
            .returningAll()
            .executeTakeFirst();
        }),
      );
      if (!row) throw notFound('REFERRAL_CONTACT_NOT_FOUND');
      return toContact(row);
    },

    async remove(memberId: string, id: string): Promise<void> {
      const removed = isUuid(id)
        ? await db
            .deleteFrom('referralContacts')
            .where('id', '=', id)
            .where('memberId', '=', memberId)
            .returning('id')
            .executeTakeFirst()
        : undefined;
      if (!removed) throw notFound('REFERRAL_CONTACT_NOT_FOUND');
    },

    /** Refuses a member who imports too often. */
    async countImport(memberId: string): Promise<void> {
      const { allowed, retryAfterSeconds } = await limits.consume(`contacts of ${memberId}`, MAX_IMPORTS);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
    },

    /** Adds what can be added and explains the rest. A preview checks the same and adds nothing. */
    async importFile(
      memberId: string,
      { content, isPreview = false }: ContactImportBody,
    ): Promise<ContactImport> {
      const rows = readContactFile(content);
      return db.transaction().execute(async (tx) => {
        await hold(tx, memberId);
        const known = await own(tx, memberId).select(['email', 'phone']).execute();
        const knownKeys = new Set(known.flatMap(keysOf));
        const { contacts, problems } = sorted(rows, knownKeys, MAX_CONTACTS - known.length);
        if (!isPreview) await insert(tx, memberId, contacts);
        return {
          rows: rows.length,
          added: contacts.length,
          skipped: problems.length,
          problems: problems.slice(0, MAX_PROBLEMS),
          isPreview,
        };
      });
    },

    /** By the ids of those contacts that are this member's; null without an address. */
    async emailsOf(memberId: string, ids: string[]): Promise<Map<string, string | null>> {
      const wanted = ids.filter((id) => isUuid(id));
      if (wanted.length === 0) return new Map();
      const rows = await own(db, memberId).select(['id', 'email']).where('id', 'in', wanted).execute();
      return new Map(rows.map(({ id, email }) => [id, email]));
    },
  };

  async function insert(tx: Db, memberId: string, contacts: StoredContact[]) {
    const now = clock();
    for (let at = 0; at < contacts.length; at += 1_000) {
      await tx
        .insertInto('referralContacts')
        .values(
          contacts.slice(at, at + 1_000).map((contact) => ({
            ...columnsOf(contact),
            id: uuid(),
            memberId,
            createdAt: now,
            updatedAt: now,
          })),
        )
        .execute();
    }
  }
}

const keysOf = ({ email, phone }: Pick<StoredContact, 'email' | 'phone'>) =>
  [email, phone].filter((key) => key !== null);

/** The rows that can be added, and why the others cannot. */
function sorted(rows: ContactRow[], knownKeys: ReadonlySet<string>, room: number) {
  const contacts: StoredContact[] = [];
  const problems: ContactImport['problems'] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const contact = checkedRow(row);
    const problem: ContactRowProblem | null =
      typeof contact === 'string'
        ? contact
        : keysOf(contact).some((key) => seen.has(key))
          ? 'TWICE'
          : keysOf(contact).some((key) => knownKeys.has(key))
            ? 'KNOWN'
            : contacts.length >= room
              ? 'FULL'
              : null;
    if (problem !== null || typeof contact === 'string') {
      problems.push({ row: row.row, name: row.fullName.slice(0, 60), problem: problem ?? 'NAME' });
      continue;
    }
    for (const key of keysOf(contact)) seen.add(key);
    contacts.push(contact);
  }
  return { contacts, problems };
}

const problemOfField: Record<string, ContactRowProblem> = {
  fullName: 'NAME',
  email: 'EMAIL',
  phoneNumber: 'PHONE',
};

function checkedRow(row: ContactRow): StoredContact | ContactRowProblem {
  const { fullName, company, businessName, email, phoneNumber } = row;
  if ([fullName, company, businessName, email].some(isFormula)) return 'FORMULA';
  if (email.trim() === '' && phoneNumber.trim() === '') return 'NO_ADDRESS';
  // Bounds of a field of the form; more than that is no name.
  if ([fullName, company, businessName, email, phoneNumber].some((text) => text.length > 1_000))
    return 'NAME';
  const contact = checkReferralContact(row);
  if (contact.ok) return contact.value;
  return problemOfField[contact.errors[0]?.field ?? ''] ?? 'NAME';
}

const toContact = (row: Row): ReferralContact => ({
  id: row.id,
  fullName: row.fullName,
  company: row.company,
  businessName: row.businessName,
  email: row.email,
  phoneNumber: row.phone,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
