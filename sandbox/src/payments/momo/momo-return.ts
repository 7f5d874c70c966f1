/** Adds a result to an address that may have a query of its own. */
export function signedReturn(address: string, fields: Readonly<Record<string, unknown>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, String(value));
  return url.href;
}
