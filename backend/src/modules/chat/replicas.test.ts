import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { v4 as uuid } from 'uuid';
import { eventsIn, textOf, type ReceivedEvent } from '../../testing/chat-client';
import type { OpenDatabase } from '../../db';
import { openPostgres } from '../../db/postgres';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { urlOf, usesPostgres } from '../../testing/test-database';
import { createAnswers } from './answers';
import type { Assistant } from './assistant';
import { createChatRepository } from './chat.repository';
import { createChatService, type ChatAsker } from './chat.service';
import { createChatStreams } from './chat-streams';

let shop: TestApp;
/** The database as another server has it open: with connections of its own where there can be any. */
let elsewhere: OpenDatabase;
beforeAll(async () => {
  shop = await createTestApp();
  elsewhere = (await usesPostgres()) ? await openAgain() : shop.database;
});
afterAll(async () => {
  if (elsewhere !== shop.database) await elsewhere.close();
  await shop.close();
});

async function openAgain(): Promise<OpenDatabase> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  return openPostgres({ url: urlOf(rows[0]?.name ?? ''), max: 5, isWatched: false });
}

const sdk = { aiCode: 'a', accessKey: 'b', sdkId: 'c' };
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

const allowed = async () => ({ allowed: true, retryAfterSeconds: 0 });

/** One server with its own assistant, on the database of all. */
function aReplica(answer: Assistant['answer'], database = shop.database) {
  const { db } = database;
  const repository = createChatRepository(db);
  const common = { db, clock: shop.clock, log, announcements: database, repository };
  const answers = createAnswers({ ...common, assistant: { kind: 'LOOKUP', answer } });
  const chat = createChatService({
    ...common,
    answers,
    sdk,
    limits: { consume: allowed, consumeAll: allowed, reset: async () => undefined },
    productsNow: async () => new Map(),
  });
  const streams = createChatStreams({ repository, answers, clock: shop.clock, verify: async () => null });
  return { chat, streams, answers };
}

/** An assistant that says its words one by one, each when it is told to. */
function aSlowAssistant(words: string[]) {
  const steps = words.map(() => {
    let resolve = () => {};
    const promise = new Promise<void>((done) => (resolve = done));
    return { promise, resolve: () => resolve() };
  });
  let aborted = false;
  const answer: Assistant['answer'] = async (_turn, emit, signal) => {
    signal.addEventListener('abort', () => {
      aborted = true;
      for (const step of steps) step.resolve();
    });
    for (const [at, word] of words.entries()) {
      await steps[at]?.promise;
      signal.throwIfAborted();
      await emit({ event: 'delta', data: { text: word } });
    }
  };
  return { answer, next: (at: number) => steps[at]?.resolve(), wasAborted: () => aborted };
}

async function aQuestion({ chat }: ReturnType<typeof aReplica>) {
  const nobody: ChatAsker = { customerId: null, token: null, accessToken: null, ip: '10.0.0.1' };
  const { conversationId, token } = await chat.openSession(sdk, nobody, 'vi');
  const asker = { ...nobody, token };
  const { replyId, person, begin } = await chat.ask(
    { conversationId, text: 'bí mật của khách', clientMessageId: uuid(), language: 'vi' },
    asker,
  );
  begin?.();
  return { conversationId, asker, replyId, person };
}

function readerOf(stream: PassThrough) {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    events: () => eventsIn(text),
    async until(isEnough: (events: ReceivedEvent[]) => boolean) {
      const deadline = Date.now() + 8_000;
      while (!isEnough(eventsIn(text))) {
        if (Date.now() > deadline) throw new Error(`Heard only: ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
const isDone = (events: ReceivedEvent[]) => events.at(-1)?.event === 'done';

test('a line that breaks goes on at another server, while the answer is still being written', async () => {
  const slow = aSlowAssistant(['một ', 'hai ', 'ba']);
  const [here, there] = [aReplica(slow.answer), aReplica(slow.answer, elsewhere)];
  const { replyId, person, asker } = await aQuestion(here);
  const first = here.streams.openReply({ replyId, person, after: undefined, asker });
  const reader = readerOf(first);
  slow.next(0);
  await reader.until((events) => textOf(events) === 'một ');
  first.destroy();
  const last = reader.events().at(-1)?.id ?? 0;

  const on = readerOf(there.streams.openReply({ replyId, person, after: String(last), asker }));
  slow.next(1);
  await on.until((events) => textOf(events) === 'hai ');
  slow.next(2);
  await on.until(isDone);

  expect(textOf(on.events())).toBe('hai ba');
  expect(on.events()[0]?.id).toBe(last + 1);
});

test('a stop at another server ends the work, and what was said stays', async () => {
  const slow = aSlowAssistant(['một ', 'hai ']);
  const [here, there] = [aReplica(slow.answer), aReplica(slow.answer, elsewhere)];
  const { replyId, person, asker, conversationId } = await aQuestion(here);
  const reader = readerOf(here.streams.openReply({ replyId, person, after: undefined, asker }));
  slow.next(0);
  await reader.until((events) => textOf(events) === 'một ');

  await there.chat.stop(replyId, asker);
  await reader.until(isDone);

  expect(slow.wasAborted()).toBe(true);
  expect(reader.events().at(-1)).toMatchObject({ data: { state: 'STOPPED' } });
  const { messages } = await there.chat.history(conversationId, {}, asker, 'vi');
  expect(messages.at(-1)).toMatchObject({ text: 'một ', state: 'STOPPED' });
});

test('an assistant that fails says so, and nothing of the message is in the log', async () => {
  const here = aReplica(async (turn, emit) => {
    await emit({ event: 'delta', data: { text: 'nửa câu' } });
    throw new Error(`cannot answer "${turn.text}"`);
  });
  const { replyId, person, asker } = await aQuestion(here);
  const reader = readerOf(here.streams.openReply({ replyId, person, after: undefined, asker }));

  await reader.until(isDone);

  expect(reader.events().slice(-2)).toMatchObject([
    { event: 'error', data: { code: 'CHAT_FAILED' } },
    { event: 'done', data: { state: 'FAILED' } },
  ]);
  expect(logged.join('')).toContain('answer failed');
  expect(logged.join('')).not.toContain('bí mật');
});

test('a person’s message reaches an open panel at another server, and an assistant is told of the past', async () => {
  let historySize = 0;
  const answer: Assistant['answer'] = async ({ history }) => {
    historySize = history.length;
  };
  const [here, there] = [aReplica(answer), aReplica(answer, elsewhere)];
  const { conversationId, asker, person } = await aQuestion(here);
  const listening = await there.streams.openConversation({ conversationId, person, after: undefined, asker });
  let text = '';
  listening.on('data', (chunk: Buffer) => (text += chunk.toString()));

  await shop.db
    .transaction()
    .execute((tx) =>
      here.chat.addMessage(tx, { conversationId, role: 'STAFF', text: 'Chào bạn, mình là Lan' }),
    );
  const deadline = Date.now() + 8_000;
  while (!text.includes('mình là Lan') && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const message = { conversationId, text: 'vâng', clientMessageId: uuid(), language: 'vi' as const };
  (await here.chat.ask(message, asker)).begin?.();
  while (historySize === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));

  expect(text).toContain('"role":"STAFF"');
  expect(historySize).toBe(3);
});

test('a reader that takes nothing holds up neither the answer nor the memory', async () => {
  const here = aReplica(async (_turn, emit) => {
    for (let at = 0; at < 50; at++)
      await emit({ event: 'links', data: { items: [{ label: 'x'.repeat(20_000), to: '/' }] } });
  });
  const { replyId, person, asker, conversationId } = await aQuestion(here);
  const stalled = here.streams.openReply({ replyId, person, after: undefined, asker });
  const deadline = Date.now() + 8_000;
  const state = async () => (await here.chat.history(conversationId, {}, asker, 'vi')).messages.at(-1)?.state;
  while ((await state()) === 'STREAMING' && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));

  expect(await state()).toBe('DONE');
  const anEvent = 20_200;
  expect(stalled.writableLength).toBeLessThan(stalled.writableHighWaterMark + anEvent);
  expect(stalled.readableLength).toBeLessThan(stalled.readableHighWaterMark + anEvent);
  const reader = readerOf(stalled);
  await reader.until(isDone);
  expect(reader.events().filter(({ event }) => event === 'links')).toHaveLength(50);
});

test('nobody holds more streams open than a person needs', async () => {
  const slow = aSlowAssistant(['một']);
  const here = aReplica(slow.answer);
  const { replyId, person, asker } = await aQuestion(here);

  const open = Array.from({ length: 24 }, () =>
    here.streams.openReply({ replyId, person, after: undefined, asker }),
  );
  expect(() => here.streams.openReply({ replyId, person, after: undefined, asker })).toThrow('CHAT_BUSY');

  slow.next(0);
  await Promise.all(open.map((stream) => once(stream.resume(), 'end')));
  await once(here.streams.openReply({ replyId, person, after: undefined, asker }).resume(), 'end');
});
