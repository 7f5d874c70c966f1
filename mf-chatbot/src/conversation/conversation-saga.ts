import { createAction } from '@reduxjs/toolkit';
import type { ChatSdk } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import {
  all,
  call,
  chatbotReloaded,
  failureOf,
  getFromContext,
  loggedOut,
  loginAccepted,
  put,
  select,
  selectIsLoggedIn,
  sessionEndedElsewhere,
  storageRestored,
  takeEvery,
  takeLatestPer,
  untrackedApi,
  type Effect,
} from '@storefront/shared/store';
import { mailbox } from '@storefront/shared/streams';
import { answerSaga } from './answer-saga';
import { fetchOlder, openConversation, sendVote, type OpenRequest } from './conversation-api';
import {
  conversationChosen,
  conversationClosed,
  conversationOpened,
  olderFailed,
  olderReceived,
  olderRequested,
  openingFailed,
  openingStarted,
  selectConversation,
  selectOwner,
  viewerCame,
  voted,
} from './conversation-slice';
import { listenSaga } from './listen-saga';
import { conversationKey, readConversation, storeConversation, storeDraft } from './stored-conversation';
import { untilClosed } from './until-closed';

/** Opens a conversation; the newest wish counts. */
export const openRequested = createAction<OpenRequest['which']>('chatbot/openRequested');

function* open({ payload: which }: ReturnType<typeof openRequested>): Effect<void> {
  yield* put(openingStarted(which));
  const isSignedIn = yield* select(selectIsLoggedIn);
  try {
    const sdk = yield* getFromContext<ChatSdk | undefined>('chat');
    if (!sdk) throw new ApiError({ status: 403, code: 'CHAT_SDK_REFUSED' });
    const session = yield* untrackedApi(openConversation, { sdk, isSignedIn, which });
    yield* put(conversationOpened({ session, isSignedIn }));
  } catch (error) {
    yield* put(openingFailed(yield* failureOf(error, 'chatbot/open')));
  }
}

function* openForViewer(): Effect<void> {
  const { phase, isSignedIn, wish } = yield* select(selectConversation);
  const isNow = yield* select(selectIsLoggedIn);
  const isOwners = phase === 'opening' || (phase === 'ready' && isSignedIn === isNow);
  if (!isOwners) yield* put(openRequested(wish));
}

function* openNew(): Effect<void> {
  storeConversation(null);
  if ((yield* select(selectConversation)).viewers > 0) yield* put(openRequested('new'));
}

function* openChosen({ payload: id }: ReturnType<typeof conversationChosen>): Effect<void> {
  // The page of the conversation that is open already was opened once more.
  if ((yield* select(selectConversation)).id !== id) yield* put(openRequested({ id }));
}

/** A guest who signed in takes the conversation along, or gets the one that only a customer may open. */
function* openAsCustomer(): Effect<void> {
  const { phase, isSignedIn, viewers, wish } = yield* select(selectConversation);
  const isNow = yield* select(selectIsLoggedIn);
  if (phase !== 'idle' && viewers > 0 && isSignedIn !== isNow) yield* put(openRequested(wish));
}

function* forget(): Effect<void> {
  storeConversation(null);
  yield* clearConversation();
}

/** Another tab signed out: what is stored is that tab's. */
function* clearConversation(): Effect<void> {
  storeDraft('');
  yield* openIfSeen();
}

function* openIfSeen(): Effect<void> {
  if ((yield* select(selectConversation)).viewers > 0) yield* put(openRequested('stored'));
}

/** Another tab began another conversation or deleted this one: all tabs have the same. */
function* followTabs(): Generator {
  const changes = mailbox<string | null>();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === conversationKey || key === null) changes.put(key);
  };
  window.addEventListener('storage', onStorage);
  try {
    for (;;) {
      yield* call(changes.next);
      const { id } = yield* select(selectConversation);
      if (id === null || readConversation()?.conversationId === id) continue;
      yield* put(conversationClosed());
      yield* openIfSeen();
    }
  } finally {
    window.removeEventListener('storage', onStorage);
  }
}

function* readOlder(): Effect<void> {
  yield* untilClosed(fetchPageBefore);
}

function* fetchPageBefore(): Effect<void> {
  const { id, messages } = yield* select(selectConversation);
  const before = messages[0]?.id;
  if (id === null || before === undefined) return;
  try {
    const owner = yield* select(selectOwner);
    yield* put(olderReceived(yield* untrackedApi(fetchOlder, owner, { conversationId: id, before })));
  } catch {
    // The button is there again.
    yield* put(olderFailed());
  }
}

function* vote({ payload }: ReturnType<typeof voted>): Effect<void> {
  try {
    yield* untrackedApi(sendVote, yield* select(selectOwner), payload);
  } catch {
    // What somebody thought of an answer is worth no message about it.
  }
}

/** Keeps the conversation of this browser, for the panel and the page alike. */
export function* conversationSaga(): Generator {
  yield* all([
    function* watch(): Generator {
      yield* takeLatestPer(openRequested, () => '', open);
      yield* takeEvery(viewerCame, openForViewer);
      yield* takeEvery(chatbotReloaded, openNew);
      yield* takeEvery(conversationChosen, openChosen);
      yield* takeEvery(loginAccepted, openAsCustomer);
      yield* takeEvery(storageRestored, openAsCustomer);
      yield* takeEvery(loggedOut, forget);
      yield* takeEvery(sessionEndedElsewhere, clearConversation);
      yield* takeEvery(olderRequested, readOlder);
      yield* takeEvery(voted, vote);
    },
    followTabs,
    answerSaga,
    listenSaga,
  ]);
}
