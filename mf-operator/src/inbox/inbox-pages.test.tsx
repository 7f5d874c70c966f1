import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ChatTicketDetail } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
beforeEach(() => sessionStorage.clear());
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

const aTicket = (change: Partial<ChatTicketDetail> = {}): ChatTicketDetail => ({
  id: 't1',
  ticket: 'HT-2345-6789',
  status: 'NEW',
  customer: null,
  email: 'hoa@example.com',
  phone: null,
  language: 'vi',
  assignee: null,
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  lastAt: '2026-11-20T03:00:00.000Z',
  replyTo: 'hoa@example.com',
  messages: [
    {
      id: 'm1',
      role: 'CUSTOMER',
      text: 'Áo <b>bị</b> sờn vai',
      at: '2026-11-20T02:58:00.000Z',
      state: 'DONE',
    },
    { id: 'm2', role: 'ASSISTANT', text: 'Tôi không biết.', at: '2026-11-20T02:58:01.000Z', state: 'DONE' },
  ],
  ...change,
});
const counts = { NEW: 1, OPEN: 0, ANSWERED: 0, CLOSED: 0 };

test('an operator takes a conversation, answers it with a quick sentence and closes it', async () => {
  const sent: unknown[] = [];
  let ticket = aTicket();
  server.use(
    answers('get', 'main/admin/chat/ticket', { data: [aTicket()], meta: { limit: 20, next: null }, counts }),
    answers('get', 'main/admin/chat/ticket/t1', () => ticket),
    answers('put', 'main/admin/chat/ticket/t1/assign', async (request: Request) => {
      sent.push(await request.json());
      ticket = aTicket({
        status: 'OPEN',
        version: 2,
        assignee: { id: 'OPERATOR-1', email: 'ha@example.com' },
      });
      return ticket;
    }),
    answers('post', 'main/admin/chat/ticket/t1/reply', async (request: Request) => {
      const body = (await request.json()) as { message: string };
      sent.push(body, request.headers.get('idempotency-key') !== null);
      const said = { id: 'm3', role: 'STAFF', text: body.message, at: ticket.lastAt, state: 'DONE' } as const;
      ticket = { ...ticket, status: 'ANSWERED', version: 3, messages: [...ticket.messages, said] };
      return ticket;
    }),
    answers('put', 'main/admin/chat/ticket/t1/close', async (request: Request) => {
      sent.push(await request.json());
      ticket = { ...ticket, status: 'CLOSED', version: 4 };
      return ticket;
    }),
  );
  await open('/operator/inbox?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'HT-2345-6789' }));
  expect(await screen.findByText('Áo <b>bị</b> sờn vai')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('ha@example.com')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Greeting' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), ' Gửi lại nhé.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  const conversation = screen.getByRole('region', { name: 'Conversation' });
  expect(await within(conversation).findByText(/Gửi lại nhé/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));

  expect(await screen.findByText('This conversation is closed.')).toBeVisible();
  expect(sent).toEqual([
    { version: 1 },
    { version: 2, message: 'Chào bạn, cảm ơn bạn đã liên hệ với cửa hàng. Gửi lại nhé.' },
    true,
    { version: 3 },
  ]);
});

test('an answer that is sent again has the same key, and its quick sentences are in the language of the customer', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  const shown = { products: [{ name: 'Áo thun' }], orders: [{ code: 'DH-1' }] };
  const said = { id: 'm3', role: 'STAFF', text: '', at: '2026-11-20T17:30:00.000Z', state: 'DONE', ...shown };
  server.use(
    answers('get', 'main/admin/chat/ticket/t1', {
      ...aTicket({
        language: 'en',
        customer: { id: 'c1', email: 'lan@example.com' },
        email: null,
        phone: '+84912345678',
        assignee: { id: 'OPERATOR-1', email: 'ha@example.com' },
      }),
      messages: [said],
    }),
    http.post(`${testApi}/main/admin/chat/ticket/t1/reply`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      sent.push(await request.json());
      return new HttpResponse(null, { status: 503 });
    }),
  );
  await open('/operator/inbox/t1');
  expect(await screen.findByRole('link', { name: 'lan@example.com' })).toHaveAttribute(
    'href',
    '/en/operator/customers/c1',
  );
  expect(screen.getByRole('link', { name: '+84912345678' })).toHaveAttribute('href', 'tel:+84912345678');
  expect(screen.getByText('Shown: Áo thun, DH-1')).toBeVisible();
  expect(screen.getByText('21/11/2026 00:30')).toBeVisible();
  // It is this person's already.
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
  const answer = screen.getByRole('textbox', { name: 'Your answer' });
  await userEvent.type(answer, 'Dear Lan,');
  await userEvent.click(screen.getByRole('button', { name: 'Greeting' }));
  expect(answer).toHaveValue('Dear Lan,\nHello, thank you for writing to the shop.');
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(keys).toHaveLength(count));
    expect(await screen.findByRole('alert')).toBeVisible();
  }
  await userEvent.type(answer, ' !');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(keys).toHaveLength(3));

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(sent[1]).toEqual(sent[0]);
});

test('an answer that came second is kept', async () => {
  server.use(
    answers('get', 'main/admin/chat/ticket/t1', aTicket({ replyTo: null, email: null })),
    refuses('post', 'main/admin/chat/ticket/t1/reply', 409, 'EDIT_CONFLICT'),
  );
  await open('/operator/inbox/t1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Hello');
  expect(screen.getByText('Appears in the conversation. No email address is known.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByText('Someone else has just edited this')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Hello');
});

test('an operator reads on without losing the draft when the customer writes meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    let ticket = aTicket();
    server.use(answers('get', 'main/admin/chat/ticket/t1', () => ticket));
    await open('/operator/inbox/t1');
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your answer' }), {
      target: { value: 'Hello' },
    });
    const said = {
      id: 'm3',
      role: 'CUSTOMER',
      text: 'It is the black one',
      at: ticket.lastAt,
      state: 'DONE',
    } as const;
    ticket = { ...ticket, version: 2, messages: [...ticket.messages, said] };

    await act(() => jest.advanceTimersByTimeAsync(21_000));

    expect(await screen.findByText('It is the black one')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Hello');
  } finally {
    jest.useRealTimers();
  }
});

test('an address cannot add anything to the mail of an operator', async () => {
  const email = 'a?bcc=all%40example.com@example.com';
  server.use(answers('get', 'main/admin/chat/ticket/t1', aTicket({ email, replyTo: email })));
  await open('/operator/inbox/t1');

  expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dall%2540example.com%40example.com',
  );
});

test('why a conversation was not closed is said in the dialog, and after a conflict on the page', async () => {
  server.use(
    answers(
      'get',
      'main/admin/chat/ticket/t1',
      aTicket({ assignee: { id: 'OPERATOR-2', email: 'an@example.com' } }),
    ),
    refuses('put', 'main/admin/chat/ticket/t1/close', 500, 'INTERNAL_ERROR'),
  );
  await open('/operator/inbox/t1');
  // What a colleague has taken can be taken over.
  expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close this conversation?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close it' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();

  server.use(refuses('put', 'main/admin/chat/ticket/t1/close', 409, 'EDIT_CONFLICT'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close it' }));

  expect(await screen.findByText('Someone else has just edited this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close it' })).not.toBeInTheDocument();
});

test('a conversation that its customer deleted is said to be gone', async () => {
  server.use(refuses('get', 'main/admin/chat/ticket/t1', 404, 'CHAT_TICKET_NOT_FOUND'));
  await open('/operator/inbox/t1');

  expect(await screen.findByText('The customer may have deleted it.')).toBeVisible();
});

test('an English reader finds everything on the inbox of the assistant', async () => {
  server.use(
    answers('get', 'main/admin/chat/ticket', { data: [aTicket()], meta: { limit: 20, next: null }, counts }),
  );
  await open('/operator/inbox');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Chat inbox | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Chat inbox
     p: Conversations with the assistant in which somebody asked for a person.
     div aria-label=Filter the conversations role=search
       form
         label: Code, email or phone
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: All
         option: New (1)
         option: In progress (0)
         option: Answered (0)
         option: Closed (0)
       label: Taken by
       select
         option: All
         option: Me
         option: Nobody yet
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/inbox?status=NEW: New
       li
         a href=/en/operator/inbox?assignee=me: Me
     button aria-haspopup=true popovertarget→"ColumnsFromStatusTaken byLast change" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         From
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Taken by
       label
         input type=checkbox checked
         Last change
     table role=table
       caption: Chat inbox
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Code
           th role=columnheader scope=col: From
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Taken by
           th role=columnheader scope=col: Last change
       tbody role=rowgroup
         tr aria-label=HT-2345-6789 role=row tabindex=0
           td role=cell
             a href=/en/operator/inbox/t1: HT-2345-6789
           td role=cell: hoa@example.com
           td role=cell: New
           td role=cell: Nobody yet
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a handed over conversation', async () => {
  server.use(answers('get', 'main/admin/chat/ticket/t1', aTicket()));
  await open('/operator/inbox/t1');

  expect(await wholeContent('textarea')).toMatchInlineSnapshot(`
   "title: Chat inbox | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/inbox: Chat inbox
     h1: HT-2345-6789
     New
     p: 20/11/2026 10:00
     section aria-labelledby→"Who asks" tabindex=-1
       h2: Who asks
       dl
         dt: Customer
         dd: Guest
         dt: Email
         dd
           a href=mailto:hoa%40example.com: hoa@example.com
         dt: Language
         dd: Vietnamese
         dt: Taken by
         dd: Nobody yet
       button type=button: Take it
       button type=button: Close
     section aria-labelledby→"Conversation" tabindex=-1
       h2: Conversation
       ol
         li
           p
             Customer ·
             time datetime=2026-11-20T02:58:00.000Z: 20/11/2026 09:58
           p: Áo <b>bị</b> sờn vai
         li
           p
             Assistant ·
             time datetime=2026-11-20T02:58:01.000Z: 20/11/2026 09:58
           p: Tôi không biết.
     section aria-labelledby→"Answer" tabindex=-1
       h2: Answer
       form
         div aria-label=Quick sentences role=group
           button type=button: Greeting
           button type=button: I am checking
           button type=button: Ask for the order code
           button type=button: Anything else?
         label: Your answer
         textarea aria-describedby→"Appears in the conversation and goes to hoa@example.com." name=message
         p: Appears in the conversation and goes to hoa@example.com.
         button type=submit: Send the answer"
  `);
});
