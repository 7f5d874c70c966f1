import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { selectCart } from '@storefront/shared/cart';
import type { ChatStreamEvent } from '@storefront/shared/contracts';
import { loggedOut } from '@storefront/shared/store';
import {
  answers,
  aPicture,
  aSession,
  enveloped,
  refuses,
  renderRemote,
  startServer,
  testApi,
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

test.each([
  ['vi', vi],
  ['en', en],
] as const)('a guest is told who answers, and asks one of the examples (%s)', async (language, messages) => {
  const lines: Line[] = [];
  server.use(...opens(), streams('post', 'message', lines));

  await openPage({ language });
  expect(await screen.findByText(messages.assistant.LOOKUP)).toBeVisible();
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
  line.send(started, said('We deliver. It takes '));
  expect(await within(log()).findByText(/It takes/)).toBeVisible();
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
  await userEvent.type(field, 'áo khoác');

  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(field).toHaveValue('áo khoác\n');
  await userEvent.type(field, 'đen{Enter}');

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
  expect(lines[0]?.body).toMatchObject({ clientMessageId: ids[0] });
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
  const { line } = await ask();
  let stopped = 0;
  server.use(
    answers('post', 'chat/message/answer-1/stop', () => {
      stopped += 1;
      return null;
    }),
  );
  line.send(started, said('Once upon a time'));
  await within(log()).findByText(/Once upon/);
  // The second press of a double click on the button that sends stops nothing.
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  expect(screen.queryByText(en.stopped)).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 550));
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));

  expect(await screen.findByText(en.stopped)).toBeVisible();
  expect(within(log()).getByText('Once upon a time')).toBeVisible();
  await waitFor(() => expect(stopped).toBe(1));
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

test('a guest who asks for an order is led to the login and back to the conversation', async () => {
  const { line } = await ask('where is my order');
  line.send(started, said('Please sign in.'), { event: 'auth_required', data: {} }, done);

  expect(await screen.findByRole('link', { name: en.signIn.action })).toHaveAttribute(
    'href',
    expect.stringContaining('redirectUrl=%2Fen%2Fchat'),
  );
});

test('a customer sees their orders with a link to pay, and says whether the answer helped', async () => {
  const votes: unknown[] = [];
  server.use(
    answers('post', 'chat/feedback', async (request: Request) => {
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
  const up = screen.getByRole('button', { name: en.feedback.up });
  await userEvent.click(up);
  expect(up).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(up);
  await waitFor(() =>
    expect(votes).toEqual([
      { messageId: 'answer-1', vote: 'UP' },
      { messageId: 'answer-1', vote: null },
    ]),
  );
});

test('a guest asks for a person with a contact that can be reached, and the answer arrives live', async () => {
  const later: Line[] = [];
  const sent: unknown[] = [];
  server.use(
    ...opens(aSessionOf(), later),
    answers('post', 'chat/handoff', async (request: Request) => {
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
      sent.push(await request.json());
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
  expect(sent).toEqual([{ conversationId: 'conversation-1' }]);
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
    answers('delete', 'chat/history/conversation-1', () => {
      deleted += 1;
      return null;
    }),
  );
  await openPage();
  await screen.findByText('Chào bạn.');
  await userEvent.click(screen.getByRole('button', { name: en.remove.action }));
  const dialog = screen.getByRole('dialog', { name: en.remove.title });
  expect(deleted).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: en.remove.yes }));

  expect(await screen.findByText(en.start.text)).toBeVisible();
  expect(deleted).toBe(1);
  expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument();
  expect(sessions[1]).not.toHaveProperty('conversationId');
  expect(JSON.parse(localStorage.getItem(conversationKey) ?? 'null')).toEqual({
    conversationId: 'conversation-2',
    token: 'token-2',
  });
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

test.each([['not json'], ['{"conversationId":5}'], ['[]'], ['"x"']])(
  'what storage holds is not believed (%s)',
  async (stored) => {
    localStorage.setItem(conversationKey, stored);
    server.use(...opens());

    await openPage();

    expect(await screen.findByText(en.start.text)).toBeVisible();
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
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
  act(() => {
    store.dispatch(loggedOut());
  });

  await waitFor(() => expect(screen.queryByText('Chào bạn.')).not.toBeInTheDocument());
  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
  await waitFor(() => expect(localStorage.getItem(conversationKey)).toContain('conversation-2'));
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
  later[0]?.write(`id: staff-1\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
  expect(await within(log()).findByText('Hello from the shop')).toBeVisible();
  turnTab('hidden');
  await waitFor(() => expect(later[0]?.signal.aborted).toBe(true));
  turnTab('visible');

  await waitFor(() => expect(later).toHaveLength(2));
  expect(later[1]?.headers.get('last-event-id')).toBe('staff-1');
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
  await userEvent.click(await screen.findByRole('button', { name: en.older }));
  expect(await screen.findByText('An older one')).toBeVisible();
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
  let release: () => void = () => undefined;
  server.use(
    ...opens(aSessionOf({ messages, token: null })),
    answers('get', 'chat/history/conversation-1', async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
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
  server.use(...opens(aSessionOf({ conversationId: 'conversation-2' })));
  act(() => {
    store.dispatch(loggedOut());
  });
  expect(await screen.findByText(en.start.text)).toBeVisible();
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(screen.queryByText('Private')).not.toBeInTheDocument();
});

test('a stop before the shop has begun is carried out as soon as it begins', async () => {
  const { line } = await ask();
  let stopped = 0;
  server.use(
    answers('post', 'chat/message/answer-1/stop', () => {
      stopped += 1;
      return null;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 550));
  await userEvent.click(screen.getByRole('button', { name: en.composer.stop }));
  line.send(started);

  expect(await screen.findByText(en.stopped)).toBeVisible();
  await waitFor(() => expect(stopped).toBe(1));
});

test('a question that was stopped while it was still being sent can be sent again', async () => {
  const { line } = await ask();
  await new Promise((resolve) => setTimeout(resolve, 550));
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
  await userEvent.click(await screen.findByRole('button', { name: en.tryAgain }));

  expect(await screen.findByText('Chào bạn.')).toBeVisible();
  expect(wanted).toEqual([expect.objectContaining({ conversationId: 'chosen' })]);
  await waitFor(() => expect(location()).toBe('/chat'));
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
});

test('an answer that failed earlier is not announced when the conversation is opened', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage({ state: 'FAILED', text: '' })] })));
  await openPage();

  expect(await screen.findByText('System error has occurred, please resend your message')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
