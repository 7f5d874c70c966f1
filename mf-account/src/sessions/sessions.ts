import type { OpenSession } from '@storefront/shared/contracts';
import { noticeShown, put, resource, type Effect } from '@storefront/shared/store';
import { submission } from '../submission';

/** Where the account is signed in. */
export const sessions = resource<null, OpenSession[]>({
  name: 'account/sessions',
  key: () => 'all',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<OpenSession[]>('auth/sessions', { signal }))?.data;
  },
});

export const allOthers = 'others';

/** Signs out one device by its session's id, or `allOthers`. One that is over already is what was wanted. */
export const endSession = submission<string, string>({
  name: 'account/endSession',
  keep: (which) => which,
  async send({ http, signal }, which) {
    const path =
      which === allOthers ? 'auth/sessions' : (`auth/sessions/${encodeURIComponent(which)}` as const);
    await http.delete(path, { signal, isPersonal: true });
  },
  *onDone() {
    yield* put(noticeShown('account:SessionEnded'));
    yield* askAgain();
  },
  // The list may be of before: it says what is so.
  onFailed: askAgain,
});

function* askAgain(): Effect<void> {
  yield* put(sessions.refreshed(null));
}
