import { createHmac, timingSafeEqual } from 'node:crypto';

/** Known to everybody, so that the demo needs no setup; refused in production. */
export const demoPlatformSecret = 'storefront-demo-platform-secret-known-to-all';

/** What is wrong with `PLATFORM_SECRET`, when it is weak, or in production everybody's; null when it can be used. */
export function platformSecretProblem(env: NodeJS.ProcessEnv): Record<'vi' | 'en', string> | null {
  const secret = secretIn(env);
  if (!/^\S{32,200}$/.test(secret))
    return {
      vi: 'PLATFORM_SECRET phải có từ 32 đến 200 ký tự, không có dấu cách, giống nhau cho backend và máy chủ trang: openssl rand -base64 48',
      en: 'PLATFORM_SECRET must be 32 to 200 characters without a space, the same for backend and document server: openssl rand -base64 48',
    };
  if (secret === demoPlatformSecret && env['DEPLOYMENT']?.trim() === 'production')
    return {
      vi: 'PLATFORM_SECRET là khoá của bản dùng thử, ai cũng biết (DEPLOYMENT=production): openssl rand -base64 48',
      en: 'PLATFORM_SECRET is the one of the demo, known to all (DEPLOYMENT=production): openssl rand -base64 48',
    };
  return null;
}

/**
 * The secret that document servers, backends and the registry's commands share: `PLATFORM_SECRET`.
 * @throws Error with a sentence for people, when it is weak, or in production everybody's
 */
export function readPlatformSecret(env: NodeJS.ProcessEnv): string {
  const problem = platformSecretProblem(env);
  if (problem) throw new Error(problem.en);
  return secretIn(env);
}

const secretIn = (env: NodeJS.ProcessEnv) => env['PLATFORM_SECRET']?.trim() || demoPlatformSecret;

/** Lets one browser load a remote from an origin outside the allow-list, until the token ends. */
export function signOverrideOrigin(secret: string, origin: string, until: number): string {
  return signed(secret, 'override-origin', { origin, until });
}

/** The origin that a token allows now; null when it is forged, cut, or over. */
export function verifyOverrideToken(secret: string, token: string, now: number): string | null {
  return verified<{ origin: string; until: number }>(secret, 'override-origin', token, now)?.origin ?? null;
}

/** Contains only the time until which the browser counts as one of staff, not whose it is. */
export function signStaffBrowser(secret: string, until: number): string {
  return signed(secret, 'staff-browser', { until });
}

/** False when it is forged, cut, or over. */
export function verifyStaffBrowser(secret: string, token: string, now: number): boolean {
  return verified(secret, 'staff-browser', token, now) !== null;
}

/** Longest life of a signed call, so that a copy of it is soon useless. */
const maxCallMs = 60_000;

/** A call between the shop's own servers: what is asked, under an id that counts once, for a minute at most. */
export interface SignedCall<Content> {
  id: string;
  until: number;
  content: Content;
}

/** Signs what a server asks of a document server's releases; the backend signs in the same way. */
export function signReleaseCall<Content>(secret: string, call: SignedCall<Content>): string {
  return signed(secret, 'releases', call);
}

/** The call, unchecked but for its signature and time; null when it is forged, cut, over, or valid for too long. */
export function verifyReleaseCall(secret: string, token: string, now: number): SignedCall<unknown> | null {
  const call = verified<SignedCall<unknown>>(secret, 'releases', token, now);
  return call && call.until - now <= maxCallMs ? call : null;
}

function signed<Content extends { until: number }>(
  secret: string,
  purpose: string,
  content: Content,
): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, purpose, payload)}`;
}

function verified<Content extends { until: number }>(
  secret: string,
  purpose: string,
  token: string,
  now: number,
): Content | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(signature, sign(secret, purpose, payload))) return null;
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content;
  return now < content.until ? content : null;
}

/** A signature is good for one purpose only. */
function sign(secret: string, purpose: string, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
