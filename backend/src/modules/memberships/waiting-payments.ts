import { sql } from 'kysely';
import type { Db } from '../../db';
import { waitsForStaff } from '../payments/money-waiting';

/** The providers of plans with a payment that staff have to check. */
export const withPaymentToCheck = (from: Db) =>
  from
    .selectFrom('membershipPurchases')
    .select('membershipPurchases.providerId')
    .where(waitsForStaff('membership', 'membershipPurchases.id', 'REVIEW'));

/** How many there are: as many as the list of staff has. */
export const countPlanPaymentsToCheck = async (from: Db): Promise<number> =>
  (
    await from
      .selectFrom(withPaymentToCheck(from).distinct().as('waiting'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;
