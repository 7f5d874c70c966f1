import { Socket } from 'node:net';
import pg from 'pg';
import { codeOf, DatabaseUnavailable } from './failures';

interface Operation {
  since: number;
  reject: (error: Error) => void;
}

/** An address to probe, and what counts as an answer. */
export interface Probe {
  connection: pg.ClientConfig;
  /** For a pooler, whose sessions may all be busy: accepting the client counts as an answer. */
  isLoginEnough?: boolean;
}

/** How long a query may stay unanswered before the server is probed. */
const SUSPICIOUS_AFTER_MS = 500;
/** How long a probe may take. */
const PROBE_TURNS = 10;
const TURN_MS = 100;

/**
 * Distinguishes a slow query from an unreachable database. A dead connection reports nothing, so requests would hang
 * until a timeout, and a short timeout would end legitimate long queries. Instead, a query that is unanswered for half a
 * second triggers a probe on a new connection. If the probe fails, all current and later queries fail at once until a
 * probe succeeds again.
 */
export class Outage {
  readonly #operations = new Set<Operation>();
  readonly #probes: Probe[];
  readonly #onDown: () => void;
  readonly #isWatched: boolean;
  #down = false;
  #closed = false;
  #watching: NodeJS.Timeout | undefined;
  #probing: Promise<boolean> | undefined;
  #checkedAt = 0;

  /** Without `isWatched` queries are not watched, because a server in a bulk write can be silent for seconds. */
  constructor(probes: Probe[], { onDown, isWatched }: { onDown: () => void; isWatched: boolean }) {
    this.#probes = probes;
    this.#onDown = onDown;
    this.#isWatched = isWatched;
  }

  async guard<T>(run: () => Promise<T>): Promise<T> {
    if (!this.#isWatched) return run();
    if (this.#down) throw new DatabaseUnavailable('The database does not answer');
    let operation: Operation | undefined;
    const gone = new Promise<never>((_, reject) => {
      operation = { since: Date.now(), reject };
      this.#operations.add(operation);
    });
    this.#watch();
    try {
      return await Promise.race([run(), gone]);
    } finally {
      if (operation) this.#operations.delete(operation);
    }
  }

  /** Whether all addresses answer a new connection. Concurrent calls share one probe. */
  probe(): Promise<boolean> {
    this.#probing ??= Promise.all(this.#probes.map(probe))
      .then((answers) => answers.every(Boolean))
      .finally(() => {
        this.#probing = undefined;
        this.#checkedAt = Date.now();
      });
    return this.#probing;
  }

  #watch() {
    if (this.#watching || this.#closed) return;
    this.#watching = setTimeout(() => void this.#look(), TURN_MS);
    this.#watching.unref();
  }

  async #look() {
    const now = Date.now();
    const suspicious = [...this.#operations].some(
      ({ since }) => now - Math.max(since, this.#checkedAt) > SUSPICIOUS_AFTER_MS,
    );
    if (suspicious && !(await this.probe())) this.#goDown();
    this.#watching = undefined;
    if (this.#operations.size > 0) this.#watch();
  }

  #goDown() {
    if (this.#down || this.#closed) return;
    this.#down = true;
    for (const { reject } of this.#operations)
      reject(new DatabaseUnavailable('The database does not answer'));
    this.#onDown();
    void this.#waitForReturn();
  }

  async #waitForReturn() {
    while (!this.#closed && !(await this.probe())) await turns(5);
    this.#down = false;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#watching);
  }
}

/** Waits by turns of the event loop, so that a busy process does not mistake its own delay for an outage. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setTimeout(next, TURN_MS));
}

async function probe({ connection, isLoginEnough = false }: Probe): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({ ...connection, stream: () => socket });
  client.on('error', () => undefined);
  const ask = client
    .connect()
    .then(async () => isLoginEnough || client.query('select 1'))
    .then(
      () => true,
      // A server that has no free connections is reachable. Poolers have no error code for this.
      (error: unknown) => codeOf(error) === '53300' || /no more connections/.test(String(error)),
    );
  const answered = await Promise.race([ask, turns(PROBE_TURNS).then(() => false)]);
  // `end()` would wait for an unreachable server.
  if (answered) void client.end().catch(() => undefined);
  else socket.destroy();
  return answered;
}
