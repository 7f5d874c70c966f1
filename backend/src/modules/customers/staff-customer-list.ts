import { sql } from 'kysely';
import type { Db } from '../../db';
import { cappedTotal, COUNTED, isBefore, staffPatterns } from '../../lib/staff-words';
import type { Place } from '../../lib/keyset';
import type { AccountStatus } from '../auth/auth.tables';

export interface CustomerFilter {
  search?: string | undefined;
  status?: AccountStatus | undefined;
  /** Who signed up since then. */
  from?: Date | undefined;
  /** Up to, without it. */
  to?: Date | undefined;
}
export interface CustomerRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  status: AccountStatus;
  createdAt: Date;
}

/** Customers as staff look for them: every word must be somewhere in the names, the number or the address. */
export function createStaffCustomerList(db: Db) {
  function matching({ search = '', status, from, to }: CustomerFilter) {
    const query = db
      .selectFrom('customerProfiles')
      .innerJoin('users', 'users.id', 'customerProfiles.userId')
      .where('users.role', '=', 'CUSTOMER')
      .$if(status !== undefined, (rows) => rows.where('users.status', '=', status ?? 'ACTIVE'))
      .$if(from !== undefined, (rows) => rows.where('customerProfiles.createdAt', '>=', from ?? new Date(0)))
      .$if(to !== undefined, (rows) => rows.where('customerProfiles.createdAt', '<', to ?? new Date(0)));
    return staffPatterns(search).reduce((rows, pattern) => rows.where('staffText', 'like', pattern), query);
  }

  return {
    /** The newest first. One row more than the page, so that it is known whether there is another. */
    page: (
      filter: CustomerFilter,
      { limit, after }: { limit: number; after: Place | null },
    ): Promise<CustomerRow[]> =>
      matching(filter)
        .select(['users.id', 'users.email', 'users.status'])
        .select(['customerProfiles.firstName', 'customerProfiles.lastName', 'customerProfiles.phone'])
        .select('customerProfiles.createdAt')
        .$if(after !== null, (rows) =>
          rows.where(
            isBefore(
              'customerProfiles.createdAt',
              'customerProfiles.userId',
              after ?? { at: new Date(0), id: '' },
            ),
          ),
        )
        .orderBy('customerProfiles.createdAt', 'desc')
        .orderBy('customerProfiles.userId', 'desc')
        .limit(limit + 1)
        .execute(),

    async count(filter: CustomerFilter) {
      const { total } = await db
        .selectFrom(
          matching(filter)
            .select(sql`1`.as('one'))
            .limit(COUNTED + 1)
            .as('found'),
        )
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return cappedTotal(total);
    },
  };
}
