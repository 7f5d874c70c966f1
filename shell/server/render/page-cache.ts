/** Something that can be shown again to anybody who asks for the same. */
export interface Kept<Page> {
  page: Page;
  /** Everything in it was there: it may be shown again. */
  isWhole: boolean;
  /** Epoch ms at which something that it shows ends. */
  validUntil: number | null;
}

/** Pages by key: one drawing per key at a time, shown again for 5 s, and for 30 s more while a new one is drawn. */
export interface PageCache<Page> {
  get: (key: string, draw: () => Promise<Kept<Page>>) => Promise<Page>;
}

interface Entry<Page> extends Kept<Page> {
  at: number;
}

export function createPageCache<Page>({
  now,
  freshMs = 5_000,
  staleMs = 30_000,
  most = 500,
}: {
  now: () => number;
  freshMs?: number;
  staleMs?: number;
  most?: number;
}): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();
  const underWay = new Map<string, Promise<Page>>();

  function drawOnce(key: string, draw: () => Promise<Kept<Page>>): Promise<Page> {
    const running = underWay.get(key);
    if (running) return running;
    const at = now();
    const drawing = draw()
      .then((kept) => {
        if (kept.isWhole) {
          entries.delete(key);
          entries.set(key, { ...kept, at });
          for (const oldest of [...entries.keys()].slice(0, -most)) entries.delete(oldest);
        }
        return kept.page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  return {
    get(key, draw) {
      const entry = entries.get(key);
      if (!entry) return drawOnce(key, draw);
      const age = now() - entry.at;
      const hasEnded = entry.validUntil !== null && now() >= entry.validUntil;
      if (hasEnded || age < 0 || age >= freshMs + staleMs) {
        entries.delete(key);
        return drawOnce(key, draw);
      }
      // What is asked for stays longest.
      entries.delete(key);
      entries.set(key, entry);
      // Who asked waits for nothing, so nobody hears of a failure; the entry stays until it is too old.
      if (age >= freshMs) drawOnce(key, draw).catch(() => undefined);
      return Promise.resolve(entry.page);
    },
  };
}
