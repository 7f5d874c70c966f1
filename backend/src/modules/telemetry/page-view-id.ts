import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of a page that someone leaves open longer, nothing more is counted. */
const LIFE_MS = 30 * 60_000;
/** Two servers' clocks may differ by so much. */
const AHEAD_MS = 60_000;

/**
 * The part of a page view's id that names it, when the document server signed it for just these versions within the
 * last half hour; null otherwise.
 */
export function readPageView(
  secret: string,
  id: string,
  versions: Readonly<Record<string, string>>,
  now: Date,
): string | null {
  const [random = '', issued = '', given = '', ...rest] = id.split('.');
  if (rest.length > 0 || !/^[\w-]{16,64}$/.test(random) || !/^[0-9a-z]{1,9}$/.test(issued)) return null;
  const age = now.getTime() - parseInt(issued, 36);
  if (age > LIFE_MS || age < -AHEAD_MS) return null;
  const written = JSON.stringify(Object.entries(versions).sort());
  return isSame(given, signature(secret, `page view\n${random}.${issued}\n${written}`)) ? random : null;
}

/** Whether this is the token by which a document server asks for the telemetry's summary. */
export const isServiceToken = (secret: string, token: string) =>
  isSame(token, signature(secret, 'service\ntelemetry'));

/**
 * The network that an address belongs to, as a keyed digest: enough to tell whether many report the same or one does,
 * and no way back to an address.
 */
export function networkOf(secret: string, ip: string): string {
  return signature(secret, `network\n${prefixOf(ip)}`).slice(0, 16);
}

/** What one subscriber commonly holds: 256 addresses of IPv4, a /48 of IPv6. */
function prefixOf(ip: string): string {
  const four = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (four) return four;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
