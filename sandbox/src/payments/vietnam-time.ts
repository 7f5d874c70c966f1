const sevenHoursMs = 7 * 3_600_000;

/** yyyyMMddHHmmss at +07:00, whatever the machine's own zone. */
export function toVietnamStamp(instant: Date): string {
  return new Date(instant.getTime() + sevenHoursMs).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The day at +07:00, yyyyMMdd: references and request ids are unique within it. */
export function toVietnamDay(instant: Date): string {
  return toVietnamStamp(instant).slice(0, 8);
}

/** Reads yyyyMMddHHmmss at +07:00; undefined for anything that is not a real moment. */
export function fromVietnamStamp(stamp: string): Date | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  const isReal = !Number.isNaN(instant.getTime()) && toVietnamStamp(instant) === stamp;
  return isReal ? instant : undefined;
}
