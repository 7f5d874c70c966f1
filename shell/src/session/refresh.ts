import type { Http } from '@storefront/shared/http';
import {
  logoutRequested,
  noticeShown,
  selectAccessToken,
  tokenRefreshed,
  type AppStore,
} from '@storefront/shared/store';
import { restore } from '../storage/restore';
import type { LocalStore } from '../storage/local-store';
import { requestRefresh } from './session-saga';

interface Parts {
  store: () => AppStore;
  http: () => Http;
  kept: LocalStore;
  now: () => number;
}

/** Runs one at a time over all tabs where the browser can; else over this tab. */
async function withLock<T>(run: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  return navigator.locks.request('sf:refresh', run) as Promise<T>;
}

/** One refresh for all who ask, in this tab and in the others; true when a living token is there afterwards. */
export function createRefresh({ store, http, kept, now }: Parts): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;

  async function refreshOnce(): Promise<boolean> {
    const held = selectAccessToken(store().getState());
    if (!held) return false;
    return withLock(async () => {
      const stored = restore(kept).session.accessToken;
      if (stored && stored.token !== held.token && stored.expired > now()) {
        store().dispatch(tokenRefreshed(stored));
        return true;
      }
      const answer = await requestRefresh(http(), stored?.refreshToken ?? held.refreshToken);
      // Signed out, or signed in anew, while the answer was on its way.
      if (selectAccessToken(store().getState())?.token !== held.token) return false;
      if (answer === 'failed') return false;
      if (answer === 'invalid') {
        store().dispatch(logoutRequested({ redirect: false }));
        store().dispatch(noticeShown('SessionExpired'));
        return false;
      }
      store().dispatch(
        tokenRefreshed({
          token: answer.accessToken,
          refreshToken: answer.refreshToken,
          expired: now() + answer.expiresIn,
        }),
      );
      return true;
    });
  }

  return () => {
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    return running;
  };
}
