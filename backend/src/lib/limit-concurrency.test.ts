import { setImmediate as turn } from 'node:timers/promises';
import { limitConcurrency } from './limit-concurrency';

test('so many run at a time, the others in the order in which they came, also after one that failed', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let maxRunning = 0;
  const begun: number[] = [];
  const work = (at: number) =>
    inTurn(async () => {
      begun.push(at);
      maxRunning = Math.max(maxRunning, ++running);
      await turn();
      running -= 1;
      if (at === 1) throw new Error('as it happens');
      return at;
    });
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map(work));

  expect(maxRunning).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
