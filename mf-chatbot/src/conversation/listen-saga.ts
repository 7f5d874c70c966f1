import { createAction } from '@reduxjs/toolkit';
import type { ChatMessage } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import {
  call,
  cancel,
  chatbotReloaded,
  delay,
  fork,
  loggedOut,
  put,
  select,
  sessionEndedElsewhere,
  takeAny,
  takeLatestPer,
  untrackedApi,
  type Effect,
} from '@storefront/shared/store';
import { mailbox, type ServerEvent } from '@storefront/shared/streams';
import { listen } from './conversation-api';
import {
  conversationChosen,
  conversationClosed,
  conversationOpened,
  messagesReceived,
  selectReceived,
  selectListened,
  selectOwner,
  viewerCame,
  viewerLeft,
} from './conversation-slice';
import { parseEvent } from './parse-event';

/** There is no network, or nobody answers: how long it is left alone after each time. */
const pausesMs = [2_000, 10_000, 30_000] as const;
const maxPauseMs = 60_000;

/** The conversation whose later messages are received from now on; empty for none. */
const listenedChanged = createAction<string>('chatbot/listenedChanged');

type Incoming = { kind: 'events'; events: ServerEvent[] } | { kind: 'ended'; status: number };

/**
 * Hears what comes later, such as the answer of a person, while somebody looks: a browser has few connections, and ten
 * hidden tabs need none.
 */
export function* listenSaga(): Generator {
  yield* takeLatestPer(
    listenedChanged,
    () => '',
    receive,
    (running, next) => running.payload === next.payload,
  );
  for (;;) {
    yield* takeAny([
      viewerCame,
      viewerLeft,
      conversationOpened,
      conversationClosed,
      conversationChosen,
      chatbotReloaded,
      loggedOut,
      sessionEndedElsewhere,
    ]);
    yield* put(listenedChanged((yield* select(selectListened)) ?? ''));
  }
}

function* receive({ payload: conversationId }: ReturnType<typeof listenedChanged>): Effect<void> {
  if (conversationId === '') return;
  for (let failures = 0; ; failures += 1) {
    const inbox = mailbox<Incoming>();
    const line = yield* fork(readLine, conversationId, inbox.put);
    let status = 200;
    for (;;) {
      const one = yield* call(inbox.next);
      if (one.kind === 'ended') {
        status = one.status;
        break;
      }
      failures = 0;
      const messages = one.events
        .filter(({ name }) => name === 'message')
        .map(parseEvent)
        .filter(isMessage);
      if (messages.length > 0) yield* put(messagesReceived(messages));
    }
    yield* cancel(line);
    // It was deleted on another device; the next question says so.
    if (status === 404) return;
    // More streams than the shop gives to one person: another of their pages has one.
    yield* delay(status === 429 ? maxPauseMs : (pausesMs[failures] ?? maxPauseMs));
  }
}

function* readLine(conversationId: string, send: (inbox: Incoming) => void): Effect<void> {
  try {
    yield* untrackedApi(listen, yield* select(selectOwner), conversationId, {
      // What came while nobody looked is sent first.
      after: yield* select(selectReceived),
      onEvents: (events) => {
        send({ kind: 'events', events });
      },
    });
    send({ kind: 'ended', status: 200 });
  } catch (error) {
    send({ kind: 'ended', status: toApiError(error).status });
  }
}

/** What cannot be read is left out. */
const isMessage = (value: object | null): value is ChatMessage =>
  value !== null && 'id' in value && typeof value.id === 'string' && 'role' in value;
