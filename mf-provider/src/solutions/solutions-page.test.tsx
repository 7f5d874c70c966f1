import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectWishlist, wishlistSet } from '@storefront/shared/cart';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aSession,
  paged,
  refuses,
  renderRemote,
  startServer,
  type RenderOptions,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aSolutionCard } from '../testing/builders';
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
