import type { OrderDetail, OrderStatus, OrderTimelineEntry } from '@storefront/shared/contracts';

/** What comes after each status when all goes well. */
const laterSteps: Record<OrderStatus, OrderStatus[]> = {
  NEW: ['PROCESSING', 'DELIVERING', 'DONE'],
  PROCESSING: ['DELIVERING', 'DONE'],
  DELIVERING: ['DONE'],
  DONE: [],
  CANCEL: [],
  REJECT: [],
};

interface ProgressStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead' | 'stopped';
  entry?: OrderTimelineEntry;
}

/** What happened, in its order, and what is still to come. */
export function progressOf({ timeline, status }: Pick<OrderDetail, 'timeline' | 'status'>): ProgressStep[] {
  const last = timeline.filter(({ event }) => event === undefined).at(-1);
  const happened = timeline.map((entry) => ({
    status: entry.status,
    state: entry.event ? ('done' as const) : stateOf(entry.status, entry === last),
    entry,
  }));
  return [...happened, ...laterSteps[status].map((next) => ({ status: next, state: 'ahead' as const }))];
}

function stateOf(status: OrderStatus, isLast: boolean): ProgressStep['state'] {
  if (status === 'CANCEL' || status === 'REJECT') return 'stopped';
  return isLast && status !== 'DONE' ? 'current' : 'done';
}

const reasons = [
  'PAYMENT_EXPIRED',
  'PAID',
  'RECEIVED',
  'DELIVERED_LONG_AGO',
  'ORDER_CANCELLED',
  'CHANGE_ITEMS',
  'CHANGE_ADDRESS',
  'CHANGE_PAYMENT',
  'FOUND_CHEAPER',
  'NO_LONGER_NEEDED',
] as const;
type KnownReason = (typeof reasons)[number];

/** A reason that has words, what somebody wrote, or nothing: a code that nobody can read says nothing. */
export function reasonOf(reason: string | undefined): { code: KnownReason } | { text: string } | undefined {
  if (!reason) return undefined;
  const code = reasons.find((known) => known === reason);
  if (code) return { code };
  return /^[A-Z\d]+(_[A-Z\d]+)+$/.test(reason) ? undefined : { text: reason };
}
