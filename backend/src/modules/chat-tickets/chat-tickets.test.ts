import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anAccount } from '../../testing/accounts';
import { askAssistant, openChat, tokenOf } from '../../testing/chat';
import { SDK } from '../../testing/chat-client';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { ChatHistory, ChatSession } from '../chat/chat.schema';
import type { ChatHandoff, ChatTicketDetail, ChatTicketPage } from './chat-tickets.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 90_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(3_600_000));

const OPERATOR = '018f0000-0000-7000-8000-000000000001';

async function send<T>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) {
  const reply = await shop.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  const { message, data, errors } = reply.json<{ message: string; data: T; errors?: unknown }>();
  return { status: reply.statusCode, code: message, data, errors };
}
const staff = <T>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  send<T>(method, `/main/admin/chat/ticket${path}`, { ...shop.as('OPERATOR', OPERATOR), ...headers }, body);
const handoff = (
  session: ChatSession,
  more: object = {},
  headers: Record<string, string> = {},
  base = 'chat',
) =>
  send<ChatHandoff>(
    'POST',
    `/${base}/handoff`,
    { ...tokenOf(session), ...headers },
    {
      conversationId: session.conversationId,
      ...more,
    },
  );
const find = async (ticket: string) => {
  const { data } = await staff<ChatTicketPage>('GET', `?search=${ticket}`);
  return data.data[0]?.id ?? '';
};
const history = (session: ChatSession, headers: Record<string, string> = {}) =>
  send<ChatHistory>('GET', `/chat/history/${session.conversationId}`, { ...tokenOf(session), ...headers });

test('a guest asks for a person, staff see the conversation, and the answer comes back there and by mail', async () => {
  const { session } = await askAssistant(shop, 'Áo bị sờn vai thì làm sao?');
  const asked = await handoff(session, { contact: ' Hoa@Example.com ' });
  expect(asked.data.ticketId).toMatch(/^HT-/);
  const id = await find(asked.data.ticketId);

  const seen = await staff<ChatTicketDetail>('GET', `/${id}`);
  expect(seen.data).toMatchObject({ status: 'NEW', replyTo: 'hoa@example.com', version: 1, customer: null });
  expect(seen.data.messages.map(({ role }) => role)).toEqual(['CUSTOMER', 'ASSISTANT', 'SYSTEM']);
  const taken = await staff<ChatTicketDetail>('PUT', `/${id}/assign`, { version: 1 });
  expect(taken.data).toMatchObject({ status: 'OPEN', version: 2 });
  const key = { 'idempotency-key': randomUUID() };
  const body = { message: '<b>Bạn</b> gửi lại áo nhé', version: 2 };
  const answered = await staff<ChatTicketDetail>('POST', `/${id}/reply`, body, key);
  const repeated = await staff<ChatTicketDetail>('POST', `/${id}/reply`, body, key);

  expect(answered.data).toMatchObject({ status: 'ANSWERED', version: 3 });
  expect(answered.data.messages.at(-1)).toMatchObject({ role: 'STAFF', text: body.message });
  expect(repeated.data).toEqual(answered.data);
  const stored = await shop.db.selectFrom('idempotencyKeys').select('answer').execute();
  expect(JSON.stringify(stored)).not.toMatch(/gửi lại áo|sờn vai/);
  const { messages } = (await history(session)).data;
  expect(messages.filter(({ role }) => role === 'STAFF').map(({ text }) => text)).toEqual([body.message]);
  const mails = await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'chat-reply').execute();
  expect(mails).toEqual([expect.objectContaining({ recipient: 'hoa@example.com' })]);
  expect(mails[0]?.htmlBody).toContain('&#60;b&#62;Bạn');
  expect(mails[0]?.htmlBody).not.toContain('<b>Bạn');
});

test('a customer is answered at their own address and by a notification, and writing again opens the ticket', async () => {
  const { id: customer, email } = await anAccount(shop);
  const headers = shop.as('CUSTOMER', customer);
  const { session } = await askAssistant(shop, 'xin chào', { headers });
  const { ticketId } = (await handoff(session, {}, headers)).data;
  const id = await find(ticketId);
  await staff('POST', `/${id}/reply`, { message: 'Chào bạn', version: 1 });

  const [mail] = await shop.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
  expect(mail?.subject).toContain(ticketId);
  const notified = await send<{ data: { kind: string; facts: object }[] }>(
    'GET',
    '/relationship/notify/list',
    headers,
  );
  expect(notified.data.data).toEqual([
    expect.objectContaining({ kind: 'CHAT_REPLY', facts: { code: ticketId } }),
  ]);
  expect((await staff<ChatTicketDetail>('GET', `/${id}`)).data.status).toBe('ANSWERED');

  await askAssistant(shop, 'Cảm ơn, còn một câu nữa', { headers, session });

  expect((await staff<ChatTicketDetail>('GET', `/${id}`)).data).toMatchObject({ status: 'OPEN', version: 3 });
});

test('a guest who signs in after asking for a person is answered like any customer', async () => {
  const { session } = await askAssistant(shop, 'xin chào');
  const { ticketId } = (await handoff(session)).data;
  const { id: customer, email } = await anAccount(shop);
  const headers = shop.as('CUSTOMER', customer);
  const adopted = await send<ChatSession>(
    'POST',
    '/chat/session',
    { ...headers, ...tokenOf(session) },
    { ...SDK, conversationId: session.conversationId },
  );
  expect(adopted.status).toBe(200);
  const id = await find(ticketId);

  const seen = await staff<ChatTicketDetail>('GET', `/${id}`);
  await staff('POST', `/${id}/reply`, { message: 'Chào bạn', version: 1 });

  expect(seen.data).toMatchObject({ customer: { id: customer, email }, replyTo: email });
  const mails = await shop.db.selectFrom('outbox').select('kind').where('recipient', '=', email).execute();
  expect(mails).toEqual([{ kind: 'chat-reply' }]);
  const notified = await send<{ data: object[] }>('GET', '/relationship/notify/list', headers);
  expect(notified.data.data).toEqual([expect.objectContaining({ kind: 'CHAT_REPLY' })]);
});

test('what a customer writes before staff answer moves the ticket up, and a reply that did not see it is refused', async () => {
  const { session } = await askAssistant(shop, 'xin chào');
  const id = await find((await handoff(session)).data.ticketId);
  const before = (await staff<ChatTicketDetail>('GET', `/${id}`)).data;
  shop.clock.advance(60_000);

  await askAssistant(shop, 'À, đơn của tôi màu đen', { session });

  const after = (await staff<ChatTicketDetail>('GET', `/${id}`)).data;
  expect(after).toMatchObject({ status: 'NEW', version: 2 });
  expect(after.lastAt > before.lastAt).toBe(true);
  const late = await staff('POST', `/${id}/reply`, { message: 'Chào', version: 1 });
  expect(late).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
});

test('after two answers that did not help, a person is offered, also without a model', async () => {
  const { session } = await askAssistant(shop, 'áo thun');
  const voteDown = async () => {
    const { messages } = (await history(session)).data;
    const messageId = messages.findLast(({ role }) => role === 'ASSISTANT')?.id;
    await send('POST', '/chat/feedback', tokenOf(session), { messageId, vote: 'DOWN' });
  };
  await voteDown();
  const second = await askAssistant(shop, 'xin chào', { session });
  expect(second.of('handoff')).toEqual([]);
  await voteDown();

  const third = await askAssistant(shop, 'xin chào', { session });

  expect(third.of('handoff').map(({ data }) => data)).toEqual([{ offer: true }]);
});

test('a reply and a deletion at once end in one of both, never in an error', async () => {
  for (let round = 0; round < 5; round++) {
    const session = await openChat(shop);
    const id = await find((await handoff(session)).data.ticketId);

    const [reply, removal] = await Promise.all([
      staff('POST', `/${id}/reply`, { message: 'Chào', version: 1 }),
      send('DELETE', `/chat/history/${session.conversationId}`, tokenOf(session)),
    ]);

    expect([200, 404]).toContain(reply.status);
    expect(removal.status).toBe(200);
    if (reply.status === 404) expect(reply.code).toBe('CHAT_TICKET_NOT_FOUND');
  }
});

test('who guesses conversations is limited before any is read', async () => {
  const session = await openChat(shop);
  const guess = (base: string) => handoff({ ...session, conversationId: 'x'.repeat(22) }, {}, {}, base);
  const statuses = [];
  for (let at = 0; at < 24; at++) statuses.push((await guess(at % 2 === 0 ? 'chat' : 'omni')).status);

  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(404));
  expect(statuses.at(-1)).toBe(429);
});

test('a customer who asks in English gets notices and answers in English', async () => {
  const session = await openChat(shop);
  const english = { 'accept-language': 'en' };
  const { ticketId } = (await handoff(session, { contact: 'jane.doe@example.com' }, english)).data;
  const id = await find(ticketId);

  const { data } = await staff<ChatTicketDetail>('GET', `/${id}`);
  expect(data.messages[0]?.text).toMatch(new RegExp(`^Your request ${ticketId} was passed`));
  await staff('POST', `/${id}/reply`, { message: 'Please send it back.', version: 1 });

  const mail = await shop.db
    .selectFrom('outbox')
    .select('textBody')
    .where('recipient', '=', 'jane.doe@example.com')
    .executeTakeFirstOrThrow();
  expect(mail.textBody).toContain('/en/chat');
});

test('a ticket that was answered stays answered when a colleague takes care of it', async () => {
  const id = await find((await handoff(await openChat(shop))).data.ticketId);
  await staff('POST', `/${id}/reply`, { message: 'Chào bạn', version: 1 });
  const { id: colleague } = await anAccount(shop, { role: 'OPERATOR' });

  const taken = await staff<ChatTicketDetail>(
    'PUT',
    `/${id}/assign`,
    { version: 2 },
    shop.as('OPERATOR', colleague),
  );

  expect(taken.data).toMatchObject({ status: 'ANSWERED', assignee: { id: colleague } });
});

test('asked for twice, or on the base of other channels, it is one ticket that takes a later contact', async () => {
  const session = await openChat(shop);

  const [first, second] = await Promise.all([handoff(session), handoff(session)]);
  const third = await handoff(session, { contact: '0912 345 678' }, {}, 'omni');

  expect(new Set([first, second, third].map(({ data }) => data.ticketId)).size).toBe(1);
  const { data } = await staff<ChatTicketDetail>('GET', `/${await find(third.data.ticketId)}`);
  expect(data).toMatchObject({ phone: '+84912345678', replyTo: null });
  expect(data.messages).toHaveLength(1);
});

test('a customer reads how many people wait before them', async () => {
  const { waiting } = await shop.db
    .selectFrom('chatTickets')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('status', 'in', ['NEW', 'OPEN'])
    .executeTakeFirstOrThrow();

  const one = (await handoff(await openChat(shop))).data.queue;
  const two = (await handoff(await openChat(shop))).data.queue;

  expect([one, two]).toEqual([waiting, waiting + 1]);
});

test.each(['not-an-address@', '12', 'a@b\r\nBcc: all@example.com', '<script>'])(
  'a contact that is neither address nor number is refused: %j',
  async (contact) => {
    const reply = await handoff(await openChat(shop), { contact });

    expect(reply.status).toBe(400);
    expect(reply.errors).toEqual([{ field: 'contact', code: 'invalid' }]);
  },
);

test('a conversation of somebody else cannot be handed over', async () => {
  const session = await openChat(shop);

  expect((await handoff({ ...session, token: null })).code).toBe('CHAT_NOT_FOUND');
  expect((await handoff({ ...session, token: 'x'.repeat(43) })).status).toBe(404);
  expect((await handoff(session, {}, shop.as('CUSTOMER'))).status).toBe(200);
});

test('shoppers cannot read the inbox', async () => {
  for (const headers of [{}, shop.as('CUSTOMER')]) {
    const { status } = await send('GET', '/main/admin/chat/ticket', headers);
    expect(status).toBeGreaterThanOrEqual(401);
  }
  expect((await staff('GET', `/${randomUUID()}`)).code).toBe('CHAT_TICKET_NOT_FOUND');
  expect((await staff('GET', '/x')).status).toBe(404);
});

test('of two who answer at once the second sees the newest state; a closed ticket is not answered', async () => {
  const session = await openChat(shop);
  const id = await find((await handoff(session)).data.ticketId);
  const reply = () => staff<ChatTicketDetail>('POST', `/${id}/reply`, { message: 'Chào', version: 1 });

  const replies = await Promise.all([reply(), reply()]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    code: 'EDIT_CONFLICT',
    data: { version: 2 },
  });
  expect((await staff('POST', `/${id}/reply`, { message: ' \n ', version: 2 })).status).toBe(400);
  expect((await staff<ChatTicketDetail>('PUT', `/${id}/close`, { version: 2 })).data.status).toBe('CLOSED');
  expect((await staff('POST', `/${id}/reply`, { message: 'Chào', version: 3 })).code).toBe(
    'CHAT_TICKET_CLOSED',
  );
  const again = (await handoff(session)).data.ticketId;
  expect(await find(again)).not.toBe(id);
});

test('a ticket stays with the one who takes care of it when a colleague answers, and else goes to who answers', async () => {
  const { id: colleague } = await anAccount(shop, { role: 'OPERATOR' });
  const asColleague = shop.as('OPERATOR', colleague);
  const [taken, open] = await Promise.all([handoff(await openChat(shop)), handoff(await openChat(shop))]);
  const [takenId, openId] = [await find(taken.data.ticketId), await find(open.data.ticketId)];
  await staff('PUT', `/${takenId}/assign`, { version: 1 }, asColleague);

  const answered = await staff('POST', `/${takenId}/reply`, { message: 'Chào bạn', version: 2 });
  await staff('POST', `/${openId}/reply`, { message: 'Chào bạn', version: 1 }, asColleague);

  expect(answered.status).toBe(200);
  for (const id of [takenId, openId])
    expect((await staff<ChatTicketDetail>('GET', `/${id}`)).data.assignee?.id).toBe(colleague);
});

test('staff find tickets by state, by who takes care, and by what people left', async () => {
  const { ticketId } = (await handoff(await openChat(shop), { contact: 'tim-toi@example.com' })).data;
  const id = await find(ticketId);
  await staff('PUT', `/${id}/assign`, { version: 1 });
  const ids = async (query: string) =>
    (await staff<ChatTicketPage>('GET', query)).data.data.map((one) => one.id);

  expect(await ids('?search=tim-toi')).toEqual([id]);
  expect(await ids('?search=tim-toi&status=OPEN&assignee=me')).toEqual([id]);
  expect(await ids('?search=tim-toi&assignee=none')).toEqual([]);
  const first = await staff<ChatTicketPage>('GET', '?limit=1');
  const second = await staff<ChatTicketPage>('GET', `?limit=1&after=${String(first.data.meta.next)}`);
  expect(second.data.data[0]?.id).not.toBe(first.data.data[0]?.id);
  expect(first.data.counts.OPEN).toBeGreaterThan(0);
});

test('a deleted conversation takes its ticket along', async () => {
  const session = await openChat(shop);
  const id = await find((await handoff(session)).data.ticketId);

  await send('DELETE', `/chat/history/${session.conversationId}`, tokenOf(session));

  expect((await staff('GET', `/${id}`)).code).toBe('CHAT_TICKET_NOT_FOUND');
});
