const HANOI_OFFSET_MS = 7 * 60 * 60_000;
/** Has no common factor with 100000, so every number of a round gives another code. */
const SPREAD = 38_677;

/** A code people can read out: the day in Việt Nam and five digits that do not tell how many orders came before. */
export function orderCode(number: number, placedAt: Date): string {
  const day = new Date(placedAt.getTime() + HANOI_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');
  return `DH${day}${String((number * SPREAD) % 100_000).padStart(5, '0')}`;
}
