const SAMPLES_PER_ROUND = 50;
/** A busy machine may spoil a few; a difference that is there stays however often is asked. */
const ROUNDS = 10;
const MIN_RATIO = 0.85;
const MAX_RATIO = 1.15;

type Ask = () => Promise<unknown>;

/**
 * Whether two ways to ask take as long: by turns and each as often first, the quarter that was answered soonest differs by
 * less than 15 %, twice in a row as more are counted. What a machine does beside delays the others.
 */
export async function takeAsLong(one: Ask, other: Ask): Promise<boolean> {
  const spent = { one: new Array<number>(), other: new Array<number>() };
  let wasAlike = false;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < SAMPLES_PER_ROUND; i++) {
      if (i % 2) spent.one.push(await timeOf(one));
      spent.other.push(await timeOf(other));
      if (i % 2 === 0) spent.one.push(await timeOf(one));
    }
    const ratio = soonestQuarter(spent.one) / soonestQuarter(spent.other);
    const isAlike = ratio > MIN_RATIO && ratio < MAX_RATIO;
    if (isAlike && wasAlike) return true;
    wasAlike = isAlike;
  }
  return false;
}

async function timeOf(ask: Ask) {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const soonestQuarter = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
