import { sql, type Insertable, type Updateable } from 'kysely';

import { inBatches, json, type Db } from '../../db';
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

/** As `checkNames` answers it. */
interface NewProfile {
  userId: string;
  firstName: string;
  lastName: string;
}

/** The owner is in every query, so that what is not theirs is not there. */
export function createCustomerRepository(db: Db) {
  const repository = {
    findProfile: (userId: string) =>
      db
        .selectFrom('customerProfiles')
        .leftJoin('pictures', 'pictures.id', 'customerProfiles.avatarPictureId')
        .select(['firstName', 'lastName', 'phone', 'dateOfBirth', 'company', 'businessName'])
        .select(['social', 'paymentMethod', 'vatInvoice'])
        .select(['pictures.id as pictureId', 'pictures.width as pictureWidth'])
        .select(['pictures.height as pictureHeight', 'pictures.color as pictureColor'])
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** By customer: the pictures of those who have one. */
    avatars: (userIds: string[]) =>
      db
        .selectFrom('customerProfiles')
        .innerJoin('pictures', 'pictures.id', 'customerProfiles.avatarPictureId')
        .select(['userId', 'pictures.id as pictureId', 'pictures.width as pictureWidth'])
        .select(['pictures.height as pictureHeight', 'pictures.color as pictureColor'])
        .where('userId', 'in', userIds)
        .execute(),

    /** Which picture it is now, held until the transaction ends; undefined when there is no profile. */
    holdAvatar: (tx: Db, userId: string) =>
      tx
        .selectFrom('customerProfiles')
        .select('avatarPictureId')
        .where('userId', '=', userId)
        .forUpdate()
        .executeTakeFirst(),

    async setAvatar(tx: Db, userId: string, avatarPictureId: string | null, now: Date) {
      await tx
        .updateTable('customerProfiles')
        .set({ avatarPictureId, updatedAt: now })
        .where('userId', '=', userId)
        .execute();
    },

    /** By an account other than this one. */
    async isPhoneTaken(from: Db, phone: string, userId?: string): Promise<boolean> {
      const owner = await from
        .selectFrom('customerProfiles')
        .select('userId')
        .where('phone', '=', phone)
        .executeTakeFirst();
      return owner !== undefined && owner.userId !== userId;
    },

    /** Without a number: an account has one from its activation on. */
    async addProfile(tx: Db, profile: NewProfile, now: Date) {
      await tx
        .insertInto('customerProfiles')
        .values({ ...profile, phone: null, createdAt: now, updatedAt: now })
        .execute();
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

    /** False when another account has the number. Two that want it at once come one after the other. */
    async takePhone(tx: Db, userId: string, phone: string, now: Date): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx);
      if (await repository.isPhoneTaken(tx, phone, userId)) return false;
      await tx
        .updateTable('customerProfiles')
        .set({ phone, updatedAt: now })
        .where('userId', '=', userId)
        .execute();
      return true;
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

    /** Changes of an address that came about stay: they name mailboxes that were the account's. */
    async purgeChanges(before: Date) {
      await inBatches((most) =>
        db
          .deleteFrom('contactChanges')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('contactChanges')
              .select('id')
              .where('createdAt', '<', before)
              .where((where) => where.or([where('kind', '=', 'PHONE'), where('usedAt', 'is', null)]))
              .limit(most),
          )
          .executeTakeFirst(),
      );
    },

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
  return repository;
}
