import { createTestClock } from '../testing/test-app';
import { createMemoryRateLimiter } from './memory-rate-limiter';
import { createRateLimits } from './rate-limits';

const limit = { max: 3, windowMs: 60_000 };

test('a visitor may try as often as the limit says, and is told when to come back', async () => {
  const clock = createTestClock();
  const limits = createRateLimits(createMemoryRateLimiter(clock));
  for (let attempts = 0; attempts < 3; attempts++) {
    expect(await limits.consume('login:1.2.3.4', limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    clock.advance(10_000);
  }

  expect(await limits.consume('login:1.2.3.4', limit)).toEqual({ allowed: false, retryAfterSeconds: 30 });
  expect((await limits.consume('login:5.6.7.8', limit)).allowed).toBe(true);

  clock.advance(30_000);
  expect((await limits.consume('login:1.2.3.4', limit)).allowed).toBe(true);
  expect((await limits.consume('login:1.2.3.4', limit)).allowed).toBe(false);
});

test('a clock that is set back locks nobody out', async () => {
  const clock = createTestClock();
  const limits = createRateLimits(createMemoryRateLimiter(clock));
  for (let attempts = 0; attempts < 3; attempts++) await limits.consume('login', limit);

  clock.advance(-3_600_000);

  expect((await limits.consume('login', limit)).allowed).toBe(true);
});

test('what is cleared counts from zero', async () => {
  const limits = createRateLimits(createMemoryRateLimiter(createTestClock()));
  for (let attempts = 0; attempts < 3; attempts++) await limits.consume('login', limit);

  await limits.reset('login');

  expect((await limits.consume('login', limit)).allowed).toBe(true);
});
