const TRIES = 50;
/** A busy machine may spoil a round; a difference that is there spoils all. */
const ROUNDS = 3;
const LEAST = 0.85;
const MOST = 1.15;

type Ask = () => Promise<unknown>;

/** Whether two ways to ask take as long: their medians, by turns and each as often first, differ by less than 15 %. */
export async function takeAsLong(one: Ask, other: Ask): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const ratio = await ratioOf(one, other);
    if (ratio > LEAST && ratio < MOST) return true;
  }
  return false;
}

async function ratioOf(one: Ask, other: Ask): Promise<number> {
  const spent = new Map<Ask, number[]>([
    [one, []],
    [other, []],
  ]);
  for (let i = 0; i < TRIES; i++) {
    for (const ask of i % 2 ? [one, other] : [other, one]) {
      const began = performance.now();
      await ask();
      spent.get(ask)?.push(performance.now() - began);
    }
  }
  return medianOf(spent.get(one)) / medianOf(spent.get(other));
}

const medianOf = (times: number[] = []) => times.toSorted((a, b) => a - b)[TRIES / 2] ?? 0;
