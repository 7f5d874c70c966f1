import { createTestClock } from '../testing/test-app';
import { createProcessTries } from './process-tries';
import { createRateLimits } from './rate-limits';

const limit = { max: 3, windowMs: 60_000 };

test('a visitor may try as often as the limit says, and is told when to come back', async () => {
  const clock = createTestClock();
  const limits = createRateLimits(createProcessTries(clock));
  for (let tries = 0; tries < 3; tries++) {
    expect(await limits.hit('login:1.2.3.4', limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    clock.advance(10_000);
  }

  expect(await limits.hit('login:1.2.3.4', limit)).toEqual({ allowed: false, retryAfterSeconds: 30 });
  expect((await limits.hit('login:5.6.7.8', limit)).allowed).toBe(true);

  clock.advance(30_000);
  expect((await limits.hit('login:1.2.3.4', limit)).allowed).toBe(true);
  expect((await limits.hit('login:1.2.3.4', limit)).allowed).toBe(false);
});

test('a clock that is set back locks nobody out', async () => {
  const clock = createTestClock();
  const limits = createRateLimits(createProcessTries(clock));
  for (let tries = 0; tries < 3; tries++) await limits.hit('login', limit);

  clock.advance(-3_600_000);

  expect((await limits.hit('login', limit)).allowed).toBe(true);
});

test('what is cleared counts from zero', async () => {
  const limits = createRateLimits(createProcessTries(createTestClock()));
  for (let tries = 0; tries < 3; tries++) await limits.hit('login', limit);

  await limits.clear('login');

  expect((await limits.hit('login', limit)).allowed).toBe(true);
});
