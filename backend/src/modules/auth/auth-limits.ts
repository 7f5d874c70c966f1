import { tooManyRequests } from '../../lib/errors';
import type { RateLimiter, RateLimit } from '../../lib/rate-limiter';
import { networkOf } from './networks';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An address is no person: an office or a district of a mobile network shares one. */
export const authLimits = {
  signUps: (ip: string) => ({
    key: `sign-up from ${networkOf(ip)}`,
    max: 60,
    windowMs: HOUR_MS,
  }),
  mailsAsked: (ip: string) => ({
    key: `mails asked from ${networkOf(ip)}`,
    max: 60,
    windowMs: HOUR_MS,
  }),
  tokens: (ip: string) => ({
    key: `tokens from ${networkOf(ip)}`,
    max: 100,
    windowMs: 15 * MINUTE_MS,
  }),
  /** What one mailbox gets at most of a kind, no matter who asks. */
  mailsTo: (email: string, kind: string) => ({
    key: `${kind} to ${email}`,
    max: 3,
    windowMs: HOUR_MS,
  }),
  /** That somebody guesses its password is told to an account's owner once in a while. */
  guessWarnings: (email: string) => ({
    key: `warnings to ${email}`,
    max: 1,
    windowMs: 6 * HOUR_MS,
  }),
} satisfies Record<string, (...of: string[]) => RateLimit>;

/** Throws 429 when there are milliseconds to wait. */
export function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooManyRequests('TOO_MANY_ATTEMPTS', Math.ceil(waitMs / 1000));
}

export type AuthLimits = ReturnType<typeof createAuthLimits>;

/** How often strangers may ask for something that costs, tells or sends. */
export const createAuthLimits = (limiter: RateLimiter) => ({
  /** Counts one try and throws 429 when it is one too many. */
  async consume(limit: RateLimit): Promise<void> {
    refuseFor(await limiter.consume([limit]));
  },

  /** Counts one try and tells whether it is within the limit, for what must answer alike in both cases. */
  allows: async (limit: RateLimit): Promise<boolean> => (await limiter.consume([limit])) === 0,
});
