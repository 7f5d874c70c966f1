import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { RawBuilder } from 'kysely';
import type { Db, OpenDatabase } from '../../db';
import type { Assistant, ChatTurn } from './assistant';
import { LEASE_MS, type ChatOwner, type ChatRepository, type StoredEvent } from './chat.repository';
import { createReplyWriter } from './reply-writer';

export interface AnswersDependencies {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  announcements: Pick<OpenDatabase, 'announce' | 'announcing' | 'listen'>;
  repository: ChatRepository;
  assistant: Assistant;
}
type EventsListener = (replyId: string, events: readonly StoredEvent[]) => void;

const CHANNEL = 'storefront_chat';
const RENEW_MS = LEASE_MS / 4;
/** No answer takes longer: a model that hangs is given up. */
const MAX_MS = 90_000;
/** How long a server that stops waits for its answers. */
const STOP_MS = 3_000;

/** Told to all processes: events of a reply, a wish to stop it, a change of a conversation. */
const news = {
  reply: (id: string) => `r ${id}`,
  stop: (id: string) => `s ${id}`,
  conversation: (id: string) => `c ${id}`,
};

/** Answers that are being written in this process, and what all processes say to each other of theirs. */
export function createAnswers(deps: AnswersDependencies) {
  const { db, clock, log, announcements, repository, assistant } = deps;
  /** Answers that are written, or will be as soon as their question is stored: these have no `done`. */
  const running = new Map<string, { abort: AbortController; done?: Promise<void> }>();
  const eventsListeners = new Set<EventsListener>();
  const conversationHearers = new Set<(conversationId: string | null) => void>();
  let renewing: NodeJS.Timeout | undefined;
  let stopHearing: (() => void) | undefined;

  function receive(text: string | null) {
    if (text === null) {
      // Some wishes and events may have been missed.
      void renew();
      notifyListeners('', []);
      for (const listener of conversationHearers) listener(null);
      return;
    }
    const id = text.slice(2);
    if (text.startsWith('s ')) running.get(id)?.abort.abort();
    else if (text.startsWith('c ')) for (const listener of conversationHearers) listener(id);
    // Readers of what this process writes have it already.
    else if (!running.has(id)) notifyListeners(id, []);
  }

  const listen = () => {
    stopHearing ??= announcements.listen(CHANNEL, receive);
  };

  function notifyListeners(replyId: string, events: readonly StoredEvent[]) {
    for (const listener of eventsListeners) listener(replyId, events);
  }

  async function renew() {
    const written = [...running].flatMap(([id, { done }]) => (done ? [id] : []));
    if (written.length === 0) return;
    try {
      for (const id of await repository.renew(written)) running.get(id)?.abort.abort();
    } catch (error) {
      log.warn({ error: nameOf(error) }, 'answers could not be renewed');
    }
  }

  async function write(turn: ChatTurn, signal: AbortSignal) {
    const { replyId, conversationId } = turn;
    const writer = createReplyWriter({
      kind: assistant.kind,
      seq: 1,
      async store(events) {
        await announcements.announcing(CHANNEL, [news.reply(replyId)], (notify) =>
          repository.addEvents(replyId, events, clock(), notify),
        );
        notifyListeners(replyId, events);
      },
    });

    let state: 'DONE' | 'STOPPED' | 'FAILED' = 'DONE';
    try {
      // It may have been stopped before it began.
      signal.throwIfAborted();
      await assistant.answer(
        turn,
        async (event) => {
          signal.throwIfAborted();
          await writer.emit(event);
          signal.throwIfAborted();
        },
        signal,
      );
      if (signal.aborted) state = 'STOPPED';
    } catch (error) {
      state = signal.aborted && signal.reason !== TOO_LONG ? 'STOPPED' : 'FAILED';
      // Its text may hold what somebody wrote, so only its name and place are logged.
      if (state === 'FAILED')
        log.error({ replyId, error: nameOf(error), at: placeOf(error) }, 'answer failed');
    }

    const errorCode = state === 'FAILED' ? 'CHAT_FAILED' : null;
    const ends: StoredEvent[] = [
      ...(errorCode ? [{ event: 'error' as const, data: { code: errorCode }, seq: writer.nextSeq() }] : []),
      { event: 'done', data: { replyId, state }, seq: writer.nextSeq() + (errorCode ? 1 : 0) },
    ];
    const isEnded = await announcements.announcing(
      CHANNEL,
      [news.reply(replyId), news.conversation(conversationId)],
      (notify) => repository.endReply(replyId, { ...writer.said(), state, errorCode }, ends, clock(), notify),
    );
    if (isEnded) notifyListeners(replyId, ends);
  }

  function finish(replyId: string) {
    running.delete(replyId);
    if (running.size > 0) return;
    clearInterval(renewing);
    renewing = undefined;
  }

  return {
    assistantKind: assistant.kind,

    /**
     * Prepares an answer before its question is stored, so that a wish to stop it counts from the first moment. Then it
     * begins, or is given up.
     */
    prepare(replyId: string) {
      listen();
      const abort = new AbortController();
      running.set(replyId, { abort });
      return {
        /** Begins to answer; the answer goes on when nobody listens. */
        begin(turn: ChatTurn) {
          const timer = setTimeout(() => abort.abort(TOO_LONG), MAX_MS).unref();
          const done = write(turn, abort.signal)
            .catch((error: unknown) => {
              log.error({ replyId, error: nameOf(error), at: placeOf(error) }, 'answer was lost');
            })
            .finally(() => {
              clearTimeout(timer);
              finish(replyId);
              // Another process may have ended it, or its conversation is gone.
              notifyListeners(replyId, []);
            });
          running.set(replyId, { abort, done });
          renewing ??= setInterval(() => void renew(), RENEW_MS).unref();
        },
        giveUp: () => finish(replyId),
      };
    },

    /** Ends the work on an answer, wherever it is done. */
    async stop(replyId: string, owner: ChatOwner) {
      if (!(await repository.askStop(replyId, owner))) return;
      running.get(replyId)?.abort.abort();
      await announcements.announce(db, CHANNEL, news.stop(replyId));
    },

    /** Ends what is written, and who reads it, in a conversation that is gone. */
    async abandon(replyIds: readonly string[]) {
      for (const id of replyIds) {
        running.get(id)?.abort.abort();
        notifyListeners(id, []);
        await announcements.announce(db, CHANNEL, news.stop(id));
        await announcements.announce(db, CHANNEL, news.reply(id));
      }
    },

    /** Ends answers whose process died, so that their readers get an end. */
    async endDead() {
      for (const { id, conversationId, assistant: kind } of await repository.dead()) {
        if (running.has(id)) continue;
        const events = await repository.events(id, 0, 5_000);
        const said = await saidIn(events);
        const seq = events.at(-1)?.seq ?? 0;
        const ends: StoredEvent[] = [
          { event: 'error', data: { code: 'CHAT_FAILED' }, seq: seq + 1 },
          { event: 'done', data: { replyId: id, state: 'FAILED' }, seq: seq + 2 },
        ];
        const end = { ...said, state: 'FAILED' as const, errorCode: 'CHAT_FAILED' };
        await announcements.announcing(
          CHANNEL,
          [news.reply(id), news.conversation(conversationId)],
          (notify) => repository.endReply(id, { ...end, assistant: kind ?? 'LOOKUP' }, ends, clock(), notify),
        );
        notifyListeners(id, []);
      }
    },

    /** Runs a statement that changes a conversation, and lets open panels know. */
    announcingConversation: <T>(id: string, run: (notify: RawBuilder<unknown>) => Promise<T>) =>
      announcements.announcing(CHANNEL, [news.conversation(id)], run),

    announceConversation: (tx: Db, conversationId: string) =>
      announcements.announce(tx, CHANNEL, news.conversation(conversationId)),

    /** Receives events as they are stored; an empty list says that there may be new ones, an empty id that of any reply. */
    onEvents(listener: EventsListener) {
      listen();
      eventsListeners.add(listener);
      return () => void eventsListeners.delete(listener);
    },

    /** Receives which conversation has changed; null when some changes may have been missed. */
    onConversation(listener: (conversationId: string | null) => void) {
      listen();
      conversationHearers.add(listener);
      return () => void conversationHearers.delete(listener);
    },

    /** Lets answers end for a moment, then gives them up: their readers are told by another process. */
    async close() {
      const all = Promise.all([...running.values()].flatMap(({ done }) => done ?? []));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([all, late]);
      clearTimeout(timer);
      for (const { abort } of running.values()) abort.abort(TOO_LONG);
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 500).unref())]);
      clearInterval(renewing);
      stopHearing?.();
    },
  };
}
export type Answers = ReturnType<typeof createAnswers>;

/** The text of an answer from the events that its process could still store. */
async function saidIn(events: readonly StoredEvent[]) {
  const writer = createReplyWriter({ kind: 'LOOKUP', seq: 0, store: async () => undefined });
  for (const { event, data } of events)
    if (event !== 'start' && event !== 'error' && event !== 'done')
      await writer.emit({ event, data } as Parameters<typeof writer.emit>[0]);
  const { text, parts } = writer.said();
  return { text, parts };
}

const TOO_LONG = Symbol('too long');

const nameOf = (error: unknown) => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ') || typeof error;
};
const placeOf = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 4)
        .join(' ')
        .trim()
    : '';
