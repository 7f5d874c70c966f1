import { formDraftSaga } from '@storefront/shared/form-draft';
import { signInSlice } from './login/sign-in-slice';
import { bellSaga } from './notifications/bell-saga';
import { unreadSlice } from './notifications/unread-slice';

/** What every page of the account may need; the rest comes with the pages. */
export const slices = [signInSlice, unreadSlice];

export function* accountSaga() {
  yield* bellSaga();
  yield* formDraftSaga();
}
