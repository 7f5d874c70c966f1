import type { OpenSession } from '@storefront/shared/contracts';
import { createMutation, createQuery, noticeShown, put, type Effect } from '@storefront/shared/store';

/** Where the account is signed in. */
export const sessions = createQuery<null, OpenSession[]>({
  name: 'account/sessions',
  keyOf: () => 'all',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<OpenSession[]>('auth/sessions', { signal }))?.data;
  },
});

export const allOthers = 'others';

/** Signs out one device by its session's id, or `allOthers`. One that is over already is what was wanted. */
export const endSession = createMutation<string>({
  name: 'account/endSession',
  isPersonal: true,
  async send({ http, signal }, which) {
    const path =
      which === allOthers ? 'auth/sessions' : (`auth/sessions/${encodeURIComponent(which)}` as const);
    await http.delete(path, { signal, isPersonal: true });
  },
  *onSuccess() {
    yield* put(noticeShown('account:SessionEnded'));
    yield* askAgain();
  },
  // The list may be of before: it says what is so.
  onError: askAgain,
});

function* askAgain(): Effect<void> {
  yield* put(sessions.refetch(null));
}
