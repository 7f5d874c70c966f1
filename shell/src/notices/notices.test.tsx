import { act, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { noticeCodes, notices, type Language, type NoticeKey } from '@storefront/shared/contracts';
import type { createHttp } from '@storefront/shared/http';
import { createI18n } from '@storefront/shared/i18n';
import {
  commonSlice,
  createStore,
  loggedOut,
  noticeClosed,
  noticeShown,
  noticesRegistered,
  selectNotifications,
  selectPastNotices,
} from '@storefront/shared/store';
import { sharedMessages, testPathTo } from '@storefront/shared/testing';
import { PathToContext } from '@storefront/shared/widgets';
import { words as en } from '../words-en';
import { words as vi } from '../words-vi';
import { NoticeStack } from './notice-stack';
import { Notices } from './notices';

const keys = Object.keys(notices) as NoticeKey[];
const words = {
  vi: { ...vi, errors: sharedMessages.vi.errors },
  en: { ...en, errors: sharedMessages.en.errors },
};
/** The text of a notice, or of the error code that it stands for. */
function textOf(key: NoticeKey, language: Language): string {
  const code = noticeCodes[key];
  const own: Partial<Record<NoticeKey, string>> = words[language].shell.notices;
  return (code ? words[language].errors[code] : own[key]) ?? '';
}
/** What a notice that names things would be given. */
const params = { name: 'Áo thun', stock: 3, inCart: 1, available: 2, quantity: 1, code: 'DH1' };

function showStack(language: Language, stack = <NoticeStack />) {
  const store = createStore({
    slices: [commonSlice],
    context: { http: {} as ReturnType<typeof createHttp>, now: () => 0, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  const i18n = createI18n(language, words[language]);
  render(
    <Provider store={store.redux}>
      <I18nextProvider i18n={i18n}>
        <PathToContext value={testPathTo}>
          <MemoryRouter initialEntries={['/products/ao?v=1']}>{stack}</MemoryRouter>
        </PathToContext>
      </I18nextProvider>
    </Provider>,
  );
  return store;
}

afterEach(() => jest.useRealTimers());

test.each(keys.flatMap((key) => (['vi', 'en'] as const).map((language) => [key, language] as const)))(
  'who is told %s reads it in %s, with the look and the urgency of its kind',
  (key, language) => {
    const store = showStack(language);
    act(() => {
      store.dispatch(noticeShown(key, params));
    });

    const variant = notices[key];
    const toast = screen.getByRole(variant === 'error' || variant === 'warning' ? 'alert' : 'status');
    expect(toast).toHaveAttribute('data-variant', variant);
    expect(toast.querySelector('svg')).toBeInTheDocument();
    const text = textOf(key, language);
    const said = text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof params) => String(params[name]));
    expect(within(toast).getByText(said)).toBeVisible();
    expect(said).not.toMatch(/[{}]|!/);
  },
);

test('a visitor who saved a favourite reads where it is and can sign in and come back', () => {
  const store = showStack('vi');
  act(() => {
    store.dispatch(noticeShown('YouHaveNotLoggIn', { context: 'favourite' }));
  });

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Đã lưu trên thiết bị này. Đăng nhập để xem ở mọi nơi.',
  );
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
    'href',
    testPathTo('account/login', { redirectUrl: '/products/ao?v=1' }),
  );
});

test('a key that nobody registered fails loudly, also when it is a word of the language', () => {
  const store = showStack('vi');

  for (const key of ['NoSuchNotice', 'catalog:Unknown', 'constructor', '__proto__', ''])
    expect(() => store.dispatch(noticeShown(key as NoticeKey))).toThrow('Notification type is invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("a remote's own notice is shown once it is registered", () => {
  const store = showStack('en');
  act(() => {
    store.dispatch(noticesRegistered({ 'shell:Copied': 'info' }));
    store.dispatch(noticeShown('shell:Copied'));
  });

  expect(screen.getByRole('status')).toHaveTextContent(en.shell.notices.Copied);
});

test('at most three stand there at once, and each can be closed', async () => {
  const store = showStack('en');
  act(() => {
    for (const key of ['LoginSuccess', 'Logout', 'Copied', 'OrderCompleted'] as const)
      store.dispatch(noticeShown(key));
  });

  expect(screen.getAllByRole('status')).toHaveLength(3);
  expect(screen.queryByText(en.shell.notices.OrderCompleted)).not.toBeInTheDocument();
  act(() => {
    screen.getAllByRole('button', { name: 'Close' })[0]?.click();
  });

  expect(await screen.findByText(en.shell.notices.OrderCompleted)).toBeVisible();
});

test('a notice stands for five seconds', () => {
  jest.useFakeTimers();
  const store = showStack('en');
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });
  act(() => {
    jest.advanceTimersByTime(4_900);
  });
  expect(screen.getByText(en.shell.notices.Copied)).toBeVisible();
  // It goes in steps: it is told to leave, moves out, and its place closes.
  for (let step = 0; step < 10; step += 1)
    act(() => {
      jest.advanceTimersByTime(100);
    });

  expect(screen.queryByText(en.shell.notices.Copied)).not.toBeInTheDocument();
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('the same notice told again three seconds later is a second one, and each stands for five seconds', () => {
  jest.useFakeTimers();
  const store = showStack('en');
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100)
      act(() => {
        jest.advanceTimersByTime(100);
      });
  };
  const standing = () => selectNotifications(store.getState()).map(({ notice }) => notice);
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });
  pass(3_000);
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });
  expect(screen.getAllByText(en.shell.notices.Copied)).toHaveLength(2);

  pass(3_000);
  expect(standing()).toEqual(['Copied']);
  expect(screen.getByText(en.shell.notices.Copied)).toBeVisible();
  pass(3_000);

  expect(standing()).toEqual([]);
  expect(selectPastNotices(store.getState())).toHaveLength(2);
});

test('of more notices than anybody could close the latest twenty wait', () => {
  const store = showStack('en');
  act(() => {
    for (let count = 0; count < 24; count += 1) store.dispatch(noticeShown('Copied'));
    store.dispatch(noticeShown('OrderCompleted'));
  });

  const waiting = selectNotifications(store.getState());
  expect(waiting).toHaveLength(20);
  expect(waiting.at(-1)?.notice).toBe('OrderCompleted');
});

test('what has gone can be read again, the last twenty, by nobody but who was told', () => {
  const store = showStack('en');
  const shown: string[] = [];
  act(() => {
    for (let count = 0; count < 25; count += 1) {
      store.dispatch(noticeShown('Copied'));
      const { key = '' } = selectNotifications(store.getState()).at(-1) ?? {};
      store.dispatch(noticeClosed(key));
      shown.unshift(key);
    }
  });

  expect(selectPastNotices(store.getState()).map(({ key }) => key)).toEqual(shown.slice(0, 20));
  act(() => {
    store.dispatch(loggedOut());
  });
  expect(selectPastNotices(store.getState())).toEqual([]);
});

test('a notice whose code fails to load breaks nothing, and is shown once it loads', async () => {
  let isDown = true;
  const load = () => (isDown ? Promise.reject(new Error('no code')) : Promise.resolve(NoticeStack));
  const store = showStack('en', <Notices load={load} />);
  await act(async () => {
    store.dispatch(noticeShown('LoginSuccess'));
    await Promise.resolve();
  });
  expect(screen.queryByText(en.shell.notices.LoginSuccess)).not.toBeInTheDocument();

  isDown = false;
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });

  expect(await screen.findByText(en.shell.notices.Copied)).toBeVisible();
  expect(screen.getByText(en.shell.notices.LoginSuccess)).toBeVisible();
});
