import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';

export interface RequestQueue<Request extends { id: string }> {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Deletes and returns the oldest request of until then that no other process is looking at. */
  take: (tx: Db, until: Date) => Promise<Request | undefined>;
  process: (tx: Db, request: Request) => Promise<void>;
  /** Moves a request to a later place of the queue. */
  postpone: (id: string, to: Date) => Promise<unknown>;
}

const MAX_AT_ONCE = 100;
const RETRY_MS = 60_000;

/**
 * Processes the requests of a queue, each in a transaction of its own. One that fails is logged and tried again a minute
 * later, so that the others do not wait behind it. Throws when the database is away.
 */
export async function processRequests<Request extends { id: string }>(queue: RequestQueue<Request>) {
  const { db, clock, log, take, process, postpone } = queue;
  for (let done = 0; done < MAX_AT_ONCE; done++) {
    const taken: { id?: string } = {};
    try {
      await db.transaction().execute(async (tx) => {
        const request = await take(tx, clock());
        if (!request) return;
        taken.id = request.id;
        await process(tx, request);
      });
    } catch (error) {
      if (taken.id === undefined) throw error;
      await postpone(taken.id, new Date(clock().getTime() + RETRY_MS));
      log.error({ err: error, request: taken.id }, 'a request failed and will be tried again');
    }
    if (taken.id === undefined) return;
  }
}
