/** Whether an id of a request may be written into logs and sent on: no spaces, no line breaks, no addresses of people. */
export function isSafeRequestId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/.test(id);
}
