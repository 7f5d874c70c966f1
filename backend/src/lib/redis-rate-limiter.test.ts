import { v7 as uuid } from 'uuid';
import { anAccount, PASSWORD, postLogin } from '../testing/accounts';
import { startRedisStandIn } from '../testing/redis-stand-in';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy';
import { createTestApp, createTestClock, type TestApp } from '../testing/test-app';
import { openTestRedis } from '../testing/test-redis';
import { createMemoryRateLimiter } from './memory-rate-limiter';
import { createRedisRateLimiter, type RedisRateLimiter } from './redis-rate-limiter';

type Where = 'the Redis of this machine' | 'the stand-in';
const opened = {
  'the Redis of this machine': openTestRedis,
  'the stand-in': async () => ({ host: '127.0.0.1', ...(await startRedisStandIn()) }),
};
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Until what is said holds. */
async function until(holds: () => Promise<boolean>) {
  for (let turn = 0; turn < 100; turn++) {
    if (await holds()) return;
    await wait(100);
  }
  throw new Error('it never came to hold');
}

describe.each<Where>(['the Redis of this machine', 'the stand-in'])('counting in %s', (where) => {
  const clock = createTestClock();
  let redis: Awaited<ReturnType<typeof openTestRedis>>;
  let proxy: TcpProxy;
  const replicas: RedisRateLimiter[] = [];
  /** Looks into Redis past the proxy. */
  let watcher: RedisRateLimiter;
  const messages: string[] = [];
  const log = {
    warn: (_what: object, text: string) => void messages.push(text),
    info: (text: string) => void messages.push(text),
  };

  /** What one process has; its own memory stands by. */
  async function aReplica(timeoutMs = 5_000): Promise<RedisRateLimiter> {
    const replica = createRedisRateLimiter({
      url: `redis://127.0.0.1:${proxy.port}`,
      clock,
      log: log as never,
      otherwise: createMemoryRateLimiter(clock),
      timeoutMs,
    });
    replicas.push(replica);
    // Until it is connected it counts by itself.
    const key = uuid();
    await until(async () => {
      await replica.consume([{ key, max: 1, windowMs: 1_000 }]);
      return (await watcher.peek([{ key, max: 1, windowMs: 1_000 }])) > 0;
    });
    return replica;
  }

  beforeAll(async () => {
    redis = await opened[where]();
    proxy = await startTcpProxy(redis);
    watcher = createRedisRateLimiter({
      url: `redis://${redis.host}:${redis.port}`,
      clock,
      log: log as never,
      otherwise: createMemoryRateLimiter(clock),
      timeoutMs: 5_000,
    });
    replicas.push(watcher);
  });
  afterAll(async () => {
    for (const one of replicas) one.close();
    await proxy.close();
    await redis.close();
  });

  test('two replicas share their counts, and the wait ends when the oldest attempt leaves the window', async () => {
    const [one, other] = [await aReplica(), await aReplica()];
    const limit = { key: uuid(), max: 3, windowMs: 60_000 };
    for (const replica of [one, other, one]) {
      expect(await replica.consume([limit])).toBe(0);
      clock.advance(10_000);
    }

    expect(await other.consume([limit])).toBe(30_000);
    expect(await one.peek([limit])).toBe(30_000);
    clock.advance(30_000);
    expect(await other.consume([limit])).toBe(0);
    expect(await one.consume([limit])).toBe(10_000);
    await one.reset(limit.key);
    expect(await other.peek([limit])).toBe(0);
  });

  test('concurrent attempts cannot exceed the limit', async () => {
    const [one, other] = [await aReplica(), await aReplica()];
    const [account, network] = [uuid(), uuid()];
    const limits = [
      { key: account, max: 10, windowMs: 900_000 },
      { key: network, max: 10, windowMs: 900_000 },
      { key: network, max: 100, windowMs: 86_400_000 },
    ];

    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).consume(limits)),
    );

    expect(waits.filter((ms) => ms === 0)).toHaveLength(10);
    const again = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).consume(limits)),
    );
    expect(again.filter((ms) => ms === 0)).toHaveLength(0);
    expect(await one.peek(limits)).toBeGreaterThan(0);
  });

  test('while Redis is unreachable each process counts alone without delay, and they share counts again afterwards', async () => {
    const replica = await aReplica(500);
    const limit = { key: uuid(), max: 2, windowMs: 60_000 };
    await replica.consume([limit]);
    await proxy.become('silent');
    const began = Date.now();

    expect(await replica.consume([limit])).toBe(0);
    expect(Date.now() - began).toBeLessThan(2_500);
    // After one that had to wait no other does, until Redis is asked again.
    const next = Date.now();
    for (let turn = 0; turn < 20; turn++) await replica.peek([limit]);
    expect(Date.now() - next).toBeLessThan(2_500);
    await proxy.become('refuse');
    expect(await replica.consume([limit])).toBe(0);
    expect(await replica.consume([limit])).toBe(60_000);
    expect(messages.some((text) => text.startsWith('Redis'))).toBe(true);

    await proxy.become('pass');
    await until(async () => (await replica.peek([limit])) === 0);
    expect(await replica.consume([limit])).toBe(0);
  });
});

test('ten wrong passwords at two replicas lock their sender out of both, also while Redis is unreachable', async () => {
  const redis = await openTestRedis();
  const proxy = await startTcpProxy(redis);
  const env = { REDIS_URL: `redis://127.0.0.1:${proxy.port}` };
  // Each has a database of its own: what they share is Redis.
  const shops: TestApp[] = await Promise.all([createTestApp({ env }), createTestApp({ env })]);
  const [one, other] = shops as [TestApp, TestApp];
  const email = `${uuid()}@example.com`;
  for (const shop of shops) await anAccount(shop, { email });
  let host = 0;
  const net = uuid().slice(-12).match(/.{4}/g)?.slice(0, 2).join(':');
  const freshIp = () => `2001:db8:${net?.split(':')[0]}:${(host += 1).toString(16)}::1`;
  const watcher = createRedisRateLimiter({
    url: `redis://${redis.host}:${redis.port}`,
    clock: createTestClock(),
    log: { warn: () => undefined, info: () => undefined } as never,
    otherwise: createMemoryRateLimiter(createTestClock()),
    timeoutMs: 5_000,
  });
  // Until it is connected each counts by itself.
  for (const shop of shops)
    await until(async () => {
      const probe = `${uuid()}@example.com`;
      await postLogin(shop, probe, 'wrong', freshIp());
      return (
        (await watcher.peek([{ key: `passwords from strangers to ${probe}`, max: 1, windowMs: 900_000 }])) > 0
      );
    });

  const guesser = freshIp();
  for (let at = 0; at < 10; at++)
    expect((await postLogin(at % 2 ? one : other, email, 'wrong', guesser)).statusCode).toBe(401);
  for (const shop of shops) {
    const reply = await postLogin(shop, email, PASSWORD, guesser);
    expect([reply.statusCode, reply.json().errorCode, reply.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      '900',
    ]);
  }

  await proxy.become('refuse');
  const alone = `${uuid()}@example.com`;
  const later = freshIp();
  for (let at = 0; at < 10; at++) expect((await postLogin(one, alone, 'wrong', later)).statusCode).toBe(401);
  expect((await postLogin(one, alone, 'wrong', later)).statusCode).toBe(429);

  watcher.close();
  for (const shop of shops) await shop.close();
  await proxy.close();
  await redis.close();
});
