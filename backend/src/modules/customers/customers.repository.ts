import type { Db } from '../../plugins/db';

export function createCustomerRepository(db: Db) {
  return {
    findProfile: (userId: string) =>
      db
        .selectFrom('customerProfiles')
        .select(['firstName', 'lastName', 'phone'])
        .where('userId', '=', userId)
        .executeTakeFirst(),
  };
}
