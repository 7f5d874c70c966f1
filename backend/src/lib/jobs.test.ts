import { createLogger } from '../plugins/logging';
import { createJobRunner, type Job } from './jobs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Jobs of a shop whose gateway never answers; the mail job runs until its signal is aborted. */
function besideAGatewayThatHangs() {
  const turns = { reminders: 0, queries: 0 };
  const mail = { runs: 0, isStopped: false };
  const hangs = () => new Promise<never>(() => undefined);
  const jobs: Job[] = [
    { name: 'refunds', every: 'seconds', run: hangs },
    {
      name: 'payment queries',
      every: 'seconds',
      run() {
        turns.queries += 1;
        return hangs();
      },
    },
    { name: 'reminders to pay', every: 'seconds', run: async () => ++turns.reminders },
    {
      name: 'mail',
      every: 'always',
      run: async () => 0,
      runUntil(stop) {
        mail.runs += 1;
        return new Promise<void>((stopped) =>
          stop.addEventListener('abort', () => {
            mail.isStopped = true;
            stopped();
          }),
        );
      },
    },
  ];
  return { runner: createJobRunner({ jobs, log: createLogger('silent') }), turns, mail };
}

test('other work goes on while a gateway does not answer, and the gateway is not asked twice at once', async () => {
  const { runner, turns, mail } = besideAGatewayThatHangs();
  runner.start();

  await jest.advanceTimersByTimeAsync(15_000);

  expect(turns).toEqual({ reminders: 3, queries: 1 });
  expect(mail).toEqual({ runs: 1, isStopped: false });
  await Promise.all([runner.stop(), jest.advanceTimersByTimeAsync(5_000)]);
});

test('the process ends although a gateway does not answer', async () => {
  const { runner, turns, mail } = besideAGatewayThatHangs();
  runner.start();
  await jest.advanceTimersByTimeAsync(5_000);
  let hasStopped = false;

  const stopped = runner.stop().then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(hasStopped).toBe(false);
  expect(mail.isStopped).toBe(true);
  await jest.advanceTimersByTimeAsync(1_500);
  await stopped;

  expect(hasStopped).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(turns.reminders).toBe(1);
});

test('a job that fails is logged by its name, and the others are done', async () => {
  const done: string[] = [];
  const error = jest.fn();
  const job = (name: string, every: 'start' | 'seconds' | 'minute'): Job => ({
    name,
    every,
    run: async () => done.push(name),
  });
  const fails: Job = { name: 'uploads', every: 'seconds', run: () => Promise.reject(new Error('no disk')) };
  const runner = createJobRunner({
    jobs: [fails, job('old mail', 'minute'), job('refunds', 'seconds'), job('pictures', 'start')],
    log: { error },
  });

  await runner.runOnce();

  expect(done).toEqual(['refunds', 'old mail']);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'uploads' }), expect.any(String));
});

test('what is due at the start is done once, at the start', async () => {
  const run = jest.fn(async () => undefined);
  const runner = createJobRunner({
    jobs: [{ name: 'pictures', every: 'start', run }],
    log: createLogger('silent'),
  });

  runner.start();
  await jest.advanceTimersByTimeAsync(120_000);
  await runner.stop();

  expect(run).toHaveBeenCalledTimes(1);
});
