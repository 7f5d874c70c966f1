import type { LocalStore } from '../storage/local-store';
import { withLock } from '../storage/with-lock';
import { newCartId } from './sync-record';

/** Until what one tab wrote is what every tab reads. */
const settledMs = 50;
/** Whose turn lasts longer has gone, or is answered too late to count. */
const maxMs = 20_000;

/** Runs in one tab at a time. Where the browser cannot hold tabs back, a note in storage says whose turn it is. */
export async function inTurn(kept: LocalStore, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return withLock('sf:cart-sync', run);
  const me = newCartId();
  while (readNote(kept).tab !== me) {
    const left = readNote(kept).until - Date.now();
    // Further away than any turn lasts: a clock was set, or it was not written here.
    const isFree = left <= 0 || left > maxMs;
    // Where nothing can be stored there is nothing to share either.
    if (isFree && !kept.write('sf:cart-turn', { tab: me, until: Date.now() + maxMs })) return run();
    await pause(settledMs);
  }
  try {
    await run();
  } finally {
    if (readNote(kept).tab === me) kept.remove('sf:cart-turn');
  }
}

function readNote(kept: LocalStore): { tab: unknown; until: number } {
  const { tab, until } = (kept.read('sf:cart-turn') ?? {}) as { tab?: unknown; until?: unknown };
  return { tab, until: typeof until === 'number' && Number.isFinite(until) ? until : 0 };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
