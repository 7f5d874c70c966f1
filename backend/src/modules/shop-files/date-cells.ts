/** Vietnamese time has no summer time. */
const OFFSET = '+07:00';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,]+(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/;

/**
 * `2026-12-31 18:00`, `31/12/2026 18:00` or an instant; null for what is none. The day comes first, unless only the
 * other order is a date. Without a time zone it is the time in Việt Nam.
 */
export function readDate(cell: string): Date | null {
  const text = cell.trim();
  if (ISO.test(text)) return readIso(text);
  const [, one, two, year, hour = '0', minute = '0', second = '0'] = WRITTEN.exec(text) ?? [];
  if (one === undefined || two === undefined || year === undefined) return null;
  const [day, month] = Number(two) > 12 ? [two, one] : [one, two];
  return dateOf([year, month, day, hour, minute, second]);
}

function readIso(text: string): Date | null {
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', zone] =
    ISO.exec(text) ?? [];
  const local = dateOf([year, month, day, hour, minute, second]);
  if (!local || zone === undefined) return local;
  const instant = new Date(text.replace(' ', 'T'));
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Null for the 31st of February. */
function dateOf(parts: string[]): Date | null {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts.map((part) =>
    part.padStart(2, '0'),
  );
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${OFFSET}`);
  if (Number.isNaN(date.getTime())) return null;
  const inVietnam = new Date(date.getTime() + 7 * 3_600_000);
  return inVietnam.getUTCDate() === Number(day) && inVietnam.getUTCMonth() + 1 === Number(month)
    ? date
    : null;
}
