import {
  call,
  cancel,
  fork,
  loggedOut,
  loginFailed,
  sessionEndedElsewhere,
  takeAny,
  takeLatest,
  type Effect,
} from '@storefront/shared/store';
import { bellShown } from './unread-slice';

/** While a bell is shown, what it says is heard from the server; again with each token, and no longer than the session. */
export function* bellSaga() {
  yield* takeLatest(bellShown, listenWhileSignedIn);
}

function* listenWhileSignedIn(): Effect<void> {
  const { followNotifications } = yield* call(() => import('./follow-notifications'));
  const following = yield* fork(followNotifications);
  yield* takeAny([loggedOut, loginFailed, sessionEndedElsewhere]);
  yield* cancel(following);
}
