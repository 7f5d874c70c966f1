import { cartStored } from '@storefront/shared/cart';
import type { Language } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { selectLanguage } from '@storefront/shared/store';
import type { BrowserApp } from '../create-browser-app';
import type { LocalStore, StorageKey } from './local-store';
import { restore } from './restore';

const sessionKeys: StorageKey[] = ['accessToken', 'userInfo', 'email', 'infoAuthReferral', 'wishlist'];

/** What another tab stored is this tab's truth too; receivers never write. Returns what ends it. */
export function followTabs({
  app,
  kept,
  window,
  chooseLanguage,
}: {
  app: BrowserApp;
  kept: LocalStore;
  window: Window;
  chooseLanguage: (language: Language) => void;
}): () => void {
  const isOf = (keys: StorageKey[], key: string | null) => keys.some((one) => one === key);

  function hear({ key, storageArea }: StorageEvent): void {
    if (storageArea !== null && storageArea !== window.localStorage) return;
    // Null: the whole storage was cleared.
    if (key === null || isOf(sessionKeys, key)) app.restoreStorage();
    else if (isOf(['carts', 'sf:cart-account'], key)) {
      const { carts, cartAccount } = restore(kept);
      app.store.dispatch(cartStored({ carts, account: cartAccount }));
      emit('checkout:cart-changed', { lineCount: carts.length });
    } else if (key === 'language') {
      const language = kept.read('language');
      const isOther = language !== selectLanguage(app.store.getState());
      if (isOther && (language === 'vi' || language === 'en')) chooseLanguage(language);
    }
  }

  /** A page that comes back from the browser's memory has heard of nothing since it was left. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (persisted) app.restoreStorage();
  }

  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
