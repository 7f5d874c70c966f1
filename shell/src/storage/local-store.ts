/** The specification's keys, then our own, which start with `sf:`. All hold JSON. */
export type StorageKey =
  | 'carts'
  | 'totalQuantity'
  | 'wishlist'
  | 'language'
  | 'accessToken'
  | 'userInfo'
  | 'email'
  | 'infoAuthReferral'
  | 'sf:cart-account'
  /** What this browser's cart and the account's last agreed on. */
  | 'sf:cart-sync'
  /** Which tab's turn it is to agree, and until when; only where the browser has no locks. */
  | 'sf:cart-turn'
  /** What a login changed in the cart, until it was read. */
  | 'sf:cart-report'
  /** Put aside for later. */
  | 'sf:saved-lines'
  /** The account whose wishlist this browser's is; a visitor's joins the next one that signs in. */
  | 'sf:wishlist-of'
  /** This browser's conversation with the assistant. */
  | 'sf:chat'
  /** In the tab's own storage: what was typed for the assistant, and whether its panel is open. */
  | 'sf:chat-draft'
  | 'sf:chat-open'
  | 'sf:theme'
  | 'sf:scroll'
  | 'sf:consent'
  | 'sf:recent-searches';

/** Local storage that may be missing, full or corrupt: reading falls back to null, writing never throws. */
export interface LocalStore {
  read: (key: StorageKey) => unknown;
  /** False when it could not be kept. */
  write: (key: StorageKey, value: unknown) => boolean;
  remove: (key: StorageKey) => void;
}

const largest = 256_000;

/** `storage` is asked for each time, because a browser may refuse to hand it out. */
export function createLocalStore(storage: () => Storage): LocalStore {
  return {
    read(key) {
      try {
        const text = storage().getItem(key);
        return text === null || text.length > largest ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // Full or forbidden: the page goes on with what it holds in memory.
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Forbidden: then nothing was kept.
      }
    },
  };
}
