import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import { tooManyRequests } from '../../lib/errors';
import type { VerifyAccessToken } from '../../plugins/auth';
import type { Answers } from './answers';
import type { ChatRepository, MessageRow, StoredEvent } from './chat.repository';
import { ownerOf, toMessage, type ChatAsker } from './chat.service';

export interface ChatStreamDependencies {
  repository: ChatRepository;
  answers: Answers;
  verify: VerifyAccessToken;
  clock: Clock;
}
interface Asked {
  /** Whose streams are counted together. */
  person: string;
  after: string | undefined;
  asker: ChatAsker;
}
interface Open {
  stream: PassThrough;
  person: string;
  asker: ChatAsker;
  isTelling: boolean;
  /** How often there was something to tell. */
  changes: number;
}
interface ReplyReader extends Open {
  replyId: string;
  seq: number;
}
interface Listener extends Open {
  conversationId: string;
  since: Date;
  /** The state in which each message since then was told, or known before. */
  sent: Map<string, { state: MessageRow['state']; at: Date }>;
}
export type ChatStreams = ReturnType<typeof createChatStreams>;

const HEARTBEAT_MS = 15_000;
const MAX_PER_PERSON = 24;
/** Many people share an address, but not all places. */
const MAX_PER_ADDRESS = 300;
const MAX_OVERALL = 5_000;
const AGAIN_AFTER_SECONDS = 10;
const BATCH = 100;
const MAX_MESSAGES_AT_ONCE = 200;
/** What was written earlier may be committed later, and an answer ends up to 90 s after it began. */
const LATE_MS = 120_000;
/** A reader that takes nothing for so long is cut off; it can read on from where it was. */
const STALLED_MS = 20_000;
/** Anyone who does not read to the end by then is cut off. */
export const WRITE_TIMEOUT_MS = 2_000;

/**
 * Open answers and conversations as server-sent events. A reader gets events from the process that writes them, or from
 * the database: after a broken line, at another process, or when it is slower than the answer.
 */
export function createChatStreams({ repository, answers, verify, clock }: ChatStreamDependencies) {
  /** By the answer that they read. */
  const readers = new Map<string, Set<ReplyReader>>();
  const counts = { all: 0, people: new Map<string, number>(), addresses: new Map<string, number>() };
  const listeners = new Set<Listener>();
  let heartbeat: NodeJS.Timeout | undefined;
  let stopHearing: (() => void)[] = [];
  let isClosed = false;

  const isOpen = ({ stream }: Open) => !stream.destroyed && !stream.writableEnded;

  /** Resolves when the reader takes more. */
  async function write(open: Open, text: string): Promise<void> {
    const { stream } = open;
    if (!isOpen(open) || stream.write(text)) return;
    const timer = setTimeout(() => stream.destroy(), STALLED_MS).unref();
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]).catch(
      () => undefined,
    );
    waiting.abort();
    clearTimeout(timer);
  }

  function end({ stream }: Open) {
    stream.end();
    const timer = setTimeout(() => stream.destroy(), WRITE_TIMEOUT_MS).unref();
    stream.once('close', () => clearTimeout(timer));
  }

  const isSignedIn = async ({ asker }: Open) =>
    asker.customerId === null || asker.accessToken === null || (await verify(asker.accessToken)) !== null;

  /** Those whose session goes on and whose conversation it still is: an account may have taken that of a guest. */
  async function stillOwners(open: readonly Listener[]): Promise<Set<Listener>> {
    if (open.length === 0) return new Set();
    const rows = await repository.owners([...new Set(open.map(({ conversationId }) => conversationId))]);
    const owners = new Map(rows.map((row) => [row.id, row]));
    const still = new Set<Listener>();
    await Promise.all(
      open.map(async (listener) => {
        const row = owners.get(listener.conversationId);
        const { customerId, tokenHash } = ownerOf(listener.asker);
        const isOwn =
          row !== undefined &&
          (row.customerId === null ? row.tokenHash === tokenHash : row.customerId === customerId);
        if (isOwn && (await isSignedIn(listener))) still.add(listener);
      }),
    );
    return still;
  }

  /** Tells one after the other; changes that come meanwhile are told in a next round. */
  async function inTurn(open: Open, round: () => Promise<void>) {
    open.changes += 1;
    if (open.isTelling) return;
    open.isTelling = true;
    try {
      for (let seen = 0; seen !== open.changes && isOpen(open);) {
        seen = open.changes;
        await round();
      }
    } catch {
      // The database is away: the page reads on from where it was, here or elsewhere.
      end(open);
    } finally {
      open.isTelling = false;
    }
  }

  async function sendEvents(reader: ReplyReader, events: readonly StoredEvent[]) {
    for (const one of events) {
      if (one.seq <= reader.seq || !isOpen(reader)) continue;
      reader.seq = one.seq;
      await write(reader, event(one.event, one.data, String(one.seq)));
      if (one.event === 'done') end(reader);
    }
  }

  async function readStored(reader: ReplyReader) {
    for (;;) {
      const events = await repository.events(reader.replyId, reader.seq, BATCH);
      await sendEvents(reader, events);
      if (events.length < BATCH || !isOpen(reader)) return;
    }
  }

  async function readEvents(reader: ReplyReader) {
    const from = reader.seq;
    await readStored(reader);
    if (reader.seq === from && isOpen(reader)) await sendEnd(reader);
  }
  const readOn = (reader: ReplyReader) => inTurn(reader, () => readEvents(reader));

  /** Straight from the process that wrote them: the first word does not wait for the database to be asked. */
  function sendNow(reader: ReplyReader, events: readonly StoredEvent[]) {
    let isSent = false;
    // What comes while a slow reader takes these is read from the database in the next round.
    return inTurn(reader, async () => {
      const round = isSent ? readEvents(reader) : sendEvents(reader, events);
      isSent = true;
      await round;
    });
  }

  /** Without more events the message says whether more will come. */
  async function sendEnd(reader: ReplyReader) {
    const row = await repository.message(reader.replyId);
    if (!row) {
      end(reader);
      return;
    }
    if (row.state === 'STREAMING') return;
    // It may have ended after its events were read.
    await readStored(reader);
    if (!isOpen(reader)) return;
    // Its events are deleted, or the reader says it has received more than there was.
    if (reader.seq === 0) await sendEvents(reader, storedEvents(row));
    else {
      const { id: replyId, state } = row;
      await sendEvents(reader, [{ event: 'done', data: { replyId, state }, seq: reader.seq + 1 }]);
    }
  }

  function onEvents(replyId: string, events: readonly StoredEvent[]) {
    for (const reader of replyId === '' ? allReaders() : (readers.get(replyId) ?? [])) {
      const isNext = events[0]?.seq === reader.seq + 1 && !reader.isTelling;
      void (isNext ? sendNow(reader, events) : readOn(reader));
    }
  }
  const allReaders = () => [...readers.values()].flatMap((some) => [...some]);

  /** All messages from the time on from which one may be news, page by page. */
  async function* recent({ conversationId, since }: Listener) {
    let after: { at: Date; id: string } | undefined;
    for (;;) {
      const rows = await repository.since(conversationId, since, MAX_MESSAGES_AT_ONCE, after);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < MAX_MESSAGES_AT_ONCE) return;
      after = { at: last.createdAt, id: last.id };
    }
  }

  const know = ({ sent }: Listener, { id, state, createdAt }: MessageRow) =>
    sent.set(id, { state, at: createdAt });

  /** A long stream does not read and remember everything again and again. */
  function purgeOld(listener: Listener) {
    const newest = Math.max(...[...listener.sent.values()].map(({ at }) => at.getTime()));
    if (newest - LATE_MS > listener.since.getTime()) listener.since = new Date(newest - LATE_MS);
    for (const [id, { at }] of listener.sent) if (at < listener.since) listener.sent.delete(id);
  }

  const sendMessages = (listener: Listener) =>
    inTurn(listener, async () => {
      if (!(await stillOwners([listener])).has(listener)) {
        end(listener);
        return;
      }
      for await (const row of recent(listener)) {
        if (!isOpen(listener)) return;
        if (listener.sent.get(row.id)?.state === row.state) continue;
        know(listener, row);
        await write(listener, event('message', toMessage(row), row.id));
      }
      purgeOld(listener);
    });

  async function beat() {
    const [reading, listening] = [allReaders(), [...listeners]];
    await answers.endDead().catch(() => undefined);
    const ids = [...readers.keys()];
    const [streaming, owners] = await Promise.all([
      ids.length > 0 ? repository.streaming(ids).catch(() => ids) : ids,
      stillOwners(listening).catch(() => new Set(listening)),
    ]);
    const written = new Set(streaming);
    for (const reader of reading) {
      void write(reader, ': still here\n\n');
      // Its end may have been announced while nobody could hear.
      if (!written.has(reader.replyId)) void readOn(reader);
    }
    for (const listener of listening)
      if (owners.has(listener)) void write(listener, ': still here\n\n');
      else end(listener);
  }

  function count({ person, asker }: Open, by: 1 | -1) {
    counts.all += by;
    for (const [map, key] of [
      [counts.people, person],
      [counts.addresses, asker.ip],
    ] as const) {
      const now = (map.get(key) ?? 0) + by;
      if (now > 0) map.set(key, now);
      else map.delete(key);
    }
  }

  /** Receives what is to be sent, and counts until the stream is closed. */
  function add(open: Open, remove: () => void) {
    count(open, 1);
    open.stream.once('close', () => {
      count(open, -1);
      remove();
    });
    if (stopHearing.length === 0)
      stopHearing = [
        answers.onEvents(onEvents),
        answers.onConversation((id) => {
          for (const listener of listeners)
            if (id === null || listener.conversationId === id) void sendMessages(listener);
        }),
      ];
    heartbeat ??= setInterval(() => void beat(), HEARTBEAT_MS).unref();
  }

  function addReader(reader: ReplyReader) {
    const { replyId } = reader;
    const some = readers.get(replyId) ?? new Set();
    readers.set(replyId, some.add(reader));
    add(reader, () => {
      some.delete(reader);
      if (some.size === 0 && readers.get(replyId) === some) readers.delete(replyId);
    });
  }

  function makeRoom({ person, asker }: Asked): Open['stream'] {
    const isFull =
      counts.all >= MAX_OVERALL ||
      (counts.people.get(person) ?? 0) >= MAX_PER_PERSON ||
      (counts.addresses.get(asker.ip) ?? 0) >= MAX_PER_ADDRESS;
    if (isClosed || isFull) throw tooManyRequests('CHAT_BUSY', AGAIN_AFTER_SECONDS);
    return new PassThrough();
  }

  const opened = (asked: Asked): Open => ({
    stream: makeRoom(asked),
    person: asked.person,
    asker: asked.asker,
    isTelling: false,
    changes: 0,
  });

  return {
    beat,

    /** An answer from its beginning, or after the event that was received last; `start` when it begins just now. */
    openReply({
      replyId,
      start,
      ...asked
    }: Asked & { replyId: string; start?: StoredEvent | undefined }): PassThrough {
      const after = /^\d{1,9}$/.test(asked.after ?? '') ? Number(asked.after) : 0;
      const reader: ReplyReader = { ...opened(asked), replyId, seq: start ? 0 : after };
      addReader(reader);
      reader.stream.write('retry: 2000\n\n');
      void (start ? sendNow(reader, [start]) : readOn(reader));
      return reader.stream;
    },

    /** Messages that come later; after the one that was received last nothing is missed, and some may be told twice. */
    async openConversation({
      conversationId,
      ...asked
    }: Asked & { conversationId: string }): Promise<PassThrough> {
      const listener: Listener = {
        ...opened(asked),
        conversationId,
        since: clock(),
        sent: new Map(),
        // Nothing is told before it is known what is news.
        isTelling: true,
      };
      listeners.add(listener);
      add(listener, () => listeners.delete(listener));
      listener.stream.write('retry: 3000\n\n');
      try {
        const last = isUuid(asked.after) ? await repository.message(asked.after ?? '') : undefined;
        const received = last?.conversationId === conversationId ? last : undefined;
        listener.since = new Date((received?.createdAt ?? clock()).getTime() - LATE_MS);
        if (received) know(listener, received);
        else for await (const row of recent(listener)) know(listener, row);
      } catch (error) {
        listener.stream.destroy();
        throw error;
      }
      listener.isTelling = false;
      void sendMessages(listener);
      return listener.stream;
    },

    /** Ends every stream: the pages read on elsewhere. */
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const stop of stopHearing) stop();
      for (const open of [...allReaders(), ...listeners]) end(open);
    },
  };
}

/** The events that a finished answer would be told in. */
function storedEvents({ id, text, parts, state, assistant, replyTo, errorCode }: MessageRow): StoredEvent[] {
  const { products, passages, orders, replies, links } = parts;
  const events: Omit<StoredEvent, 'seq'>[] = [
    { event: 'start', data: { messageId: replyTo ?? '', replyId: id, assistant: assistant ?? 'LOOKUP' } },
    ...(text ? [{ event: 'delta' as const, data: { text } }] : []),
    ...(products ? [{ event: 'products' as const, data: { items: products } }] : []),
    ...(passages ? [{ event: 'passages' as const, data: { items: passages } }] : []),
    ...(orders ? [{ event: 'orders' as const, data: { items: orders } }] : []),
    ...(links ? [{ event: 'links' as const, data: { items: links } }] : []),
    ...(replies ? [{ event: 'replies' as const, data: { items: replies } }] : []),
    ...(parts.isSignInAsked ? [{ event: 'auth_required' as const, data: {} }] : []),
    ...(parts.isHandoffOffered ? [{ event: 'handoff' as const, data: { offer: true } }] : []),
    ...(errorCode ? [{ event: 'error' as const, data: { code: errorCode } }] : []),
    { event: 'done', data: { replyId: id, state } },
  ];
  return events.map((one, at) => ({ ...one, seq: at + 1 }) as StoredEvent);
}

const event = (name: string, data: object, id: string) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
