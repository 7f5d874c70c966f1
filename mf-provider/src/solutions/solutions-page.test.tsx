import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectWishlist, wishlistSet } from '@storefront/shared/cart';
import { loggedOut, loginAccepted, profileReceived, selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aSession,
  holdAnswer,
  openRequests,
  paged,
  refuses,
  renderRemote,
  startServer,
  type RenderOptions,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aSolutionCard } from '../testing/builders';
import { savingSolution } from './saved-solutions';
import { solutionsPage } from './solutions-page';

const server = startServer();
beforeEach(() => localStorage.clear());

const pos = aSolutionCard();
const stock = aSolutionCard({
  id: 'kho',
  seoSlug: 'kho-thong-minh',
  title: 'Kho thông minh',
  kind: 'INVENTORY',
});
const listOf = (cards = [pos, stock]) => ({
  ...paged(cards, { limit: 12 }),
  facets: {
    kinds: [
      { kind: 'SALES', count: 1 },
      { kind: 'INVENTORY', count: 1 },
    ],
    providers: [{ id: 'sao-mai', name: 'Công ty Sao Mai', count: 2 }],
  },
});

async function open({ at = '/solutions', ...options }: Partial<RenderOptions> = {}) {
  const asked: Record<string, string>[] = [];
  server.use(
    answers('get', 'main/solution/public', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return listOf();
    }),
  );
  const rendered = await renderRemote(remote, { at, ...options });
  return { ...rendered, asked, user: userEvent.setup({ delay: null }) };
}

test('a visitor searches, chooses a kind and an order, and each is in the address and in the question', async () => {
  const { user, location, asked } = await open({ at: '/solutions?kind=NOTHING&order=bad&page=x' });
  expect(await screen.findByRole('link', { name: 'POS Sao Mai' })).toHaveAttribute(
    'href',
    '/solutions/pos-sao-mai',
  );
  expect(screen.getByText('2 giải pháp')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Kho hàng (1)' }));
  await user.selectOptions(await screen.findByLabelText('Sắp xếp'), 'popular');
  await user.type(screen.getByRole('searchbox', { name: 'Tìm giải pháp' }), ' quan kho {Enter}');

  await waitFor(() => expect(location()).toBe('/solutions?search=quan+kho&kind=INVENTORY&order=popular'));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      search: 'quan kho',
      kind: 'INVENTORY',
      order: 'popular',
      page: '1',
    }),
  );
  expect(asked[0]).toEqual({ order: 'newest', page: '1', limit: '12' });
});

test('a visitor sees whose solutions are listed, and goes back to those of all providers', async () => {
  const { user, location } = await open({ at: '/solutions?provider=sao-mai' });
  const [badge] = await screen.findAllByText('Của Công ty Sao Mai');
  expect(badge).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Xem của mọi nhà cung cấp' }));

  expect(location()).toBe('/solutions');
});

test('a visitor who changes the language reads the list in that language', async () => {
  const { changeLanguage } = await open();
  await screen.findByRole('link', { name: 'POS Sao Mai' });
  server.use(answers('get', 'main/solution/public', listOf([aSolutionCard({ title: 'Morning Star POS' })])));
  await changeLanguage('en');

  expect(await screen.findByRole('link', { name: 'Morning Star POS' })).toBeVisible();
});

test('a search without results and a list that fails both lead on', async () => {
  server.use(answers('get', 'main/solution/public', listOf([])));
  const { location } = await renderRemote(remote, { at: '/solutions?search=zzz' });
  await userEvent.click(await screen.findByRole('link', { name: 'Xem tất cả giải pháp' }));
  expect(location()).toBe('/solutions');

  server.use(refuses('get', 'main/solution/public', 503, 'SERVICE_UNAVAILABLE'));
  await renderRemote(remote, { at: '/solutions?search=yyy' });
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
});

test('a visitor saves a solution in this browser and is told so; nothing is sent', async () => {
  const { user, store } = await open();
  const favourite = await screen.findByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  await user.click(favourite);

  expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(selectWishlist(store.getState())).toEqual([{ id: 'pos', kind: 'solution' }]);
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('YouHaveNotLoggIn');
});

test('what a visitor saved joins the account once; afterwards the account decides', async () => {
  const merged: unknown[] = [];
  server.use(
    answers('post', 'main/solution/favourite/merge', async (request: Request) => {
      merged.push(await request.json());
      return { ids: ['kho', 'pos'], total: 2, left: 0 };
    }),
    answers('get', 'main/solution/favourite/ids', { ids: ['kho'], total: 1 }),
  );
  const { store, restore } = await open({ session: aSession, isFirstRender: true });
  act(() => {
    store.dispatch(wishlistSet([{ id: 'shirt', kind: 'product' }]));
    restore();
    store.dispatch(
      wishlistSet([
        { id: 'shirt', kind: 'product' },
        { id: 'pos', kind: 'solution' },
      ]),
    );
  });

  await waitFor(() => expect(localStorage.getItem('sf:solutions-of')).toBe('customer-1'));
  expect(selectWishlist(store.getState())).toEqual(
    expect.arrayContaining([
      { id: 'shirt', kind: 'product' },
      { id: 'kho', kind: 'solution' },
    ]),
  );
});

test('the saved solutions of an account that arrive after it has signed out are not shown or stored', async () => {
  let answer: (ids: string[]) => void = () => undefined;
  const ids = new Promise<string[]>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  server.use(
    answers('get', 'main/solution/favourite/ids', async () => {
      asked += 1;
      return { ids: await ids, total: 1 };
    }),
  );
  const { store } = await open({ session: aSession });
  await waitFor(() => expect(asked).toBe(1));
  act(() => {
    store.dispatch(loggedOut());
  });
  answer(['kho']);
  await waitFor(() => expect(openRequests()).toBe(0));

  expect(selectWishlist(store.getState())).toEqual([]);
  expect(localStorage.getItem('sf:solutions-of')).toBeNull();
});

test('a customer saves and removes a solution; a refusal changes it back', async () => {
  server.use(
    answers('get', 'main/solution/favourite/ids', { ids: [], total: 0 }),
    answers('post', 'main/solution/pos/favourite', null),
    refuses('delete', 'main/solution/pos/favourite', 503, 'SERVICE_UNAVAILABLE'),
    refuses('post', 'main/solution/kho/favourite', 409, 'FAVOURITE_EXISTING'),
  );
  const { user, store } = await open({ session: aSession });
  await waitFor(() => expect(localStorage.getItem('sf:solutions-of')).toBe('customer-1'));
  const favourite = await screen.findByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  const notices = () => selectNotifications(store.getState()).map(({ notice }) => notice);

  await user.click(favourite);
  await waitFor(() => expect(notices()).toEqual(['AddFavouriteSolutionSuccess']));
  await user.click(favourite);
  await waitFor(() => expect(notices().at(-1)).toBe('provider:NotRemoved'));
  expect(favourite).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Lưu giải pháp Kho thông minh' }));
  await waitFor(() => expect(notices().at(-1)).toBe('provider:AlreadySaved'));
});

test('search engines read the list, but no search', async () => {
  const { store } = await open({ at: '/solutions?kind=SALES' });
  await screen.findByRole('link', { name: 'POS Sao Mai' });
  const at = (query: string) => ({ params: {}, query: new URLSearchParams(query), language: 'vi' as const });
  const t = (key: string) => key;
  const head = solutionsPage.head?.(store.getState() as never, at('kind=SALES'), t);

  expect(head).toMatchObject({ canonical: '/solutions?kind=SALES', noindex: false });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ url: '/solutions/pos-sao-mai' }, { url: '/solutions/kho-thong-minh' }],
  });
  expect(solutionsPage.head?.(store.getState() as never, at('search=zzz'), t)).toMatchObject({
    noindex: true,
  });
  expect(solutionsPage.status?.(store.getState() as never, at('kind=SALES'))).toBe(200);
  expect(solutionsPage.status?.(store.getState() as never, at('search=zzz'))).toBe(503);
});

test('a customer finds the saved solutions again, and removes one', async () => {
  const saved = paged([{ solution: pos, keptAt: '2026-11-20T00:00:00.000Z' }]);
  server.use(
    answers('get', 'main/solution/favourite', saved),
    answers('get', 'main/solution/favourite/ids', { ids: ['pos'], total: 1 }),
    answers('delete', 'main/solution/pos/favourite', null),
  );
  const { store } = await renderRemote(remote, { at: '/profile/solutions', session: aSession });
  const card = (await screen.findByRole('link', { name: 'POS Sao Mai' })).closest('article');
  const favourite = within(card as HTMLElement).getByRole('button');
  await waitFor(() => expect(favourite).toHaveAttribute('aria-pressed', 'true'));

  await userEvent.click(favourite);

  expect(favourite).toHaveAttribute('aria-pressed', 'false');
  expect(selectWishlist(store.getState())).toEqual([]);
});

test('another kind begins at its first page, and the field of the search says what the address asks for', async () => {
  const { goTo } = await open({ at: '/solutions?search=kho&page=2' });
  expect(await screen.findByRole('link', { name: 'Kho hàng (1)' })).toHaveAttribute(
    'href',
    '/solutions?search=kho&kind=INVENTORY',
  );
  expect(screen.getByRole('searchbox')).toHaveValue('kho');

  await goTo('/solutions?search=quan');

  expect(screen.getByRole('searchbox')).toHaveValue('quan');
});

test('a page beyond the end is not found for search engines, and leads to the first page', async () => {
  server.use(
    answers('get', 'main/solution/public', {
      ...listOf([]),
      meta: { page: 9, limit: 12, total: 2, totalPages: 1 },
    }),
  );
  const { store } = await renderRemote(remote, { at: '/solutions?page=9' });

  expect(await screen.findByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/solutions');
  const at = { params: {}, query: new URLSearchParams('page=9'), language: 'vi' as const };
  expect(solutionsPage.status?.(store.getState() as never, at)).toBe(404);
});

test('what a visitor saves after a customer has signed out belongs to the visitor, and one notice asks them to sign in', async () => {
  localStorage.setItem('sf:solutions-of', 'customer-9');
  const { user, store } = await open();
  const favourite = await screen.findByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  await user.click(favourite);
  await user.click(favourite);

  expect(favourite).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('sf:solutions-of')).toBeNull();
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual(['YouHaveNotLoggIn']);
});

test('a solution that could not be saved is shown as not saved, and removing one that another device has removed is no error', async () => {
  server.use(
    answers('get', 'main/solution/favourite/ids', { ids: ['kho'], total: 1 }),
    refuses('post', 'main/solution/pos/favourite', 503, 'SERVICE_UNAVAILABLE'),
    refuses('delete', 'main/solution/kho/favourite', 404, 'FAVOURITE_NOT_FOUND'),
  );
  const { user, store } = await open({ session: aSession });
  const notices = () => selectNotifications(store.getState()).map(({ notice }) => notice);
  const kho = await screen.findByRole('button', { name: 'Lưu giải pháp Kho thông minh' });
  await waitFor(() => expect(kho).toHaveAttribute('aria-pressed', 'true'));

  const favourite = screen.getByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  await user.click(favourite);
  await waitFor(() => expect(notices()).toEqual(['provider:NotSaved']));
  expect(favourite).toHaveAttribute('aria-pressed', 'false');

  await user.click(kho);
  await waitFor(() => expect(savingSolution.select(store.getState() as never, 'kho').status).toBe('failed'));
  expect(kho).toHaveAttribute('aria-pressed', 'false');
  expect(notices()).toEqual(['provider:NotSaved']);
});

test('a second press while a solution is being saved sends nothing', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  server.use(
    answers('get', 'main/solution/favourite/ids', { ids: [], total: 0 }),
    answers('post', 'main/solution/pos/favourite', async () => {
      sent += 1;
      await released;
      return null;
    }),
  );
  const { user, store } = await open({ session: aSession });
  await waitFor(() => expect(localStorage.getItem('sf:solutions-of')).toBe('customer-1'));
  const favourite = await screen.findByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  await user.click(favourite);
  await waitFor(() => expect(sent).toBe(1));
  await user.click(favourite);
  expect(favourite).toHaveAttribute('aria-pressed', 'true');
  release();

  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('AddFavouriteSolutionSuccess'),
  );
  expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toBe(1);
});

test('what a customer saves while the account’s list is on its way stays saved', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    answers('get', 'main/solution/favourite/ids', async () => {
      await answered;
      return { ids: ['pos'], total: 1 };
    }),
    answers('post', 'main/solution/kho/favourite', null),
  );
  const { user, store } = await open({ session: aSession });
  await user.click(await screen.findByRole('button', { name: 'Lưu giải pháp Kho thông minh' }));
  await waitFor(() =>
    expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('AddFavouriteSolutionSuccess'),
  );
  answer();

  await waitFor(() => expect(localStorage.getItem('sf:solutions-of')).toBe('customer-1'));
  expect(
    selectWishlist(store.getState())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['kho', 'pos']);
});

test('what a customer removes while the account’s list is on its way stays removed', async () => {
  const { held, answer } = holdAnswer();
  localStorage.setItem('sf:solutions-of', 'customer-1');
  server.use(
    answers('get', 'main/solution/favourite/ids', async () => {
      await held;
      return { ids: ['kho', 'pos'], total: 2 };
    }),
    answers('delete', 'main/solution/kho/favourite', null),
  );
  const { user, store } = await open();
  act(() => {
    store.dispatch(wishlistSet([{ id: 'kho', kind: 'solution' }]));
    const accessToken = { token: 'test-token', expired: Date.now() + 3_600_000, refreshToken: 'r' };
    store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
    const userInfo = { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh', lastName: '' } as const;
    store.dispatch(profileReceived({ userInfo, profile: null }));
  });
  await user.click(
    await screen.findByRole('button', { name: 'Lưu giải pháp Kho thông minh', pressed: true }),
  );
  await screen.findByRole('button', { name: 'Lưu giải pháp Kho thông minh', pressed: false });
  answer();

  await waitFor(() => expect(selectWishlist(store.getState())).toEqual([{ id: 'pos', kind: 'solution' }]));
});

test('the solutions of an account whose session ended do not join the next account', async () => {
  localStorage.setItem('sf:solutions-of', 'customer-9');
  server.use(answers('get', 'main/solution/favourite/ids', { ids: ['kho'], total: 1 }));
  const { store } = await open();
  act(() => {
    store.dispatch(wishlistSet([{ id: 'pos', kind: 'solution' }]));
    const accessToken = { token: 'test-token', expired: Date.now() + 3_600_000, refreshToken: 'r' };
    store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
    const userInfo = { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh', lastName: '' } as const;
    store.dispatch(profileReceived({ userInfo, profile: null }));
  });

  await waitFor(() => expect(localStorage.getItem('sf:solutions-of')).toBe('customer-1'));
  expect(selectWishlist(store.getState())).toEqual([{ id: 'kho', kind: 'solution' }]);
});

test('the list of saved solutions counts what is left, and shows what was saved since it was read', async () => {
  let saved = [pos];
  server.use(
    answers('get', 'main/solution/favourite', () =>
      paged(saved.map((solution) => ({ solution, keptAt: '2026-11-20T00:00:00.000Z' }))),
    ),
    answers('get', 'main/solution/favourite/ids', { ids: ['pos'], total: 1 }),
    answers('delete', 'main/solution/pos/favourite', null),
    answers('post', 'main/solution/kho/favourite', () => {
      saved = [stock];
      return null;
    }),
  );
  const { goTo, user } = await open({ at: '/profile/solutions', session: aSession });
  const favourite = await screen.findByRole('button', { name: 'Lưu giải pháp POS Sao Mai' });
  await waitFor(() => expect(favourite).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('1 giải pháp')).toBeVisible();
  await user.click(favourite);
  expect(await screen.findByText('0 giải pháp')).toBeVisible();

  await goTo('/solutions');
  await user.click(await screen.findByRole('button', { name: 'Lưu giải pháp Kho thông minh' }));
  await waitFor(() => expect(saved).toEqual([stock]));
  await goTo('/profile/solutions');

  expect(await screen.findByRole('link', { name: 'Kho thông minh' })).toBeVisible();
});

test('an English reader finds everything on the list of solutions', async () => {
  await open({ language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Solutions for your shop | Cửa hàng thử (en)
   description: Software and services for selling, stock, delivery and customer care, from approved providers.
   body
     h1: Solutions for your shop
     p: Software and services for selling, stock, delivery and customer care. Every provider was approved by the shop.
     form action=/en/solutions aria-label=Search solutions method=get role=search
       label: Search solutions
       input enterkeyhint=search maxlength=200 name=search placeholder=For example: stock keeping type=search
       label: Order
       select name=order value=newest
         option: Newest
         option: Most saved
         option: Name A–Z
       button type=submit: Search
     nav aria-label=Field
       ul
         li
           a aria-current=page href=/en/solutions: All
         li
           a href=/en/solutions?kind=SALES: Sales (1)
         li
           a href=/en/solutions?kind=INVENTORY: Inventory (1)
     section aria-label=List of solutions tabindex=-1
       p role=status: 2 solutions
       ul
         li
           article
             img alt src=/api/main/media/pos?w=768
             p: Sales
             h2
               a href=/en/solutions/pos-sao-mai: POS Sao Mai
             p: Bán hàng tại quầy, in hoá đơn trong ba giây.
             p: By Công ty Sao Mai
             button aria-label=Save the solution POS Sao Mai aria-pressed=false title=Save the solution POS Sao Mai type=button
         li
           article
             img alt src=/api/main/media/pos?w=768
             p: Inventory
             h2
               a href=/en/solutions/kho-thong-minh: Kho thông minh
             p: Bán hàng tại quầy, in hoá đơn trong ba giây.
             p: By Công ty Sao Mai
             button aria-label=Save the solution Kho thông minh aria-pressed=false title=Save the solution Kho thông minh type=button
     aside
       p: Do you have software or a service for shops? Publish it where shop owners look.
       a href=/en/provider/register: Become a provider"
  `);
});
