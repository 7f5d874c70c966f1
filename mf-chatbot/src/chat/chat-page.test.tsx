import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { selectCart } from '@storefront/shared/cart';
import type { ChatStreamEvent } from '@storefront/shared/contracts';
import {
  loggedOut,
  loginAccepted,
  profileReceived,
  selectNotifications,
  sessionEndedElsewhere,
} from '@storefront/shared/store';
import {
  answers,
  aPicture,
  aSession,
  enveloped,
  holdAnswer,
  openRequests,
  refuses,
  renderRemote,
  startServer,
  testApi,
  untilAnswered,
  type RenderOptions,
} from '@storefront/shared/testing';
import { conversationKey } from '../conversation/stored-conversation';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { remote } from '../remote';
import {
  aChatProduct,
  aMessage,
  aSessionOf,
  done,
  opens,
  said,
  started,
  streams,
  type Line,
} from '../testing/builders';

const server = startServer();
const openPage = (options: Partial<RenderOptions> = {}) =>
  renderRemote(remote, { at: '/chat', language: 'en', ...options });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the page and asks; the test answers on the line. */
async function ask(text = 'ao khoac', options: Partial<RenderOptions> = {}) {
  const lines: Line[] = [];
  server.use(...opens(), streams('post', 'message', lines));
  const page = await openPage(options);
  await screen.findByText(en.start.text);
  await userEvent.type(screen.getByLabelText(en.composer.label), `${text}{Enter}`);
  await waitFor(() => expect(lines).toHaveLength(1));
  const [line] = lines;
  if (!line) throw new Error('Nothing was asked.');
  return { page, line, lines };
}
const log = () => screen.getByRole('region', { name: en.messages });
/** A press of one button soon after another counts as the same. Time between presses is the test's, not a busy machine's. */
const pressAt = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

test.each([
  ['vi', vi],
  ['en', en],
] as const)('a guest is told who answers, and asks one of the examples (%s)', async (language, messages) => {
  const lines: Line[] = [];
  server.use(...opens(), streams('post', 'message', lines));

  await openPage({ language });
  expect(await screen.findByText(messages.assistant.LOOKUP)).toBeVisible();
  expect(document.title).toContain(messages.page.title);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await userEvent.click(screen.getByRole('button', { name: messages.start.returns }));

  await waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]?.body).toMatchObject({
    conversationId: 'conversation-1',
    text: messages.start.returns,
    language,
    context: { path: language === 'en' ? '/en/chat' : '/chat' },
  });
  expect(lines[0]?.headers.get('x-chat-token')).toBe('token-1');
});

test('an answer arrives in parts, is read out in whole sentences, and its links lead to pages of the shop only', async () => {
  const { line } = await ask();
  const replies = { items: [{ label: 'Fees', text: 'delivery fees' }] };
  line.send(started, said('We deliver. It takes '), { event: 'replies', data: replies });
  expect(await within(log()).findByText(/It takes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fees' })).not.toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent(/^We deliver\.$/);
  expect(screen.getByRole('button', { name: en.composer.stop })).toBeVisible();

  line.send(
    said('two days.'),
    {
      event: 'passages',
      data: {
        items: [
          { title: 'Delivery', quote: '<b>two</b> days', to: '/policies/delivery' },
          { title: 'Parcels', quote: 'two days.', to: '/policies/parcels' },
        ],
      },
    },
    {
      event: 'links',
      data: {
        items: [
          { label: 'Elsewhere', to: 'https://evil.example' },
          { label: 'Script', to: 'javascript:alert(1)' },
          { label: 'Host', to: '//evil.example' },
        ],
      },
    },
    done,
  );

  expect(await screen.findByRole('link', { name: 'Delivery' })).toHaveAttribute(
    'href',
    '/en/policies/delivery',
  );
  expect(screen.getByText('<b>two</b> days')).toBeVisible();
  // The answer quotes it already.
  expect(screen.getByRole('link', { name: 'Parcels' })).toBeVisible();
  expect(screen.queryByText('two days.', { exact: true })).not.toBeInTheDocument();
  for (const name of ['Elsewhere', 'Script', 'Host']) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Fees' })).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('It takes two days.');
  expect(screen.getByRole('button', { name: en.composer.send })).toBeVisible();
});

test('a broken line is read on after its last event, and nothing is said twice', async () => {
  const { line } = await ask();
  const resumed: Line[] = [];
  server.use(streams('get', 'message/:id/stream', resumed));
  line.send(started, said('One '));
  await within(log()).findByText(/One/);
  line.cut();

  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(resumed[0]?.headers.get('last-event-id')).toBe('2');
  expect(await screen.findByText(en.lineBroken)).toBeVisible();
  resumed[0]?.send(said('two.'), done);

  expect(await within(log()).findByText('One two.')).toBeVisible();
  expect(screen.queryByText(en.lineBroken)).not.toBeInTheDocument();
});

test('a line that went on before it broke again is read on as soon as after its first break', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { line } = await ask();
  const resumed: Line[] = [];
  server.use(streams('get', 'message/:id/stream', resumed));
  line.send(started, said('One '));
  await within(log()).findByText(/One/);
  line.cut();
  await waitFor(() => expect(resumed).toHaveLength(1));
  resumed[0]?.send(said('two '));
  await within(log()).findByText(/two/);
  resumed[0]?.cut();

  await waitFor(() => expect(resumed).toHaveLength(2));
  // A line that breaks without going on is left alone for two seconds.
  expect(timers.mock.calls.map(([, ms]) => ms)).not.toContain(2_000);
  resumed[1]?.send(said('three.'), done);
  expect(await within(log()).findByText('One two three.')).toBeVisible();
});

test('a line that breaks after an event without an id is read on after the last event that has one', async () => {
  const { line } = await ask();
  const resumed: Line[] = [];
  server.use(streams('get', 'message/:id/stream', resumed));
  line.send(started, said('One '));
  await within(log()).findByText(/One/);
  line.write(`event: delta\ndata: ${JSON.stringify({ text: 'two ' })}\n\n`);
  await within(log()).findByText(/One two/);
  line.cut();

  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(resumed[0]?.headers.get('last-event-id')).toBe('2');
});

test('Enter sends a message, but not with Shift, nor where it ends a word that a keyboard composes', async () => {
  const lines: Line[] = [];
  server.use(...opens(), streams('post', 'message', lines));
  await openPage();
  await screen.findByText(en.start.text);
  const field = screen.getByLabelText(en.composer.label);
  await userEvent.type(field, '  {Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'áo khoác');

  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(field).toHaveValue('áo khoác\n');
  await userEvent.type(field, 'đen  {Enter}');

  await waitFor(() => expect(lines.map(({ body }) => body)).toMatchObject([{ text: 'áo khoác\nđen' }]));
});

test('a shopper sends a message again after the error of the system, and it keeps its id when it never arrived', async () => {
  const ids: unknown[] = [];
  server.use(
    ...opens(),
    http.post(`${testApi}/chat/message`, async ({ request }) => {
      ids.push(((await request.json()) as { clientMessageId: string }).clientMessageId);
      return HttpResponse.json({ errorCode: 'CHAT_SDK_REFUSED' }, { status: 403 });
    }),
  );
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.type(screen.getByLabelText(en.composer.label), 'hello{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'System error has occurred, please resend your message',
  );
  const lines: Line[] = [];
  server.use(streams('post', 'message', lines));
  await userEvent.click(screen.getByRole('button', { name: en.resend }));
  await waitFor(() => expect(lines).toHaveLength(1));
  lines[0]?.send(started, said('Hi.'), done);

  expect(await within(log()).findByText('Hi.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(lines[0]?.body).toMatchObject({ clientMessageId: ids[0], context: { path: '/en/chat' } });
});

test('what the shop writes after a question that failed is read out, and what was written before is not', async () => {
  const later: Line[] = [];
  const before = aMessage({ id: 'answer-0', text: 'We deliver.' });
  server.use(
    ...opens(aSessionOf({ messages: [before] }), later),
    refuses('post', 'chat/message', 429, 'CHAT_LIMIT'),
  );
  await openPage();
  await screen.findByText('We deliver.');
  await userEvent.type(screen.getByLabelText(en.composer.label), 'hello{Enter}');
  await screen.findByRole('alert');
  expect(screen.getByRole('log')).toBeEmptyDOMElement();

  const message = aMessage({ id: 'staff-1', role: 'STAFF', text: 'Hello from the shop' });
  later[0]?.write(`id: 7\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);

  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/^Hello from the shop$/));
});

test('an answer that failed is asked for under a new id', async () => {
  const { line, lines } = await ask();
  line.send(started, { event: 'error', data: { code: 'CHAT_FAILED' } }, {
    event: 'done',
    data: { replyId: 'answer-1', state: 'FAILED' },
  } as ChatStreamEvent);

  await userEvent.click(await screen.findByRole('button', { name: en.resend }));

  await waitFor(() => expect(lines).toHaveLength(2));
  const idOf = ({ body }: Line) => (body as { clientMessageId: string }).clientMessageId;
  expect(lines.map(({ body }) => (body as { text: string }).text)).toEqual(['ao khoac', 'ao khoac']);
  expect(new Set(lines.map(idOf)).size).toBe(2);
});

test('a limit is told kindly, and the message can be sent later', async () => {
  server.use(...opens(), refuses('post', 'chat/message', 429, 'CHAT_LIMIT'));
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.type(screen.getByLabelText(en.composer.label), 'hello{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('You have sent many messages in a short time.');
  expect(screen.getByRole('button', { name: en.resend })).toBeVisible();
  expect(screen.getByText('hello')).toBeVisible();
});

test('a shopper stops an answer: the shop need not write on, and what was said stays', async () => {
  pressAt(0);
  const { line } = await ask();
  const stopped: (string | null)[] = [];
  server.use(
    answers('post', 'chat/message/answer-1/stop', ({ headers }: Request) => {
      stopped.push(headers.get('x-chat-token'));
      return null;
    }),
  );
  line.send(started, said('Once upon a time'));
  await within(log()).findByText(/Once upon/);
  // The second press of a double click on the button that sends stops nothing.
  pressAt(400);
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  expect(screen.queryByText(en.stopped)).not.toBeInTheDocument();
  pressAt(600);
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));

  expect(await screen.findByText(en.stopped)).toBeVisible();
  expect(within(log()).getByText('Once upon a time')).toBeVisible();
  expect(screen.getByRole('button', { name: en.feedback.up })).toBeVisible();
  await waitFor(() => expect(stopped).toEqual(['token-1']));
  await waitFor(() => expect(line.signal.aborted).toBe(true));
});

describe('the products of an answer', () => {
  const variants = [
    {
      infoId: 'black-l',
      sku: 'B',
      color: { name: 'Đen', rgb: '#000000' },
      size: 'L',
      price: 199_000,
      originalPrice: null,
      stock: 3,
      pictures: [aPicture()],
      flashSale: null,
    },
    {
      infoId: 'white-m',
      sku: 'W',
      color: { name: 'Trắng', rgb: '#ffffff' },
      size: 'M',
      price: 209_000,
      originalPrice: null,
      stock: 2,
      pictures: [aPicture()],
      flashSale: null,
    },
  ];
  const shown = async () => {
    const result = await ask();
    server.use(answers('get', 'main/product/shirt/public', { id: 'shirt', infos: variants }));
    result.line.send(started, { event: 'products', data: { items: [aChatProduct()] } }, done);
    await userEvent.click(await screen.findByRole('button', { name: /to the cart/ }));
    return result;
  };

  test('go into the cart only after a shopper has chosen and confirmed', async () => {
    const { page } = await shown();
    const dialog = await screen.findByRole('dialog', { name: en.products.confirm });
    const confirm = within(dialog).getByRole('button', { name: en.products.yes });
    await within(dialog).findByRole('radio', { name: /Trắng/ });
    await userEvent.click(confirm);
    expect(selectCart(page.store.getState())).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: /Trắng/ }));
    await userEvent.click(confirm);

    await waitFor(() =>
      expect(selectCart(page.store.getState())).toEqual([
        { infoId: 'white-m', quantity: 1, isOrder: true, priceSeen: 209_000 },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await within(log()).findByText(en.products.added)).toHaveAttribute('role', 'status');
  });

  test('are not replaced by another variant when the one that was asked about is sold out', async () => {
    const { line } = await ask();
    server.use(answers('get', 'main/product/shirt/public', { id: 'shirt', infos: variants }));
    const gone = { infoId: 'red-s', color: null, size: 'S', price: 1, originalPrice: null, stock: 1 };
    line.send(
      started,
      { event: 'products', data: { items: [aChatProduct({ variants: [gone] })] } } as ChatStreamEvent,
      done,
    );
    await userEvent.click(await screen.findByRole('button', { name: /to the cart/ }));

    expect(await screen.findByText(en.products.askedSoldOut)).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('stay out of the cart when the shopper does not confirm', async () => {
    const { page } = await shown();
    await userEvent.click(await screen.findByRole('button', { name: en.products.no }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectCart(page.store.getState())).toEqual([]);
  });

  test('that sold out meanwhile are not added', async () => {
    const { line } = await ask();
    server.use(answers('get', 'main/product/shirt/public', { id: 'shirt', infos: [] }));
    line.send(started, { event: 'products', data: { items: [aChatProduct()] } }, done);
    await userEvent.click(await screen.findByRole('button', { name: /to the cart/ }));

    expect(await screen.findByText(en.products.soldOut)).toBeVisible();
  });
});

test.each([
  ['/chat', '%2Fen%2Fchat'],
  ['/chat?from=menu', '%2Fen%2Fchat%3Ffrom%3Dmenu'],
])('at %s a guest who asks for an order is led to the login and back to that address', async (at, back) => {
  const { line } = await ask('where is my order', { at });
  line.send(started, said('Please sign in.'), { event: 'auth_required', data: {} }, done);

  expect(await screen.findByRole('link', { name: en.signIn.action })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`redirectUrl=${back}$`)),
  );
});

test('a customer sees their orders with a link to pay, and says whether the answer helped', async () => {
  const votes: unknown[] = [];
  server.use(
    answers('post', 'chat/feedback', async (request: Request) => {
      expect(request.headers.get('authorization')).toBe('Bearer test-token');
      votes.push(await request.json());
      return aMessage();
    }),
  );
  const { line } = await ask('where is my order', { session: aSession });
  expect(line.headers.get('authorization')).toBe('Bearer test-token');
  line.send(
    started,
    {
      event: 'orders',
      data: {
        items: [
          {
            id: 'order-1',
            code: 'DH1',
            status: 'NEW',
            paymentStatus: 'unpaid',
            purchaseDate: '2026-11-20T03:00:00.000Z',
            grandTotal: 250_000,
            lineCount: 2,
            firstLine: { name: 'Áo', picture: aPicture() },
            paymentAction: 'PAY_AGAIN',
            to: '/profile/orders/order-1',
          },
        ],
      },
    } as ChatStreamEvent,
    done,
  );

  expect(await screen.findByRole('link', { name: 'Order DH1' })).toHaveAttribute(
    'href',
    '/en/profile/orders/order-1',
  );
  expect(screen.getByRole('link', { name: en.orders.action.PAY_AGAIN })).toBeVisible();
  const order = screen.getByRole('link', { name: 'Order DH1' }).closest('li');
  for (const text of ['Áo and 1 more', en.orders.status.NEW, '20 Nov 2026', '250,000'])
    expect(order).toHaveTextContent(text);
  const up = screen.getByRole('button', { name: en.feedback.up });
  await userEvent.click(up);
  expect(up).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(up);
  expect(up).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(up);
  const down = screen.getByRole('button', { name: en.feedback.down });
  await userEvent.click(down);
  expect(down).toHaveAttribute('aria-pressed', 'true');
  expect(up).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(votes).toEqual(['UP', null, 'UP', 'DOWN'].map((vote) => ({ messageId: 'answer-1', vote }))),
  );
});

test('a guest asks for a person with a contact that can be reached, and the answer arrives live', async () => {
  const later: Line[] = [];
  const sent: unknown[] = [];
  server.use(
    ...opens(aSessionOf(), later),
    answers('post', 'chat/handoff', async (request: Request) => {
      expect(request.headers.get('x-chat-token')).toBe('token-1');
      sent.push(await request.json());
      return { ticketId: 't', queue: 1 };
    }),
  );
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  const contact = screen.getByLabelText(en.handoff.contact);
  await userEvent.type(contact, 'nobody');
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));
  expect(contact).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.clear(contact);
  await userEvent.type(contact, '0901 234 567');
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));
  expect(await screen.findByText(en.handoff.done)).toBeVisible();
  expect(sent).toEqual([{ conversationId: 'conversation-1', contact: '+84901234567' }]);

  const message = aMessage({ id: 'staff-1', role: 'STAFF', text: 'Hello from the shop' });
  later[0]?.write(`id: 7\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
  expect(await within(log()).findByText('Hello from the shop')).toBeVisible();
  expect(screen.getAllByText(en.role.STAFF)[0]).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent('Hello from the shop');
  expect(screen.queryByRole('group', { name: en.feedback.label })).not.toBeInTheDocument();
});

test.each([
  [' lan@example.com ', 'lan@example.com'],
  ['+84 901 234 567', '+84901234567'],
  ['lan@example', null],
  ['lan example.com', null],
  ['0901 234 56', null],
  ['   ', null],
])('a guest who leaves "%s" is answered at %s', async (written, contact) => {
  const sent: unknown[] = [];
  server.use(
    ...opens(),
    answers('post', 'chat/handoff', async (request: Request) => {
      sent.push(await request.json());
      return { ticketId: 't', queue: 1 };
    }),
  );
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  await userEvent.type(screen.getByLabelText(en.handoff.contact), written);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));

  if (contact === null) {
    expect(screen.getByLabelText(en.handoff.contact)).toBeInvalid();
    expect(sent).toEqual([]);
  } else {
    expect(await screen.findByText(en.handoff.done)).toBeVisible();
    expect(sent).toEqual([{ conversationId: 'conversation-1', contact }]);
  }
});

test('a customer is known: no contact is asked for, and none is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    ...opens(aSessionOf({ token: null })),
    answers('post', 'chat/handoff', async (request: Request) => {
      sent.push(request.headers.get('authorization'), await request.json());
      return { ticketId: 't', queue: 1 };
    }),
  );
  await openPage({ session: aSession });
  await screen.findByText(en.start.text);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  expect(screen.getByText(en.handoff.textCustomer)).toBeVisible();
  expect(screen.queryByLabelText(en.handoff.contact)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));

  expect(await screen.findByText(en.handoff.doneCustomer)).toBeVisible();
  expect(sent).toEqual(['Bearer test-token', { conversationId: 'conversation-1' }]);
  // Opened once more, the form begins again.
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  expect(screen.getByRole('button', { name: en.handoff.send })).toBeVisible();
  expect(screen.queryByText(en.handoff.doneCustomer)).not.toBeInTheDocument();
});

test.each([
  ['begins a new conversation', en.new, null],
  ['deletes the conversation', en.remove.action, en.remove.yes],
])('a shopper who %s does not lose the focus', async (_what, action, answer) => {
  server.use(
    ...opens(aSessionOf({ messages: [aMessage()] })),
    answers('delete', 'chat/history/conversation-1', null),
  );
  await openPage();
  await screen.findByText('Chào bạn.');
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
  await userEvent.click(screen.getByRole('button', { name: action }));
  if (answer !== null)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  expect(await screen.findByText(en.start.text)).toBeVisible();

  await waitFor(() => expect(screen.getByRole('group', { name: en.tools })).toHaveFocus());
});

test('a conversation is deleted after a confirmation, and another one begins', async () => {
  const sessions: unknown[] = [];
  let deleted = 0;
  server.use(
    ...opens(async (request: Request) => {
      sessions.push(await request.json());
      return aSessionOf(
        sessions.length === 1
          ? { messages: [aMessage()] }
          : { conversationId: 'conversation-2', token: 'token-2' },
      );
    }),
    answers('delete', 'chat/history/conversation-1', ({ headers }: Request) => {
      expect(headers.get('x-chat-token')).toBe('token-1');
      deleted += 1;
      return null;
    }),
  );
  const { store } = await openPage();
  await screen.findByText('Chào bạn.');
  await userEvent.click(screen.getByRole('button', { name: en.remove.action }));
  const dialog = screen.getByRole('dialog', { name: en.remove.title });
  expect(deleted).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: en.remove.yes }));

  expect(await screen.findByText(en.start.text)).toBeVisible();
  expect(deleted).toBe(1);
  expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
  expect(sessions[1]).not.toHaveProperty('conversationId');
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
    'chatbot:ConversationDeleted',
  ]);
  expect(JSON.parse(localStorage.getItem(conversationKey) ?? 'null')).toEqual({
    conversationId: 'conversation-2',
    token: 'token-2',
  });
});

test('a conversation that could not be deleted is there still, and the question about it begins again', async () => {
  server.use(
    ...opens(aSessionOf({ messages: [aMessage()] })),
    refuses('delete', 'chat/history/conversation-1', 503, 'SERVICE_UNAVAILABLE'),
  );
  await openPage();
  await screen.findByText('Chào bạn.');
  const remove = screen.getByRole('button', { name: en.remove.action });
  await userEvent.click(remove);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: en.remove.yes }));
  expect(await dialog.findByText(en.remove.failed)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: en.remove.no }));
  await userEvent.click(remove);

  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText(en.remove.failed)).not.toBeInTheDocument();
  expect(screen.getByText('Chào bạn.')).toBeVisible();
});

test('a person who was asked for in one conversation can be asked for in the next one', async () => {
  const offered = [aMessage({ isHandoffOffered: true })];
  server.use(
    ...opens(aSessionOf({ messages: offered })),
    answers('post', 'chat/handoff', { ticketId: 't', queue: 1 }),
  );
  await openPage();
  await userEvent.type(await screen.findByLabelText(en.handoff.contact), 'lan@example.com');
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));
  expect(await screen.findByText(en.handoff.done)).toBeVisible();
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2', messages: offered })));
  await userEvent.click(screen.getByRole('button', { name: en.new }));

  expect(await screen.findByLabelText(en.handoff.contact)).toBeVisible();
  expect(screen.queryByText(en.handoff.done)).not.toBeInTheDocument();
});

test('a reload takes the conversation up again, with what was typed and an answer that was being written', async () => {
  localStorage.setItem(
    conversationKey,
    JSON.stringify({ conversationId: 'conversation-1', token: 'token-1' }),
  );
  sessionStorage.setItem('sf:chat-draft', JSON.stringify('and in black?'));
  const tokens: (string | null)[] = [];
  const resumed: Line[] = [];
  server.use(
    ...opens((request: Request) => {
      tokens.push(request.headers.get('x-chat-token'));
      return aSessionOf({ messages: [aMessage({ id: 'answer-1', text: 'Half', state: 'STREAMING' })] });
    }),
    streams('get', 'message/:id/stream', resumed),
  );
  await openPage();
  await waitFor(() => expect(resumed).toHaveLength(1));
  resumed[0]?.send(started, said('Half and whole.'), done);

  expect(await within(log()).findByText('Half and whole.')).toBeVisible();
  expect(tokens).toEqual(['token-1']);
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('and in black?');
});

test.each([['not json'], ['{"conversationId":5}'], ['{"conversationId":"old","token":5}'], ['[]'], ['"x"']])(
  'what storage holds is not believed (%s)',
  async (stored) => {
    localStorage.setItem(conversationKey, stored);
    const asked: unknown[] = [];
    server.use(
      ...opens(async (request: Request) => {
        asked.push(await request.json());
        return aSessionOf();
      }),
    );

    await openPage();

    expect(await screen.findByText(en.start.text)).toBeVisible();
    expect(asked[0]).not.toHaveProperty('conversationId');
  },
);

test('a conversation that is gone or another person’s is replaced by a new one', async () => {
  localStorage.setItem(conversationKey, JSON.stringify({ conversationId: 'old', token: 'old' }));
  server.use(...opens());
  server.use(refuses('post', 'chat/session', 404, 'CHAT_NOT_FOUND', {}, { once: true }));

  await openPage();

  expect(await screen.findByText(en.start.text)).toBeVisible();
  expect(localStorage.getItem(conversationKey)).toContain('conversation-1');
});

test('signing out takes the conversation and what was typed off the device', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage()], token: null })));
  const { store } = await openPage({ session: aSession });
  await screen.findByText('Chào bạn.');
  await userEvent.type(screen.getByLabelText(en.composer.label), 'secret');
  expect(sessionStorage.getItem('sf:chat-draft')).toBe('"secret"');
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
  act(() => {
    store.dispatch(loggedOut());
  });

  await waitFor(() => expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument());
  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem(conversationKey)).toContain('conversation-2'));
});

test('when another tab signs out, what was typed is gone here too, and that tab’s new conversation is joined', async () => {
  const asked: unknown[] = [];
  server.use(
    ...opens(async (request: Request) => {
      asked.push(await request.json());
      return aSessionOf(asked.length === 1 ? { messages: [aMessage()], token: null } : {});
    }),
  );
  const { store } = await openPage({ session: aSession });
  await screen.findByText('Chào bạn.');
  await userEvent.type(screen.getByLabelText(en.composer.label), 'secret');
  localStorage.setItem(conversationKey, JSON.stringify({ conversationId: 'of-tab', token: 'token-9' }));
  act(() => {
    store.dispatch(sessionEndedElsewhere());
  });

  expect(await screen.findByText(en.start.text)).toBeVisible();
  expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('');
  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
  expect(asked[1]).toMatchObject({ conversationId: 'of-tab' });
});

test('a tab follows when another one begins another conversation', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage()] })));
  await openPage();
  await screen.findByText('Chào bạn.');
  server.use(
    ...opens(
      aSessionOf({ conversationId: 'conversation-9', messages: [aMessage({ text: 'Of the other tab' })] }),
    ),
  );
  localStorage.setItem(
    conversationKey,
    JSON.stringify({ conversationId: 'conversation-9', token: 'token-9' }),
  );
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: conversationKey }));
  });

  expect(await screen.findByText('Of the other tab')).toBeVisible();
  expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
});

test('of two tabs that open at once the second joins the conversation of the first', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting: string[] = [];
  // As in a browser, with another tab that opens its chat; the test's document knows no locks.
  const request = async (name: string, run: () => unknown): Promise<unknown> => {
    waiting.push(name);
    await released;
    return run();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    const asked: unknown[] = [];
    server.use(
      answers('post', 'chat/session', async (sent: Request) => {
        asked.push(await sent.json());
        return aSessionOf({ conversationId: 'conversation-9' });
      }),
      ...opens(),
    );
    await openPage();
    await waitFor(() => expect(waiting).toEqual(['sf:chat']));
    localStorage.setItem(
      conversationKey,
      JSON.stringify({ conversationId: 'conversation-9', token: 'token-9' }),
    );
    release();

    await waitFor(() => expect(asked).toMatchObject([{ conversationId: 'conversation-9' }]));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('when the assistant cannot be reached, what was sent is kept, and sent once the opening succeeds', async () => {
  server.use(refuses('post', 'chat/session', 503, 'SERVICE_UNAVAILABLE'));
  await openPage();
  expect(await screen.findByText(en.notOpened)).toBeVisible();
  await userEvent.type(screen.getByLabelText(en.composer.label), 'still here{Enter}');
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('still here');
  const lines: Line[] = [];
  server.use(...opens(), streams('post', 'message', lines));
  await userEvent.click(screen.getByRole('button', { name: en.tryAgain }));

  await waitFor(() => expect(lines).toHaveLength(1));
  expect(within(log()).getByText('still here')).toBeVisible();
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('');
});

test('a message that is changed while the conversation opens is not sent before Enter is pressed again', async () => {
  const { held, answer } = holdAnswer();
  const lines: Line[] = [];
  server.use(
    ...opens(async () => {
      await held;
      return aSessionOf();
    }),
    streams('post', 'message', lines),
  );
  await openPage();
  const field = screen.getByLabelText(en.composer.label);
  await userEvent.type(field, 'a jacket{Enter}');
  const send = screen.getByRole('button', { name: en.composer.send });
  expect(send).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(field, ' in black');
  expect(send).not.toHaveAttribute('aria-busy');
  answer();
  await screen.findByText(en.start.text);
  expect(field).toHaveValue('a jacket in black');
  await userEvent.type(field, '{Enter}');

  await waitFor(() => expect(lines.map(({ body }) => body)).toMatchObject([{ text: 'a jacket in black' }]));
  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
});

/** Hides or shows the tab. */
function turnTab(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('what staff wrote while the tab was hidden is sent when it is shown again', async () => {
  const later: Line[] = [];
  server.use(...opens(aSessionOf({ messages: [aMessage()] }), later));
  await openPage();
  await waitFor(() => expect(later).toHaveLength(1));
  expect(later[0]?.headers.get('last-event-id')).toBe('answer-0');
  const message = aMessage({ id: 'staff-1', role: 'STAFF', text: 'Hello from the shop' });
  later[0]?.write('id: 1\nevent: message\ndata: {broken\n\n');
  const next = aMessage({ id: 'staff-2', role: 'STAFF', text: 'Are you there?' });
  const written = [message, next].map(
    (one) => `id: ${one.id}\nevent: message\ndata: ${JSON.stringify(one)}\n\n`,
  );
  later[0]?.write(written.join(''));
  expect(await within(log()).findByText('Are you there?')).toBeVisible();
  turnTab('hidden');
  await waitFor(() => expect(later[0]?.signal.aborted).toBe(true));
  turnTab('visible');

  await waitFor(() => expect(later).toHaveLength(2));
  expect(later[1]?.headers.get('last-event-id')).toBe('staff-2');
});

test('a customer reads older messages above the others, each once, until there are none', async () => {
  const messages = Array.from({ length: 50 }, (_, at) =>
    aMessage({ id: `m${String(at)}`, text: `Text ${String(at)}` }),
  );
  const asked: string[] = [];
  server.use(
    ...opens(aSessionOf({ messages, token: null })),
    http.get(`${testApi}/chat/history/conversation-1`, ({ request }) => {
      asked.push(new URL(request.url).search);
      if (asked.length === 1) return HttpResponse.error();
      const isFirst = asked.length === 2;
      return HttpResponse.json(
        enveloped({
          conversationId: 'conversation-1',
          assistant: 'LOOKUP',
          messages: isFirst
            ? [aMessage({ id: 'older', text: 'An older one' }), aMessage({ id: 'm0', text: 'Text 0' })]
            : [aMessage({ id: 'first', text: 'The first one' })],
          isMore: isFirst,
        }),
      );
    }),
  );
  await openPage({ session: aSession });
  const older = await screen.findByRole('button', { name: en.older });

  await userEvent.click(older);
  await waitFor(() => expect(asked).toHaveLength(1));
  Object.defineProperty(log(), 'scrollHeight', {
    configurable: true,
    get: () => (screen.queryByText('An older one') ? 1_400 : 1_000),
  });
  log().scrollTop = 100;
  await userEvent.click(await screen.findByRole('button', { name: en.older }));
  expect(await screen.findByText('An older one')).toBeVisible();
  expect(log()).toHaveFocus();
  // What was at the top of the screen is there still.
  expect(log().scrollTop).toBe(500);
  expect(screen.getAllByText('Text 0')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: en.older }));
  expect(await screen.findByText('The first one')).toBeVisible();

  const texts = log().textContent;
  expect(texts.indexOf('The first one')).toBeLessThan(texts.indexOf('An older one'));
  expect(texts.indexOf('An older one')).toBeLessThan(texts.indexOf('Text 0'));
  expect(screen.queryByRole('button', { name: en.older })).not.toBeInTheDocument();
  expect(asked[0]).toContain('m0');
  expect(asked[2]).toContain('older');
});

test('older messages of a customer who signed out do not come into the next conversation', async () => {
  const messages = Array.from({ length: 50 }, (_, at) =>
    aMessage({ id: `m${String(at)}`, text: `Text ${String(at)}` }),
  );
  let asked = 0;
  const { held, answer } = holdAnswer();
  server.use(
    ...opens(aSessionOf({ messages, token: null })),
    answers('get', 'chat/history/conversation-1', async () => {
      asked += 1;
      await held;
      return {
        conversationId: 'conversation-1',
        assistant: 'LOOKUP',
        messages: [aMessage({ id: 'private', text: 'Private' })],
        isMore: false,
      };
    }),
  );
  const { store } = await openPage({ session: aSession });
  await userEvent.click(await screen.findByRole('button', { name: en.older }));
  await waitFor(() => expect(asked).toBe(1));
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
  act(() => {
    store.dispatch(loggedOut());
  });
  expect(await screen.findByText(en.start.text)).toBeVisible();
  answer();
  await waitFor(() => expect(openRequests()).toBe(0));

  expect(screen.queryByText('Private')).not.toBeInTheDocument();
});

test('a stop before the shop has begun is carried out as soon as it begins', async () => {
  pressAt(0);
  const { line } = await ask();
  let stopped = 0;
  server.use(
    answers('post', 'chat/message/answer-1/stop', () => {
      stopped += 1;
      return null;
    }),
  );
  pressAt(600);
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  line.send(started);

  expect(await screen.findByText(en.stopped)).toBeVisible();
  await waitFor(() => expect(stopped).toBe(1));
});

test('a question that was stopped while it was still being sent can be sent again', async () => {
  pressAt(0);
  const { line } = await ask();
  pressAt(600);
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  line.cut();

  expect(await screen.findByRole('button', { name: en.resend })).toBeVisible();
  expect(screen.queryByRole('img', { name: en.answering })).not.toBeInTheDocument();
});

test('a chosen conversation that could not be opened is tried again itself, and its id leaves the address once it is open', async () => {
  const wanted: unknown[] = [];
  server.use(
    ...opens(async (request: Request) => {
      wanted.push(await request.json());
      return aSessionOf({ conversationId: 'chosen', token: null, messages: [aMessage()] });
    }),
  );
  server.use(refuses('post', 'chat/session', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { location } = await openPage({ at: '/chat?conversation=chosen', session: aSession });
  const visited = window.history.length;
  await userEvent.click(await screen.findByRole('button', { name: en.tryAgain }));

  expect(await screen.findByText('Chào bạn.')).toBeVisible();
  expect(wanted).toEqual([expect.objectContaining({ conversationId: 'chosen' })]);
  await waitFor(() => expect(location()).toBe('/chat'));
  // The way back does not lead to the same page once more.
  expect(window.history.length).toBe(visited);
});

test('the form that asks for a person is there once, with the focus in it', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage({ isHandoffOffered: true })] })));
  await openPage();
  await screen.findByText('Chào bạn.');
  const button = screen.getByRole('button', { name: en.handoff.title });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('form', { name: en.handoff.title })).toHaveLength(1);
  expect(screen.getByLabelText(en.handoff.contact)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: en.handoff.cancel }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an answer that failed earlier is not announced when the conversation is opened', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage({ state: 'FAILED', text: '' })] })));
  await openPage();

  expect(await screen.findByText('System error has occurred, please resend your message')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // Nothing is known of its question, so there is nothing to send again.
  expect(screen.queryByRole('button', { name: en.resend })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: en.feedback.label })).not.toBeInTheDocument();
});

test('an order of one line has no other products in Vietnamese', async () => {
  const order = {
    id: 'order-1',
    code: 'DH1',
    status: 'NEW',
    paymentStatus: 'unpaid',
    purchaseDate: '2026-11-20T03:00:00.000Z',
    grandTotal: 250_000,
    lineCount: 1,
    firstLine: { name: 'Áo dài', picture: aPicture() },
    paymentAction: 'NONE',
    to: '/profile/orders/order-1',
  } as const;
  server.use(...opens(aSessionOf({ messages: [aMessage({ orders: [order] })] })));
  await openPage({ language: 'vi' });

  expect(await screen.findByText('Áo dài')).toBeVisible();
  expect(screen.queryByText(/sản phẩm khác/)).not.toBeInTheDocument();
});

describe('another conversation', () => {
  test('begins instead of a chosen one that is gone, whose id leaves the address', async () => {
    server.use(refuses('post', 'chat/session', 404, 'CHAT_NOT_FOUND', {}, { once: true }), ...opens());
    const { location } = await openPage({ at: '/chat?conversation=gone', session: aSession });
    expect(await screen.findByRole('button', { name: en.tryAgain })).toBeVisible();
    expect(screen.queryByText(en.start.text)).not.toBeInTheDocument();
    const sessions: unknown[] = [];
    server.use(
      ...opens(async (request: Request) => {
        sessions.push(await request.json());
        return aSessionOf();
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: en.new }));

    expect(await screen.findByText(en.start.text)).toBeVisible();
    expect(sessions[0]).not.toHaveProperty('conversationId');
    expect(location()).toBe('/chat');
  });

  test('leaves nothing of the one before in this browser, also while it cannot be opened', async () => {
    const later: Line[] = [];
    server.use(...opens(aSessionOf({ messages: [aMessage()] }), later));
    await openPage();
    await screen.findByText('Chào bạn.');
    await waitFor(() => expect(later).toHaveLength(1));
    server.use(refuses('post', 'chat/session', 503, 'SERVICE_UNAVAILABLE'));
    await userEvent.click(screen.getByRole('button', { name: en.new }));

    expect(await screen.findByText(en.notOpened)).toBeVisible();
    expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
    expect(localStorage.getItem(conversationKey)).toBeNull();
    await waitFor(() => expect(later[0]?.signal.aborted).toBe(true));
  });

  test('is neither begun nor deleted before anything was said', async () => {
    server.use(...opens());
    await openPage();
    await screen.findByText(en.start.text);

    expect(screen.queryByRole('button', { name: en.remove.action })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: en.new })).not.toBeInTheDocument();
  });

  test('is opened once, however often its page is', async () => {
    let opened = 0;
    server.use(
      ...opens(() => {
        opened += 1;
        return aSessionOf({ token: null, messages: [aMessage()] });
      }),
    );
    const { goTo, location } = await openPage({ session: aSession });
    await screen.findByText('Chào bạn.');
    await goTo('/chat?conversation=conversation-1');
    await waitFor(() => expect(location()).toBe('/chat'));

    expect(screen.getByText('Chào bạn.')).toBeVisible();
    expect(opened).toBe(1);
  });

  test('is opened when another tab has cleared what the browser stores', async () => {
    server.use(...opens(aSessionOf({ messages: [aMessage()] })));
    await openPage();
    await screen.findByText('Chào bạn.');
    server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });

    expect(await screen.findByText(en.start.text)).toBeVisible();
    expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
  });
});

const signIn = (store: Awaited<ReturnType<typeof openPage>>['store']) =>
  act(() => {
    const accessToken = { token: 'test-token', expired: Date.now() + 3_600_000, refreshToken: 'r' };
    store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
    const userInfo = { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh', lastName: '' } as const;
    store.dispatch(profileReceived({ userInfo, profile: null }));
  });

test('a guest who signs in takes the conversation along, with what did not reach the shop', async () => {
  const names: (string | null)[] = [];
  server.use(
    ...opens(({ headers }: Request) => {
      names.push(headers.get('authorization'));
      return aSessionOf({ token: names.length === 1 ? 'token-1' : null });
    }),
    refuses('post', 'chat/message', 403, 'CHAT_SDK_REFUSED'),
  );
  const { store } = await openPage();
  await screen.findByText(en.start.text);
  await userEvent.type(screen.getByLabelText(en.composer.label), 'hello{Enter}');
  await screen.findByRole('button', { name: en.resend });

  signIn(store);

  await waitFor(() => expect(names).toEqual([null, 'Bearer test-token']));
  await waitFor(() => expect(screen.getByText('hello')).toBeVisible());
  expect(screen.getByRole('button', { name: en.resend })).toBeVisible();
});

test('a question that was being sent while a guest signed in can be sent again, and the line is no longer called broken', async () => {
  const { line, page } = await ask('hello');
  line.cut();
  expect(await screen.findByText(en.lineBroken)).toBeVisible();

  signIn(page.store);

  expect(await screen.findByRole('button', { name: en.resend })).toBeVisible();
  expect(screen.getByText('hello')).toBeVisible();
  expect(screen.queryByText(en.lineBroken)).not.toBeInTheDocument();
});

test('a question that failed here but did reach the shop is shown once when the conversation is opened again', async () => {
  pressAt(0);
  const { page, line } = await ask();
  pressAt(600);
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  line.cut();
  await screen.findByRole('button', { name: en.resend });
  const { clientMessageId } = line.body as { clientMessageId: string };
  const question = aMessage({ id: 'question-1', role: 'CUSTOMER', text: 'ao khoac', clientMessageId });
  server.use(...opens(aSessionOf({ token: null, messages: [question, aMessage({ id: 'answer-1' })] })));

  signIn(page.store);

  expect(await within(log()).findByText('Chào bạn.')).toBeVisible();
  expect(within(log()).getAllByText('ao khoac')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: en.resend })).not.toBeInTheDocument();
});

test('a guest who signed in for an order asks for it again with one press', async () => {
  const question = aMessage({ id: 'q', role: 'CUSTOMER', text: 'where is my order', clientMessageId: 'c-1' });
  const answer = aMessage({ id: 'a', text: 'Please sign in.', replyTo: 'q', isSignInAsked: true });
  const lines: Line[] = [];
  server.use(...opens(aSessionOf({ messages: [question, answer] })), streams('post', 'message', lines));
  const { store } = await openPage();
  expect(await screen.findByRole('link', { name: en.signIn.action })).toBeVisible();
  signIn(store);
  expect(await screen.findByText(en.signIn.done)).toBeVisible();
  expect(screen.queryByRole('link', { name: en.signIn.action })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en.signIn.again }));

  await waitFor(() => expect(lines.map(({ body }) => body)).toMatchObject([{ text: 'where is my order' }]));
  expect(lines[0]?.headers.get('authorization')).toBe('Bearer test-token');
  // The earlier answer offers it no longer.
  expect(screen.queryByRole('button', { name: en.signIn.again })).not.toBeInTheDocument();
});

test('no conversation is opened for who signs in while none is shown', async () => {
  let opened = 0;
  server.use(
    ...opens(() => {
      opened += 1;
      return aSessionOf();
    }),
    answers('get', 'chat/history', { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } }),
  );
  const page = await openPage();
  await screen.findByText(en.start.text);
  await page.goTo('/elsewhere');
  signIn(page.store);
  await untilAnswered(server, page);

  expect(opened).toBe(1);
});

test('a customer whose session is restored after the page has its conversation opened as a customer', async () => {
  const names: (string | null)[] = [];
  server.use(
    ...opens(({ headers }: Request) => {
      names.push(headers.get('authorization'));
      return aSessionOf({ token: null });
    }),
  );
  const { restore } = await openPage({ session: aSession, isFirstRender: true });
  await waitFor(() => expect(names).toHaveLength(1));
  await screen.findByText(en.start.text);
  restore();

  await waitFor(() => expect(names).toEqual([null, 'Bearer test-token']));
});

test('one question is answered at a time, and what was typed meanwhile stays in the field', async () => {
  const { line, lines } = await ask();
  line.send(started, said('One moment.'));
  await within(log()).findByText('One moment.');
  await userEvent.type(screen.getByLabelText(en.composer.label), 'and in black?{Enter}');
  expect(screen.getByLabelText(en.composer.label)).toHaveValue('and in black?');
  expect(lines).toHaveLength(1);

  line.send(done);
  await screen.findByRole('button', { name: en.composer.send });
  await userEvent.type(screen.getByLabelText(en.composer.label), '{Enter}');

  await waitFor(() => expect(lines).toHaveLength(2));
});

test('a long message says how many characters are left', async () => {
  server.use(...opens());
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.click(screen.getByLabelText(en.composer.label));
  await userEvent.paste('a'.repeat(1_799));
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  await userEvent.paste('a');

  expect(screen.getByText('200 characters left')).toBeVisible();
});

test('nothing is received any more once the page is left', async () => {
  const later: Line[] = [];
  server.use(
    ...opens(aSessionOf({ token: null }), later),
    answers('get', 'chat/history', { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } }),
  );
  const { goTo } = await openPage({ session: aSession });
  await waitFor(() => expect(later).toHaveLength(1));
  expect(later[0]?.headers.get('authorization')).toBe('Bearer test-token');
  await goTo('/profile/chat');
  await waitFor(() => expect(later[0]?.signal.aborted).toBe(true));
  turnTab('hidden');
  turnTab('visible');
  await screen.findByText(en.history.empty);

  expect(later).toHaveLength(1);
});

test('what a shopper reads above stays where it is while an answer grows, until they ask again', async () => {
  const { line, lines } = await ask();
  let height = 1_000;
  Object.defineProperties(log(), {
    scrollHeight: { configurable: true, get: () => height },
    clientHeight: { configurable: true, get: () => 200 },
  });
  line.send(started, said('One. '));
  await within(log()).findByText(/One\./);
  await waitFor(() => expect(log().scrollTop).toBe(1_000));

  log().scrollTop = 721;
  fireEvent.scroll(log());
  height = 1_050;
  line.send(said('And '));
  await within(log()).findByText(/And/);
  expect(log().scrollTop).toBe(1_050);

  log().scrollTop = 300;
  fireEvent.scroll(log());
  height = 1_400;
  line.send(said('two.'), done);
  await within(log()).findByText('One. And two.');
  expect(log().scrollTop).toBe(300);

  await userEvent.type(screen.getByLabelText(en.composer.label), 'more{Enter}');
  await waitFor(() => expect(lines).toHaveLength(2));
  expect(log().scrollTop).toBe(1_400);
});

test('suggestions and the form for a person belong to the last answer only', async () => {
  const replies = [{ label: 'In black', text: 'in black' }];
  server.use(
    ...opens(
      aSessionOf({
        messages: [
          aMessage({ id: 'a1', replies, isHandoffOffered: true }),
          aMessage({ id: 'a2', text: 'Anything else?', replies: [{ label: 'In white', text: 'in white' }] }),
        ],
      }),
    ),
  );
  await openPage();

  expect(await screen.findByRole('button', { name: 'In white' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In black' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: en.handoff.title })).not.toBeInTheDocument();
});

test('an answer that the stream of the conversation brings too is shown once', async () => {
  const later: Line[] = [];
  const { line } = await ask();
  server.use(...opens(aSessionOf(), later));
  turnTab('hidden');
  turnTab('visible');
  await waitFor(() => expect(later).toHaveLength(1));
  line.send(started, said('One '));
  await within(log()).findByText(/One/);
  const written = aMessage({ id: 'answer-1', text: '', state: 'STREAMING' });
  later[0]?.write(`id: answer-1\nevent: message\ndata: ${JSON.stringify(written)}\n\n`);
  const staff = aMessage({ id: 'staff-1', role: 'STAFF', text: 'Hello' });
  later[0]?.write(`id: staff-1\nevent: message\ndata: ${JSON.stringify(staff)}\n\n`);
  await within(log()).findByText('Hello');
  line.send(said('two.'), done);

  expect(await within(log()).findAllByText('One two.')).toHaveLength(1);
  expect(within(log()).getAllByText(en.role.ASSISTANT)).toHaveLength(1);
});

test('an answer that another stream brought before it began is shown once', async () => {
  const later: Line[] = [];
  const { line } = await ask();
  server.use(...opens(aSessionOf(), later));
  turnTab('hidden');
  turnTab('visible');
  await waitFor(() => expect(later).toHaveLength(1));
  const whole = aMessage({ id: 'answer-1', text: 'One two.' });
  later[0]?.write(`id: answer-1\nevent: message\ndata: ${JSON.stringify(whole)}\n\n`);
  await within(log()).findByText('One two.');
  line.send(started, said('One two.'), done);

  await screen.findByRole('button', { name: en.composer.send });
  expect(within(log()).getAllByText('One two.')).toHaveLength(1);
});

test('what arrived just before a line broke is not asked for again', async () => {
  const { line } = await ask();
  const resumed: Line[] = [];
  server.use(streams('get', 'message/:id/stream', resumed));
  line.send(started, said('One '));
  line.cut();

  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(resumed[0]?.headers.get('last-event-id')).toBe('2');
  resumed[0]?.send(said('two.'), done);
  expect(await within(log()).findByText('One two.')).toBeVisible();
});

describe('as time goes by', () => {
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const stopTheClock = () =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });

  test('a line that is silent for 40 seconds is given up, and one that sends something is not', async () => {
    const { line } = await ask();
    line.send(started, said('One '));
    await within(log()).findByText(/One/);
    stopTheClock();
    line.send(said('two '));
    await within(log()).findByText(/One two/);

    await pass(30_000);
    line.write(': still here\n\n');
    await pass(30_000);
    expect(line.signal.aborted).toBe(false);
    line.send(said('three'));
    await within(log()).findByText(/One two three/);
    await pass(39_000);
    expect(line.signal.aborted).toBe(false);
    await pass(2_000);
    expect(line.signal.aborted).toBe(true);
  });

  test('a question that the shop does not take up is given up five seconds after it was stopped', async () => {
    pressAt(0);
    await ask();
    pressAt(600);
    stopTheClock();
    fireEvent.click(screen.getByRole('button', { name: en.composer.stop }));
    await pass(4_000);
    expect(screen.queryByRole('button', { name: en.resend })).not.toBeInTheDocument();
    await pass(1_500);

    expect(screen.getByRole('button', { name: en.resend })).toBeVisible();
  });

  test.each([
    [404, 120_000, 1],
    [429, 50_000, 1],
    [429, 61_000, 2],
    [503, 3_000, 2],
  ])('a stream that is refused with %i was asked for, after %i ms, %i times', async (status, ms, times) => {
    let asked = 0;
    let read = 0;
    stopTheClock();
    server.use(
      http.get(`${testApi}/chat/conversation/:id/stream`, () => {
        asked += 1;
        const pull = (body: ReadableStreamDefaultController) => {
          read += 1;
          body.close();
        };
        return new HttpResponse(new ReadableStream({ pull }, { highWaterMark: 0 }), { status });
      }),
      ...opens(),
    );
    await openPage();
    await screen.findByText(en.start.text);
    // The page waits from the moment at which it has read the refusal.
    await waitFor(() => expect(read).toBe(1));
    expect(asked).toBe(1);

    await pass(ms);

    if (times > 1) await waitFor(() => expect(asked).toBe(times));
    expect(asked).toBe(times);
  });

  test.each([
    [502, 'goes on', 2, 'One two.'],
    [404, 'has failed', 1, en.failed],
  ])('an answer whose line broke and was then refused with %i %s', async (status, _end, times, shown) => {
    const { line } = await ask();
    const resumed: Line[] = [];
    let asked = 0;
    server.use(
      http.get(
        `${testApi}/chat/message/:id/stream`,
        () => {
          asked += 1;
          return new HttpResponse(null, { status });
        },
        { once: true },
      ),
      streams('get', 'message/:id/stream', resumed),
    );
    line.send(started, said('One '));
    await within(log()).findByText(/One/);
    stopTheClock();
    line.cut();
    await screen.findByText(en.lineBroken);
    await pass(600);
    await waitFor(() => expect(asked).toBe(1));
    await pass(2_100);
    if (times > 1) await waitFor(() => expect(resumed).toHaveLength(times - 1));
    resumed[0]?.send(said('two.'), done);

    expect(await within(log()).findByText(shown)).toBeVisible();
    expect(asked + resumed.length).toBe(times);
  });

  test('a stream that brought something before it ended is asked for again after two seconds, each time', async () => {
    const later: Line[] = [];
    stopTheClock();
    server.use(...opens(aSessionOf(), later));
    await openPage();
    await waitFor(() => expect(later).toHaveLength(1));
    for (const count of [1, 2, 3]) {
      const message = aMessage({
        id: `staff-${String(count)}`,
        role: 'STAFF',
        text: `Hello ${String(count)}`,
      });
      later.at(-1)?.write(`id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
      await within(log()).findByText(message.text);
      const cutAt = Date.now();
      later.at(-1)?.cut();
      await pass(1_900);
      expect(later).toHaveLength(count);
      await pass(200);
      await waitFor(() => expect(later).toHaveLength(count + 1));
      // A stream that brings nothing is asked for again after ten seconds the second time.
      expect(Date.now() - cutAt).toBeLessThan(10_000);
    }
  });
});

const aVariant = (infoId: string) => ({
  infoId,
  color: null,
  size: 'L',
  price: 199_000,
  originalPrice: null,
  stock: 2,
});

describe('the cart', () => {
  const variant = (given: object) => ({
    infoId: 'black-l',
    sku: 'B',
    color: { name: 'Đen', rgb: '#000000' },
    size: 'L',
    price: 199_000,
    originalPrice: null,
    stock: 2,
    pictures: [aPicture()],
    flashSale: null,
    ...given,
  });
  async function add(infos: object[], options: Partial<RenderOptions> = {}, given = aChatProduct()) {
    const result = await ask('ao khoac', options);
    server.use(answers('get', 'main/product/shirt/public', { id: 'shirt', infos }));
    result.line.send(started, { event: 'products', data: { items: [given] } }, done);
    await userEvent.click(await screen.findByRole('button', { name: /to the cart/ }));
    return { ...result, dialog: within(await screen.findByRole('dialog')) };
  }
  const inCart = (infoId: string, quantity: number) => ({
    infoId,
    quantity,
    isOrder: true,
    priceSeen: 199_000,
  });

  test('gets the only variant that is there without a choice, and none that is sold out', async () => {
    const { page, dialog } = await add([variant({}), variant({ infoId: 'white', stock: 0 })]);
    expect(await dialog.findAllByRole('radio')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: en.products.yes }));

    expect(await screen.findByText(en.products.added)).toBeVisible();
    expect(selectCart(page.store.getState())).toEqual([inCart('black-l', 1)]);
  });

  test('gets what was asked about, which comes first and is chosen', async () => {
    const { dialog } = await add(
      [variant({ infoId: 'white', color: { name: 'Trắng', rgb: '#fff' } }), variant({})],
      {},
      aChatProduct({ variants: [aVariant('black-l')] }),
    );
    const radios = await dialog.findAllByRole('radio');

    expect(radios[0]).toHaveAccessibleName(/^Đen/);
    expect(radios[0]).toBeChecked();
  });

  test('gets none of two that were asked about before one of them is chosen', async () => {
    const { dialog } = await add(
      [
        variant({ infoId: 'white', color: { name: 'Trắng', rgb: '#fff' } }),
        variant({}),
        variant({ infoId: 'plain', color: null, size: null }),
      ],
      {},
      aChatProduct({ name: 'Shirt', variants: [aVariant('black-l'), aVariant('plain')] }),
    );
    const radios = await dialog.findAllByRole('radio');

    for (const radio of radios) expect(radio).not.toBeChecked();
    expect(radios[2]).toHaveAccessibleName(/^Trắng/);
    expect(dialog.getByRole('radio', { name: /^Shirt/ })).toBeVisible();
  });

  test('gets no more than there is in stock', async () => {
    const { page, dialog } = await add([variant({})], { cart: [inCart('black-l', 2)] });
    await dialog.findByRole('radio');
    await userEvent.click(dialog.getByRole('button', { name: en.products.yes }));

    expect(await screen.findByText(en.products.noMore)).toBeVisible();
    expect(selectCart(page.store.getState())).toEqual([inCart('black-l', 2)]);
  });

  test('that is full takes nothing more, which is said', async () => {
    const cart = Array.from({ length: 100 }, (_, at) => inCart(`line-${String(at)}`, 1));
    const { page, dialog } = await add([variant({})], { cart });
    await dialog.findByRole('radio');
    await userEvent.click(dialog.getByRole('button', { name: en.products.yes }));

    expect(await screen.findByText(en.products.cartFull)).toBeVisible();
    expect(selectCart(page.store.getState())).toHaveLength(100);
  });
});

test('a price that is the same for all variants does not begin with "From"', async () => {
  const one = aChatProduct({
    id: 'one',
    name: 'One price',
    price: 100_000,
    maxPrice: 100_000,
    originalPrice: 150_000,
    variants: [aVariant('black-l')],
  });
  const many = aChatProduct({
    id: 'many',
    name: 'Many prices',
    price: 100_000,
    maxPrice: 200_000,
    stock: 0,
    variants: [aVariant('black-m'), aVariant('black-s')],
  });
  server.use(...opens(aSessionOf({ messages: [aMessage({ products: [one, many] })] })));
  await openPage();
  const item = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

  expect(await item('One price')).not.toHaveTextContent(en.products.from);
  expect(await item('One price')).toHaveTextContent('150,000');
  expect(await item('Many prices')).toHaveTextContent(en.products.from);
  // The link shows the one that was asked about; of several, none.
  expect(screen.getByRole('link', { name: 'One price' })).toHaveAttribute(
    'href',
    expect.stringContaining('v=black-l'),
  );
  expect(screen.getByRole('link', { name: 'Many prices' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('v='),
  );
  expect(await item('Many prices')).toHaveTextContent(en.products.soldOutShort);
  expect(screen.getAllByRole('button', { name: /to the cart/ })).toHaveLength(1);
});

test('a contact that was corrected is not called wrong when it could not be sent', async () => {
  server.use(...opens(), refuses('post', 'chat/handoff', 503, 'SERVICE_UNAVAILABLE'));
  await openPage();
  await screen.findByText(en.start.text);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.title }));
  const contact = screen.getByLabelText(en.handoff.contact);
  await userEvent.type(contact, 'lan');
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));
  expect(contact).toBeInvalid();
  expect(contact).toHaveFocus();
  await userEvent.type(contact, '@example.com');
  await userEvent.click(screen.getByRole('button', { name: en.handoff.send }));

  expect(await screen.findByText(en.handoff.failed)).toBeVisible();
  expect(contact).toBeValid();
});

test('an order that was never paid leads to its payment, and a paid one to no payment', async () => {
  const order = (given: object) => ({
    id: 'order-1',
    code: 'DH1',
    status: 'NEW' as const,
    paymentStatus: 'unpaid' as const,
    purchaseDate: '2026-11-20T03:00:00.000Z',
    grandTotal: 250_000,
    lineCount: 1,
    firstLine: { name: 'Áo', picture: aPicture() },
    paymentAction: 'PAY' as const,
    to: '/profile/orders/order-1',
    ...given,
  });
  const paid = order({ id: 'order-2', code: 'DH2', paymentStatus: 'paid', paymentAction: 'NONE' });
  server.use(...opens(aSessionOf({ messages: [aMessage({ orders: [order({}), paid] })] })));
  await openPage();

  expect(await screen.findByRole('link', { name: en.orders.action.PAY })).toHaveAttribute(
    'href',
    '/en/profile/orders/order-1',
  );
  expect(screen.getAllByRole('link', { name: /^Pay/ })).toHaveLength(1);
});
