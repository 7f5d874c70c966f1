import { selectIsLoggedIn } from '@storefront/shared/store';
import type { App } from '../create-app';
import type { LocalStore } from '../storage/local-store';

interface Parts {
  app: App;
  kept: LocalStore;
  window: Window;
  load?: () => Promise<typeof import('./cart-sync')>;
}

/** Code that could not be had may be there soon; the network is not always what failed. */
const againAfterMs = 20_000;

/** Keeps the cart the same on all devices as soon as somebody is signed in; visitors load nothing of it. Returns what ends it. */
export function beginCartSync({
  app: { store },
  kept,
  window,
  load = () => import('./cart-sync'),
}: Parts): () => void {
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
    if (!selectIsLoggedIn(store.getState())) return;
    end();
    load().then(({ startCartSync }) => {
      end = startCartSync({ store, kept, window });
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
