import { keyOf, type CheckEntry, type PublishedEntry } from './entry-check';
import type { ServingProblem } from './server-reports';

/** What is known of entries; checks are repeated while they are wanted. */
interface EntryChecks {
  /** Undefined while the first check has not ended, null when the entry can be loaded. */
  resultOf: (entry: PublishedEntry) => ServingProblem | null | undefined;
  /** Checks these from now on, the first ones first, and forgets all others. Of the first ones, what failed is checked again at once. */
  want: (shown: readonly PublishedEntry[], stored: readonly PublishedEntry[]) => void;
  /** Resolves when each of these was checked once, or after a time. */
  settled: (entries: readonly PublishedEntry[], limitMs: number) => Promise<void>;
  stop: () => void;
}

interface Checked extends PublishedEntry {
  isShown: boolean;
  result: ServingProblem | null | undefined;
  failures: number;
  nextAt: number;
  isRunning: boolean;
}

const maxConcurrent = 8;
/** A host that does not answer must not delay the checks of others. */
const maxPerOrigin = 2;
const firstRetryMs = 500;
const maxRetryMs = 10_000;
/** What pages get is looked at again, so that a file that is lost is reported. */
const shownAgainMs = 30_000;

/** Checks entries with a few requests at a time; failed ones again after 0.5 s, 1 s and so on up to 10 s. */
export function createEntryChecks({
  check,
  onResult,
}: {
  check: CheckEntry;
  /** Called when a result differs from the one before. */
  onResult: () => void;
}): EntryChecks {
  let wanted = new Map<string, Checked>();
  const waiting = new Set<() => void>();
  let running = 0;
  let runningUrls: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function next(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const now = Date.now();
    const idle = [...wanted.values()].filter(({ isRunning }) => !isRunning);
    const due = idle.filter(({ nextAt }) => nextAt <= now);
    const isFirst = (one: Checked) => one.result === undefined;
    for (const one of [...due.filter(isFirst), ...due.filter((one) => !isFirst(one))]) {
      if (running >= maxConcurrent) break;
      if (runningAt(one) < maxPerOrigin) run(one);
    }
    // Those that are due and wait for others are looked at when one ends.
    const soonest = Math.min(...idle.map(({ nextAt }) => nextAt).filter((nextAt) => nextAt > now));
    if (soonest === Infinity) return;
    timer = setTimeout(next, Math.max(soonest - now, 10));
    timer.unref();
  }

  function runningAt({ url }: PublishedEntry): number {
    const { origin } = new URL(url);
    return runningUrls.filter((other) => new URL(other).origin === origin).length;
  }

  function run(one: Checked): void {
    running += 1;
    runningUrls = [...runningUrls, one.url];
    one.isRunning = true;
    void check(one).then((result) => {
      running -= 1;
      runningUrls = runningUrls.filter((_, index) => index !== runningUrls.indexOf(one.url));
      one.isRunning = false;
      const isNews = one.result === undefined || one.result?.says !== result?.says;
      one.result = result;
      one.failures = result ? one.failures + 1 : 0;
      const retryMs = Math.min(firstRetryMs * 2 ** (one.failures - 1), maxRetryMs);
      one.nextAt = result ? Date.now() + retryMs : one.isShown ? Date.now() + shownAgainMs : Infinity;
      if (isNews && !isStopped && wanted.get(keyOf(one)) === one) onResult();
      for (const look of waiting) look();
      next();
    });
  }

  return {
    resultOf: (entry) => wanted.get(keyOf(entry))?.result,
    want(shown, stored) {
      const fresh = new Map<string, Checked>();
      for (const [index, entry] of [...shown, ...stored].entries()) {
        const key = keyOf(entry);
        if (fresh.has(key)) continue;
        const isShown = index < shown.length;
        const known = wanted.get(key);
        const isDue = !known || (isShown && (known.result !== null || !known.isShown));
        const one = known ?? {
          ...entry,
          isShown,
          result: undefined,
          failures: 0,
          nextAt: 0,
          isRunning: false,
        };
        one.isShown = isShown;
        if (isDue) Object.assign(one, { nextAt: 0, failures: 0 });
        fresh.set(key, one);
      }
      wanted = fresh;
      next();
    },
    settled(entries, limitMs) {
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(limit);
          waiting.delete(look);
          resolve();
        };
        const limit = setTimeout(done, limitMs);
        const look = (): void => {
          if (entries.every((entry) => wanted.get(keyOf(entry))?.result !== undefined)) done();
        };
        waiting.add(look);
        look();
      });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
