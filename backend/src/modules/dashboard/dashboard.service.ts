import { DAY_MS, type Clock } from '../../lib/clock';
import { dayInVietnam, midnightInVietnam } from '../../lib/vietnam-day';
import type { LowStockFigures } from '../catalogue/low-stock';
import type { SalesDay, SalesFigures as OrderFigures } from '../orders/sales-figures';
import type { PaymentFigures } from '../payments/payment-figures';
import type { TelemetryService } from '../telemetry/telemetry.service';
import type {
  Conversion,
  LowStock,
  QueueName,
  SalesFigures,
  StockQuery,
  WaitingWork,
} from './dashboard.schema';

export interface DashboardDependencies {
  clock: Clock;
  sales: OrderFigures;
  payments: PaymentFigures;
  lowStock: LowStockFigures;
  pageViews: { funnel(since: Date): Promise<Omit<Conversion, 'orders'>> };
  telemetry: Pick<TelemetryService, 'summary'>;
  /** How much waits in each queue, by those who own it. */
  waiting: readonly (() => Promise<Partial<Record<QueueName, number>>>)[];
}

export type DashboardService = ReturnType<typeof createDashboardService>;

const DAY_MINUTES = 1_440;

const sumOf = (days: readonly SalesDay[]) =>
  days.reduce(
    (sum, { orders, revenue }) => ({ orders: sum.orders + orders, revenue: sum.revenue + revenue }),
    {
      orders: 0,
      revenue: 0,
    },
  );

/** The figures that operators see first. */
export function createDashboardService({
  clock,
  sales,
  payments,
  lowStock,
  pageViews,
  telemetry,
  waiting,
}: DashboardDependencies) {
  /** The beginning of that many days, of which today is the last. */
  const daysAgo = (days: number) => new Date(midnightInVietnam(clock()).getTime() - (days - 1) * DAY_MS);

  return {
    async sales(days: number): Promise<SalesFigures> {
      const [since, now] = [daysAgo(days), clock()];
      const found = await sales.perDay(daysAgo(2 * days), new Date(now.getTime() + 1));
      const firstDay = dayInVietnam(since);
      const byDay = new Map(found.map((one) => [one.day, one]));
      const shown = Array.from({ length: days }, (_, index) => {
        const day = dayInVietnam(new Date(since.getTime() + index * DAY_MS));
        return byDay.get(day) ?? { day, orders: 0, revenue: 0 };
      });
      return { days: shown, total: sumOf(shown), before: sumOf(found.filter(({ day }) => day < firstDay)) };
    },

    async conversion(days: number): Promise<Conversion> {
      const since = daysAgo(days);
      const views = await pageViews.funnel(since);
      const { orders } = sumOf(await sales.perDay(since, new Date(clock().getTime() + 1)));
      return { ...views, orders };
    },

    payments: (days: number) => payments.perGateway(daysAgo(days)),

    async lowStock({ left = 5, limit = 10 }: StockQuery): Promise<LowStock> {
      const { total, data } = await lowStock.list(left, limit);
      const sold = await sales.piecesSold(
        data.map(({ variantId }) => variantId),
        daysAgo(30),
      );
      return { total, data: data.map((row) => ({ ...row, soldIn30Days: sold.get(row.variantId) ?? 0 })) };
    },

    /** Of the last 24 hours unless told. */
    vitals: (minutes = DAY_MINUTES) => telemetry.summary(minutes),

    /** Empty queues are left out. */
    async work(): Promise<WaitingWork> {
      const counts: Partial<Record<QueueName, number>> = {};
      for (const count of waiting) Object.assign(counts, await count());
      return (Object.entries(counts) as [QueueName, number][])
        .filter(([, count]) => count > 0)
        .map(([queue, count]) => ({ queue, count }));
    },
  };
}
