/**
 * `amount * part / whole` in whole đồng, and what is left over. Numbers as long as they count exactly: a price of many
 * dear units times another one is more than that.
 */
function divided(amount: number, part: number, whole: number): { floor: number; rest: number } {
  const product = amount * part;
  if (Number.isSafeInteger(product)) {
    const rest = product % whole;
    return { floor: (product - rest) / whole, rest };
  }
  const exact = BigInt(amount) * BigInt(part);
  return { floor: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) };
}

/** The part of an amount, rounded half up to whole đồng. */
export function shareOf(amount: number, part: number, whole: number): number {
  const { floor, rest } = divided(amount, part, whole);
  return rest * 2 >= whole ? floor + 1 : floor;
}

/** A percentage with one decimal, rounded half up: in tenths of a percent, so that only whole numbers are multiplied. */
export const percentOf = (amount: number, percent: number) => shareOf(amount, Math.round(percent * 10), 1000);

/**
 * Shares an amount out by weight so that the shares sum up to it: anyone who lost most by rounding down gets the đồng that
 * are left over, of equals the first. No share is more than its weight while the amount is not more than all of them.
 */
export function allocate(amount: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => divided(amount, weight, whole));
  const shares = parts.map(({ floor }) => floor);
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRest = parts
    .map((_, at) => at)
    .sort((a, b) => (parts[b]?.rest ?? 0) - (parts[a]?.rest ?? 0) || a - b);
  for (const at of byRest) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/**
 * What comes back for some units of a line when others came back before: pieces that are returned one after the other
 * add up to exactly what the line cost.
 */
export function refundOf(paid: number, line: { quantity: number; returned: number }, units: number): number {
  const upTo = (count: number) => divided(paid, count, line.quantity).floor;
  return upTo(line.returned + units) - upTo(line.returned);
}
