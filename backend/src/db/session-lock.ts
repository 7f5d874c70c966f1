import { DatabaseUnavailable } from './failures';

interface Waiting {
  enter: (release: () => void) => void;
  refuse: (error: Error) => void;
}

/**
 * The embedded database has one session. The holder of this lock owns it from BEGIN to the end of a transaction; others
 * wait in order, so that no statement runs in the transaction of another caller.
 */
export class SessionLock {
  #held = false;
  #closed: Error | null = null;
  readonly #queue: Waiting[] = [];

  get waiting() {
    return this.#queue.length;
  }
  get held() {
    return this.#held;
  }

  /** Resolves with a release function. `first` skips the queue (health checks). */
  acquire({ first = false } = {}): Promise<() => void> {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((enter, refuse) => {
      if (!this.#held) return this.#enter(enter);
      this.#queue[first ? 'unshift' : 'push']({ enter, refuse });
    });
  }

  #enter(enter: Waiting['enter']) {
    this.#held = true;
    let released = false;
    enter(() => {
      if (released) return;
      released = true;
      this.#held = false;
      const next = this.#queue.shift();
      if (next) this.#enter(next.enter);
    });
  }

  /** Rejects all waiting callers. */
  refuseWaiting(reason: string) {
    for (const { refuse } of this.#queue.splice(0)) refuse(new DatabaseUnavailable(reason));
  }

  /** Refuses new callers; resolves when the last holder has released the lock. */
  async close(): Promise<void> {
    const release = await this.acquire();
    this.#closed = new DatabaseUnavailable('The database is closed');
    this.refuseWaiting('The database is closed');
    release();
  }
}
