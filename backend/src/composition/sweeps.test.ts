import { createLogger } from '../plugins/logging';
import { createSweeps } from './sweeps';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Sweeps of a shop whose gateway never answers; the mail goes on until it is told to stop. */
function besideAGatewayThatHangs() {
  const turns = { reminders: 0, queries: 0 };
  const mail = { runs: 0, isStopped: false };
  const nothing = async () => undefined;
  const hangs = () => new Promise<never>(() => undefined);
  const sweeps = createSweeps({
    outbox: {
      run(stop) {
        mail.runs += 1;
        return new Promise((stopped) =>
          stop.addEventListener('abort', () => {
            mail.isStopped = true;
            stopped();
          }),
        );
      },
      sweep: async () => 0,
      forgetOld: nothing,
    },
    payments: {
      refunds: { sweep: hangs },
      queries: {
        sweep: () => {
          turns.queries += 1;
          return hangs();
        },
      },
    },
    orders: {
      expiry: { sweep: hangs, finishDelivered: async () => 0 },
      reminders: { sweep: async () => ++turns.reminders },
      refundMails: { sweep: async () => 0 },
    },
    quotes: { forgetOld: nothing },
    log: createLogger('silent'),
    alsoSeldom: [],
  });
  return { sweeps, turns, mail };
}

test('other work goes on while a gateway does not answer, and the gateway is not asked twice at once', async () => {
  const { sweeps, turns, mail } = besideAGatewayThatHangs();
  sweeps.start();

  await jest.advanceTimersByTimeAsync(15_000);

  expect(turns).toEqual({ reminders: 3, queries: 1 });
  expect(mail).toEqual({ runs: 1, isStopped: false });
  await Promise.all([sweeps.stop(), jest.advanceTimersByTimeAsync(5_000)]);
});

test('the process ends although a gateway does not answer', async () => {
  const { sweeps, turns, mail } = besideAGatewayThatHangs();
  sweeps.start();
  await jest.advanceTimersByTimeAsync(5_000);
  let hasStopped = false;

  const stopped = sweeps.stop().then(() => {
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
