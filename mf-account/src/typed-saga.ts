import { logoutRequested, takeEvery } from '@storefront/shared/store';

/** Before the names of forms, in what this tab stores. */
export const typedPrefix = 'sf:typed:';

/** Who leaves takes along what they typed, whatever page they leave from; a session that only expired comes back. */
export function* typedSaga() {
  yield* takeEvery(logoutRequested, function* ({ payload: { redirect } }) {
    if (redirect === false) return;
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key);
    } catch {
      // The storage is forbidden: then nothing was kept.
    }
  });
}
