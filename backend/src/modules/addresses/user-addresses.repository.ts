import { sql } from 'kysely';
import type { Db } from '../../db';
import type { UserAddressesTable } from './addresses.tables';

export type UserAddressValues = Omit<UserAddressesTable, 'id' | 'userId' | 'createdAt' | 'isDefault'>;

/** The owner is in every query, so that what is not theirs is not there. */
export function createUserAddressRepository(db: Db) {
  const isCurrent = sql<boolean>`national <> 'VN' or (
    exists (select from provinces where provinces.code = user_addresses.province_code)
    and (ward_code is null or exists (
      select from wards where wards.code = user_addresses.ward_code
        and wards.province_code = user_addresses.province_code)))`.as('isCurrent');

  return {
    list: (userId: string) =>
      db.selectFrom('userAddresses').selectAll().select(isCurrent).where('userId', '=', userId).execute(),

    find: (tx: Db, userId: string, id: string) =>
      tx
        .selectFrom('userAddresses')
        .selectAll()
        .select(isCurrent)
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** One at a time per account: how many there are, and which is the default, is decided on what is read. */
    async lock(tx: Db, userId: string) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(tx);
    },

    async count(tx: Db, userId: string): Promise<number> {
      const row = await tx
        .selectFrom('userAddresses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async add(tx: Db, row: UserAddressesTable) {
      await tx.insertInto('userAddresses').values(row).execute();
    },

    async change(tx: Db, userId: string, id: string, values: UserAddressValues) {
      await tx
        .updateTable('userAddresses')
        .set(values)
        .where('userId', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async remove(tx: Db, userId: string, id: string) {
      const { numDeletedRows } = await tx
        .deleteFrom('userAddresses')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Two steps, because the index allows no moment with two defaults. */
    async makeDefault(tx: Db, userId: string, id: string) {
      const mine = tx.updateTable('userAddresses').where('userId', '=', userId);
      await mine.set({ isDefault: false }).where('isDefault', '=', true).where('id', '<>', id).execute();
      await mine.set({ isDefault: true }).where('id', '=', id).execute();
    },

    findNewest: (tx: Db, userId: string) =>
      tx
        .selectFrom('userAddresses')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    hasDefault: async (tx: Db, userId: string) =>
      (await tx
        .selectFrom('userAddresses')
        .select('id')
        .where('userId', '=', userId)
        .where('isDefault', '=', true)
        .executeTakeFirst()) !== undefined,
  };
}
