const dayMs = 86_400_000;

/** Whole days that are left until an instant, the last one counted; 0 once it has passed. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / dayMs));
}
