import { v7 as uuid } from 'uuid';
import { anAccount, PASSWORD, postLogin } from '../testing/accounts';
import { startRedisStandIn } from '../testing/redis-stand-in';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy';
import { createTestApp, createTestClock, type TestApp } from '../testing/test-app';
import { openTestRedis } from '../testing/test-redis';
import { createProcessTries } from './process-tries';
import { createRedisTries, type RedisTries } from './redis-tries';

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
  const tries: RedisTries[] = [];
  /** Looks into Redis past the proxy. */
  let watcher: RedisTries;
  const said: string[] = [];
  const log = {
    warn: (_what: object, text: string) => void said.push(text),
    info: (text: string) => void said.push(text),
  };

  /** What one process has; its own memory stands by. */
  async function aReplica(timeoutMs = 5_000): Promise<RedisTries> {
    const replica = createRedisTries({
      url: `redis://127.0.0.1:${proxy.port}`,
      clock,
      log: log as never,
      otherwise: createProcessTries(clock),
      timeoutMs,
    });
    tries.push(replica);
    // Until it is connected it counts by itself.
    const key = uuid();
    await until(async () => {
      await replica.count([{ key, max: 1, windowMs: 1_000 }]);
      return (await watcher.look([{ key, max: 1, windowMs: 1_000 }])) > 0;
    });
    return replica;
  }

  beforeAll(async () => {
    redis = await opened[where]();
    proxy = await startTcpProxy(redis);
    watcher = createRedisTries({
      url: `redis://${redis.host}:${redis.port}`,
      clock,
      log: log as never,
      otherwise: createProcessTries(clock),
      timeoutMs: 5_000,
    });
    tries.push(watcher);
  });
  afterAll(async () => {
    for (const one of tries) one.close();
    await proxy.close();
    await redis.close();
  });

  test('two replicas count together, and the wait is until the oldest try is old enough', async () => {
    const [one, other] = [await aReplica(), await aReplica()];
    const limit = { key: uuid(), max: 3, windowMs: 60_000 };
    for (const replica of [one, other, one]) {
      expect(await replica.count([limit])).toBe(0);
      clock.advance(10_000);
    }

    expect(await other.count([limit])).toBe(30_000);
    expect(await one.look([limit])).toBe(30_000);
    clock.advance(30_000);
    expect(await other.count([limit])).toBe(0);
    expect(await one.count([limit])).toBe(10_000);
    await one.clear(limit.key);
    expect(await other.look([limit])).toBe(0);
  });

  test('of many tries at once no more pass than are allowed', async () => {
    const [one, other] = [await aReplica(), await aReplica()];
    const [account, network] = [uuid(), uuid()];
    const limits = [
      { key: account, max: 10, windowMs: 900_000 },
      { key: network, max: 10, windowMs: 900_000 },
      { key: network, max: 100, windowMs: 86_400_000 },
    ];

    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).count(limits)),
    );

    expect(waits.filter((ms) => ms === 0)).toHaveLength(10);
    const again = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).count(limits)),
    );
    expect(again.filter((ms) => ms === 0)).toHaveLength(0);
    expect(await one.look(limits)).toBeGreaterThan(0);
  });

  test('while Redis is away each process counts by itself, quickly, and together again when it is back', async () => {
    const replica = await aReplica(500);
    const limit = { key: uuid(), max: 2, windowMs: 60_000 };
    await replica.count([limit]);
    await proxy.become('silent');
    const began = Date.now();

    expect(await replica.count([limit])).toBe(0);
    expect(Date.now() - began).toBeLessThan(2_500);
    await proxy.become('refuse');
    expect(await replica.count([limit])).toBe(0);
    expect(await replica.count([limit])).toBe(60_000);
    expect(said.some((text) => text.startsWith('Redis'))).toBe(true);

    await proxy.become('pass');
    await until(async () => (await replica.look([limit])) === 0);
    expect(await replica.count([limit])).toBe(0);
  });
});

test('ten wrong passwords at two replicas limit their sender at both, and go on limiting when Redis is away', async () => {
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
  const watcher = createRedisTries({
    url: `redis://${redis.host}:${redis.port}`,
    clock: createTestClock(),
    log: { warn: () => undefined, info: () => undefined } as never,
    otherwise: createProcessTries(createTestClock()),
    timeoutMs: 5_000,
  });
  // Until it is connected each counts by itself.
  for (const shop of shops)
    await until(async () => {
      const probe = `${uuid()}@example.com`;
      await postLogin(shop, probe, 'wrong', freshIp());
      return (
        (await watcher.look([{ key: `passwords from strangers to ${probe}`, max: 1, windowMs: 900_000 }])) > 0
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
