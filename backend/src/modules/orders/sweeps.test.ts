import { createLogger } from '../../plugins/logging';
import { createSweeps } from './sweeps';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Sweeps of a shop whose gateway never answers; counts the mails' turns. */
function besideAGatewayThatHangs() {
  const turns = { mail: 0, queries: 0 };
  const nothing = async () => undefined;
  const hangs = () => new Promise<never>(() => undefined);
  const sweeps = createSweeps({
    outbox: { sweep: async () => ++turns.mail, forgetOld: nothing },
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
      reminders: { sweep: async () => 0 },
      refundMails: { sweep: async () => 0 },
    },
    quotes: { forgetOld: nothing },
    log: createLogger('silent'),
    alsoSeldom: [],
  });
  return { sweeps, turns };
}

test('mail leaves while a gateway does not answer, and the gateway is not asked twice at once', async () => {
  const { sweeps, turns } = besideAGatewayThatHangs();
  sweeps.start();

  await jest.advanceTimersByTimeAsync(15_000);

  expect(turns).toEqual({ mail: 3, queries: 1 });
  await Promise.all([sweeps.stop(), jest.advanceTimersByTimeAsync(5_000)]);
});

test('the process ends although a gateway does not answer', async () => {
  const { sweeps, turns } = besideAGatewayThatHangs();
  sweeps.start();
  await jest.advanceTimersByTimeAsync(5_000);
  let hasStopped = false;

  const stopped = sweeps.stop().then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(hasStopped).toBe(false);
  await jest.advanceTimersByTimeAsync(1_500);
  await stopped;

  expect(hasStopped).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(turns.mail).toBe(1);
});
