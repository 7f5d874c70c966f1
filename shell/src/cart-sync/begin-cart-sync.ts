import { selectIsLoggedIn } from '@storefront/shared/store';
import type { App } from '../create-app';
import type { LocalStore } from '../storage/local-store';

interface Parts {
  app: App;
  kept: LocalStore;
  window: Window;
}

/** Keeps the cart the same on all devices as soon as somebody is signed in; visitors load nothing of it. Returns what ends it. */
export function beginCartSync({ app: { store }, kept, window }: Parts): () => void {
  let end = store.subscribe(begin);
  begin();
  return () => {
    end();
  };

  function begin(): void {
    if (!selectIsLoggedIn(store.getState())) return;
    end();
    import('./cart-sync').then(
      ({ startCartSync }) => {
        end = startCartSync({ store, kept, window });
      },
      () => {
        window.addEventListener('online', begin, { once: true });
      },
    );
  }
}
