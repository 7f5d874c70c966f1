import type { RegistryDocument } from './registry-document';
import { ReleaseRefused } from './releases';
import type { ServingProblem } from './server-reports';

/** The origin of each remote's files; `*` is for all others. `{name}` in an origin stands for the remote's name. */
export type RemoteOrigins = Record<string, string>;

/** Where a document server takes remotes from. */
export interface OriginRules {
  /** `REMOTE_ORIGINS`. */
  configured: RemoteOrigins;
  /** `ALLOWED_REMOTE_ORIGINS`: the origins that the registry may name, `https://*.cdn.example.com` for one label. */
  allowed: readonly string[];
}

/** Where the files of a remote are, or why this server does not know. */
export interface RemoteOrigin {
  origin: string | null;
  /** With an origin: the registry names another one, which is not allowed here. */
  problem: ServingProblem | null;
}

/** The configured origin of a remote, its own before the one for all. */
export function originOf(name: string, origins: RemoteOrigins): string | undefined {
  return (Object.hasOwn(origins, name) ? origins[name] : origins['*'])?.replaceAll('{name}', name);
}

/**
 * Decides where a remote's files are: its own origin in the configuration, then the registry's if it is allowed, then the
 * configured origin for all remotes.
 */
export function originFor(
  name: string,
  named: string | undefined,
  { configured, allowed }: OriginRules,
): RemoteOrigin {
  const origin = originOf(name, configured) ?? null;
  if (Object.hasOwn(configured, name)) return { origin, problem: null };
  if (named !== undefined && isAllowed(named, allowed)) return { origin: named, problem: null };
  if (named !== undefined) {
    const says = `the registry names ${named} for ${name}, which document servers do not allow; add it to their ALLOWED_REMOTE_ORIGINS, or name another origin`;
    return { origin, problem: { reason: 'origin not allowed', says } };
  }
  if (origin !== null) return { origin, problem: null };
  const says = `no origin for ${name}; set REMOTE_ORIGINS=${name}=https://… or *=https://… for document servers, or name an origin that they allow: npm run remote -- origin ${name} https://…`;
  return { origin, problem: { reason: 'no origin', says } };
}

/** Whether the registry may name an origin: it is listed, or one label below a listed `https://*.…`. */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [before, after] = one.split('*.');
    if (after === undefined || before === undefined) return one === origin;
    const isWithin = origin.startsWith(before) && origin.endsWith(`.${after}`);
    return isWithin && /^[a-z0-9-]+$/.test(origin.slice(before.length, -after.length - 1));
  });
}

/** Whether `ALLOWED_REMOTE_ORIGINS` may contain this; a whole top-level domain is nobody's own. */
export function isOriginPattern(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([a-z0-9.*-]+|\[[0-9a-f:]+\])(?::\d+)?$/.exec(text) ?? [];
  return host.startsWith('*.') ? /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host.slice(2)) : /^[^*]+$/.test(host);
}

/**
 * Names the origin of a remote's files in the registry; null leaves it to the configuration of document servers.
 * @throws ReleaseRefused when the registry has no such remote
 */
export function withOrigin(
  document: RegistryDocument,
  name: string,
  origin: string | null,
): RegistryDocument {
  const record = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined;
  if (!record) {
    throw new ReleaseRefused(
      `The registry has no remote named ${name}. Publish it first: npm run remote -- publish ${name}.`,
    );
  }
  const { origin: _earlier, ...rest } = record;
  return {
    ...document,
    revision: document.revision + 1,
    remotes: { ...document.remotes, [name]: origin === null ? rest : { ...rest, origin } },
  };
}
