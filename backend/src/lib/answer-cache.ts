import type { Clock } from './clock';
import { TwoSegmentCache } from './two-segment-cache';

/** A made answer needs no check for so long. */
const FRESH_MS = 1_000;
/** An older one is still sent while it is made again, unless something was written. */
const SENT_WHILE_MADE_MS = 30_000;
/** How long answers from before are sent when the database is away. */
const AWAY_MS = 60_000;
/** An answer that was older than this when the outage began says too much of a time that is over. */
const BEFORE_AWAY_MS = 5 * 60_000;
/** Writes that orders make are taken together for so long. */
const TOGETHER_MS = 250;

interface Entry<T> {
  value: T;
  /** Of the clock, when its making began. */
  at: number;
  revision: number;
  /** When something that it may show begins or ends. */
  until: number;
}

/** How often each was the case since the start. */
export interface AnswerFigures {
  /** From memory. */
  fresh: number;
  /** From memory, and made again meanwhile. */
  renewed: number;
  /** Waited for: made for this caller or for one who asked at the same time. */
  made: number;
  /** From before an outage of the database. */
  away: number;
}

export interface AnswerCacheOptions<T> {
  clock: Clock;
  maxBytes: number;
  sizeOf: (key: string, value: T) => number;
  /** When the next sale, promotion or text begins or ends. */
  nextChange: (now: Date) => Promise<Date | null>;
  /** What is stored in place of an answer that was made again: the one from before where it says the same. */
  reuse?: (before: T, made: T) => T;
  /** Called before the first answer is made; returns what to call at the end. */
  onFirst?: () => () => void;
  /** Whether an error means that the database cannot be asked. */
  isAway: (error: unknown) => boolean;
  /** Called when an outage begins to be bridged, and when it is over. */
  onAway?: (isAway: boolean, error?: unknown) => void;
}

export type AnswerCache<T> = ReturnType<typeof createAnswerCache<T>>;

/** Answers that are alike for everybody. A write makes all of them old at once. */
export function createAnswerCache<T>({
  clock,
  maxBytes,
  sizeOf,
  nextChange,
  reuse,
  onFirst,
  isAway,
  onAway,
}: AnswerCacheOptions<T>) {
  const entries = new TwoSegmentCache<Entry<T>>(maxBytes, (key, { value }) => sizeOf(key, value));
  const underWay = new Map<string, { revision: number; making: Promise<Entry<T>> }>();
  const figures: AnswerFigures = { fresh: 0, renewed: 0, made: 0, away: 0 };
  let revision = 0;
  let boundary: { revision: number; until: number; reading: Promise<number> } | undefined;
  let awaySince: number | null = null;
  let raisedSoonAt = -Infinity;
  let soon: NodeJS.Timeout | undefined;
  let onEnd: (() => void) | undefined;

  const now = () => clock().getTime();

  /** Read once for all answers of a revision. */
  function untilWhen(at: number): Promise<number> {
    if (boundary?.revision === revision && at < boundary.until) return boundary.reading;
    const read: NonNullable<typeof boundary> = {
      revision,
      until: Infinity,
      reading: nextChange(new Date(at)).then((next) => (read.until = next?.getTime() ?? Infinity)),
    };
    boundary = read;
    read.reading.catch(() => {
      if (boundary === read) boundary = undefined;
    });
    return read.reading;
  }

  async function make(key: string, read: () => Promise<T>): Promise<Entry<T>> {
    // From before the reading: what is written meanwhile may be missing from it.
    const at = now();
    const madeFor = revision;
    try {
      const [until, made] = await Promise.all([untilWhen(at), read()]);
      if (awaySince !== null) onAway?.(false);
      awaySince = null;
      const before = reuse && entries.get(key);
      const value = reuse && before ? reuse(before.value, made) : made;
      const entry = { value, at, revision: madeFor, until };
      entries.set(key, entry);
      return entry;
    } catch (error) {
      if (!isAway(error)) entries.delete(key);
      else if (awaySince === null) {
        awaySince = now();
        onAway?.(true, error);
      }
      throw error;
    }
  }

  function makeOnce(key: string, read: () => Promise<T>): Promise<Entry<T>> {
    const running = underWay.get(key);
    // One that began before a write may lack it.
    if (running?.revision === revision) return running.making;
    const own = {
      revision,
      making: make(key, read).finally(() => {
        if (underWay.get(key) === own) underWay.delete(key);
      }),
    };
    underWay.set(key, own);
    return own.making;
  }

  function raise() {
    revision += 1;
  }

  return {
    figures,
    size: () => ({ entries: entries.entries, bytes: entries.bytes }),

    /** The answer of a key, from memory or made by `read`; callers at the same time wait for the same one. */
    async get(key: string, read: () => Promise<T>): Promise<T> {
      onEnd ??= onFirst?.();
      const entry = entries.get(key);
      const at = now();
      // The absolute difference, so that a clock that was set back does not make an old answer fresh.
      const age = entry ? Math.abs(at - entry.at) : Infinity;
      if (entry?.revision === revision && at < entry.until && age < SENT_WHILE_MADE_MS) {
        if (age < FRESH_MS) {
          figures.fresh += 1;
          return entry.value;
        }
        figures.renewed += 1;
        // The next caller meets the failure, when the answer is too old.
        makeOnce(key, read).catch(() => undefined);
        return entry.value;
      }
      try {
        let own = await makeOnce(key, read);
        // One that began before a sale did lacks it.
        if (at >= own.until) own = await makeOnce(key, read);
        figures.made += 1;
        return own.value;
      } catch (error) {
        if (!entry || awaySince === null || !isAway(error)) throw error;
        if (now() - awaySince >= AWAY_MS || awaySince - entry.at >= BEFORE_AWAY_MS) throw error;
        figures.away += 1;
        return entry.value;
      }
    },

    /** Something was written: from now on every answer is made again. */
    raise,

    /** The same for what is written many times a second; the first of them counts at once. */
    raiseSoon() {
      if (soon) return;
      const wait = raisedSoonAt + TOGETHER_MS - performance.now();
      const raiseNow = () => {
        soon = undefined;
        raisedSoonAt = performance.now();
        raise();
      };
      if (wait <= 0) raiseNow();
      else soon = setTimeout(raiseNow, wait).unref();
    },

    close() {
      clearTimeout(soon);
      onEnd?.();
    },
  };
}
