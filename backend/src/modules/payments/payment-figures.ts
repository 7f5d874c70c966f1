import { sql } from 'kysely';
import type { Db } from '../../db';
import { underReview } from './money-waiting';
import type { ProviderCode } from './payments.tables';

/** What became of the payments that began in some days, at one gateway. */
export interface GatewayFigures {
  provider: ProviderCode;
  attempts: number;
  succeeded: number;
  /** Refused by the bank or the gateway, or not paid in time. */
  failed: number;
  cancelled: number;
  /** Not known yet, or looked at by staff. */
  open: number;
}

export type PaymentFigures = ReturnType<typeof createPaymentFigures>;

/** Figures of payments for the dashboard. */
export const createPaymentFigures = (db: Db) => ({
  perGateway: (since: Date): Promise<GatewayFigures[]> =>
    db
      .selectFrom('paymentAttempts')
      .select([
        'provider',
        sql<number>`count(*)::int`.as('attempts'),
        sql<number>`(count(*) filter (where status = 'SUCCEEDED'))::int`.as('succeeded'),
        sql<number>`(count(*) filter (where status in ('FAILED', 'EXPIRED')))::int`.as('failed'),
        sql<number>`(count(*) filter (where status = 'CANCELLED'))::int`.as('cancelled'),
        sql<number>`(count(*) filter (where status in ('CREATED', 'PENDING', 'PROCESSING', 'REVIEW')))::int`.as(
          'open',
        ),
      ])
      .where('createdAt', '>=', since)
      .groupBy('provider')
      .orderBy('provider')
      .execute(),

  /** Refunds that a gateway left to people, and orders with a payment that staff look at. */
  async waiting(): Promise<{ manualRefunds: number; inReview: number }> {
    const { manualRefunds } = await db
      .selectFrom('refunds')
      .select(sql<number>`count(*)::int`.as('manualRefunds'))
      .where('status', '=', 'MANUAL')
      .executeTakeFirstOrThrow();
    const { inReview } = await db
      .selectFrom(sql`(${underReview})`.as('reviewed'))
      .select(sql<number>`count(*)::int`.as('inReview'))
      .where(sql<boolean>`payable_kind = 'order'`)
      .executeTakeFirstOrThrow();
    return { manualRefunds, inReview };
  },
});
