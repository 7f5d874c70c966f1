import { logoutRequested, takeEvery } from '@storefront/shared/store';

/** The prefix of form draft keys in the tab's session storage; the form's name follows. */
export const draftKeyPrefix = 'sf:typed:';

/** Clears all drafts at a logout from any page; drafts outlive a session that only expired. */
export function* formDraftSaga() {
  yield* takeEvery(logoutRequested, function* ({ payload: { redirect } }) {
    if (redirect === false) return;
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(draftKeyPrefix)) sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there are no drafts.
    }
  });
}
