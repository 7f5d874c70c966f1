import { createJobs } from './jobs';

const later = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

test('no more renderings run at once than there may be', async () => {
  const jobs = createJobs({ parallel: 2, waiting: 100 });
  let running = 0;
  let most = 0;

  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      jobs.run(String(at), async () => {
        most = Math.max(most, ++running);
        await later();
        running--;
        return Buffer.from('x');
      }),
    ),
  );

  expect(most).toBe(2);
  expect(jobs.isIdle()).toBe(true);
});

test('visitors who want the same share one rendering, and a failed one can be tried again', async () => {
  const jobs = createJobs({ parallel: 1, waiting: 1 });
  let runs = 0;
  const failing = async () => {
    runs++;
    await later();
    throw new Error('broken');
  };

  const results = await Promise.allSettled([jobs.run('a', failing), jobs.run('a', failing)]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(runs).toBe(1);
  await expect(jobs.run('a', async () => Buffer.from('x'))).resolves.toEqual(Buffer.from('x'));
});

test('who would wait too long is told to come back', async () => {
  const jobs = createJobs({ parallel: 1, waiting: 1 });
  const slow = async () => {
    await later();
    return Buffer.from('x');
  };
  const first = jobs.run('a', slow);
  const second = jobs.run('b', slow);

  await expect(jobs.run('c', slow)).rejects.toMatchObject({ status: 503, code: 'MEDIA_BUSY' });
  await Promise.all([first, second]);
});
