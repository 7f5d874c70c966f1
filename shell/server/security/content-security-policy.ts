import type { Registry } from '@storefront/shared/contracts';
import type { ServerConfig } from '../config';
import { trustedTypesHash } from './trusted-types';

/** `'sha256-…'` sources of what stands inside a page. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

type Policy = Record<string, readonly string[]>;

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** For every answer that is no page: whatever a browser takes it for, it loads nothing and is framed by nobody. */
export const closedPolicy = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Where scripts of remotes may come from on one page. */
export function scriptOrigins(snapshot: Registry, overrideOrigins: readonly string[] = []): string[] {
  const remotes = Object.values(snapshot.remotes).map(({ entry }) => new URL(entry).origin);
  return [...new Set([...remotes, ...overrideOrigins])];
}

/** Origins of those of the eight bases that are elsewhere. */
function apiOrigins({ bases }: ServerConfig): string[] {
  const elsewhere = Object.values(bases).filter((base) => !base.startsWith('/'));
  return [...new Set(elsewhere.map((base) => new URL(base).origin))];
}

/** Page views may be told there, and nothing is loaded from it. */
function analyticsOrigin({ analyticsUrl }: ServerConfig): string[] {
  return analyticsUrl ? [new URL(analyticsUrl).origin] : [];
}

export interface PagePolicyParts {
  /** Of the style elements that the page adds while it runs. */
  nonce: string;
  hashes: InlineHashes;
  snapshot: Registry;
  config: ServerConfig;
  overrideOrigins?: readonly string[] | undefined;
}

/**
 * For a page: scripts of the shop and of the snapshot's remotes, and nothing that a string was turned into.
 * Payment gateways are reached by a link and not by a form, so no form leaves the shop.
 */
export function pagePolicy({ nonce, hashes, snapshot, config, overrideOrigins }: PagePolicyParts): string {
  const remotes = scriptOrigins(snapshot, overrideOrigins);
  const apis = apiOrigins(config);
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", trustedTypesHash, ...hashes.scripts, ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...hashes.styles],
    'img-src': ["'self'", 'data:', ...apis],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remotes, ...apis, ...analyticsOrigin(config)],
    'worker-src': ["'self'"],
    // Only WebKit without web app manifests (WebKitGTK) does not know it and logs a warning; a wider default-src would be worse.
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/** For the service worker's script, whose policy rules what the worker itself may fetch. */
export function workerPolicy(remotes: readonly string[]): string {
  return written({
    'default-src': ["'none'"],
    'connect-src': [...new Set(["'self'", ...remotes])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** For a page that loads nothing, whose style and script elements have these hashes. */
export function stillPagePolicy({ scripts, styles }: InlineHashes): string {
  return written({
    'default-src': ["'none'"],
    'script-src': scripts,
    'style-src': styles,
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}
