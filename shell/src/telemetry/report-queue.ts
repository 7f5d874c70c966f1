import type { RumEvent, RumReport } from '@storefront/shared/contracts';

const waitMs = 5_000;
const maxEvents = 20;
/** Below what the server takes (16 KB), with room for the versions. */
const maxBytes = 12_000;
/** A page that fails in a circle has told enough. */
const maxPerPage = 100;

/** What waits to be told. */
export interface ReportQueue {
  add: (event: RumEvent) => void;
  stop: () => void;
}

/**
 * Sends what a page has to tell in few pieces: a while after the first event, and at the latest when the page is
 * hidden, which is the last moment that a browser promises. Nobody waits for it, and what is lost is lost.
 */
export function createReportQueue({
  window,
  address,
  page,
}: {
  window: Window & typeof globalThis;
  address: string;
  /** What every piece says of the page. */
  page: Omit<RumReport, 'events'>;
}): ReportQueue {
  let waiting: RumEvent[] = [];
  let left = maxPerPage;
  let timer: number | undefined;

  function pieces(): string[] {
    const written: string[] = [];
    while (waiting.length > 0) {
      let count = Math.min(waiting.length, maxEvents);
      let body = bodyOf(waiting.slice(0, count));
      while (count > 1 && sizeOf(body) > maxBytes) {
        count = Math.ceil(count / 2);
        body = bodyOf(waiting.slice(0, count));
      }
      waiting = waiting.slice(count);
      written.push(body);
    }
    return written;
  }

  const bodyOf = (events: RumEvent[]): string => JSON.stringify({ ...page, events });

  function send(body: string, isLeaving: boolean): void {
    // Some privacy settings take it away.
    const { sendBeacon } = window.navigator as Partial<Navigator>;
    if (isLeaving && sendBeacon?.call(window.navigator, address, body)) return;
    window
      .fetch(new URL(address, window.location.href).href, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
      })
      .catch(() => undefined);
  }

  function flush(isLeaving: boolean): void {
    window.clearTimeout(timer);
    timer = undefined;
    for (const body of pieces()) send(body, isLeaving);
  }

  const onHidden = (): void => {
    if (window.document.visibilityState === 'hidden') flush(true);
  };
  const onLeave = (): void => flush(true);
  window.document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeave);

  return {
    add(event) {
      if (left === 0) return;
      left -= 1;
      waiting.push(event);
      timer ??= window.setTimeout(() => flush(false), waitMs);
    },
    stop() {
      window.clearTimeout(timer);
      window.document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
    },
  };
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
