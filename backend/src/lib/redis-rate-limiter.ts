import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Clock } from './clock';
import { keysOf, type RateLimiter, type RateLimit } from './rate-limiter';

/** Requests must not wait for Redis: after this long the limiter falls back to its replacement. */
const COMMAND_TIMEOUT_MS = 1_000;
const RETRY_MS = 2_000;

export interface RedisRateLimiter extends RateLimiter {
  close(): void;
}

/**
 * Counts in Redis, so that all replicas share the counts; `otherwise` counts while Redis is unreachable. An attempt is
 * added first and removed again if it exceeds a limit, each in one transaction, so that concurrent attempts cannot exceed
 * `max`. Keys are hashed, because some contain an e-mail address.
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
  /** Counts while Redis is unreachable. */
  otherwise: RateLimiter;
  /** The longest wait for an answer of Redis. */
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
  /** After a failure Redis is not asked until then, so that not every request waits for a hanging server. */
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

  /** Milliseconds to wait by the newest attempts of each limit, not counting the attempt `own`. */
  async function waitFor(limits: readonly RateLimit[], now: number, own?: string): Promise<number> {
    const transaction = redis.multi();
    const keys = keysOf(limits);
    if (own !== undefined)
      for (const { key, windowMs } of keys) {
        transaction.zadd(nameOf(key), now, own);
        // Remove by age only: attempts that will be removed again must not push out those that count.
        transaction.zremrangebyscore(nameOf(key), '-inf', now - windowMs);
        transaction.pexpire(nameOf(key), windowMs);
      }
    // The own attempt is among the newest; its rank among attempts of the same millisecond does not matter.
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
            // The attempt is refused even if its entry cannot be removed.
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
