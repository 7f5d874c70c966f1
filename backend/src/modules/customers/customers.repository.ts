import type { Insertable, Updateable } from 'kysely';

import { json, type Db } from '../../plugins/db';
import type { ContactChangesTable, ContactKind, CustomerProfilesTable } from './customers.tables';

type ProfileChange = Pick<
  Updateable<CustomerProfilesTable>,
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'company'
  | 'businessName'
  | 'social'
  | 'paymentMethod'
  | 'vatInvoice'
>;

/** As `checkRecipient` answers it. */
interface NewProfile {
  userId: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** The owner is in every query, so that what is not theirs is not there. */
export function createCustomerRepository(db: Db) {
  return {
    findProfile: (userId: string) =>
      db
        .selectFrom('customerProfiles')
        .select(['firstName', 'lastName', 'phone', 'dateOfBirth', 'company', 'businessName'])
        .select(['social', 'paymentMethod', 'vatInvoice'])
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** By an account other than this one. */
    async isPhoneTaken(from: Db, phone: string, userId?: string): Promise<boolean> {
      const owner = await from
        .selectFrom('customerProfiles')
        .select('userId')
        .where('phone', '=', phone)
        .executeTakeFirst();
      return owner !== undefined && owner.userId !== userId;
    },

    /** False when somebody was quicker with this number. */
    async addProfile(tx: Db, profile: NewProfile, now: Date): Promise<boolean> {
      const added = await tx
        .insertInto('customerProfiles')
        .values({ ...profile, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.column('phone').doNothing())
        .returning('userId')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Writes only what is told, so that two forms saved at once both count. False when there is no profile. */
    async change(
      userId: string,
      { social, vatInvoice, ...change }: ProfileChange,
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('customerProfiles')
        .set({
          ...change,
          ...(social && { social: json(social) }),
          ...(vatInvoice !== undefined && { vatInvoice: vatInvoice && json(vatInvoice) }),
          updatedAt: now,
        })
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Staff have none before they write one. */
    async begin(userId: string, names: { firstName: string; lastName: string }, now: Date) {
      await db
        .insertInto('customerProfiles')
        .values({ userId, ...names, phone: null, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute();
    },

    async setPhone(tx: Db, userId: string, phone: string, now: Date) {
      await tx
        .updateTable('customerProfiles')
        .set({ phone, updatedAt: now })
        .where('userId', '=', userId)
        .execute();
    },

    /** How many codes were sent since then for an account, and to a mailbox. */
    async changesSince(tx: Db, { userId, target }: { userId: string; target: string }, since: Date) {
      const rows = await tx
        .selectFrom('contactChanges')
        .select(['userId', 'target', 'createdAt'])
        .where((where) => where.or([where('userId', '=', userId), where('target', '=', target)]))
        .where('createdAt', '>', since)
        .orderBy('createdAt')
        .execute();
      return {
        ofAccount: rows.filter((row) => row.userId === userId),
        ofTarget: rows.filter((row) => row.target === target),
      };
    },

    async addChange(tx: Db, change: Omit<Insertable<ContactChangesTable>, 'tries' | 'usedAt'>) {
      await tx
        .insertInto('contactChanges')
        .values({ ...change, usedAt: null })
        .execute();
    },

    /** Only the newest code of a kind works. */
    async endEarlier(tx: Db, userId: string, kind: ContactKind, now: Date) {
      await tx
        .updateTable('contactChanges')
        .set({ expiresAt: now })
        .where('userId', '=', userId)
        .where('kind', '=', kind)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .execute();
    },

    findChange: (userId: string, id: string) =>
      db
        .selectFrom('contactChanges')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** Counts an entry before it is looked at, so that guesses sent at once are counted like any others. */
    takeTry: (userId: string, id: string, most: number, now: Date) =>
      db
        .updateTable('contactChanges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('tries', '<', most)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst(),

    /** False when it was used already. */
    async useChange(tx: Db, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('contactChanges')
        .set({ usedAt: now })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
