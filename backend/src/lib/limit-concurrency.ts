/** Runs at most `max` calls at once; the others wait in the order in which they came. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limited<T>(run: () => Promise<T>): Promise<T> {
    if (running < max) running += 1;
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
