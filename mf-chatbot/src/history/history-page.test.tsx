import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatConversation } from '@storefront/shared/contracts';
import {
  answers,
  aSession,
  expectOwnWrites,
  paged,
  renderRemote,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { remote } from '../remote';
import { aMessage, aSessionOf, opens } from '../testing/builders';

const server = startServer();
expectOwnWrites(server);

beforeEach(() => {
  localStorage.clear();
});

const aConversation = (given: Partial<ChatConversation> = {}): ChatConversation => ({
  id: 'conversation-1',
  title: 'Áo khoác màu đen',
  startedAt: '2026-11-20T03:00:00.000Z',
  lastAt: '2026-11-21T03:00:00.000Z',
  messageCount: 4,
  ...given,
});

test.each([
  ['vi', vi],
  ['en', en],
] as const)('a customer opens one of their conversations again (%s)', async (language, messages) => {
  const wanted: unknown[] = [];
  server.use(
    answers('get', 'chat/history', paged([aConversation()])),
    ...opens(async (request: Request) => {
      wanted.push(await request.json());
      return aSessionOf({ token: null, messages: [aMessage({ text: 'Từ hôm qua' })] });
    }),
  );
  await renderRemote(remote, { at: '/profile/chat', language, session: aSession });
  expect(screen.getByRole('heading', { level: 1, name: messages.history.title })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Áo khoác màu đen' }));

  expect(await screen.findByText('Từ hôm qua')).toBeVisible();
  expect(wanted).toEqual([expect.objectContaining({ conversationId: 'conversation-1' })]);
});

test('a customer deletes a conversation after a confirmation', async () => {
  let rows = [aConversation(), aConversation({ id: 'conversation-2', title: 'Giày' })];
  server.use(
    answers('get', 'chat/history', () => paged(rows)),
    answers('delete', 'chat/history/conversation-2', () => {
      rows = rows.slice(0, 1);
      return null;
    }),
  );
  await renderRemote(remote, { at: '/profile/chat', language: 'en', session: aSession });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Giày' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.remove.yes }));

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Giày' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Áo khoác màu đen' })).toBeVisible();
});

test('a conversation that a customer has deleted beside its messages is not in the list any more', async () => {
  let rows = [aConversation()];
  server.use(
    answers('get', 'chat/history', () => paged(rows)),
    ...opens(aSessionOf({ token: null, messages: [aMessage()] })),
    answers('delete', 'chat/history/conversation-1', () => {
      rows = [];
      return null;
    }),
  );
  const { goTo } = await renderRemote(remote, { at: '/profile/chat', language: 'en', session: aSession });
  await userEvent.click(await screen.findByRole('link', { name: 'Áo khoác màu đen' }));
  await userEvent.click(await screen.findByRole('button', { name: en.remove.action }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.remove.yes }));
  await waitFor(() => expect(rows).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await goTo('/profile/chat');

  expect(await screen.findByText(en.history.empty)).toBeVisible();
});

test('a customer without conversations is led to the assistant', async () => {
  server.use(answers('get', 'chat/history', paged([])));
  await renderRemote(remote, { at: '/profile/chat', language: 'en', session: aSession });

  expect(await screen.findByText(en.history.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: en.history.ask })).toHaveAttribute('href', '/en/chat');
});

test('a page beyond the last one still leads to the assistant', async () => {
  server.use(
    answers('get', 'chat/history', { data: [], meta: { page: 9, limit: 10, total: 1, totalPages: 1 } }),
  );
  await renderRemote(remote, { at: '/profile/chat?page=9', language: 'en', session: aSession });

  expect(await screen.findByRole('link', { name: en.history.ask })).toHaveAttribute('href', '/en/chat');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: en.history.ask })).toBeVisible();
});

test('each page of the conversations is asked for, and one without a title has a name', async () => {
  const asked: string[] = [];
  server.use(
    answers('get', 'chat/history', ({ url }: Request) => {
      asked.push(new URL(url).search);
      return {
        data: [aConversation({ title: '' })],
        meta: { page: 2, limit: 1, total: 2, totalPages: 2 },
      };
    }),
  );
  await renderRemote(remote, { at: '/profile/chat?page=2', language: 'en', session: aSession });

  expect(await screen.findByRole('link', { name: en.history.untitled })).toBeVisible();
  expect(asked).toEqual(['?page=2']);
  // After a deletion the same page is read again.
  server.use(answers('delete', 'chat/history/conversation-1', null));
  await userEvent.click(screen.getByRole('button', { name: `Delete: ${en.history.untitled}` }));
  await userEvent.click(screen.getByRole('button', { name: en.remove.yes }));
  await waitFor(() => expect(asked).toEqual(['?page=2', '?page=2']));
});

test('deleting another conversation leaves this browser’s as it is, and deleting that one opens no other yet', async () => {
  const sessions: unknown[] = [];
  let rows = [aConversation(), aConversation({ id: 'conversation-2', title: 'Giày' })];
  const remove = (id: string) =>
    answers('delete', `chat/history/${id}`, () => {
      rows = rows.filter((row) => row.id !== id);
      return null;
    });
  server.use(
    answers('get', 'chat/history', () => paged(rows)),
    ...opens(async (request: Request) => {
      sessions.push(await request.json());
      const begun = sessions.length > 1;
      return aSessionOf({ token: null, messages: begun ? [] : [aMessage()] });
    }),
    remove('conversation-1'),
    remove('conversation-2'),
  );
  const { goTo } = await renderRemote(remote, { at: '/chat', language: 'en', session: aSession });
  await screen.findByText('Chào bạn.');
  await goTo('/profile/chat');
  for (const [title, next] of [
    ['Giày', '/chat'],
    ['Áo khoác màu đen', '/profile/chat'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: `Delete: ${title}` }));
    await userEvent.click(screen.getByRole('button', { name: en.remove.yes }));
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
    await goTo(next);
    if (next === '/chat') {
      expect(await screen.findByText('Chào bạn.')).toBeVisible();
      await goTo('/profile/chat');
    }
    expect(sessions).toHaveLength(1);
  }
  await goTo('/chat');

  expect(await screen.findByText(en.start.text)).toBeVisible();
  expect(sessions[1]).not.toHaveProperty('conversationId');
});

test('an English reader finds everything on the list of conversations', async () => {
  server.use(answers('get', 'chat/history', paged([aConversation()])));
  await renderRemote(remote, { at: '/profile/chat', language: 'en', session: aSession });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Chat with AI | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Chat with AI
     a href=/en/chat: Ask the assistant
     section aria-labelledby→"Chat with AI" tabindex=-1
       h2: Chat with AI
       p role=status: 1 conversation
       ul
         li
           a href=/en/chat?conversation=conversation-1: Áo khoác màu đen
           p: 21 Nov 2026, 10:00 · 4 messages
           button aria-label=Delete: Áo khoác màu đen title=Delete: Áo khoác màu đen type=button
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products"
  `);
});
