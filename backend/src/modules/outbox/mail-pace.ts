import { setTimeout as timeout } from 'node:timers/promises';

export type MailPace = ReturnType<typeof createMailPace>;

interface PaceTools {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Waits that many milliseconds; may throw once the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * At most so many mails a second of this process, evenly spread; 0 is without a limit. Resolves when it is the caller's
 * turn, or when the signal is aborted.
 */
export function createMailPace(
  perSecond: number,
  {
    now = () => performance.now(),
    wait = (ms, signal) => timeout(ms, undefined, { signal }),
  }: PaceTools = {},
) {
  let next = 0;
  return async (signal: AbortSignal): Promise<void> => {
    if (perSecond === 0) return;
    const from = now();
    const turn = Math.max(from, next);
    next = turn + 1_000 / perSecond;
    if (turn > from) await wait(turn - from, signal).catch(() => undefined);
  };
}
