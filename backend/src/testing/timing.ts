const SAMPLES_PER_ROUND = 30;
const ROUNDS = 9;
const MAX_RATIO = 1.15;

type Ask = () => Promise<unknown>;

/**
 * How many times longer the slower of two requests takes. They alternate, and each goes first equally often. A round
 * compares their fastest quartiles, because other load on the machine delays only slower samples; the number of rounds is
 * fixed, and their median counts, so that luck in a few of them decides nothing.
 */
async function ratioOf(one: Ask, other: Ask): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const spent = { one: new Array<number>(), other: new Array<number>() };
    for (let i = 0; i < SAMPLES_PER_ROUND; i++) {
      if (i % 2) spent.one.push(await timeOf(one));
      spent.other.push(await timeOf(other));
      if (i % 2 === 0) spent.one.push(await timeOf(one));
    }
    ratios.push(quantile(spent.one, 0.25) / quantile(spent.other, 0.25));
  }
  const median = quantile(ratios, 0.5);
  return Math.max(median, 1 / median);
}

/** Whether two requests take the same time, within 15 %. */
export async function takeAsLong(one: Ask, other: Ask): Promise<boolean> {
  return (await ratioOf(one, other)) < MAX_RATIO;
}

async function timeOf(ask: Ask) {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
