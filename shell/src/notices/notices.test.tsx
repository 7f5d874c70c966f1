import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
import { actionOf } from './action-of';
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
          <MemoryRouter initialEntries={['/products/ao?v=1']}>
            <header>Trang đầu</header>
            <nav>
              <span aria-current="step">Bước này</span>
            </nav>
            {stack}
          </MemoryRouter>
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

/** Lets time pass in steps, because a notice goes in steps. */
const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 100)
    act(() => {
      jest.advanceTimersByTime(100);
    });
};

test('the same notice again three seconds later takes the place of the first and stands for five seconds', () => {
  jest.useFakeTimers();
  const store = showStack('en');
  const standing = () => selectNotifications(store.getState()).map(({ notice }) => notice);
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });
  pass(3_000);
  act(() => {
    store.dispatch(noticeShown('Copied'));
  });
  pass(1_000);
  expect(screen.getAllByText(en.shell.notices.Copied)).toHaveLength(1);

  pass(3_000);
  expect(standing()).toEqual(['Copied']);
  expect(screen.getByText(en.shell.notices.Copied)).toBeVisible();
  pass(3_000);

  expect(standing()).toEqual([]);
  expect(selectPastNotices(store.getState())).toHaveLength(2);
});

test.each([
  ['NotAllowAddMoreThanStock', 'AddProductSuccess'],
  ['CustomerSignupFailed', 'CustomerSignupSuccess'],
  ['PriceOfItemsChanged', 'OrderCompleted'],
  ['EmailNotFound', 'SentForgotPassword'],
  ['YouHaveNotLoggIn', 'LoginSuccess'],
  ['FavouriteExisting', 'AddFavouriteSolutionSuccess'],
  ['ChangePasswordFailedByInvalidPassword', 'ChangePasswordSuccess'],
  ['SendVerifyAccountFailed', 'SendVerifyAccountSuccess'],
  ['ErrorRegister', 'RegisterSuccess'],
  ['account:MailsNotSaved', 'account:MailsSaved'],
] as const)('%s goes when its action comes to %s, and other notices stay', (before, after) => {
  jest.useFakeTimers();
  const store = showStack('en');
  act(() => {
    store.dispatch(noticesRegistered({ 'account:MailsSaved': 'success', 'account:MailsNotSaved': 'error' }));
    store.dispatch(noticeShown('Copied'));
    store.dispatch(noticeShown(before));
  });
  pass(1_000);
  act(() => {
    store.dispatch(noticeShown(after));
  });
  pass(1_000);

  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual(['Copied', after]);
  expect(selectPastNotices(store.getState()).map(({ notice }) => notice)).toEqual([before]);
});

test.each([
  ['operator:NoteSaved', 'operator:NoteNotSaved', true],
  ['operator:NoticeSent', 'operator:iceSent', false],
  ['operator:NotebookSaved', 'operator:ebookSaved', false],
] as const)('of %s and %s both are outcomes of one action: %s', (one, other, isSame) => {
  expect(actionOf(one) === actionOf(other)).toBe(isSame);
});

describe('a notice waits while', () => {
  const isStanding = () => screen.queryByText(en.shell.notices.Copied) !== null;
  function showOne() {
    jest.useFakeTimers();
    const store = showStack('en');
    act(() => {
      store.dispatch(noticeShown('Copied'));
    });
    pass(3_000);
    return screen.getByRole('status');
  }
  function hideTab(isHidden: boolean) {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  afterEach(() => jest.restoreAllMocks());

  test('the pointer is on it, and goes after the rest of its time', () => {
    const toast = showOne();
    fireEvent.pointerEnter(toast);
    pass(20_000);
    expect(isStanding()).toBe(true);

    fireEvent.pointerLeave(toast);
    pass(1_800);
    expect(isStanding()).toBe(true);
    pass(1_200);
    expect(isStanding()).toBe(false);
  });

  test('the pointer is on it, and does not go as soon as the pointer does', () => {
    const toast = showOne();
    pass(1_900);
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);

    pass(900);
    expect(isStanding()).toBe(true);
    pass(1_000);
    expect(isStanding()).toBe(false);
  });

  test('the focus is inside of it, also when the pointer leaves meanwhile', () => {
    const toast = showOne();
    const close = within(toast).getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    pass(20_000);
    expect(isStanding()).toBe(true);

    act(() => close.blur());
    pass(3_000);
    expect(isStanding()).toBe(false);
  });

  test('the tab is hidden', () => {
    showOne();
    hideTab(true);
    pass(20_000);
    expect(isStanding()).toBe(true);

    hideTab(false);
    pass(3_000);
    expect(isStanding()).toBe(false);
  });

  test('the tab was hidden already when it came', () => {
    jest.useFakeTimers();
    const store = showStack('en');
    hideTab(true);
    act(() => {
      store.dispatch(noticeShown('Copied'));
    });
    pass(20_000);
    expect(isStanding()).toBe(true);

    hideTab(false);
    pass(6_000);
    expect(isStanding()).toBe(false);
  });
});

test('what was added to the cart offers the way there', () => {
  const store = showStack('vi');
  act(() => {
    store.dispatch(noticeShown('AddProductSuccess', params));
    store.dispatch(noticeShown('Copied'));
  });

  expect(screen.getByRole('link', { name: 'Xem giỏ' })).toHaveAttribute('href', testPathTo('checkout/cart'));
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

test.each([
  ['the header with its search', 64, 0, 72],
  ['the steps of an order below the header', 64, 140, 148],
  ['nothing after both have scrolled away', -10, -4, 8],
])('notices begin below %s', (_what, headerEnd, stepsEnd, begins) => {
  const store = showStack('vi');
  const header = screen.getByRole('banner');
  const steps = screen.getByRole('navigation');
  for (const [element, bottom] of [
    [header, headerEnd],
    [steps, stepsEnd],
  ] as const)
    element.getBoundingClientRect = () => new DOMRect(0, bottom - 50, 390, 50);

  act(() => {
    store.dispatch(noticeShown('Copied'));
  });

  const place = screen.getByRole('status').closest('.notistack-SnackbarContainer');
  expect(place && getComputedStyle(place).top).toBe('var(--toasts-top)');
  expect(place?.parentElement?.style.getPropertyValue('--toasts-top')).toBe(`${String(begins)}px`);
});

test('of more notices than anybody could close the latest twenty wait', () => {
  const store = showStack('en');
  const many = Object.fromEntries(
    Array.from({ length: 24 }, (_, n) => [`catalog:N${String(n)}`, 'info' as const]),
  );
  act(() => {
    store.dispatch(noticesRegistered(many));
    for (const key of Object.keys(many)) store.dispatch(noticeShown(key as `catalog:${string}`));
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
