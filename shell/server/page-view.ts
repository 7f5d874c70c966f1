import { createHmac, randomBytes } from 'node:crypto';

/** The shell's and each remote's version that one page view was given, by name (`shell`, `catalog`, …). */
export type Versions = Readonly<Record<string, string>>;

/**
 * The signed name of one page view: `<random>.<issued at, ms in base 36>.<signature>`. The backend, which knows the
 * same secret, counts telemetry only under such an id, once, and only for the versions that were signed with it.
 */
export function signPageView(
  secret: string,
  versions: Versions,
  { now = Date.now(), random = randomBytes(16).toString('base64url') } = {},
): string {
  const id = `${random}.${now.toString(36)}`;
  return `${id}.${signature(secret, `page view\n${id}\n${JSON.stringify(Object.entries(versions).sort())}`)}`;
}

/** What this server shows the backend to read the telemetry's summary. */
export function serviceToken(secret: string): string {
  return signature(secret, 'service\ntelemetry');
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
