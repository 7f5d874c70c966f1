import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './failures';
import type { FromWorker, RawResult, ToWorker, WorkerStart } from './pglite-protocol';

interface Pending {
  resolve: (result: RawResult) => void;
  reject: (error: Error) => void;
  watchdog: NodeJS.Timeout;
}

export interface ThreadOptions extends WorkerStart {
  workerFile: string;
  /** A query that takes longer is terminated together with its thread. */
  queryTimeoutMs: number;
  /** The `Worker` class of the thread, for tests. */
  Thread?: typeof Worker | undefined;
  onRestart: (reason: string) => void;
  onAnnounced?: (channel: string, text: string) => void;
}

/** An error of PostgreSQL: `code` is the SQLSTATE, `constraint` the name of the violated constraint. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
}

/** The thread of the embedded database, replaced by a new one when it hangs or dies. */
export class PgliteThread {
  readonly #options: ThreadOptions;
  #worker: Worker | null = null;
  #opening: Promise<void>;
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #closing = false;
  /** Changes with every new thread: transactions of an earlier thread cannot continue. */
  generation = 0;
  lastAnswerAt = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#opening = this.#open();
  }

  /** Throws when the database cannot be opened. */
  ready = () => this.#opening;

  async query(sql: string, parameters: unknown[]): Promise<RawResult> {
    await this.#opening;
    const worker = this.#worker;
    if (!worker) throw new DatabaseUnavailable('The database is closed');
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const watchdog = setTimeout(
        () =>
          this.#restart(
            worker,
            `a query took longer than ${this.#options.queryTimeoutMs} ms: ${sql.slice(0, 300)}`,
          ),
        this.#options.queryTimeoutMs,
      );
      this.#pending.set(id, { resolve, reject, watchdog });
      worker.postMessage({ type: 'query', id, sql, parameters } satisfies ToWorker);
    });
  }

  #open(): Promise<void> {
    this.generation += 1;
    const { dataDir, preparedDatabase, workerFile, Thread = Worker } = this.#options;
    const workerData: WorkerStart = { dataDir, preparedDatabase };
    const worker = new Thread(workerFile, { workerData, execArgv: [] });
    this.#worker = worker;
    const opened = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'broken') reject(new DatabaseUnavailable(message.message));
        else if (message.type === 'announced') this.#options.onAnnounced?.(message.channel, message.text);
        else if (message.type !== 'closed') this.#settle(worker, message);
      });
      worker.on('error', (error) => {
        reject(error);
        this.#restart(worker, `its thread failed: ${error.message}`);
      });
      worker.on('exit', (code) => {
        reject(new DatabaseUnavailable(`The database thread ended with ${code}`));
        this.#restart(worker, `its thread ended with ${code}`);
      });
    });
    opened.catch(() => undefined);
    return opened;
  }

  #settle(worker: Worker, message: Extract<FromWorker, { id: number }>) {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.watchdog);
    this.lastAnswerAt = Date.now();
    if (message.type === 'result') return pending.resolve(message);
    if (message.fields) return pending.reject(Object.assign(new SqlError(message.message), message.fields));
    pending.reject(new DatabaseUnavailable(message.message));
    this.#restart(worker, message.message);
  }

  #restart(worker: Worker, reason: string) {
    if (this.#worker !== worker || this.#closing) return;
    this.#worker = null;
    this.#rejectPending(`The database is starting again: ${reason}`);
    this.#options.onRestart(reason);
    this.#opening = worker.terminate().then(() => this.#openAgain());
    this.#opening.catch(() => undefined);
  }

  /** Restarts a thread that fails to start, as long as the database is in use. */
  async #openAgain(): Promise<void> {
    for (let pause = 100; !this.#closing; pause = Math.min(pause * 2, 5_000)) {
      try {
        return await this.#open();
      } catch {
        const failed = this.#worker;
        this.#worker = null;
        await failed?.terminate();
        await new Promise((next) => setTimeout(next, pause));
      }
    }
  }

  #rejectPending(reason: string) {
    for (const { reject, watchdog } of this.#pending.values()) {
      clearTimeout(watchdog);
      reject(new DatabaseUnavailable(reason));
    }
    this.#pending.clear();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#opening.catch(() => undefined);
    const worker = this.#worker;
    this.#worker = null;
    if (!worker) return;
    const closed = new Promise<void>((done) => {
      worker.on('message', (message: FromWorker) => message.type === 'closed' && done());
      worker.on('exit', () => done());
      setTimeout(done, 5_000).unref();
    });
    worker.postMessage({ type: 'close' } satisfies ToWorker);
    await closed;
    this.#rejectPending('The database is closed');
    await worker.terminate();
  }
}
