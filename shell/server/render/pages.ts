import path from 'node:path';
import type { DrawnPage, RenderResult } from '../../src/render/render-job';
import type { PageOverride } from '../../src/config';
import type { ServerConfig } from '../config';
import { documentOf } from '../document';
import { overrideOrigins } from '../overrides/overrides';
import type { Snapshot } from '../registry/snapshot';
import type { InlineHashes } from '../security/content-security-policy';
import type { ShellBuild } from '../shell-build';
import type { KnownSettings, ShopSettings } from '../shop-settings';
import { createBody, type Body } from './body';
import { createFailingVersions } from './failing-versions';
import type { DrawJob, RenderProblem, ShellCode } from './messages';
import { createPageCache, type Kept } from './page-cache';
import type { Place } from './place';
import { createPlaces } from './places';
import { DrawError, type RenderPool } from './render-pool';

/** What a visitor is answered, but for the headers that are this answer's own. */
export interface Page {
  status: number;
  redirect: string | null;
  /** Whose page it is; null for pages of the shell and unknown addresses. */
  remote: string | null;
  /** Of a public route whose pages are drawn on the server. */
  isRendered: boolean;
  body: Body;
  hashes: InlineHashes;
  /** The request for which it was rendered: that of this answer, or of an earlier one with the same page. */
  renderedBy: string | null;
}

/** Which page is wanted, in which versions. */
export interface Wanted {
  /** Path and query as they came. */
  url: string;
  snapshot: Snapshot;
  shell: ShellBuild;
  /** What this browser asked to see instead of live remotes. Its pages are nobody else's. */
  overrides?: readonly PageOverride[];
  /** Of the request that is answered; what is rendered ahead has none. */
  requestId?: string;
}

export interface Pages {
  page: (wanted: Wanted) => Promise<Page>;
  /** Loads ahead what pages are drawn with. */
  warm: (wanted: Omit<Wanted, 'url'>) => void;
  /** The same, and draws the pages at these addresses once on every thread. What fails is reported. */
  warmUp: (wanted: Omit<Wanted, 'url'>, urls: readonly string[]) => Promise<void>;
}

/** Pages of one shop: drawn on the server as far as that can be done, kept while they are fresh, never an error. */
export function createPages({
  config,
  shellFolder,
  pool,
  settings,
  now = Date.now,
  report,
}: {
  config: ServerConfig;
  /** Holds a folder per version of the shell. */
  shellFolder: string;
  /** Null: browsers draw every page. */
  pool: RenderPool | null;
  settings: ShopSettings;
  now?: () => number;
  report: (problem: RenderProblem) => void;
}): Pages {
  const cache = createPageCache<Page>({ now });
  const failing = createFailingVersions(now, (version) => {
    report({
      message: `${version} failed three times in a minute and is left to browsers until the registry moves.`,
    });
  });
  const bases = mapped(config.bases, (base) => (base.startsWith('/') ? `${config.backendUrl}${base}` : base));
  const isOwnPage = (own: string) => config.deployment === 'demo' && own === '/ui';
  let placeIn = createPlaces(isOwnPage);
  let revision = -1;

  function versionIn(snapshot: Snapshot, name: string): string {
    return `${name}@${snapshot.remotes[name]?.version ?? ''}`;
  }

  function codeOf({ version, render }: ShellBuild): ShellCode | null {
    if (!render) return null;
    return { file: path.join(shellFolder, version, render.path), integrity: render.integrity };
  }

  function warm({ snapshot, shell }: Omit<Wanted, 'url'>): void {
    const code = codeOf(shell);
    if (code) void pool?.warm(code, snapshot);
  }

  async function warmUp({ snapshot, shell }: Omit<Wanted, 'url'>, urls: readonly string[]): Promise<void> {
    const code = codeOf(shell);
    if (!code || !pool) return;
    await pool.warm(code, snapshot);
    for (const url of urls) {
      const job = jobOf(snapshot, placeIn(snapshot, url), false);
      // The first page of a kind compiles its code, on each thread again, so no thread is left out or held to a page's limit.
      await pool.drawOnEach(code, job, maxFirstDrawMs).catch((error: unknown) => {
        report(problemAt(url, error));
      });
    }
  }

  function jobOf(
    snapshot: Snapshot,
    { language, path: where, search, remote }: Place,
    isFrameOnly: boolean,
    requestId?: string,
  ): DrawJob {
    return {
      language,
      path: where,
      search,
      registry: snapshot,
      siteName: config.siteName,
      publicUrl: config.publicUrl,
      bases,
      deployment: config.deployment,
      isFrameOnly,
      withoutWidgetsOf: Object.keys(snapshot.remotes).filter(
        (name) =>
          failing.isOff(widgetsOf(versionIn(snapshot, name))) ||
          (name !== remote && remote !== null && failing.isOff(widgetsOn(versionIn(snapshot, remote)))),
      ),
      limitMs: config.renderTimeoutMs,
      requestId,
    };
  }

  async function drawnOrNull(
    { snapshot, shell, overrides = [], requestId }: Wanted,
    place: Place,
    { setting }: KnownSettings,
  ): Promise<RenderResult | null> {
    const { path: where, remote, isRendered } = place;
    const code = codeOf(shell);
    if (!code || !pool) return null;
    const version = isRendered && remote !== null ? versionIn(snapshot, remote) : null;
    const job: DrawJob = {
      ...jobOf(snapshot, place, version === null || failing.isOff(version), requestId),
      ...(setting && { setting }),
    };
    // Anybody can put versions together that do not fit each other, which says nothing about what others get.
    const widgetsFailed = (widgets: string) => {
      if (overrides.length === 0) failing.failed(widgets);
    };
    try {
      const result = await pool.draw(code, job);
      if (version !== null && 'failure' in result && result.failure !== null) failing.failed(version);
      if ('failedWidgetsOf' in result)
        for (const name of result.failedWidgetsOf ?? []) widgetsFailed(widgetsOf(versionIn(snapshot, name)));
      return result;
    } catch (error) {
      report({ ...problemAt(where, error), requestId });
      if (version === null) return null;
      const culprit = culpritOf(error, remote);
      if (culprit === remote) failing.failed(version);
      else if (culprit === null) widgetsFailed(widgetsOn(version));
      else if (culprit !== undefined) widgetsFailed(widgetsOf(versionIn(snapshot, culprit)));
      // Somebody waits already, so the frame gets one try.
      return pool.draw(code, { ...job, isFrameOnly: true }).catch(() => null);
    }
  }

  async function produce(wanted: Wanted, place: Place, known: KnownSettings): Promise<Kept<Page>> {
    const { overrides = [], requestId: renderedBy = null } = wanted;
    // No server loads a build at an address, and the frame around a page that no server knows would be a guess.
    const isAtAddress = overrideOrigins(overrides).length > 0;
    const result = isAtAddress ? null : await drawnOrNull(wanted, place, known);
    if (result && 'redirect' in result) {
      const { redirect, isPermanent = false } = result;
      const body = createBody('');
      const status = isPermanent ? 301 : 302;
      const page = {
        status,
        redirect,
        remote: place.remote,
        isRendered: false,
        body,
        hashes: noHashes,
        renderedBy,
      };
      return { page, isWhole: false, validUntil: null };
    }
    const { snapshot, shell } = wanted;
    const { language, remote, route, isRendered } = place;
    const { html, hashes } = documentOf({
      config,
      shell,
      snapshot,
      language,
      remote: isAtAddress ? null : remote,
      route,
      drawn: result,
      setting: known.setting,
      ...(overrides.length > 0 && { data: { overrides } }),
    });
    // A build at an address may have pages that no registry names: only the browser finds out which there are.
    const status = isAtAddress ? 200 : statusOf(result, place);
    return {
      page: { status, redirect: null, remote, isRendered, body: createBody(html), hashes, renderedBy },
      isWhole: isWhole(result),
      validUntil: result?.validUntil ?? null,
    };
  }

  return {
    async page(wanted) {
      const { url, snapshot, shell } = wanted;
      if (snapshot.revision !== revision) {
        revision = snapshot.revision;
        placeIn = createPlaces(isOwnPage);
        failing.forget();
        warm(wanted);
      }
      const place = placeIn(snapshot, url);
      const known = await settings(place.language);
      if (!place.isCacheable || wanted.overrides?.length) return (await produce(wanted, place, known)).page;
      const key = keyOf(place, `${versionsOf(snapshot, shell)} ${known.key}`);
      return cache.get(key, () => produce(wanted, place, known));
    },
    warm,
    warmUp,
  };
}

/** For the first page of a kind on a thread, which nobody waits for. */
const maxFirstDrawMs = 10_000;
const noHashes: InlineHashes = { scripts: [], styles: [] };

function problemAt(where: string, error: unknown): RenderProblem {
  if (!(error instanceof Error)) return { message: `${where}: ${String(error)}` };
  return {
    message: `${where}: ${error.message}`,
    ...(error instanceof DrawError && { stack: error.workerStack }),
  };
}

/** Widgets are counted apart from the pages of their remote: what another page gives them must not switch those off. */
const widgetsOf = (version: string): string => `widgets of ${version}`;

/** What other remotes place on the pages of a version. */
const widgetsOn = (version: string): string => `widgets on pages of ${version}`;

/**
 * What a page that did not come counts against: the remote whose page or widget was being rendered. While the code and data
 * of several remotes were awaited, nothing says which of them kept the thread busy: null, for the widgets that others placed
 * on the page. Undefined when it was late, which counts against none.
 */
function culpritOf(error: unknown, pageOf: string | null): string | null | undefined {
  if (!(error instanceof DrawError)) return pageOf;
  if (error.reason === 'late') return undefined;
  return error.remote === undefined ? pageOf : error.remote;
}

/** Everything in it was there, and it is for everybody. */
function isWhole(drawn: DrawnPage | null): boolean {
  return drawn?.failure === null && drawn.rendered.isAnswered && drawn.status !== 503;
}

function statusOf(drawn: DrawnPage | null, { remote, path: where }: Place): number {
  return drawn?.status ?? (remote === null && where.startsWith('/-/') ? 404 : 200);
}

const keyOf = ({ language, path: where, search }: Place, versions: string): string =>
  `${versions} ${language} ${where}${search}`;

const knownVersions = new WeakMap<Snapshot, string>();

/** Pages name every remote's version and where its files are, so a page is another one when any of them moved. */
function versionsOf(snapshot: Snapshot, shell: ShellBuild): string {
  const versions =
    knownVersions.get(snapshot) ??
    Object.entries(snapshot.remotes)
      .map(([name, { version, entry }]) => `${name}@${version} ${new URL(entry).origin}`)
      .join();
  knownVersions.set(snapshot, versions);
  return `${shell.version} ${versions}`;
}

function mapped<Key extends string, T>(all: Record<Key, T>, change: (value: T) => T): Record<Key, T> {
  return Object.fromEntries(Object.entries<T>(all).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    T
  >;
}
