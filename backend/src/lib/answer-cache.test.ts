import { createTestClock } from '../testing/test-app';
import { createAnswerCache } from './answer-cache';

class Away extends Error {}

function openCache({ nextChange = null as Date | null } = {}) {
  const clock = createTestClock();
  const away: boolean[] = [];
  let made = 0;
  let fails: Error | null = null;
  const cache = createAnswerCache<string>({
    clock,
    maxBytes: 10_000,
    sizeOf: (key, value) => key.length + value.length,
    nextChange: async (now) => (nextChange && nextChange > now ? nextChange : null),
    isAway: (error) => error instanceof Away,
    onAway: (isAway) => away.push(isAway),
  });
  const make = async () => {
    made += 1;
    const own = `answer ${made}`;
    await Promise.resolve();
    if (fails) throw fails;
    return own;
  };
  return {
    cache,
    clock,
    away,
    ask: (key = 'list') => cache.get(key, make),
    made: () => made,
    fail: (error: Error | null) => void (fails = error),
  };
}
const settled = () => new Promise((done) => setTimeout(done, 5));

test('many who ask at the same moment wait for one making', async () => {
  const { ask, made } = openCache();

  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask())))).toEqual(new Set(['answer 1']));
  expect(made()).toBe(1);
});

test('an answer is fresh for a second, and then sent while it is made again', async () => {
  const { ask, clock, cache } = openCache();
  await ask();
  clock.advance(999);
  expect(await ask()).toBe('answer 1');
  clock.advance(1);
  expect(await ask()).toBe('answer 1');
  await settled();

  expect(await ask()).toBe('answer 2');
  expect(cache.figures).toEqual({ fresh: 2, renewed: 1, made: 1, away: 0 });
});

test('an answer that was not requested for half a minute is made again before it is sent', async () => {
  const { ask, clock } = openCache();
  await ask();
  clock.advance(30_000);
  expect(await ask()).toBe('answer 2');
});

test('an answer that says the same again is stored as it was', async () => {
  const clock = createTestClock();
  const cache = createAnswerCache<{ text: string }>({
    clock,
    maxBytes: 10_000,
    sizeOf: () => 1,
    nextChange: async () => null,
    reuse: (before, made) => (before.text === made.text ? before : made),
    isAway: () => false,
  });
  let text = 'one';
  const ask = () => cache.get('list', async () => ({ text }));
  const first = await ask();
  cache.raise();
  expect(await ask()).toBe(first);

  text = 'two';
  cache.raise();
  expect(await ask()).toEqual({ text: 'two' });
});

test('an answer that was old before the outage began is not sent in it', async () => {
  const { ask, clock, fail } = openCache();
  await ask('yesterday');
  clock.advance(6 * 60_000);
  await ask('lately');
  fail(new Away());
  clock.advance(31_000);

  await expect(ask('yesterday')).rejects.toThrow(Away);
  expect(await ask('lately')).toBe('answer 2');
});

test('a clock that is set back makes no old answer fresh', async () => {
  const { ask, clock } = openCache();
  await ask();
  clock.advance(-3_600_000);
  expect(await ask()).toBe('answer 2');
});

test('a write makes every answer old at once', async () => {
  const { ask, cache } = openCache();
  await ask('a');
  await ask('b');
  cache.raise();
  expect([await ask('a'), await ask('b')]).toEqual(['answer 3', 'answer 4']);
});

test('who asks after a write does not get what was being read before it', async () => {
  const { ask, cache } = openCache();
  const before = ask();
  cache.raise();
  const after = ask();

  expect(await Promise.all([before, after])).toEqual(['answer 1', 'answer 2']);
  expect(await ask()).toBe('answer 2');
});

test.each(['raise', 'raiseSoon'] as const)(
  'an answer that was being made at a write is made again for who asks later (%s)',
  async (write) => {
    const { ask, cache } = openCache();
    const before = ask();
    cache[write]();

    expect(await before).toBe('answer 1');
    expect(await ask()).toBe('answer 2');
    expect(await ask()).toBe('answer 2');
  },
);

test('the first of many writes by orders counts at once, the others together a moment later', async () => {
  const { ask, cache } = openCache();
  await ask();
  cache.raiseSoon();
  expect(await ask()).toBe('answer 2');
  for (let write = 0; write < 100; write += 1) cache.raiseSoon();
  expect(await ask()).toBe('answer 2');
  await new Promise((done) => setTimeout(done, 300));
  expect(await ask()).toBe('answer 3');
  cache.close();
});

test('no answer is sent past the moment at which something begins or ends', async () => {
  const begins = new Date('2026-01-15T03:00:00.500Z');
  const { ask, clock } = openCache({ nextChange: begins });
  await ask();
  clock.advance(499);
  expect(await ask()).toBe('answer 1');
  clock.advance(1);
  expect(await ask()).toBe('answer 2');
});

test('who asks after a sale has begun does not get what was being read before it', async () => {
  const { ask, clock } = openCache({ nextChange: new Date('2026-01-15T03:00:00.500Z') });
  clock.advance(499);
  const before = ask();
  clock.advance(1);
  const after = ask();

  expect(await Promise.all([before, after])).toEqual(['answer 1', 'answer 2']);
  expect(await ask()).toBe('answer 2');
});

test('answers from before are sent for a minute while the database is away, with a mark at both ends', async () => {
  const { ask, clock, away, fail, cache } = openCache();
  await ask();
  fail(new Away());
  cache.raise();
  for (let second = 0; second < 60; second += 1) {
    expect(await ask()).toBe('answer 1');
    clock.advance(1_000);
  }
  await expect(ask()).rejects.toThrow(Away);
  await expect(ask('never asked for')).rejects.toThrow(Away);
  expect(away).toEqual([true]);

  fail(null);
  expect(await ask()).toMatch('answer');
  expect(away).toEqual([true, false]);
});

test('what is gone is not sent again, and no failure is stored', async () => {
  const { ask, clock, fail } = openCache();
  await ask();
  fail(new Error('not found'));
  clock.advance(1_500);
  expect(await ask()).toBe('answer 1');
  await settled();
  await expect(ask()).rejects.toThrow('not found');

  fail(null);
  expect(await ask()).toBe('answer 4');
});
