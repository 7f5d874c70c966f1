import type { MembershipPlan, MembershipStatus, PlanId } from './memberships.schema';

/** Time of one plan. The periods of a provider follow each other, those with the larger limit first. */
export interface PlanPeriod {
  planId: PlanId;
  publishLimit: number;
  /** What its time is worth in đồng. */
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/** How the periods of a provider stand at one moment. */
export interface Standing {
  status: MembershipStatus;
  /** The current plan, or the last one. */
  plan: PlanId | null;
  /** Of that plan. */
  limit: number;
  /** How many solutions may be seen: the limit until the grace ends. */
  shownLimit: number;
  startedAt: Date | null;
  /** When the current plan ends, with all its renewals. */
  expiresAt: Date | null;
  /** The end of all periods. */
  endsAt: Date | null;
  graceEndsAt: Date | null;
  nextPlan: { planId: PlanId; startsAt: Date; endsAt: Date } | null;
}

const DAY_MS = 86_400_000;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const lengthOf = ({ startsAt, endsAt }: PlanPeriod) => endsAt.getTime() - startsAt.getTime();

export function standingOf(periods: readonly PlanPeriod[], now: Date, graceDays: number): Standing {
  const last = periods.at(-1);
  if (!last) return never;
  const { endsAt } = last;
  const graceEndsAt = later(endsAt, graceDays * DAY_MS);
  const shown = periods.find((period) => period.endsAt > now) ?? last;
  // What was renewed is one stretch to its provider.
  const at = periods.indexOf(shown);
  const isSame = ({ planId }: PlanPeriod) => planId === shown.planId;
  const before = periods.slice(0, at).findLastIndex((period) => !isSame(period));
  const after = periods.findIndex((period, index) => index > at && !isSame(period));
  const stretch = periods.slice(before + 1, after === -1 ? undefined : after);
  const next = periods[after];
  const expiresAt = stretch.at(-1)?.endsAt ?? endsAt;
  return {
    status: endsAt > now ? 'ACTIVE' : graceEndsAt > now ? 'GRACE' : 'EXPIRED',
    plan: shown.planId,
    limit: shown.publishLimit,
    shownLimit: graceEndsAt > now ? shown.publishLimit : 0,
    startedAt: stretch[0]?.startsAt ?? shown.startsAt,
    expiresAt,
    endsAt,
    graceEndsAt,
    nextPlan: next ? { planId: next.planId, startsAt: next.startsAt, endsAt } : null,
  };
}

const never: Standing = {
  status: 'NONE',
  plan: null,
  limit: 0,
  shownLimit: 0,
  startedAt: null,
  expiresAt: null,
  endsAt: null,
  graceEndsAt: null,
  nextPlan: null,
};

/**
 * The periods after a plan was bought. A larger plan begins at once, and what is left of the others becomes days of it
 * by their price, or follows a larger one that is free; the same plan or a smaller one begins after those that are not
 * smaller.
 */
export function withPlan<Known extends PlanPeriod>(
  periods: readonly Known[],
  { id: planId, price, limit: publishLimit, days }: MembershipPlan,
  now: Date,
): (Known | PlanPeriod)[] {
  const past = periods.filter(({ endsAt }) => endsAt <= now);
  const remaining = periods.filter(({ endsAt }) => endsAt > now);
  const whole = days * DAY_MS;
  const bought = { planId, publishLimit, price };
  const [current] = remaining;

  if (!current || publishLimit > current.publishLimit) {
    const left = remaining.reduce((sum, period) => sum + worthFrom(period, now), 0);
    const credit = price > 0 ? Math.round((left / price) * whole) : 0;
    const ended = current && current.startsAt < now ? [{ ...current, endsAt: now }] : [];
    const worth = Math.floor(left);
    if (price === 0)
      return [
        ...past,
        ...ended,
        { ...bought, startsAt: now, endsAt: later(now, whole) },
        ...remaining.map((period) => moved(restOf(period, now), whole)),
      ];
    return [
      ...past,
      ...ended,
      { ...bought, price: price + worth, startsAt: now, endsAt: later(now, whole + credit) },
    ];
  }
  const position = remaining.filter((period) => period.publishLimit >= publishLimit).length;
  const begins = remaining[position - 1]?.endsAt ?? now;
  return [
    ...past,
    ...remaining.slice(0, position),
    { ...bought, startsAt: begins, endsAt: later(begins, whole) },
    ...remaining.slice(position).map((period) => moved(period, whole)),
  ];
}

/** The periods with more days of the current plan; after the end they begin now, with the last plan. */
export function extended<Known extends PlanPeriod>(
  periods: readonly Known[],
  days: number,
  now: Date,
): (Known | PlanPeriod)[] {
  const by = days * DAY_MS;
  const at = periods.findIndex(({ endsAt }) => endsAt > now);
  const last = periods.at(-1);
  if (at === -1)
    return last ? [...periods, { ...planOf(last), price: 0, startsAt: now, endsAt: later(now, by) }] : [];
  return periods.map((period, index) => {
    if (index < at) return period;
    return index === at ? { ...period, endsAt: later(period.endsAt, by) } : moved(period, by);
  });
}

/** The periods without anything after now. */
export const ended = <Known extends PlanPeriod>(periods: readonly Known[], now: Date): Known[] =>
  periods
    .filter(({ startsAt }) => startsAt < now)
    .map((period) => (period.endsAt > now ? { ...period, endsAt: now } : period));

/** When a provider is reminded of the end, in days before it. */
export const REMINDER_DAYS = [7, 3, 1] as const;

/** When something is to be done next: a reminder, the next plan, the end, the end of the grace. */
export function nextCheck(periods: readonly PlanPeriod[], now: Date, graceDays: number): Date | null {
  const end = periods.at(-1)?.endsAt;
  if (!end) return null;
  const moments = [
    ...periods.map(({ endsAt }) => endsAt),
    ...REMINDER_DAYS.map((days) => later(end, -days * DAY_MS)),
    later(end, graceDays * DAY_MS),
  ].filter((moment) => moment > now);
  return moments.length === 0 ? null : new Date(Math.min(...moments.map(Number)));
}

/** In đồng, what is left of a period. */
const worthFrom = (period: PlanPeriod, now: Date) =>
  (period.price * Math.min(period.endsAt.getTime() - now.getTime(), lengthOf(period))) / lengthOf(period);

/** What is left of a period, as one of its own where a part of it has passed. */
const restOf = <Known extends PlanPeriod>(period: Known, now: Date): Known | PlanPeriod =>
  period.startsAt < now
    ? {
        ...planOf(period),
        price: Math.floor(worthFrom(period, now)),
        startsAt: now,
        endsAt: period.endsAt,
      }
    : period;

const moved = <Known extends PlanPeriod>(period: Known, by: number): Known => ({
  ...period,
  startsAt: later(period.startsAt, by),
  endsAt: later(period.endsAt, by),
});

const planOf = ({ planId, publishLimit }: PlanPeriod) => ({ planId, publishLimit });
