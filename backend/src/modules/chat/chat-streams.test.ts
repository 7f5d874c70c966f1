import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { v4 as uuid } from 'uuid';
import { eventsIn, type ReceivedEvent } from '../../testing/chat-client';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createAnswers } from './answers';
import type { Assistant } from './assistant';
import { createChatRepository } from './chat.repository';
import { createChatService, type ChatAsker } from './chat.service';
import { createChatStreams } from './chat-streams';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const sdk = { aiCode: 'a', accessKey: 'b', sdkId: 'c' };
const allowed = async () => ({ allowed: true, retryAfterSeconds: 0 });
const silent: Assistant['answer'] = async () => undefined;
/** Writes until it is stopped. */
const endless: Assistant['answer'] = (_turn, _emit, signal) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
  );

/** A server with its own assistant on the database of all. */
function aServer(answer: Assistant['answer']) {
  const repository = createChatRepository(shop.db);
  const common = {
    clock: shop.clock,
    log: pino({ level: 'silent' }),
    announcements: shop.database,
    repository,
  };
  const answers = createAnswers({ ...common, db: shop.db, assistant: { kind: 'LOOKUP', answer } });
  const chat = createChatService({
    ...common,
    answers,
    sdk,
    limits: { consume: allowed, consumeAll: allowed, reset: async () => undefined },
    productsNow: async () => new Map(),
  });
  const streams = createChatStreams({
    repository,
    answers,
    clock: shop.clock,
    verify: async () => ({ userId: uuid(), role: 'CUSTOMER', sessionId: uuid() }),
  });
  return { chat, streams, answers };
}
type Server = ReturnType<typeof aServer>;

const nobody: ChatAsker = { customerId: null, token: null, accessToken: null, ip: '10.0.0.1' };

async function aGuest({ chat }: Server, ip = '10.0.0.1') {
  const { conversationId, token } = await chat.openSession(sdk, { ...nobody, ip }, 'vi');
  return { conversationId, asker: { ...nobody, ip, token } };
}

const ask = async ({ chat }: Server, { conversationId, asker }: Awaited<ReturnType<typeof aGuest>>) => {
  const body = { conversationId, text: 'xin chào', clientMessageId: uuid(), language: 'vi' as const };
  const asked = await chat.ask(body, asker);
  asked.begin?.();
  return asked;
};

const staffSays = ({ chat }: Server, conversationId: string, text: string) =>
  shop.db.transaction().execute((tx) => chat.addMessage(tx, { conversationId, role: 'STAFF', text }));

function readerOf(stream: PassThrough) {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const until = async (isEnough: () => boolean) => {
    const deadline = Date.now() + 8_000;
    while (!isEnough()) {
      if (Date.now() > deadline) throw new Error(`Heard only: ${text.slice(-2_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    text: () => text,
    events: (): ReceivedEvent[] => eventsIn(text),
    has: (part: string) => until(() => text.includes(part)),
    hasEnded: () => until(() => stream.destroyed || stream.readableEnded),
  };
}

test('what staff wrote while a line was broken is told after the message that was received last', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  const { replyId, person } = await ask(server, guest);
  await staffSays(server, guest.conversationId, 'Mình là Lan');

  const after = replyId;
  const reader = readerOf(await server.streams.openConversation({ ...guest, person, after }));

  await reader.has('Mình là Lan');
});

test('a stream that a guest opened tells nothing once an account owns the conversation', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  const { person } = await ask(server, guest);
  const reader = readerOf(await server.streams.openConversation({ ...guest, person, after: undefined }));

  const customer = { ...guest.asker, customerId: uuid(), accessToken: 'x' };
  await server.chat.openSession({ ...sdk, conversationId: guest.conversationId }, customer, 'vi');
  await staffSays(server, guest.conversationId, 'Chỉ cho chủ tài khoản');

  await reader.hasEnded();
  expect(reader.text()).not.toContain('Chỉ cho chủ tài khoản');
});

test('an idle stream of a guest ends with the next heartbeat after an account took the conversation', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  const other = await aGuest(server);
  const open = { after: undefined, person: 'somebody' };
  const reader = readerOf(await server.streams.openConversation({ ...guest, ...open }));
  const others = readerOf(await server.streams.openConversation({ ...other, ...open }));
  await shop.db
    .updateTable('chatConversations')
    .set({ customerId: uuid(), tokenHash: null })
    .where('id', '=', guest.conversationId)
    .execute();

  await server.streams.beat();

  await reader.hasEnded();
  await others.has('still here');
});

test('a reader who says to have received more than there was gets the end of the answer', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  const asked = await ask(server, guest);
  await readerOf(server.streams.openReply({ ...guest, ...asked, start: undefined, after: '0' })).has('done');

  const reader = readerOf(server.streams.openReply({ ...guest, ...asked, start: undefined, after: '999' }));

  await reader.hasEnded();
  expect(reader.events()).toMatchObject([{ event: 'done', data: { state: 'DONE' } }]);
});

test('the readers of an answer whose conversation is deleted are let go, at every server', async () => {
  const [here, there] = [aServer(endless), aServer(endless)];
  const guest = await aGuest(here);
  const asked = await ask(here, guest);
  const open = { ...guest, ...asked, start: undefined, after: undefined };
  const readers = [here, there].map(({ streams }) => readerOf(streams.openReply(open)));
  await Promise.all(readers.map((reader) => reader.has('start')));

  await there.chat.remove(guest.conversationId, guest.asker);

  await Promise.all(readers.map((reader) => reader.hasEnded()));
});

test('an answer that stalled ends for its readers here when another server ended it', async () => {
  const [here, there] = [aServer(endless), aServer(endless)];
  const guest = await aGuest(here);
  const asked = await ask(here, guest);
  const reader = readerOf(here.streams.openReply({ ...guest, ...asked, start: undefined, after: undefined }));
  await reader.has('start');
  await shop.db
    .updateTable('chatMessages')
    .set({ aliveUntil: new Date(0) })
    .where('id', '=', asked.replyId)
    .execute();

  await there.answers.endDead();

  await reader.hasEnded();
  expect(reader.events().at(-1)).toMatchObject({ event: 'done', data: { state: 'FAILED' } });
});

test('an answer that is not finished after a minute and a half has failed, and is not shown as stopped', async () => {
  const server = aServer(endless);
  const guest = await aGuest(server);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let asked: Awaited<ReturnType<typeof ask>>;
  try {
    asked = await ask(server, guest);
    jest.advanceTimersByTime(90_000);
  } finally {
    jest.useRealTimers();
  }

  const reader = readerOf(
    server.streams.openReply({ ...guest, ...asked, start: undefined, after: undefined }),
  );
  await reader.hasEnded();

  expect(reader.events().slice(-2)).toMatchObject([
    { event: 'error', data: { code: 'CHAT_FAILED' } },
    { event: 'done', data: { state: 'FAILED' } },
  ]);
  const { messages } = await server.chat.history(guest.conversationId, {}, guest.asker, 'vi');
  expect(messages.at(-1)).toMatchObject({ state: 'FAILED' });
});

test('heartbeats with many readers of dead answers do not block the database', async () => {
  const [here, there] = [aServer(endless), aServer(endless)];
  const asked = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const guest = await aGuest(here);
      return { ...guest, ...(await ask(here, guest)) };
    }),
  );
  const reader = asked.map((one) =>
    readerOf(there.streams.openReply({ ...one, start: undefined, after: undefined })),
  );
  await Promise.all(reader.map((one) => one.has('start')));
  await shop.db
    .updateTable('chatMessages')
    .set({ aliveUntil: new Date(0) })
    .where(
      'id',
      'in',
      asked.map(({ replyId }) => replyId),
    )
    .execute();

  await there.streams.beat();

  await Promise.all(reader.map((one) => one.hasEnded()));
  for (const one of reader) expect(one.events().at(-1)).toMatchObject({ data: { state: 'FAILED' } });
});

test('a long stream tells more than two hundred messages, each once', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  const reader = readerOf(
    await server.streams.openConversation({ ...guest, person: 'somebody', after: undefined }),
  );

  await shop.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 230; at++)
      await server.chat.addMessage(tx, {
        conversationId: guest.conversationId,
        role: 'STAFF',
        text: `Tin số ${String(at)}.`,
      });
  });
  await reader.has('Tin số 229.');
  shop.clock.advance(600_000);
  await staffSays(server, guest.conversationId, 'Tin cuối.');
  await reader.has('Tin cuối.');

  const ids = [...reader.text().matchAll(/^id: (.+)$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(231);
  expect(new Set(ids).size).toBe(231);
});

test('of ten different messages at once, no more than three are answered at a time', async () => {
  const server = aServer(endless);
  const guest = await aGuest(server);

  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask(server, guest)));

  const taken = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.replyId] : []));
  expect(taken).toHaveLength(3);
  for (const one of asked)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 429, code: 'CHAT_BUSY' });
  await Promise.all(taken.map((replyId) => server.chat.stop(replyId, guest.asker)));
});

test('a conversation that is full says so, and takes no more', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  await shop.db
    .updateTable('chatConversations')
    .set({ messageCount: 2_000 })
    .where('id', '=', guest.conversationId)
    .execute();

  await expect(ask(server, guest)).rejects.toMatchObject({ status: 409, code: 'CHAT_FULL' });
});

test('a message to a conversation that is deleted meanwhile is not found', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server);
  await server.chat.remove(guest.conversationId, guest.asker);

  await expect(ask(server, guest)).rejects.toMatchObject({ status: 404 });
  await expect(staffSays(server, guest.conversationId, 'Chào')).rejects.toMatchObject({ status: 404 });
});

test('a wish to stop counts although the answer has not begun', async () => {
  const [here, there] = [aServer(endless), aServer(endless)];
  const guest = await aGuest(here);
  const body = { text: 'xin chào', clientMessageId: uuid(), language: 'vi' as const };
  const { replyId, person, start, begin } = await here.chat.ask(
    { ...body, conversationId: guest.conversationId },
    guest.asker,
  );

  await there.chat.stop(replyId, guest.asker);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const reader = readerOf(here.streams.openReply({ ...guest, replyId, person, start, after: undefined }));
  const startedAt = Date.now();
  begin?.();

  await reader.has('STOPPED');
  expect(Date.now() - startedAt).toBeLessThan(3_000);
});

test('one address does not hold all streams', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server, '10.0.0.9');
  const asked = await ask(server, guest);
  const open = (person: string, asker = guest.asker) =>
    server.streams.openReply({ ...guest, ...asked, asker, person, start: undefined, after: undefined });
  const all = Array.from({ length: 300 }, (_, at) => open(`person ${String(at)}`));

  expect(() => open('one more')).toThrow('CHAT_BUSY');
  const elsewhere = open('one more', { ...guest.asker, ip: '10.0.0.10' });

  for (const stream of [...all, elsewhere]) stream.destroy();
});

test('one person has up to twenty-four streams, and room for another once one is closed', async () => {
  const server = aServer(silent);
  const guest = await aGuest(server, '10.0.0.11');
  const asked = await ask(server, guest);
  const open = (person: string) =>
    server.streams.openReply({ ...guest, ...asked, person, start: undefined, after: undefined });
  const [first, ...others] = Array.from({ length: 24 }, () => open('one'));

  expect(() => open('one')).toThrow('CHAT_BUSY');
  const another = open('another');
  if (!first) throw new Error('nothing was opened');
  const closed = once(first, 'close');
  first.destroy();
  await closed;
  const again = open('one');

  for (const stream of [...others, another, again]) stream.destroy();
});

test('a conversation in which nobody wrote is deleted after a day', async () => {
  const server = aServer(silent);
  const [empty, used] = [await aGuest(server), await aGuest(server)];
  await ask(server, used);

  shop.clock.advance(86_400_000 + 60_000);
  await server.chat.purgeExpired();

  await expect(server.chat.conversationOf(empty.conversationId, empty.asker)).rejects.toThrow();
  await expect(server.chat.conversationOf(used.conversationId, used.asker)).resolves.toBeDefined();
});
