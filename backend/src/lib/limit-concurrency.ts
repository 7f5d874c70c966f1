/** Runs at most so many at a time; the others wait for their turn in the order in which they came. */
export function limitConcurrency(many: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (running < many) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
