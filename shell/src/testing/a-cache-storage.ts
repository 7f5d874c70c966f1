import type { CopyStorage } from '../offline/kept-copies';

/** Stores caches in a map, in insertion order like a browser. */
export function aCacheStorage(): {
  caches: CopyStorage & Pick<CacheStorage, 'keys' | 'delete'>;
  addresses: (name: string) => string[];
} {
  const stored = new Map<string, Map<string, Response>>();
  const open: CopyStorage['open'] = (name) => {
    const copies = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, copies);
    return Promise.resolve({
      match: (address) => Promise.resolve(copies.get(address)?.clone()),
      put: (address, response) => Promise.resolve(void copies.set(address, response)),
      delete: (address) =>
        Promise.resolve(copies.delete(typeof address === 'string' ? address : address.url)),
      keys: () => Promise.resolve([...copies.keys()]),
    });
  };
  return {
    caches: {
      open,
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (name) => Promise.resolve(stored.delete(name)),
    },
    addresses: (name) => [...(stored.get(name)?.keys() ?? [])],
  };
}
