import type { ChatMessageBody, ChatStreamEvent } from '@storefront/shared/contracts';
import { toApiError, type ApiError } from '@storefront/shared/http';
import {
  cancel,
  call,
  delay,
  fork,
  put,
  select,
  selectLanguage,
  takeAny,
  takeEvery,
  takeLeading,
  untrackedApi,
  type Effect,
} from '@storefront/shared/store';
import { mailbox, type ServerEvent } from '@storefront/shared/streams';
import { ask, readOn, stopReply } from './conversation-api';
import {
  answerIdOf,
  answerStopped,
  answerTakenUp,
  conversationOpened,
  eventsReceived,
  lineBroken,
  questionAsked,
  questionFailed,
  selectConversation,
  selectOwner,
} from './conversation-slice';
import { parseEvent } from './parse-event';
import { conversationEnds, untilClosed } from './until-closed';

/** How long a broken line is left alone after each failure; then the question has failed. */
const pausesMs = [500, 2_000, 5_000, 10_000] as const;
/** An answer that is to be stopped has a name by then, or its question can be sent again. */
const stopMs = 5_000;

type Running = Parameters<typeof cancel>[0];

interface Reading {
  /** By which the page knows the answer. */
  answerId: string;
  /** Known once the shop has said it. */
  replyId: string | null;
  /** What was read last. */
  after: string | undefined;
  body: ChatMessageBody | null;
}
type Incoming = { kind: 'events'; events: ServerEvent[] } | { kind: 'ended'; error: ApiError | null };

function* answerQuestion({ payload }: ReturnType<typeof questionAsked>): Effect<void> {
  const { id, asking } = yield* select(selectConversation);
  const { text, clientMessageId, path } = payload;
  // The page did not take the question: another one is being answered, or no conversation is open.
  if (id === null || asking !== clientMessageId) return;
  yield* untilStopped({
    answerId: answerIdOf(clientMessageId),
    replyId: null,
    after: undefined,
    body: {
      conversationId: id,
      text,
      clientMessageId,
      context: { path: path.slice(0, 500) },
      language: yield* select(selectLanguage),
    },
  });
}

/** The page was loaded while an answer was being written. */
function* takeUp(): Effect<void> {
  const { messages } = yield* select(selectConversation);
  const last = messages.at(-1);
  if (last?.state !== 'STREAMING') return;
  yield* put(answerTakenUp(last.id));
  yield* untilStopped({ answerId: last.id, replyId: last.id, after: undefined, body: null });
}

/** Reads an answer until it is stopped, or the conversation is no longer the one that is shown. */
function untilStopped(reading: Reading): Effect<void> {
  return untilClosed(
    () => read(reading),
    function* stopped(): Effect<void> {
      let waiting: Running | null = null;
      for (;;) {
        const ending = yield* takeAny([answerStopped, questionFailed, ...conversationEnds]);
        if (!answerStopped.match(ending) || ending.payload !== null) break;
        // The shop has not named the answer yet: it is read until then.
        waiting ??= yield* fork(giveUp, reading);
      }
      if (waiting) yield* cancel(waiting);
    },
  );
}

function* giveUp({ answerId, body }: Reading): Effect<void> {
  yield* delay(stopMs);
  const clientMessageId = body?.clientMessageId ?? null;
  yield* put(questionFailed({ answerId, clientMessageId, failure: failureIn(null) }));
}

/** Reads an answer to its end, over as many lines as it takes. */
function* read(reading: Reading): Effect<void> {
  let current = reading;
  for (let failures = 0; ; failures += 1) {
    const inbox = mailbox<Incoming>();
    const line = yield* fork(readLine, current, inbox.put);
    let error: ApiError | null = null;
    for (;;) {
      const one = yield* call(inbox.next);
      if (one.kind === 'ended') {
        error = one.error;
        break;
      }
      failures = 0;
      const events = one.events.map(known).filter((event) => event !== null);
      yield* put(eventsReceived({ answerId: current.answerId, events }));
      current = after(current, events, one.events.filter(({ id }) => id !== undefined).at(-1)?.id);
      if (events.some(({ event }) => event === 'done')) {
        yield* cancel(line);
        return;
      }
      if (current.replyId !== null && (yield* select(selectConversation)).isStopWanted)
        yield* put(answerStopped(current.replyId));
    }
    const pause = pausesMs[failures];
    const { isStopWanted } = yield* select(selectConversation);
    if (pause === undefined || isStopWanted || (error && isFinal(error))) {
      yield* put(
        questionFailed({
          answerId: current.answerId,
          clientMessageId: current.body?.clientMessageId ?? null,
          failure: failureIn(error),
        }),
      );
      return;
    }
    yield* put(lineBroken());
    yield* delay(pause);
  }
}

function* readLine({ replyId, body, after: last }: Reading, send: (inbox: Incoming) => void): Effect<void> {
  const stream = {
    after: last,
    onEvents: (events: ServerEvent[]) => {
      send({ kind: 'events', events });
    },
  };
  try {
    const owner = yield* select(selectOwner);
    if (replyId !== null) yield* untrackedApi(readOn, owner, replyId, stream);
    else if (body) yield* untrackedApi(ask, owner, body, stream);
    send({ kind: 'ended', error: null });
  } catch (error) {
    send({ kind: 'ended', error: toApiError(error) });
  }
}

function after(reading: Reading, events: ChatStreamEvent[], lastId: string | undefined): Reading {
  const started = events.find((one) => one.event === 'start');
  const replyId = started?.event === 'start' ? started.data.replyId : reading.replyId;
  return {
    ...reading,
    replyId,
    // The page knows the answer by the shop's name from now on.
    answerId: replyId ?? reading.answerId,
    after: lastId ?? reading.after,
  };
}

/** What cannot be read is left out. */
function known(one: ServerEvent): ChatStreamEvent | null {
  const data = parseEvent(one);
  return data && ({ event: one.name, data } as ChatStreamEvent);
}

/** The shop refused the question: asking once more changes nothing. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500;

const ownTexts: readonly string[] = [
  'CHAT_LIMIT',
  'CHAT_BUSY',
  'CHAT_FULL',
  'CHAT_MESSAGE_EMPTY',
  'CHAT_MESSAGE_TOO_LONG',
  'CHAT_NOT_FOUND',
  'TOO_MANY_ATTEMPTS',
];

/** What has no text of its own is a failure of the assistant, with its one sentence. */
function failureIn(error: ApiError | null): {
  code: ApiError['code'];
  retryAfterSeconds?: number | undefined;
} {
  if (!error || !ownTexts.includes(error.code)) return { code: 'CHAT_FAILED' };
  return { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
}

/** The shop need not write what nobody reads. */
function* stop({ payload: replyId }: ReturnType<typeof answerStopped>): Effect<void> {
  if (replyId === null) return;
  try {
    yield* untrackedApi(stopReply, yield* select(selectOwner), replyId);
  } catch {
    // The answer ends by itself; here it is stopped.
  }
}

export function* answerSaga(): Generator {
  yield* takeLeading(questionAsked, answerQuestion);
  yield* takeEvery(conversationOpened, takeUp);
  yield* takeEvery(answerStopped, stop);
}
