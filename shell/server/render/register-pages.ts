import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPathTo } from '@storefront/shared/router/addresses';
import type { PageOverride } from '../../src/config';
import type { ServerConfig } from '../config';
import { offlineCopyHeader } from '../offline/kept-pages';
import { acceptedOverrides, overrideOrigins, readOverrides } from '../overrides/overrides';
import { rememberedOverrides, rememberOverrides } from '../overrides/remember-overrides';
import { signPageView } from '../page-view';
import type { RegistryReader } from '../registry/reader';
import type { Snapshot } from '../registry/snapshot';
import { visitorOf } from '../registry/visitor';
import { documentHeaders } from '../security/security-headers';
import type { ShopSettings } from '../shop-settings';
import { newAddressOf } from './old-addresses';
import { createPages } from './pages';
import type { RenderPool } from './render-pool';
import { sendPage, sendRedirect } from './send-page';

/** Answers every address that nothing else answers with a page of the shop. Returns how to draw the first ones. */
export function registerPages(
  app: FastifyInstance,
  {
    config,
    registry,
    pool,
    settings,
  }: {
    config: ServerConfig;
    registry: RegistryReader;
    /** Without one, browsers draw every page. */
    pool?: RenderPool | undefined;
    settings: ShopSettings;
  },
): { warmUp: (urls: readonly string[]) => Promise<void> } {
  const pages = createPages({
    config,
    shellFolder: registry.shellFolder,
    pool: pool ?? null,
    settings,
    report: ({ message, ...problem }) => {
      app.log.warn(problem, message);
    },
  });
  const warm = () => {
    pages.warm({ snapshot: registry.snapshot({ viewer: 'canaries' }), shell: registry.shell() });
  };
  warm();
  registry.onServed(warm);

  app.get('/*', async (request, reply) => {
    const plainAddress = rememberOverrides(request, reply);
    if (plainAddress !== null) return reply.header('cache-control', 'no-store').redirect(plainAddress);
    const newAddress = newAddressOf(request.url, () => createPathTo(registry.snapshot({ viewer: 'live' })));
    if (newAddress !== null) return sendRedirect(request, reply, { redirect: newAddress, status: 301 }, true);
    const nonce = randomBytes(16).toString('base64');
    const overrides = overridesOf(request);
    const viewer = visitorOf(request, reply, { secret: config.platformSecret });
    const snapshot = registry.snapshot({ viewer, overrides: acceptedOverrides(overrides) });
    const page = await pages.page({
      url: request.url,
      snapshot,
      shell: registry.shell(),
      overrides,
      requestId: request.id,
    });
    if (page.renderedBy !== request.id) request.renderedBy = page.renderedBy;
    const isForAll = overrides.length === 0 && !viewer.isStaff;
    const { redirect, status } = page;
    if (redirect !== null)
      return sendRedirect(request, reply, { redirect, status }, isForAll && isLive(snapshot, page.remote));
    return sendPage(request, reply, page, {
      ...documentHeaders({
        nonce,
        hashes: page.hashes,
        snapshot,
        config,
        overrideOrigins: overrideOrigins(overrides),
      }),
      ...tokenHeader(request.url),
      ...robotsHeader(overrides),
      // A copy would keep the key of a mailed link in its address.
      ...offlineCopyHeader({ ...page, isForAll: isForAll && !hasToken(request.url) }),
      ...perResponseHeaders({
        nonce,
        requestId: request.id,
        snapshot,
        config,
        isCounted: overrides.length === 0,
      }),
    });
  });

  return {
    warmUp: (urls) =>
      pages.warmUp({ snapshot: registry.snapshot({ viewer: 'live' }), shell: registry.shell() }, urls),
  };

  /** Whether this page comes from the version that everybody without a canary gets. */
  function isLive(snapshot: Snapshot, remote: string | null): boolean {
    if (remote === null) return true;
    const live = registry.snapshot({ viewer: 'live' }).remotes[remote]?.version;
    return live !== undefined && snapshot.remotes[remote]?.version === live;
  }

  function overridesOf(request: FastifyRequest): PageOverride[] {
    return readOverrides(rememberedOverrides(request), {
      document: registry.document(),
      allowedOrigins: config.overrideOrigins,
      secret: config.platformSecret,
      now: Date.now(),
    });
  }
}

/** A link of a mail holds a key to an account: no request of its page may name the whole address. */
const tokenHeader = (url: string): Record<string, string> =>
  hasToken(url) ? { 'referrer-policy': 'strict-origin' } : {};

function hasToken(url: string): boolean {
  return /[?&]token=/.test(url);
}

/** What one browser sees with other remotes is nothing for a search engine that was led there. */
const robotsHeader = (overrides: readonly PageOverride[]): Record<string, string> =>
  overrides.length > 0 ? { 'x-robots-tag': 'noindex' } : {};

/** What differs between two answers with the same page: the browser reads it beside the body, which is kept. */
function perResponseHeaders({
  nonce,
  requestId,
  snapshot,
  config,
  isCounted,
}: {
  nonce: string;
  /** Named by what the browser tells of this page. */
  requestId: string;
  snapshot: Snapshot;
  config: ServerConfig;
  /** What a tester tries says nothing of what shoppers get. */
  isCounted: boolean;
}): Record<string, string> {
  const own = `nonce;desc="${nonce}", request;desc="${requestId}"`;
  if (!isCounted) return { 'server-timing': own };
  const versions = Object.entries(snapshot.remotes).map(([name, { version }]) => [name, version] as const);
  const view = signPageView(config.platformSecret, {
    shell: snapshot.shell,
    ...Object.fromEntries(versions),
  });
  return { 'server-timing': `${own}, view;desc="${view}"` };
}
