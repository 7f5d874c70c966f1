/** The database is unreachable or aborted the query. Nothing was changed, so the request may be retried later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The database is reachable but not usable with this configuration; the message says what to set. */
export class DatabaseMisconfigured extends Error {
  override readonly name = 'DatabaseMisconfigured';
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Statement timeout, admin shutdown, crash, cannot connect now, too many connections, lock timeout. */
const sqlStates = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03']);
const driverTexts = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
];

/** The code of a system or SQL error. Without `instanceof`, because such errors may come from another realm. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DatabaseUnavailable) return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseDown)) return true;
  const code = codeOf(error);
  const message = 'message' in error ? String(error.message) : '';
  return (
    systemCodes.has(code) ||
    sqlStates.has(code) ||
    code.startsWith('08') ||
    driverTexts.some((text) => message.startsWith(text))
  );
}

/** The message of a database or network error, or its code if it has no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return message || codeOf(error) || 'no reason was given';
}

/** A statement or a lock took too long, which says nothing of the database for others. */
const tooSlow = new Set(['57014', '55P03']);

/** Whether no query can be answered, unlike `isDatabaseDown`, which is also true of one that took too long. */
export function isDatabaseGone(error: unknown): boolean {
  if (!isDatabaseDown(error) || tooSlow.has(codeOf(error))) return false;
  return !(error instanceof Error && tooSlow.has(codeOf(error.cause)));
}
