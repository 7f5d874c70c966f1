import { RemoteError } from '@storefront/shared/app';
import type { Registry, RumEvent } from '@storefront/shared/contracts';
import { isForeign, ownerOf, toldOf } from './error-owner';
import { pageRequestOf, pageViewOf } from './page-view';
import { createReportQueue } from './report-queue';
import { observeVitals } from './vitals';

/** Tells the backend how this page did, in a few small pieces. */
export interface Reporter {
  /** Tells an error once, wherever it was caught. */
  recordError: (error: unknown, where: string) => void;
  /** A part of the page is here after so many milliseconds. */
  recordLoaded: (part: string, ms: number) => void;
  stop: () => void;
}

const address = '/api/rum';
const tenMinutesMs = 600_000;

/**
 * Without a signed page view (`Server-Timing`) nothing is told, as nothing would be counted.
 * @param firstRemote whose page this address opens with, if it is a remote's
 */
export function createReporter({
  window,
  registry,
  version,
  firstRemote,
}: {
  window: Window & typeof globalThis;
  registry: Registry;
  /** The shell's. */
  version: string;
  firstRemote: string | undefined;
}): Reporter {
  const view = pageViewOf(window.performance);
  if (view === null) return silent;

  const versions = Object.fromEntries([
    ['shell', version],
    ...Object.entries(registry.remotes).map(([name, remote]) => [name, remote.version] as const),
  ]) as Record<string, string>;
  const requestId = pageRequestOf(window.performance);
  const page = { view, versions, ...(requestId !== null && { requestId }) };
  const queue = createReportQueue({ window, address, page });
  const told = new WeakSet<object>();
  const failed = new Set<string>();
  const loaded = new Set<string>();

  /** Drawing it again, or handing it on, makes no second failure of it. */
  function isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true;
    if (told.has(error)) return false;
    told.add(error);
    return true;
  }

  function remoteFailed(error: RemoteError): void {
    const { remote, exposedModule } = error.part;
    const { reason, cause } = error;
    if (reason === 'unknown') {
      queue.add({ kind: 'error', remote: 'shell', ...toldOf(error) });
      return;
    }
    const failure = `${remote} ${exposedModule} ${reason}`;
    if (failed.has(failure)) return;
    failed.add(failure);
    const at = { remote, door: exposedModule.slice(0, 60) };
    if (reason !== 'threw') {
      queue.add({ kind: 'failed', ...at, cause: reason });
      return;
    }
    const { message, stack } = toldOf(cause);
    queue.add({ kind: 'boundary', ...at, message, stack });
  }

  function recordError(error: unknown, where: string): void {
    // Anyone who drew the boundary says whose page or widget it was.
    if (where === 'caught' || !isNew(error)) return;
    if (error instanceof RemoteError) {
      if (error.cause !== undefined) isNew(error.cause);
      remoteFailed(error);
      return;
    }
    const stack = stackOf(error);
    if (isForeign(stack) || isAbort(error)) return;
    queue.add({ kind: 'error', remote: ownerOf(stack, registry, where), ...toldOf(error) });
  }

  function recordLoaded(remote: string, ms: number): void {
    if (loaded.has(remote)) return;
    loaded.add(remote);
    queue.add({ kind: 'loaded', remote, ms: Math.round(Math.min(ms, tenMinutesMs)) });
  }

  observeVitals((name, value) => {
    const event: RumEvent = {
      kind: 'vital',
      remote: firstRemote ?? 'shell',
      name,
      value: precise(value),
    };
    queue.add(event);
  });

  return { recordError, recordLoaded, stop: () => queue.stop() };
}

const silent: Reporter = {
  recordError: () => undefined,
  recordLoaded: () => undefined,
  stop: () => undefined,
};

function stackOf(error: unknown): string {
  const stack: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'stack') : undefined;
  return typeof stack === 'string' ? stack : '';
}

/** What was given up on purpose did not fail. */
function isAbort(error: unknown): boolean {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  return name === 'AbortError' || code === 'ABORTED';
}

/** A layout shift is a score below one; the rest are milliseconds. */
function precise(value: number): number {
  return Math.min(Math.max(0, Math.round(value * 10_000) / 10_000), tenMinutesMs);
}
