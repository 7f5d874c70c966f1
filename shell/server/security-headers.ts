import type { Registry } from '@storefront/shared/contracts';
import type { ServerConfig } from './config';

/** Headers of an HTML answer. Scripts and styles by nonce, files from this origin and the remotes' alone. */
export function documentHeaders(
  nonce: string,
  registry: Registry,
  config: ServerConfig,
): Record<string, string> {
  const remotes = [...new Set(Object.values(registry.remotes).map(({ entry }) => new URL(entry).origin))];
  const apis = [
    ...new Set(
      Object.values(config.bases)
        .filter((base) => !base.startsWith('/'))
        .map((base) => new URL(base).origin),
    ),
  ];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...apis],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remotes, ...apis],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cache-control': 'private, no-store',
    'cross-origin-opener-policy': 'same-origin',
    ...commonHeaders,
  };
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
};
