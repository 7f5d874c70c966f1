import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Clock } from './clock';
import { keysOf, type RateLimiter, type RateLimit } from './rate-limiter';

/** A shop that waits for its counter is no shop. */
const COMMAND_TIMEOUT_MS = 1_000;
const RETRY_MS = 2_000;

export interface RedisRateLimiter extends RateLimiter {
  close(): void;
}

/**
 * Counts in Redis, so that all replicas see the same number; in this process while Redis is away. A try is entered first
 * and taken back when it was one too many, in one transaction each, so that of many at once no more than `max` pass. Keys
 * are hashes: some hold an address.
 */
export function createRedisRateLimiter({
  url,
  clock,
  log,
  otherwise,
  timeoutMs = COMMAND_TIMEOUT_MS,
}: {
  url: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Counts while Redis is away. */
  otherwise: RateLimiter;
  /** How long Redis may take to answer. */
  timeoutMs?: number;
}): RedisRateLimiter {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS,
  });
  let isAway = false;
  /** One that hangs is not waited for by every request. */
  let askAgainAt = 0;
  const away = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: each process counts by itself');
    isAway = true;
  };
  const back = () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  };
  redis.on('error', away);

  const nameOf = (key: string) => `sf:tries:${createHash('sha256').update(key).digest('base64url')}`;

  /** What the newest tries of each limit are, without the one that is asked about. */
  async function waitFor(limits: readonly RateLimit[], now: number, own?: string): Promise<number> {
    const transaction = redis.multi();
    const keys = keysOf(limits);
    if (own !== undefined)
      for (const { key, windowMs } of keys) {
        transaction.zadd(nameOf(key), now, own);
        // By age alone: tries that will be taken back must not push out those that count.
        transaction.zremrangebyscore(nameOf(key), '-inf', now - windowMs);
        transaction.pexpire(nameOf(key), windowMs);
      }
    // The own try is among the newest, at whichever place among those of the same moment.
    const at = (max: number) => (own === undefined ? max - 1 : max);
    for (const { key, max } of limits) transaction.zrevrange(nameOf(key), at(max), at(max), 'WITHSCORES');
    const answers = (await transaction.exec()) ?? [];
    const failed = answers.find(([error]) => error);
    if (failed?.[0]) throw failed[0];
    const waits = limits.map(({ windowMs }, index) => {
      const [, found] = answers[answers.length - limits.length + index] ?? [];
      const score = (found as string[] | undefined)?.[1];
      return score === undefined ? 0 : Number(score) + windowMs - now;
    });
    return Math.max(0, ...waits);
  }

  const whileThere = async <T>(act: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (redis.status !== 'ready' || Date.now() < askAgainAt) return instead();
    try {
      const answer = await act();
      back();
      return answer;
    } catch (error) {
      askAgainAt = Date.now() + RETRY_MS;
      away(error);
      return instead();
    }
  };

  return {
    peek: (limits) =>
      whileThere(
        () => waitFor(limits, clock().getTime()),
        () => otherwise.peek(limits),
      ),

    consume: (limits) =>
      whileThere(
        async () => {
          const own = randomUUID();
          const wait = await waitFor(limits, clock().getTime(), own);
          if (wait > 0) {
            const taken = redis.multi();
            for (const { key } of keysOf(limits)) taken.zrem(nameOf(key), own);
            // It is refused whatever becomes of its entry.
            await taken.exec().catch(away);
          }
          return wait;
        },
        () => otherwise.consume(limits),
      ),

    async reset(key) {
      await otherwise.reset(key);
      await whileThere(
        async () => void (await redis.del(nameOf(key))),
        async () => undefined,
      );
    },

    close: () => redis.disconnect(),
  };
}
