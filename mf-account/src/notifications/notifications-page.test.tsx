import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import type { MailChoices, Notification } from '@storefront/shared/contracts';
import { on } from '@storefront/shared/events';
import {
  loggedOut,
  loginAccepted,
  noticeClosed,
  noticeShown,
  noticesRegistered,
  profileReceived,
  selectNotifications,
  sessionEndedElsewhere,
} from '@storefront/shared/store';
import {
  answers,
  aSession,
  enveloped,
  paged,
  refuses,
  renderRemote,
  renderWidget,
  expectOwnWrites,
  holdAnswer,
  startServer,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { PathToContext } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOrderDetail } from '../testing/builders';
import { orderHandlers } from '../testing/handlers';
import { aNotification } from '../testing/saved-builders';
import * as notificationBell from '../widgets/notification-bell';
import { notificationsLink } from './notifications-query';
import { markRead } from './notifications-state';
import { notificationReceived, selectUnread } from './unread-slice';

const server = startServer();
expectOwnWrites(server);
const all: MailChoices = { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true };
const readAt = '2026-11-21T03:00:00.000Z';

/** What the backend holds for one customer. */
function aBackend(...given: Notification[]) {
  const held = { notifications: given, mails: all };
  const unread = () => held.notifications.filter((one) => one.readAt === null).length;
  const read = (is: (id: string) => boolean) => {
    held.notifications = held.notifications.map((one) => (is(one.id) ? { ...one, readAt } : one));
    return { unread: unread() };
  };
  server.use(
    answers('get', 'relationship/notify/list', () => ({ ...paged(held.notifications), unread: unread() })),
    answers('get', 'relationship/notify/mails', () => held.mails),
    answers('put', 'relationship/notify/mails', async (request: Request) => {
      held.mails = (await request.json()) as MailChoices;
      return held.mails;
    }),
    answers('put', 'relationship/notify/read-all', () => read(() => true)),
    http.put(`${testApi}/relationship/notify/:id/read`, ({ params }) =>
      HttpResponse.json(enveloped(read((id) => id === params['id']))),
    ),
  );
  return held;
}
const open = async (language: 'vi' | 'en' = 'vi') => ({
  ...(await renderRemote(remote, { at: paths.notifications.to(), session: aSession, language })),
  user: userEvent.setup({ delay: null }),
});

test('the names in notifications follow the language that a customer changes to', async () => {
  aBackend();
  const shirts = { vi: 'Áo thun', en: 'T-shirt' };
  server.use(
    answers('get', 'relationship/notify/list', (request: Request) => {
      const language = request.headers.get('accept-language') === 'en' ? 'en' : 'vi';
      const facts = { name: shirts[language], slug: 'shirt' };
      return { ...paged([aNotification({ kind: 'BACK_IN_STOCK', facts })]), unread: 1 };
    }),
  );
  const { changeLanguage } = await open();
  expect(await screen.findByText(/Áo thun/)).toBeVisible();

  await changeLanguage('en');

  expect(await screen.findByText(/T-shirt/)).toBeVisible();
  expect(screen.queryByText(/Áo thun/)).not.toBeInTheDocument();
});

test('a provider reads decisions and plans, with the way to the provider pages', async () => {
  const endsAt = readAt;
  aBackend(
    aNotification({ kind: 'MEMBERSHIP_ENDING', facts: { plan: 'BASIC', days: 3, endsAt } }),
    aNotification({
      id: 'n2',
      kind: 'PROVIDER_REJECTED',
      facts: { name: 'An Phát', reason: 'Sai mã số thuế' },
    }),
  );
  await open();

  const items = await screen.findAllByRole('article');
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/provider/dashboard',
    '/provider/register',
  ]);
  expect(screen.getByText(/^Gói BASIC của bạn dùng được đến 21\/11\/2026 10:00\./)).toBeVisible();
  expect(screen.getByText('Hồ sơ nhà cung cấp An Phát chưa được duyệt. Lý do: Sai mã số thuế')).toBeVisible();
});

test('a customer whose question staff answered is led to the conversation', async () => {
  aBackend(aNotification({ kind: 'CHAT_REPLY', facts: { code: 'T1' } }));
  await open();

  const item = await screen.findByRole('article');
  expect(within(item).getByRole('link')).toHaveAttribute('href', '/chatbot/chat');
});

test('a notice that has gone can be read again', async () => {
  aBackend();
  const { store } = await open();
  act(() => {
    store.dispatch(noticesRegistered({ 'account:AddressSaved': 'success' }));
    store.dispatch(noticeShown('account:AddressSaved'));
    store.dispatch(noticeClosed(selectNotifications(store.getState())[0]?.key ?? ''));
  });

  const gone = within(await screen.findByRole('region', { name: 'Vừa báo trên màn hình' }));
  expect(gone.getByText('Đã lưu địa chỉ.')).toBeVisible();
});

test('a customer reads what they were told, one by one or as a whole, and is led to what it is about', async () => {
  const refund = { orderId: 'o2', code: 'SF-2', amount: 150_000 };
  // Midnight in Vietnam: its last day is the one before.
  const ending = { code: 'GIAM20', name: 'Giảm 20k', endsAt: '2026-11-29T17:00:00.000Z' };
  const back = { name: 'Áo <b>thun</b>', slug: 'ao', infoId: 'ao-m' };
  const refused = { name: 'Mũ', reason: 'Có quảng cáo' };
  aBackend(
    aNotification(),
    aNotification({ id: 'n2', kind: 'ORDER_REFUNDED', facts: refund }),
    aNotification({ id: 'n3', kind: 'VOUCHER_ENDING', facts: ending }),
    aNotification({ id: 'n4', kind: 'BACK_IN_STOCK', facts: back }),
    aNotification({ id: 'n5', kind: 'REVIEW_REFUSED', facts: refused, readAt }),
  );
  const { user, store } = await open();

  expect(await screen.findByText('4 thông báo chưa đọc')).toBeVisible();
  const links = screen.getAllByRole('article').map((item) => within(item).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/orders/order-1',
    '/profile/orders/o2',
    '/profile/vouchers',
    '/catalog/product?slug=ao&v=ao-m',
    '/profile/reviews',
  ]);
  expect(screen.getByText(/^Đã hoàn 150\.000\s₫ của đơn hàng SF-2/)).toBeVisible();
  expect(screen.getByText('Áo <b>thun</b> đã có hàng lại.')).toBeVisible();
  expect(screen.getByText('Mã GIAM20 (Giảm 20k) dùng được đến 29/11/2026.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Đánh dấu đã đọc: Đơn hàng SF-261121/ }));
  expect(await screen.findByText('3 thông báo chưa đọc')).toBeVisible();
  // Its button went away with what it did.
  expect(links[0]?.parentElement).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));

  expect(await screen.findByText('Bạn đã đọc hết thông báo.')).toBeVisible();
  // The bell says it, too.
  expect(selectUnread(store.getState() as never)).toBe(0);
  expect(screen.getByRole('region', { name: 'Các thông báo' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Đánh dấu/ })).not.toBeInTheDocument();
});

test('the bell says what is left to read, also when answers to two clicks come in another order', async () => {
  const held = aBackend(...['n1', 'n2', 'n3'].map((id) => aNotification({ id })));
  const { held: late, answer } = holdAnswer();
  const unread = () => held.notifications.filter((one) => one.readAt === null).length;
  server.use(
    http.put(`${testApi}/relationship/notify/:id/read`, async ({ params }) => {
      held.notifications = held.notifications.map((one) =>
        one.id === params['id'] ? { ...one, readAt } : one,
      );
      const counted = { unread: unread() };
      if (params['id'] === 'n1') await late;
      return HttpResponse.json(enveloped(counted));
    }),
  );
  const { user, store } = await open();
  const [first, second] = await screen.findAllByRole('button', { name: /^Đánh dấu đã đọc/ });
  if (!first || !second) throw new Error('Three are unread.');

  await user.click(first);
  await waitFor(() => expect(unread()).toBe(2));
  await user.click(second);
  await waitFor(() => expect(selectUnread(store.getState() as never)).toBe(1));
  answer();
  await waitFor(() => expect(markRead.select(store.getState() as never, 'n1').status).toBe('done'));

  expect(selectUnread(store.getState() as never)).toBe(1);
});

test.each([
  ['its text', 'Áo thun đã có hàng lại.'],
  ['its button', 'Đánh dấu đã đọc: Áo thun đã có hàng lại.'],
])('what has no page in this shop can be marked as read by %s, and keeps the focus', async (_by, name) => {
  aBackend(aNotification({ kind: 'BACK_IN_STOCK', facts: { name: 'Áo thun', slug: 'ao', infoId: 'ao-m' } }));
  const withoutCatalog = (Page: ComponentType): ComponentType =>
    function WithoutCatalog() {
      return (
        <PathToContext value={() => null}>
          <Page />
        </PathToContext>
      );
    };
  const routes = remote.routes.map((route) => ({
    ...route,
    lazy: async () => {
      const { Component, ...page } = await route.lazy();
      return { ...page, Component: withoutCatalog(Component) };
    },
  }));
  await renderRemote({ ...remote, routes }, { at: paths.notifications.to(), session: aSession });

  await userEvent.click(await screen.findByRole('button', { name }));

  expect(await screen.findByText('Bạn đã đọc hết thông báo.')).toBeVisible();
  expect(screen.getByText('Áo thun đã có hàng lại.')).toHaveFocus();
});

test('what was read as a whole is read on each page of the list', async () => {
  const held = aBackend(aNotification(), aNotification({ id: 'n2', kind: 'PASSWORD_CHANGED', facts: {} }));
  server.use(
    answers('get', 'relationship/notify/list', (request: Request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const unread = held.notifications.filter((one) => one.readAt === null).length;
      const meta = { page, limit: 1, total: 2, totalPages: 2 };
      return { data: held.notifications.slice(page - 1, page), meta, unread };
    }),
  );
  const { user, goTo } = await open();
  const readOne = () => screen.queryByRole('button', { name: /^Đánh dấu đã đọc: / });
  await waitFor(() => expect(readOne()).toBeVisible());
  await goTo(notificationsLink(2));
  await waitFor(() => expect(readOne()).toHaveAccessibleName(/Mật khẩu/));
  await goTo(notificationsLink(1));
  await user.click(await screen.findByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
  expect(await screen.findByText('Bạn đã đọc hết thông báo.')).toBeVisible();

  await goTo(notificationsLink(2));

  expect(await screen.findByRole('link', { name: /Mật khẩu/i })).toBeVisible();
  await waitFor(() => expect(readOne()).not.toBeInTheDocument());
});

test('what could not be marked stays unread, and that is said', async () => {
  aBackend(aNotification());
  server.use(refuses('put', 'relationship/notify/read-all', 503, 'SERVICE_UNAVAILABLE'));
  const { user, store } = await open();

  await user.click(await screen.findByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));

  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('account:NotificationsNotRead'),
  );
  expect(screen.getByText('1 thông báo chưa đọc')).toBeVisible();
});

test('what comes while the list is read is shown when it is asked for', async () => {
  const held = aBackend();
  const { user, store } = await open();
  expect(await screen.findByText('Bạn chưa có thông báo nào')).toBeVisible();

  held.notifications = [aNotification()];
  act(() => {
    store.dispatch(notificationReceived('n1'));
  });
  await user.click(await screen.findByRole('button', { name: 'Xem thông báo mới' }));

  expect(await screen.findByText(/đang trên đường đến bạn/)).toBeVisible();
});

test('a customer chooses which mails come; a choice that cannot be kept is taken back', async () => {
  const held = aBackend();
  const { user, store } = await open('en');
  const vouchers = await screen.findByRole('checkbox', { name: 'A reminder before a kept voucher expires' });
  expect(vouchers).toBeChecked();

  await user.click(vouchers);
  await waitFor(() => expect(held.mails).toEqual({ ...all, VOUCHERS: false }));
  expect(vouchers).not.toBeChecked();

  server.use(refuses('put', 'relationship/notify/mails', 500, 'INTERNAL'));
  await user.click(screen.getByRole('checkbox', { name: 'What became of my reviews' }));

  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('account:MailsNotSaved'),
  );
  expect(screen.getByRole('checkbox', { name: 'What became of my reviews' })).toBeChecked();
  expect(vouchers).not.toBeChecked();
});

test('who signs in next finds their own choice of mails', async () => {
  const held = aBackend();
  const { user, store, goTo } = await open('en');
  const vouchers = () => screen.findByRole('checkbox', { name: 'A reminder before a kept voucher expires' });
  await user.click(await vouchers());
  await waitFor(() => expect(held.mails).toEqual({ ...all, VOUCHERS: false }));

  await act(async () => {
    store.dispatch(loggedOut());
  });
  held.mails = all;
  await act(async () => {
    const accessToken = { token: 'b', expired: Date.now() + 60_000, refreshToken: 'r' };
    store.dispatch(loginAccepted({ email: 'b@example.com', accessToken, referral: null }));
    const userInfo = { id: 'b', role: 'CUSTOMER', firstName: 'B', lastName: '' } as const;
    store.dispatch(profileReceived({ userInfo, profile: null }));
  });
  await goTo(paths.notifications.to());

  expect(await vouchers()).toBeChecked();
});

describe('the bell', () => {
  interface Opened {
    headers: Headers;
    signal: AbortSignal;
    send: (text: string) => void;
    end: () => void;
  }
  /** Each stream that the bell asks for stays open. */
  function openStreams(): Opened[] {
    const streams: Opened[] = [];
    server.use(
      http.get(`${testApi}/relationship/notify/stream`, ({ request: { headers, signal } }) => {
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            streams.push({
              headers,
              signal,
              send: (text) => controller.enqueue(encoder.encode(text)),
              end: () => controller.close(),
            });
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    return streams;
  }
  const showBell = () => renderWidget(remote, 'notification-bell', notificationBell, { session: aSession });
  const bell = () => screen.getByRole('link');

  test('counts what the server tells, and no longer than the session', async () => {
    const streams = openStreams();
    const changed: unknown[] = [];
    const stopListening = on('account:order-changed', (detail) => changed.push(detail));
    const { store } = await showBell();
    await waitFor(() => expect(streams).toHaveLength(1));
    const [stream] = streams;
    expect(stream?.headers.get('authorization')).toBe('Bearer test-token');
    expect(bell()).toHaveAccessibleName('Thông báo');

    stream?.send('retry: 3000\n\nevent: unread\nda');
    stream?.send('ta: {"unread":2}\n\n: still here\n\n');
    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo, 2 chưa đọc'));
    expect(bell()).toHaveAttribute('href', '/profile/notifications');
    stream?.send(`id: n1\nevent: notification\ndata: ${JSON.stringify(aNotification())}\n\n`);
    stream?.send('event: unread\ndata: {"unread":3}\n\n');
    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo, 3 chưa đọc'));
    // A page of that order asks for it again.
    expect(changed).toEqual([{ orderId: 'order-1' }]);
    stopListening();

    act(() => {
      store.dispatch(loggedOut());
    });
    await waitFor(() => expect(stream?.signal.aborted).toBe(true));
    expect(bell()).toHaveAccessibleName('Thông báo');
    expect(streams).toHaveLength(1);
  });

  test('is silent once another tab has signed out', async () => {
    const streams = openStreams();
    const { store } = await showBell();
    await waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.send('event: unread\ndata: {"unread":2}\n\n');
    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo, 2 chưa đọc'));

    act(() => {
      store.dispatch(sessionEndedElsewhere());
    });

    await waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
    expect(bell()).toHaveAccessibleName('Thông báo');
  });

  test.each([
    [99, '99'],
    [100, '99+'],
  ])('of %i notifications shows %s', async (unread, shown) => {
    aBackend(...Array.from({ length: unread }, (_, at) => aNotification({ id: `n${String(at)}` })));
    server.use(refuses('get', 'relationship/notify/stream', 429, 'TOO_MANY_STREAMS'));
    await showBell();

    await waitFor(() => expect(bell()).toHaveAccessibleName(`Thông báo, ${String(unread)} chưa đọc`));
    expect(within(bell()).getByText(shown)).toBeVisible();
  });

  test('knows the number also where there is no stream', async () => {
    aBackend(aNotification(), aNotification({ id: 'n2' }));
    server.use(refuses('get', 'relationship/notify/stream', 429, 'TOO_MANY_STREAMS'));
    await showBell();

    await waitFor(() => expect(bell()).toHaveAccessibleName('Thông báo, 2 chưa đọc'));
  });

  test('does not follow the page’s visibility any longer once the session is over', async () => {
    const listening = new Set<unknown>();
    const { addEventListener, removeEventListener } = document;
    jest
      .spyOn(document, 'addEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
        if (type === 'visibilitychange') listening.add(listener);
        addEventListener.call(document, type, listener);
      });
    jest
      .spyOn(document, 'removeEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
        if (type === 'visibilitychange') listening.delete(listener);
        removeEventListener.call(document, type, listener);
      });
    aBackend();
    server.use(refuses('get', 'relationship/notify/stream', 429, 'TOO_MANY_STREAMS'));
    const { store } = await showBell();
    await waitFor(() => expect(listening.size).toBe(1));

    act(() => {
      store.dispatch(loggedOut());
    });

    await waitFor(() => expect(listening.size).toBe(0));
  });

  describe('whose stream ends', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    });
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const look = (isHidden: boolean) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
    };
    const news = `id: n1\nevent: notification\ndata: ${JSON.stringify(aNotification({ id: 'n1' }))}\n\n`;

    test('in a hidden tab continues after the last event when the tab is shown', async () => {
      const streams = openStreams();
      await showBell();
      await pass(100);
      await waitFor(() => expect(streams).toHaveLength(1));
      streams[0]?.send(news);
      await pass(100);

      look(true);
      await waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
      await pass(60_000);
      expect(streams).toHaveLength(1);
      look(false);

      await pass(100);
      await waitFor(() => expect(streams).toHaveLength(2));
      expect(streams[1]?.headers.get('last-event-id')).toBe('n1');
    });

    test('because the server closed it reconnects after three seconds, each time', async () => {
      const streams = openStreams();
      await showBell();
      for (const count of [1, 2, 3]) {
        await pass(100);
        await waitFor(() => expect(streams).toHaveLength(count));
        streams.at(-1)?.send(news);
        await pass(100);
        streams.at(-1)?.end();
        await pass(3_100);
      }

      await waitFor(() => expect(streams).toHaveLength(4));
    });
  });

  describe('that gets no stream', () => {
    afterEach(() => jest.useRealTimers());

    test.each([
      [429, 60_000],
      [503, 3_000],
    ])('because of %i asks for one again after %i ms', async (status, pauseMs) => {
      let asked = 0;
      aBackend();
      server.use(
        http.get(`${testApi}/relationship/notify/stream`, () => {
          asked += 1;
          return new HttpResponse(null, { status });
        }),
      );
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
      await showBell();
      await act(() => jest.advanceTimersByTimeAsync(100));
      await waitFor(() => expect(asked).toBe(1));

      await act(() => jest.advanceTimersByTimeAsync(pauseMs - 1_000));
      expect(asked).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await waitFor(() => expect(asked).toBe(2));
    });
  });
});

test('a choice of mails is added to the one before', async () => {
  const held = aBackend();
  const { user } = await open('en');
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await user.click(await box('A reminder before a kept voucher expires'));
  await user.click(await box('What became of my reviews'));

  await waitFor(() => expect(held.mails).toEqual({ ...all, VOUCHERS: false, REVIEWS: false }));
});

test('a customer reads their notifications also where a newer backend sends a kind that this page does not know', async () => {
  const held = aBackend(aNotification());
  const newer: unknown = { ...aNotification({ id: 'n2' }), kind: 'PARCEL_AT_LOCKER' };
  server.use(
    answers('get', 'relationship/notify/list', () => ({
      ...paged([newer, ...held.notifications]),
      unread: 2,
    })),
  );
  await open('en');

  expect(await screen.findByRole('link', { name: 'You have a new notification.' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a customer who unsubscribed by the link of a mail sees that, and the next choice leaves it so', async () => {
  let passedMs = 0;
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passedMs);
  const held = aBackend();
  const { user, goTo } = await open('en');
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await user.click(await box('A reminder before a kept voucher expires'));
  await waitFor(() => expect(held.mails).toEqual({ ...all, VOUCHERS: false }));

  held.mails = { ...held.mails, REVIEWS: false };
  passedMs = 60_000;
  await goTo('/');
  await goTo(paths.notifications.to());

  await waitFor(async () => expect(await box('What became of my reviews')).not.toBeChecked());
  await user.click(await box('A reminder before a kept voucher expires'));
  await waitFor(() => expect(held.mails).toEqual({ ...all, REVIEWS: false }));
});

test('a notification that is followed is read, and news that was shown is not offered again', async () => {
  const held = aBackend(aNotification());
  server.use(...orderHandlers({ order: anOrderDetail() }));
  const { user, store } = await open();
  act(() => {
    store.dispatch(notificationReceived('n1'));
  });
  await user.click(await screen.findByRole('button', { name: 'Xem thông báo mới' }));
  expect(screen.queryByRole('button', { name: 'Xem thông báo mới' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Các thông báo' })).toHaveFocus();

  await user.click(await screen.findByRole('link', { name: /đang trên đường đến bạn/ }));

  await waitFor(() => expect(held.notifications[0]?.readAt).toBe(readAt));
});

test('an English reader finds everything on the page of notifications', async () => {
  aBackend(aNotification(), aNotification({ id: 'n2', readAt }));
  await open('en');

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Notifications | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Notifications
     button type=button: Mark all as read
     section aria-labelledby→"Your notifications" tabindex=-1
       h2: Your notifications
       p role=status: 1 unread notification
       ul
         li
           article
             p tabindex=-1
               Unread:
               a href=/en/profile/orders/order-1: Order SF-261121-0001 is on its way to you.
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
             button aria-label=Mark as read: Order SF-261121-0001 is on its way to you. title=Mark as read: Order SF-261121-0001 is on its way to you. type=button
         li
           article
             p tabindex=-1
               a href=/en/profile/orders/order-1: Order SF-261121-0001 is on its way to you.
             time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products
     section aria-labelledby→"Email preferences"
       h2: Email preferences
       p: Emails about orders, money and the safety of your account always come, because you need them. The others are your choice.
       ul
         li
           label
             input type=checkbox checked
             A reminder to pay before an order is given up
         li
           label
             input type=checkbox checked
             A reminder before a kept voucher expires
         li
           label
             input type=checkbox checked
             What became of my reviews"
  `);
});
