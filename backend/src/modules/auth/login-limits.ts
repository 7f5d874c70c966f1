import type { RateLimiter, RateLimit } from '../../lib/rate-limiter';
import { refuseFor } from './auth-limits';
import { neighbourhoodOf, networkOf } from './networks';
import { DAY_MS } from '../../lib/clock';

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** Wrong passwords of one device or network at one account, and of one address at all accounts. */
const MAX_WRONG = 10;
const MAX_WRONG_A_DAY = 100;
/** Wrong passwords at one account of all strangers together, or of all addresses of one known network: distributed guessing. */
const MAX_WRONG_TOGETHER = 30;
const MAX_WRONG_TOGETHER_A_DAY = 300;

/**
 * Who tries a password. A device that the account has signed in with, or somebody who is signed in, is counted by
 * itself. Anybody else is counted by the exact address: in a network that the account lately signed in from also with the
 * other addresses of that network, elsewhere also with all other strangers.
 */
export type LoginTry = { email: string; ip: string } & (
  | { from: 'device'; userId: string; deviceId: string }
  | { from: 'session'; userId: string }
  | { from: 'known network' }
  | { from: 'stranger' }
);

const strangersAt = (email: string) => `passwords from strangers to ${email}`;
const knownNetworkAt = (email: string, ip: string) =>
  `passwords from known network ${neighbourhoodOf(ip)} to ${email}`;
const addressAt = (email: string, ip: string, from: 'known network' | 'stranger') =>
  `passwords from ${from} at ${networkOf(ip)} to ${email}`;

/** What the try is counted for at its account alone. */
function ownKey(who: LoginTry): string {
  if (who.from === 'device') return `passwords from device ${who.deviceId} to ${who.userId}`;
  if (who.from === 'session') return `passwords from sessions to ${who.userId}`;
  return addressAt(who.email, who.ip, who.from);
}

const within = (key: string, max: number, maxADay: number): RateLimit[] => [
  { key, max, windowMs: QUARTER_HOUR_MS },
  { key, max: maxADay, windowMs: DAY_MS },
];

/** The limits of the account, as this caller meets them. */
const accountLimits = (who: LoginTry): RateLimit[] => [
  ...within(ownKey(who), MAX_WRONG, MAX_WRONG_A_DAY),
  ...sharedLimits(who),
];

/** What the caller shares with others at the account. */
function sharedLimits(who: LoginTry): RateLimit[] {
  if (who.from === 'device' || who.from === 'session') return [];
  const key = who.from === 'stranger' ? strangersAt(who.email) : knownNetworkAt(who.email, who.ip);
  return within(key, MAX_WRONG_TOGETHER, MAX_WRONG_TOGETHER_A_DAY);
}

const addressLimit = (ip: string) => within(`network ${networkOf(ip)}`, MAX_WRONG, MAX_WRONG_A_DAY);

/** An address that others use as well must not refuse a known device, whose cookie opens one account only. */
const addressLimits = (who: LoginTry): RateLimit[] =>
  who.from === 'device' || who.from === 'session' ? [] : addressLimit(who.ip);

const limitsOf = (who: LoginTry) => [...accountLimits(who), ...addressLimits(who)];

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/** Counts wrong passwords so that a stranger's do not refuse the account's owner. */
export const createLoginLimits = (
  limiter: RateLimiter,
  {
    onExhausted,
  }: {
    /** Called when a wrong password was the last one allowed. */ onExhausted(email: string): Promise<void>;
  },
) => ({
  /** Throws 429 when the address has used up its wrong tries at all accounts, for callers without a known device. */
  async refuseIfAddressUsedUp(ip: string): Promise<void> {
    refuseFor(await limiter.peek(addressLimit(ip)));
  },

  /** Throws 429 when the caller has used up its wrong tries. */
  async refuseIfUsedUp(who: LoginTry): Promise<void> {
    refuseFor(await limiter.peek(limitsOf(who)));
  },

  /**
   * Counts what became of a try. It looks again first: of many guesses sent at once, only the first ten to end
   * learn anything, and a right one after them is refused like the others.
   */
  async settle(who: LoginTry, wasRight: boolean): Promise<void> {
    const limits = limitsOf(who);
    refuseFor(await (wasRight ? limiter.peek(limits) : limiter.consume(limits)));
    // What is shared stays: the owner's own sign-ins would win others further guesses.
    if (wasRight) await limiter.reset(ownKey(who));
    else if ((await limiter.peek(accountLimits(who))) > 0) await onExhausted(who.email);
  },

  /** Forgets what is counted against an account and the network of who has just chosen its new password. */
  async reset(email: string, ip: string): Promise<void> {
    await limiter.reset(strangersAt(email));
    await limiter.reset(knownNetworkAt(email, ip));
    await limiter.reset(addressAt(email, ip, 'known network'));
  },
});
