import { DAY_MS } from './clock';

/** No clock is changed in Việt Nam. */
const VIETNAM_MS = 7 * 3_600_000;

/** The day in Việt Nam that an instant is in, as in `2026-01-15`. */
export const dayInVietnam = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_MS).toISOString().slice(0, 10);

/** The first instant of that day. */
export const midnightInVietnam = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + VIETNAM_MS) / DAY_MS) * DAY_MS - VIETNAM_MS);
