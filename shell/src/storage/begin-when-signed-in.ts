import type { App } from '@storefront/shared/app';
import { selectIsLoggedIn, type AppStore } from '@storefront/shared/store';
import type { LocalStore } from './local-store';

interface Parts {
  app: App;
  kept: LocalStore;
  window: Window;
}
/** Returns what ends it. */
export type Start = (parts: { store: AppStore; kept: LocalStore; window: Window }) => () => void;

/** Code that could not be had may be there soon; the network is not always what failed. */
const againAfterMs = 20_000;

/** Begins what visitors load nothing of, as soon as somebody, or somebody of a kind, is signed in. Returns what ends it. */
export function beginWhenSignedIn(
  { app: { store }, kept, window }: Parts,
  load: () => Promise<Start> = async () => (await import('./sync-account')).syncAccount,
  isWanted: (store: AppStore) => boolean = (all) => selectIsLoggedIn(all.getState()),
): () => void {
  let end: () => void;
  wait();
  return () => {
    end();
  };

  function wait(): void {
    end = store.subscribe(begin);
    begin();
  }

  function begin(): void {
    if (!isWanted(store)) return;
    end();
    load().then((start) => {
      end = start({ store, kept, window });
    }, waitLonger);
  }

  function waitLonger(): void {
    const again = () => {
      end();
      wait();
    };
    const timer = window.setTimeout(again, againAfterMs);
    window.addEventListener('online', again);
    end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }
}
