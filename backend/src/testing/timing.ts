const SAMPLES_PER_ROUND = 30;
const ROUNDS = 9;
const MAX_RATIO = 1.15;
const MAX_ATTEMPTS = 3;

type Ask = () => Promise<unknown>;

/**
 * How many times longer the slower of two requests takes. They alternate, and each goes first equally often. A round
 * compares their fastest samples, because other load on the machine only delays. The samples of each round are spread over
 * the whole time, so that a burst of load delays all rounds alike; their number is fixed, and their median counts, so that
 * luck in a few of them decides nothing.
 */
async function ratioOf(one: Ask, other: Ask): Promise<number> {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    one: new Array<number>(),
    other: new Array<number>(),
  }));
  for (let i = 0; i < SAMPLES_PER_ROUND; i++) {
    for (const spent of rounds) {
      if (i % 2) spent.one.push(await timeOf(one));
      spent.other.push(await timeOf(other));
      if (i % 2 === 0) spent.one.push(await timeOf(one));
    }
  }
  const ratios = rounds.map((spent) => quantile(spent.one, 0.1) / quantile(spent.other, 0.1));
  const median = quantile(ratios, 0.5);
  return Math.max(median, 1 / median);
}

/** Whether two requests take the same time, within 15 %. A difference between them is there each time, one of luck is not. */
export async function takeAsLong(one: Ask, other: Ask): Promise<boolean> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    if ((await ratioOf(one, other)) < MAX_RATIO) return true;
  }
  return (await ratioOf(one, other)) < MAX_RATIO;
}

async function timeOf(ask: Ask) {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
