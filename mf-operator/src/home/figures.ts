import type {
  Conversion,
  GatewayFigures,
  LowStock,
  RumSummary,
  SalesFigures,
  WorkQueue,
} from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** The days that the figures are of; an unknown number in the address is ignored. */
export const periodIn = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? 30;

/** How much waits in each list of work. */
export const waitingWork = createQuery<null, WorkQueue[]>({
  name: 'operator/work',
  keyOf: () => 'all',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<WorkQueue[]>('main/admin/dashboard/work', { signal }))?.data,
});

/** Orders and revenue of each day. */
export const sales = createQuery<Period, SalesFigures>({
  name: 'operator/sales',
  keyOf: String,
  isPersonal: true,
  fetch: async ({ http, signal }, days) =>
    (await http.getWithBearer<SalesFigures>('main/admin/dashboard/sales', { params: { days }, signal }))
      ?.data,
});

/** Page views on the way to an order. */
export const conversion = createQuery<Period, Conversion>({
  name: 'operator/conversion',
  keyOf: String,
  isPersonal: true,
  fetch: async ({ http, signal }, days) =>
    (await http.getWithBearer<Conversion>('main/admin/dashboard/conversion', { params: { days }, signal }))
      ?.data,
});

/** What became of payments, by gateway. */
export const payments = createQuery<Period, GatewayFigures[]>({
  name: 'operator/payments',
  keyOf: String,
  isPersonal: true,
  fetch: async ({ http, signal }, days) =>
    (
      await http.getWithBearer<GatewayFigures[]>('main/admin/dashboard/payments', {
        params: { days },
        signal,
      })
    )?.data,
});

/** Variants of which little is left. */
export const lowStock = createQuery<null, LowStock>({
  name: 'operator/lowStock',
  keyOf: () => 'first',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<LowStock>('main/admin/dashboard/stock', { signal }))?.data,
});

/** How the parts of the shop did in browsers during the last day. */
export const vitals = createQuery<null, RumSummary>({
  name: 'operator/vitals',
  keyOf: () => 'day',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<RumSummary>('main/admin/dashboard/vitals', { signal }))?.data,
});
