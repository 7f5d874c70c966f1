/** Copies of one kind: a cache that never holds more than so many, the oldest given up first. */
export interface KeptCopies {
  find: (address: string) => Promise<Response | undefined>;
  keep: (address: string, response: Response) => Promise<void>;
  forget: (address: string) => Promise<void>;
}

/** What is used of the browser's caches. */
interface CopyCache {
  match: (address: string, options: CacheQueryOptions) => Promise<Response | undefined>;
  put: (address: string, response: Response) => Promise<void>;
  delete: (address: Request | string, options: CacheQueryOptions) => Promise<boolean>;
  keys: () => Promise<readonly (Request | string)[]>;
}
export interface CopyStorage {
  open: (name: string) => Promise<CopyCache>;
}

// An address names one picture or file; in which format it travels is the same for all of one browser.
const byAddress: CacheQueryOptions = { ignoreVary: true };

/** Storage that is full or forbidden costs the copies and nothing else. */
export function createKeptCopies(caches: CopyStorage, name: string, most: number): KeptCopies {
  return {
    async find(address) {
      try {
        return await (await caches.open(name)).match(address, byAddress);
      } catch {
        return undefined;
      }
    },
    async keep(address, response) {
      try {
        const cache = await caches.open(name);
        // A copy that is kept again becomes the youngest.
        await cache.delete(address, byAddress);
        await cache.put(address, response);
        const kept = await cache.keys();
        for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old, byAddress);
      } catch {
        // As above.
      }
    },
    async forget(address) {
      try {
        await (await caches.open(name)).delete(address, byAddress);
      } catch {
        // As above.
      }
    },
  };
}
