import type { Refresh } from '@storefront/shared/app';
import { ApiError, type Http } from '@storefront/shared/http';
import {
  logoutRequested,
  noticeShown,
  selectAccessToken,
  selectSession,
  sessionLoadingChanged,
  tokenRefreshed,
  type AppStore,
  type Emit,
} from '@storefront/shared/store';
import { isOtherSession, restore } from '../storage/restore';
import type { LocalStore } from '../storage/local-store';
import { withLock } from '../storage/with-lock';
import { requestRefresh } from './session-saga';

interface Parts {
  store: AppStore;
  http: Http;
  storage: LocalStore;
  now: () => number;
  emit: Emit;
}

/** Anyone who refuses a token that is so new would refuse the next one too. */
const newForMs = 10_000;

/** The same refresh may be granted in a while: no answer came, or the server could not give one. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

/** What is stored is asked first: another tab may have renewed the token already. */
export function createRefresh({ store, http, storage, now, emit }: Parts): Refresh {
  let running: Promise<ApiError | null> | null = null;
  let renewedAt: number | null = null;
  const currentToken = () => selectAccessToken(store.getState());

  async function refreshOnce(): Promise<ApiError | null> {
    const held = currentToken();
    if (!held) return null;
    return withLock('sf:refresh', async () => {
      const { session } = restore(storage);
      const stored = session.accessToken;
      // Somebody else signed in: this tab hears of that in a moment.
      if (stored && isOtherSession(selectSession(store.getState()), session)) return null;
      if (stored && stored.token !== held.token && stored.expired > now()) {
        store.dispatch(tokenRefreshed(stored));
        return null;
      }
      const answer = await requestRefresh(http, stored?.refreshToken ?? held.refreshToken);
      // Signed out, or signed in again, while the answer was on its way.
      if (currentToken()?.token !== held.token) return null;
      if (answer instanceof ApiError) return isPassing(answer) ? answer : null;
      if (answer === 'invalid') {
        emit('account:session-expired');
        store.dispatch(logoutRequested({ redirect: false }));
        store.dispatch(noticeShown('SessionExpired'));
        return null;
      }
      renewedAt = now();
      store.dispatch(
        tokenRefreshed({
          token: answer.accessToken,
          refreshToken: answer.refreshToken,
          expired: now() + answer.expiresIn,
        }),
      );
      return null;
    });
  }

  function renew(): Promise<ApiError | null> {
    if (!running) {
      store.dispatch(sessionLoadingChanged(true));
      running = refreshOnce().finally(() => {
        running = null;
        store.dispatch(sessionLoadingChanged(false));
      });
    }
    return running;
  }

  return {
    renew,
    refused(token) {
      if (currentToken()?.token !== token) return;
      // Either way: clocks are set back, too.
      if (renewedAt !== null && Math.abs(now() - renewedAt) < newForMs) return;
      void renew();
    },
  };
}
