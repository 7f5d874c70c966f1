import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { loggedOut, sessionEndedElsewhere } from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);

const label = 'Hỏi trợ lý';
const catalog = { manifest: aRemote('catalog', [aPage('', 'Trang chủ'), aPage('products', 'Các sản phẩm')]) };
let loads = 0;
const chatbot = {
  manifest: aRemote('chatbot', [aPage('chat', 'Trò chuyện', { name: 'chat' })]),
  widgets: {
    get 'chat-panel'() {
      loads += 1;
      return {
        messages: { namespace: 'chatbot-test', load: () => Promise.resolve({}) },
        default: function Panel({ onShown, onClose }: { onShown?: () => void; onClose?: () => void }) {
          useEffect(() => onShown?.(), [onShown]);
          return (
            <button type="button" onClick={onClose}>
              Đóng khung
            </button>
          );
        },
      };
    },
  },
};

/** Its code is fetched with the first touch. */
async function render(remotes: Parameters<typeof renderShell>[0]) {
  const shell = await renderShell(remotes);
  fireEvent.pointerDown(document.body);
  return shell;
}

beforeEach(() => {
  loads = 0;
  localStorage.clear();
  sessionStorage.clear();
});

test('nothing of the assistant is loaded before a shopper opens it, and it stays open across pages', async () => {
  const { history } = await render({ catalog, chatbot });
  const launcher = await screen.findByRole('link', { name: label });
  expect(launcher).toHaveAttribute('href', '/chat');
  expect(loads).toBe(0);

  await userEvent.click(launcher);
  expect(await screen.findByRole('button', { name: 'Đóng khung' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-chat', 'open');
  expect(sessionStorage.getItem('sf:chat-open')).toBe('1');
  act(() => {
    history.push('/products');
  });
  expect(await screen.findByRole('heading', { name: 'Các sản phẩm' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Đóng khung' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Đóng khung' }));
  expect(screen.queryByRole('button', { name: 'Đóng khung' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: label })).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-chat');
});

test('the panel is open again after a reload of the tab that had it open', async () => {
  sessionStorage.setItem('sf:chat-open', '1');
  await renderShell({ catalog, chatbot });

  expect(await screen.findByRole('button', { name: 'Đóng khung' })).toBeVisible();
});

test('without the panel’s code a second press leads to the page of the conversation', async () => {
  const broken = { manifest: chatbot.manifest };
  const { history } = await render({ catalog, chatbot: broken });
  await userEvent.click(await screen.findByRole('link', { name: label }));
  await userEvent.click(await screen.findByRole('link', { name: label }));

  expect(await screen.findByRole('heading', { name: 'Trò chuyện' })).toBeVisible();
  expect(history.location().pathname).toBe('/chat');
  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
});

test('a shop without the assistant has no button for it', async () => {
  await render({ catalog });
  await screen.findByRole('heading', { name: 'Trang chủ' });

  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
});

test.each(['operator', 'admin'] as const)('a page of staff has no button for it (%s)', async (access) => {
  server.use(answers('get', 'auth/user/me', { ...aMe, role: 'ADMIN' }));
  keepSession({ role: 'ADMIN' });
  const staff = { manifest: aRemote('operator', [aPage('operator', 'Việc của cửa hàng', { access })]) };
  const { history } = await render({ catalog, chatbot, operator: staff });
  expect(await screen.findByRole('link', { name: label })).toBeVisible();
  act(() => {
    history.push('/operator');
  });
  expect(await screen.findByRole('heading', { name: 'Việc của cửa hàng' })).toBeVisible();
  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
});

test('signing out takes the conversation off the device, whether its code was loaded or not', async () => {
  localStorage.setItem('sf:chat', JSON.stringify({ conversationId: 'c', token: 't' }));
  sessionStorage.setItem('sf:chat-draft', '"secret"');
  sessionStorage.setItem('sf:chat-open', '1');
  const { app } = await render({ catalog, chatbot });
  act(() => {
    app.store.dispatch(loggedOut());
  });

  await waitFor(() => expect(localStorage.getItem('sf:chat')).toBeNull());
  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
  expect(sessionStorage.getItem('sf:chat-open')).toBeNull();
});

test('the session that another tab ended leaves nothing that was typed in this tab', async () => {
  sessionStorage.setItem('sf:chat-draft', '"secret"');
  const { app } = await render({ catalog, chatbot });
  act(() => {
    app.store.dispatch(sessionEndedElsewhere());
  });

  expect(sessionStorage.getItem('sf:chat-draft')).toBeNull();
});

test('the button is not fetched before the page is idle or somebody touches it', async () => {
  await renderShell({ catalog, chatbot });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
  fireEvent.pointerDown(document.body);

  expect(await screen.findByRole('link', { name: label })).toBeVisible();
});

test('a page that must not distract begins without the panel', async () => {
  const checkout = { manifest: aRemote('checkout', [aPage('pay', 'Thanh toán', { frame: 'bare' })]) };
  const { history } = await render({ catalog, chatbot, checkout });
  await userEvent.click(await screen.findByRole('link', { name: label }));
  await screen.findByRole('button', { name: 'Đóng khung' });
  act(() => {
    history.push('/pay');
  });

  expect(await screen.findByRole('heading', { name: 'Thanh toán' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Đóng khung' })).not.toBeInTheDocument());
});
