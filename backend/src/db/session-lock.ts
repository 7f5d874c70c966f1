import { DatabaseUnavailable } from './failures';

interface Waiting {
  enter: (release: () => void) => void;
  refuse: (error: Error) => void;
}

/**
 * The embedded database has one session. Anyone who holds this lock owns it, from BEGIN to the end of a transaction;
 * everybody else waits in order, so that nobody's statement lands in a transaction of someone else.
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

  /** Resolves with the function that gives the session back. `first` jumps the queue (health checks). */
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

  /** Sends away everybody who waits. */
  refuseWaiting(reason: string) {
    for (const { refuse } of this.#queue.splice(0)) refuse(new DatabaseUnavailable(reason));
  }

  /** Nobody may enter any more; resolves when the last holder is out. */
  async close(): Promise<void> {
    const release = await this.acquire();
    this.#closed = new DatabaseUnavailable('The database is closed');
    this.refuseWaiting('The database is closed');
    release();
  }
}
