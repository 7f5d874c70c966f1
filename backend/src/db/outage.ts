import { Socket } from 'node:net';
import pg from 'pg';
import { codeOf, DatabaseUnavailable } from './failures';

interface Operation {
  since: number;
  reject: (error: Error) => void;
}

/** Where to connect to, and what counts as an answer. */
export interface Probe {
  connection: pg.ClientConfig;
  /** Of a pooler, whose sessions may all be busy: it is there when it lets a client in. */
  isLoginEnough?: boolean;
}

/** How long something may stay unanswered before we ask whether anybody is there at all. */
const SUSPICIOUS_AFTER_MS = 500;
/** How long a new connection may take to say something. */
const PROBE_TURNS = 10;
const TURN_MS = 100;

/**
 * Tells a slow query from a database that is gone. A dead connection says nothing, and waiting for its timeout
 * would hold every request; a timeout for every query would end honest long ones. So what is unanswered for half
 * a second makes us probe with a new connection: no answer there fails everything at once and whatever comes after,
 * until a probe is answered again.
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

  /** Without `isWatched` nothing is noticed: a server that writes much at once is silent for seconds. */
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

  /** Whether new connections are answered, at every address. Who asks meanwhile shares the answer. */
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

/** Waits in turns of the event loop, so that a process that was busy itself does not blame the database. */
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
      // A server that refuses for lack of connections is there, and busy. A pooler has no code of its own for it.
      (error: unknown) => codeOf(error) === '53300' || /no more connections/.test(String(error)),
    );
  const answered = await Promise.race([ask, turns(PROBE_TURNS).then(() => false)]);
  // `end()` waits politely, also for a server that is not there.
  if (answered) void client.end().catch(() => undefined);
  else socket.destroy();
  return answered;
}
