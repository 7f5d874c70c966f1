import { setTimeout as pause } from 'node:timers/promises';

/** Asks a mailbox, which has no event to wait for, until there is an answer; throws after 30 s. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(200)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`Not within 30 s: ${what}.`);
}
