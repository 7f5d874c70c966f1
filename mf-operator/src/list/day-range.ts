import moment from 'moment';

/** Days in Vietnam, as the address has them: `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

const VIETNAM_MINUTES = 7 * 60;
const dayForm = 'YYYY-MM-DD';

export const presets = ['today', 'week', 'month', 'thisMonth'] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset that ends today. */
export function daysOf(preset: Preset, now: number = Date.now()): Days {
  const today = moment(now).utcOffset(VIETNAM_MINUTES);
  const first = {
    today: today.clone(),
    week: today.clone().subtract(6, 'days'),
    month: today.clone().subtract(29, 'days'),
    thisMonth: today.clone().startOf('month'),
  }[preset];
  return { from: first.format(dayForm), to: today.format(dayForm) };
}

const isDay = (text: string) => moment(text, dayForm, true).isValid();
const startOf = (day: string) => moment.utc(day, dayForm, true).utcOffset(VIETNAM_MINUTES, true);

/** The instants of an address's days, as the API takes them: from the first moment, up to the end of the last day. */
export function instantsOf({ from, to }: Days): { from?: string; to?: string } {
  return {
    ...(isDay(from) && { from: startOf(from).toISOString() }),
    ...(isDay(to) && { to: startOf(to).add(1, 'day').toISOString() }),
  };
}
