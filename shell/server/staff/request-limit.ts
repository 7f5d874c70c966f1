/** How many addresses are counted at once; more would be an attack, during which everybody new is refused. */
const maxAddresses = 10_000;

interface RequestLimit {
  count: (address: string) => { isAllowed: boolean; retryAfterSeconds: number };
}

/** Counts requests per address in fixed windows, in the memory of this process. */
export function createRequestLimit(
  { max, windowMs }: { max: number; windowMs: number },
  now: () => number = Date.now,
): RequestLimit {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    count(address) {
      if (now() >= endsAt) {
        counts.clear();
        endsAt = now() + windowMs;
      }
      const count = (counts.get(address) ?? 0) + 1;
      const isAllowed = count <= max && (counts.has(address) || counts.size < maxAddresses);
      if (isAllowed) counts.set(address, count);
      return { isAllowed, retryAfterSeconds: Math.ceil((endsAt - now()) / 1_000) };
    },
  };
}
