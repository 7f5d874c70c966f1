import { v4 as uuid } from 'uuid';
import { aConversation, eventsIn, SDK, textOf } from '../../testing/chat-client';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string>) =>
  shop.app.inject({ url: `/api/chat/${url}`, headers });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/chat/${url}`, payload, headers });
const codeOf = (response: { json: <T>() => T }) => response.json<{ errorCode?: string }>().errorCode;

describe('a conversation', () => {
  test('an answer streams in with growing event ids, and ends', async () => {
    const chat = await aConversation(shop);

    const { events, text } = await chat.say('xin chào');

    expect(events[0]?.event).toBe('start');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { state: 'DONE' } });
    expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => at + 1));
    expect(text).toContain('Chào bạn');
  });

  test('a page without the right configuration opens none', async () => {
    for (const wrong of [{ aiCode: 'other' }, { accessKey: '' }, { sdkId: 'x' }]) {
      const response = await post('session', { ...SDK, ...wrong });
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'CHAT_SDK_REFUSED']);
    }
  });

  test('the database has the hash of a token, not the token', async () => {
    const chat = await aConversation(shop);

    const row = await shop.db
      .selectFrom('chatConversations')
      .selectAll()
      .where('id', '=', chat.id)
      .executeTakeFirstOrThrow();

    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(chat.token);
    expect(Buffer.from(chat.id, 'base64url')).toHaveLength(16);
  });

  test.each([
    ['', 400, 'CHAT_MESSAGE_EMPTY'],
    [' \n\t ', 400, 'CHAT_MESSAGE_EMPTY'],
    ['a'.repeat(2_001), 400, 'CHAT_MESSAGE_TOO_LONG'],
    ['a\0b', 400, 'VALIDATION_FAILED'],
    ['x'.repeat(1_100_000), 413, 'PAYLOAD_TOO_LARGE'],
  ])('a message that says too little or too much is refused (%#)', async (text, status, code) => {
    const chat = await aConversation(shop);

    const { status: answered, body } = await chat.say(text);

    expect([answered, (JSON.parse(body) as { errorCode: string }).errorCode]).toEqual([status, code]);
  });

  test.each([
    '<script>alert(1)</script>',
    "'; drop table chat_messages; --",
    '\u202e\u0007\ufeff\ud800',
    '🤖'.repeat(900),
    '((((((((((a+)+)+)+)+)+)+)+)+)+'.repeat(60),
    'a '.repeat(999),
    'a'.repeat(2_000),
    'áo '.repeat(600),
    '%%%___\\\\',
    '999999999999999999k từ 1 đến 99999999999999999 triệu',
  ])('a hostile message is answered like any other (%#)', async (text) => {
    const chat = await aConversation(shop);

    const startedAt = performance.now();
    const { status, events } = await chat.say(text);

    expect(status).toBe(200);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { state: 'DONE' } });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  test('the same message sent again is asked once', async () => {
    const chat = await aConversation(shop);
    const clientMessageId = uuid();

    const [one, other, later] = [
      await chat.say('xin chào', { clientMessageId }),
      await chat.say('xin chào', { clientMessageId }),
      await chat.say('xin chào', { clientMessageId: clientMessageId.toUpperCase() }),
    ];

    expect(other.events).toEqual(one.events);
    expect(later.events).toEqual(one.events);
    const { data } = (await get(`history/${chat.id}`, chat.headers)).json<{
      data: { messages: unknown[] };
    }>();
    expect(data.messages).toHaveLength(2);
  });

  test('sent by ten tabs at once, the same message has one answer', async () => {
    const chat = await aConversation(shop);
    const clientMessageId = uuid();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => chat.say('xin chào', { clientMessageId })),
    );

    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(first?.events.at(-1)?.event).toBe('done');
    for (const { events } of answers) expect(events.at(-1)).toEqual(first?.events.at(-1));
  });

  test('a broken line goes on after the event that was received last', async () => {
    const chat = await aConversation(shop);
    const { events } = await chat.say('xin chào');
    const replyId = events[0]?.event === 'start' ? events[0].data.replyId : '';

    const rest = await get(`message/${replyId}/stream`, { ...chat.headers, 'last-event-id': '2' });
    const whole = await get(`message/${replyId}/stream`, { ...chat.headers, 'last-event-id': 'nonsense' });

    expect(eventsIn(rest.body)).toEqual(events.slice(2));
    expect(eventsIn(whole.body)).toEqual(events);
  });

  test('when the events are gone, an answer is read from what was stored of it', async () => {
    const chat = await aConversation(shop);
    const { events, text } = await chat.say('xin chào');
    const replyId = events[0]?.event === 'start' ? events[0].data.replyId : '';
    await shop.db.deleteFrom('chatEvents').where('replyId', '=', replyId).execute();

    const again = eventsIn((await get(`message/${replyId}/stream`, chat.headers)).body);

    const kinds = (of: typeof events) => [...new Set(of.map(({ event }) => event))].toSorted();
    expect(kinds(again)).toEqual(kinds(events));
    expect(textOf(again)).toBe(text);
    expect(again.at(-1)?.event).toBe('done');
  });

  test('an answer whose server died fails, keeps what was said, and says so', async () => {
    const chat = await aConversation(shop);
    const { events, text } = await chat.say('xin chào');
    const replyId = events[0]?.event === 'start' ? events[0].data.replyId : '';
    await shop.db
      .updateTable('chatMessages')
      .set({ state: 'STREAMING', aliveUntil: new Date(0), text: '', parts: JSON.stringify({}) as never })
      .where('id', '=', replyId)
      .execute();
    await shop.db
      .deleteFrom('chatEvents')
      .where('replyId', '=', replyId)
      .where('event', '=', 'done')
      .execute();

    await shop.app.jobs.runOnce();

    const after = eventsIn((await get(`message/${replyId}/stream`, chat.headers)).body);
    expect(after.slice(-2)).toMatchObject([
      { event: 'error', data: { code: 'CHAT_FAILED' } },
      { event: 'done', data: { state: 'FAILED' } },
    ]);
    expect(textOf(after)).toBe(text);
  });

  test('an answer is rated, rated otherwise, and not rated', async () => {
    const chat = await aConversation(shop);
    const { events } = await chat.say('xin chào');
    const messageId = events[0]?.event === 'start' ? events[0].data.replyId : '';
    const question = events[0]?.event === 'start' ? events[0].data.messageId : '';

    for (const vote of ['UP', 'DOWN', null]) {
      const { data } = (await post('feedback', { messageId, vote }, chat.headers)).json<{
        data: { vote?: string };
      }>();
      expect(data.vote ?? null).toBe(vote);
    }
    expect((await post('feedback', { messageId: question, vote: 'UP' }, chat.headers)).statusCode).toBe(404);
  });

  test('nobody sends faster than people type', async () => {
    const chat = await aConversation(shop);

    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push((await chat.say('xin chào')).status);
    const { body } = await chat.say('xin chào');

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((JSON.parse(body) as { errorCode: string }).errorCode).toBe('CHAT_LIMIT');

    expect((await (await aConversation(shop)).say('xin chào')).status).toBe(200);
    shop.clock.advance(60_000);
    expect((await chat.say('xin chào')).status).toBe(200);
  });
});

describe('whose conversation it is', () => {
  test('nobody else finds it, customer or visitor', async () => {
    const owner = shop.as('CUSTOMER');
    const guest = await aConversation(shop);
    const own = await aConversation(shop, { headers: owner });
    for (const chat of [guest, own]) {
      const { events } = await chat.say('xin chào');
      const replyId = events[0]?.event === 'start' ? events[0].data.replyId : '';
      const other = await aConversation(shop);
      for (const headers of [
        {},
        { 'x-chat-token': 'x' },
        other.headers,
        shop.as('CUSTOMER'),
        shop.as('ADMIN'),
      ]) {
        const answers = [
          await post('session', { ...SDK, conversationId: chat.id }, headers),
          await post(
            'message',
            { conversationId: chat.id, text: 'hi', clientMessageId: uuid(), language: 'vi' },
            headers,
          ),
          await get(`message/${replyId}/stream`, headers),
          await post(`message/${replyId}/stop`, {}, headers),
          await get(`conversation/${chat.id}/stream`, headers),
          await get(`history/${chat.id}`, headers),
          await shop.app.inject({ method: 'DELETE', url: `/api/chat/history/${chat.id}`, headers }),
          await post('feedback', { messageId: replyId, vote: 'UP' }, headers),
        ];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
      }
    }
  });

  test('a guest who signs in takes the conversation along, to other devices too; the token opens it no more', async () => {
    const guest = await aConversation(shop);
    await guest.say('xin chào');
    const customer = shop.as('CUSTOMER');

    const taken = await post(
      'session',
      { ...SDK, conversationId: guest.id },
      { ...guest.headers, ...customer },
    );
    const elsewhere = await post('session', { ...SDK, conversationId: guest.id }, customer);
    const byToken = await get(`history/${guest.id}`, guest.headers);
    const list = await get('history', customer);

    expect(taken.json<{ data: { token: null; messages: unknown[] } }>().data).toMatchObject({ token: null });
    expect(elsewhere.json<{ data: { messages: unknown[] } }>().data.messages).toHaveLength(2);
    expect(byToken.statusCode).toBe(404);
    expect(list.json<{ data: { data: { id: string }[] } }>().data.data.map(({ id }) => id)).toEqual([
      guest.id,
    ]);
  });

  test('only a signed-in customer hears of orders, and a guest is asked to sign in', async () => {
    const guest = await (await aConversation(shop)).say('đơn hàng của tôi đến đâu rồi');
    const customer = await (
      await aConversation(shop, { headers: shop.as('CUSTOMER') })
    ).say('đơn hàng của tôi đến đâu rồi');

    expect(guest.events.some(({ event }) => event === 'auth_required')).toBe(true);
    expect(customer.events.some(({ event }) => event === 'auth_required')).toBe(false);
    expect(customer.text).toContain('chưa có đơn hàng');
  });
});

describe('what is kept', () => {
  test('a customer finds the conversations in which they wrote under their first words, the latest first', async () => {
    const customer = shop.as('CUSTOMER');
    const [first, second] = [
      await aConversation(shop, { headers: customer }),
      await aConversation(shop, { headers: customer }),
    ];
    await aConversation(shop, { headers: customer });
    await second.say('xin  chào\nshop');
    const startedAt = shop.clock().toISOString();
    shop.clock.advance(1_000);
    await second.say('cảm ơn');
    shop.clock.advance(1_000);
    await first.say('áo '.repeat(40));
    const list = async (query = '') =>
      (await get(`history${query}`, customer)).json<{
        data: { data: { id: string; title: string }[]; meta: { total: number } };
      }>().data;

    expect(await list()).toMatchObject({
      data: [
        { id: first.id, title: `${'áo '.repeat(40).slice(0, 79)}…`, messageCount: 2 },
        { id: second.id, title: 'xin chào shop', messageCount: 4, startedAt },
      ],
      meta: { total: 2 },
    });
    expect((await list('?pageSize=1&page=2')).data.map(({ id }) => id)).toEqual([second.id]);
    expect((await get('history', shop.as('CUSTOMER'))).json()).toMatchObject({ data: { data: [] } });
  });

  test('a conversation in which nothing was written is deleted after a day', async () => {
    const chat = await aConversation(shop);
    const isThere = async () => (await get(`history/${chat.id}`, chat.headers)).statusCode === 200;

    shop.clock.advance(86_400_000);
    await shop.app.jobs.runOnce();
    expect(await isThere()).toBe(true);
    shop.clock.advance(1);
    await shop.app.jobs.runOnce();
    expect(await isThere()).toBe(false);
  });

  test('a deleted conversation is gone with everything in it', async () => {
    const chat = await aConversation(shop);
    await chat.say('xin chào');

    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api/chat/history/${chat.id}`,
      headers: chat.headers,
    });

    expect(removed.statusCode).toBe(200);
    expect((await get(`history/${chat.id}`, chat.headers)).statusCode).toBe(404);
    const left = await shop.db
      .selectFrom('chatMessages')
      .select('id')
      .where('conversationId', '=', chat.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('30 days after its last message a conversation is deleted', async () => {
    const chat = await aConversation(shop);
    await chat.say('xin chào');
    const isThere = async () => (await get(`history/${chat.id}`, chat.headers)).statusCode === 200;

    shop.clock.advance(30 * 86_400_000 - 60_000);
    await shop.app.jobs.runOnce();
    expect(await isThere()).toBe(true);
    shop.clock.advance(120_000);
    await shop.app.jobs.runOnce();
    expect(await isThere()).toBe(false);
  });

  test('older messages come page by page', async () => {
    const chat = await aConversation(shop);
    for (const text of ['xin chào', 'cảm ơn', 'hello']) await chat.say(text);
    interface History {
      data: { messages: { id: string; text: string; role: string }[]; isMore: boolean };
    }

    const last = (await get(`history/${chat.id}?limit=2`, chat.headers)).json<History>().data;
    const before = (
      await get(`history/${chat.id}?limit=50&before=${last.messages[0]?.id}`, chat.headers)
    ).json<History>().data;

    expect(last.isMore).toBe(true);
    expect(last.messages.map(({ role }) => role)).toEqual(['CUSTOMER', 'ASSISTANT']);
    expect(last.messages[0]?.text).toBe('hello');
    expect(before.messages).toHaveLength(4);
    expect(before.isMore).toBe(false);
  });
});
