import { isIPv6 } from 'node:net';
import { tooManyRequests } from '../../plugins/errors';
import type { Tries, TryLimit } from '../../plugins/tries';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

interface LoginTry {
  email: string;
  ip: string;
}

const accountOf = (email: string) => `account ${email}`;

/** Wrong passwords. The last one is for those who try one password on many accounts slowly. */
function limitsOf({ email, ip }: LoginTry): TryLimit[] {
  const network = `network ${networkOf(ip)}`;
  return [
    { key: accountOf(email), max: 10, windowMs: 15 * MINUTE_MS },
    { key: network, max: 10, windowMs: 15 * MINUTE_MS },
    { key: network, max: 100, windowMs: DAY_MS },
  ];
}

function refuseAfter(wait: number): void {
  if (wait > 0) throw tooManyRequests('TOO_MANY_ATTEMPTS', Math.ceil(wait / 1000));
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/** Counts wrong passwords, for each account and for each network. */
export const createLoginLimits = (tries: Tries) => ({
  /** Throws 429 when the account or the network has used up its wrong tries. */
  async refuseIfUsedUp(who: LoginTry): Promise<void> {
    refuseAfter(await tries.look(limitsOf(who)));
  },

  /**
   * Counts what became of a try. It looks again first: of many guesses sent at once, only the first ten to end
   * learn anything, and a right one after them is refused like the others.
   */
  async settle(who: LoginTry, wasRight: boolean): Promise<void> {
    const limits = limitsOf(who);
    refuseAfter(await (wasRight ? tries.look(limits) : tries.count(limits)));
    if (wasRight) await tries.clear(accountOf(who.email));
  },

  /** Takes away what an account has against it: its password is another one now. */
  forget: (email: string): Promise<void> => tries.clear(accountOf(email)),
});

/** Whoever has one IPv6 address has its /64; counting single addresses would count nothing. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...zeros, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
