import { settleAll } from './settle-all';

test('the work for every row ends before the first failure is reported', async () => {
  const ended: number[] = [];
  let end: () => void = () => undefined;
  const slow = new Promise<null>((done) => (end = () => done(null)));
  const all = settleAll([1, 2, 3], async (row) => {
    if (row === 1) throw new Error('the first');
    if (row === 2) await slow;
    ended.push(row);
  });
  const outcome = all.then(
    () => 'done',
    (error: unknown) => `${String(error)} after ${ended.toSorted().join(', ')}`,
  );
  const nothing = new Promise((done) => setImmediate(() => done('nothing yet')));
  expect(await Promise.race([outcome, nothing])).toBe('nothing yet');

  end();

  expect(await outcome).toBe('Error: the first after 2, 3');
  await expect(settleAll([1], () => Promise.resolve())).resolves.toBeUndefined();
});
