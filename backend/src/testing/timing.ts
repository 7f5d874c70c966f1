const SAMPLES_PER_ROUND = 50;
/** A busy machine may distort a few rounds; a real difference remains in every round. */
const ROUNDS = 10;
const MIN_RATIO = 0.85;
const MAX_RATIO = 1.15;

type Ask = () => Promise<unknown>;

/**
 * Whether two requests take the same time. They alternate, and each goes first equally often. They are equal when their
 * fastest quartiles differ by less than 15 % in two rounds in a row; other load on the machine delays only slower samples.
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
