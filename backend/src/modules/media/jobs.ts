import { unavailable } from '../../lib/errors';

/** At most `parallel` jobs at once and `waiting` behind them; anyone who asks for a key in the making shares its result. */
export function createJobs<T = Buffer>({ parallel, waiting }: { parallel: number; waiting: number }) {
  const inFlight = new Map<string, Promise<T>>();
  const queue: (() => void)[] = [];
  let running = 0;

  const turn = () =>
    new Promise<void>((start, refuse) => {
      if (running < parallel) {
        running++;
        start();
      } else if (queue.length < waiting) queue.push(start);
      else refuse(unavailable('MEDIA_BUSY'));
    });
  const done = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };
  const runInTurn = async (job: () => Promise<T>) => {
    await turn();
    try {
      return await job();
    } finally {
      done();
    }
  };

  return {
    run(key: string, job: () => Promise<T>): Promise<T> {
      const known = inFlight.get(key);
      if (known) return known;
      const result = runInTurn(job).finally(() => inFlight.delete(key));
      inFlight.set(key, result);
      return result;
    },
    isIdle: () => running === 0,
  };
}
