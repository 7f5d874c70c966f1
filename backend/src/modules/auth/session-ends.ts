import type { Db, OpenDatabase } from '../../db';

const CHANNEL = 'storefront_session_ends';

export type SessionEnds = ReturnType<typeof createSessionEnds>;

/** Whose sessions have ended, for what is open longer than a request: every process of the shop hears of it. */
export function createSessionEnds(announcements: Pick<OpenDatabase, 'announce' | 'listen'>) {
  return {
    /** In the transaction that ends them. */
    tell: (tx: Db, userId: string): Promise<void> => announcements.announce(tx, CHANNEL, userId),

    /** Null when some may have been missed. Returns what ends it. */
    hear: (hear: (userId: string | null) => void): (() => void) => announcements.listen(CHANNEL, hear),
  };
}
