import { sql } from 'kysely';
import type { Db } from '../../db';
import { waitsForStaff } from '../payments/money-waiting';

/** The providers of plans with a payment that staff have to check. */
export const withPaymentToCheck = (from: Db) =>
  from
    .selectFrom('membershipPurchases')
    .select('membershipPurchases.providerId')
    .where(waitsForStaff('membership', 'membershipPurchases.id', 'REVIEW'));

/** Memberships with such a payment: as many as the list of staff has. */
export const countPlanPaymentsToCheck = async (from: Db): Promise<number> =>
  (
    await from
      .selectFrom('memberships')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('providerId', 'in', withPaymentToCheck(from))
      .executeTakeFirstOrThrow()
  ).count;
