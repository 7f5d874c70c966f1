const VIETNAM_MS = 7 * 3_600_000;

/** An instant as a `datetime-local` field has it, by the clocks of Vietnam whatever those of the computer say. */
export const toLocal = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + VIETNAM_MS).toISOString().slice(0, 16);

/** The instant of such a field; null when it is empty or no time. */
export function toInstant(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  const time = Date.parse(`${local.slice(0, 16)}:00Z`);
  return Number.isNaN(time) ? null : new Date(time - VIETNAM_MS).toISOString();
}
