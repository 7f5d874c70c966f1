/** The address of a web page, or null: an address that a provider wrote is only followed over http(s). */
export function safeAddress(address: string | null | undefined): string | null {
  try {
    const { protocol, href, username, password } = new URL(address ?? '');
    return /^https?:$/.test(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}
