import { logoutRequested, takeEvery } from '@storefront/shared/store';

/** Of the keys of form drafts in the tab's session storage; the form's name follows. */
export const draftKeyPrefix = 'sf:typed:';

/** Clears all drafts at a log-out, from whatever page it is asked for; they outlive a session that only expired. */
export function* formDraftSaga() {
  yield* takeEvery(logoutRequested, function* ({ payload: { redirect } }) {
    if (redirect === false) return;
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(draftKeyPrefix)) sessionStorage.removeItem(key);
    } catch {
      // The storage is forbidden: then there are no drafts.
    }
  });
}
