interface Stored<T> {
  value: T;
  bytes: number;
}

/**
 * Values by key within so many bytes. What is asked for a second time moves to a segment of its own, so that a flood of
 * keys that are asked for once pushes out only each other.
 */
export class TwoSegmentCache<T> {
  readonly #once = new Map<string, Stored<T>>();
  readonly #often = new Map<string, Stored<T>>();
  #onceBytes = 0;
  #oftenBytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly sizeOf: (key: string, value: T) => number,
  ) {}

  get entries() {
    return this.#once.size + this.#often.size;
  }

  get bytes() {
    return this.#onceBytes + this.#oftenBytes;
  }

  get(key: string): T | undefined {
    const often = this.#often.get(key);
    if (often) {
      // Maps are ordered by insertion: the first key is the one that was asked for longest ago.
      this.#often.delete(key);
      this.#often.set(key, often);
      return often.value;
    }
    const once = this.#once.get(key);
    if (!once) return undefined;
    this.#remove(key);
    this.#addOften(key, once);
    return once.value;
  }

  /** A key that is there stays in its segment. */
  set(key: string, value: T): void {
    const isOften = this.#often.has(key);
    this.#remove(key);
    const stored = { value, bytes: this.sizeOf(key, value) };
    if (stored.bytes > this.#maxOnceBytes) return;
    if (isOften) this.#addOften(key, stored);
    else this.#addOnce(key, stored);
  }

  delete(key: string): void {
    this.#remove(key);
  }

  get #maxOnceBytes() {
    return this.maxBytes * SHARE_OF_ONCE;
  }

  #remove(key: string) {
    const often = this.#often.get(key);
    const once = this.#once.get(key);
    if (often && this.#often.delete(key)) this.#oftenBytes -= often.bytes;
    if (once && this.#once.delete(key)) this.#onceBytes -= once.bytes;
  }

  #addOnce(key: string, stored: Stored<T>) {
    this.#once.set(key, stored);
    this.#onceBytes += stored.bytes;
    for (const oldest of this.#once.keys()) {
      if (this.#onceBytes <= this.#maxOnceBytes) return;
      this.#remove(oldest);
    }
  }

  #addOften(key: string, stored: Stored<T>) {
    this.#often.set(key, stored);
    this.#oftenBytes += stored.bytes;
    for (const [oldest, left] of this.#often) {
      if (this.#oftenBytes <= this.maxBytes - this.#maxOnceBytes) return;
      this.#remove(oldest);
      // It gets a second chance among what was asked for once.
      this.#addOnce(oldest, left);
    }
  }
}

const SHARE_OF_ONCE = 0.25;
