import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestions } from '@storefront/shared/contracts';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();
const catalog = {
  manifest: aRemote('catalog', [
    aPage('', 'Trang nhà'),
    aPage('search', 'Kết quả tìm'),
    aPage('products/:slug', 'Một sản phẩm'),
    aPage('categories/:slug', 'Một danh mục'),
  ]),
};

const nothing: Suggestions = { products: [], categories: [], queries: [] };
const some: Suggestions = {
  products: [
    {
      id: 'p1',
      name: 'Áo thun cotton cổ tròn',
      seoSlug: 'ao-thun-cotton',
      price: 199_000,
      originalPrice: 249_000,
      picture: { url: '/p.jpg', width: 1200, height: 1500, color: '#c0ffee', alt: '' },
    },
  ],
  categories: [{ id: 'c1', name: 'Áo thun & polo', slug: 'ao-thun', productCount: 6 }],
  queries: ['áo thun form rộng'],
};
const asked: string[] = [];
const suggests = (found: (q: string) => Suggestions | Promise<Suggestions>) => {
  server.use(
    answers('get', 'main/product/suggest', (request: Request) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      return found(q);
    }),
  );
};

beforeEach(() => {
  window.localStorage.clear();
  asked.length = 0;
  server.use(...frameHandlers);
});

/** The field of the header, entered, with its suggestions at hand. */
async function enterField(): Promise<HTMLElement> {
  const field = await screen.findByRole('combobox', { name: 'Tìm sản phẩm', hidden: true });
  await user.click(field);
  return field;
}
/** The same with this in it, at once. */
async function enter(text: string): Promise<HTMLElement> {
  const field = await enterField();
  await user.clear(field);
  await user.paste(text);
  return field;
}
const list = () => screen.findByRole('listbox', { name: 'Gợi ý tìm kiếm', hidden: true });
const noList = () => {
  expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
};
const option = (name: RegExp) => screen.findByRole('option', { name, hidden: true });

test('a shopper sees products with their price, categories and what others search, from the third letter on', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  const field = await enterField();
  expect(field).toHaveAttribute('aria-expanded', 'false');

  await user.type(field, 'ao');
  noList();
  await user.type(field, ' thun');
  const found = within(await list());

  expect(found.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'áo thun form rộng',
    'Áo thun & polo6 sản phẩm',
    expect.stringContaining('199.000'),
    'Xem tất cả kết quả cho “ao thun”',
  ]);
  expect(found.getByRole('group', { name: 'Sản phẩm', hidden: true })).toBeInTheDocument();
  expect(within(await option(/cotton/)).getByText('Áo').tagName).toBe('B');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('4 gợi ý. Dùng phím mũi tên để chọn.')).toBeInTheDocument();
  expect(asked.at(-1)).toBe('ao thun');
});

test('the keyboard walks through the suggestions, and the focus stays in the field', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  const field = await enter('ao thun');
  await list();
  const isChosen = (name: RegExp | null) => {
    const chosen = screen.queryByRole('option', { selected: true, hidden: true });
    if (name === null) expect(chosen).not.toBeInTheDocument();
    else expect(chosen).toHaveTextContent(name);
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen?.id ?? null);
    expect(field).toHaveFocus();
  };

  isChosen(null);
  for (const [key, name] of [
    ['ArrowDown', /form rộng/],
    ['ArrowDown', /polo/],
    ['End', /Xem tất cả/],
    ['ArrowDown', null],
    ['ArrowUp', /Xem tất cả/],
    ['Home', /form rộng/],
    ['ArrowUp', null],
  ] as const) {
    await user.keyboard(`{${key}}`);
    isChosen(name);
  }

  await user.keyboard('{Escape}');
  noList();
  expect(field).toHaveValue('ao thun');
  await user.keyboard('{ArrowDown}');
  isChosen(/form rộng/);
});

test.each([
  ['a product', 3, 'Một sản phẩm', '/products/ao-thun-cotton'],
  ['a category', 2, 'Một danh mục', '/categories/ao-thun'],
  ['what others search', 1, 'Kết quả tìm', '/search'],
])('Enter goes to %s', async (_, downs, heading, path) => {
  suggests(() => some);
  await renderShell({ catalog });
  await enter('ao thun');
  await list();

  await user.keyboard('{ArrowDown}'.repeat(downs));
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(window.location.pathname).toBe(path);
  noList();
});

test('Enter without a choice searches what was typed', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  await enter('ao thun');
  await list();
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Kết quả tìm' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('ao thun');
  noList();
});

test('a search of nothing leads nowhere, and one whose marks were typed apart is the usual one', async () => {
  suggests(() => nothing);
  await renderShell({ catalog });
  await enter('   ');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Trang nhà' })).toBeVisible();

  await enter('  áo dài '.normalize('NFD'));
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Kết quả tìm' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('áo dài'.normalize('NFC'));
});

test('keys with which a letter is still being composed choose nothing', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  const field = await enter('ao thun');
  await list();

  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('option', { selected: true, hidden: true })).not.toBeInTheDocument();

  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('option', { selected: true, hidden: true })).toHaveTextContent(/form rộng/);
  expect(window.location.pathname).toBe('/');
});

test('a finger chooses as well', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  await enter('ao thun');
  await user.click(await option(/cotton/));

  expect(await screen.findByRole('heading', { name: 'Một sản phẩm' })).toBeVisible();
  noList();
});

test('an answer that comes late never takes the place of a newer one', async () => {
  let answerFirst: (found: Suggestions) => void = () => undefined;
  suggests((q) => (q === 'rob' ? new Promise<Suggestions>((resolve) => (answerFirst = resolve)) : some));
  await renderShell({ catalog });
  await enter('rob');
  await waitFor(() => expect(asked).toContain('rob'));
  await enter('ao thun');
  await option(/cotton/);

  await act(async () => {
    answerFirst({ ...nothing, queries: ['robot hút bụi'] });
    await Promise.resolve();
  });

  expect(screen.queryByText(/robot/)).not.toBeInTheDocument();
  expect(await option(/cotton/)).toBeInTheDocument();
});

test('of many suggestions a shopper sees a few of each kind, and the way to all of them last', async () => {
  const many = <T,>(make: (at: number) => T) => Array.from({ length: 9 }, (_, at) => make(at));
  const [product] = some.products;
  const [category] = some.categories;
  if (!product || !category) throw new Error('The suggestions of tests have one of each.');
  suggests(() => ({
    queries: many((at) => `câu ${at}`),
    categories: many((at) => ({ ...category, id: `c${at}`, name: `danh mục ${at}` })),
    products: many((at) => ({ ...product, id: `p${at}`, name: `sản phẩm ${at}` })),
  }));
  await renderShell({ catalog });
  await enter('ao thun');

  const options = within(await list()).getAllByRole('option', { hidden: true });
  expect(options).toHaveLength(4 + 3 + 5 + 1);
  expect(options[3]).toHaveTextContent('câu 3');
  expect(options[4]).toHaveTextContent('danh mục 0');
  expect(options.at(-2)).toHaveTextContent('sản phẩm 4');
  expect(options.at(-1)).toHaveTextContent('ao thun');
});

test('a shopper hears that there is no suggestion, and can search all the same', async () => {
  suggests(() => nothing);
  await renderShell({ catalog });
  const field = await enter('zzzz');

  expect(await screen.findAllByText('Chưa có gợi ý cho “zzzz”. Nhấn Enter để tìm.')).toHaveLength(2);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kết quả tìm' })).toBeVisible();
});

test('when suggestions cannot be had, the field searches as before and says nothing', async () => {
  let isRefused = false;
  server.events.on('response:mocked', ({ response }) => (isRefused ||= response.status === 500));
  server.use(refuses('get', 'main/product/suggest', 500, 'INTERNAL_ERROR'));
  await renderShell({ catalog });
  await enter('ao thun');
  await waitFor(() => expect(isRefused).toBe(true));
  await waitFor(noList);
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Kết quả tìm' })).toBeVisible();
});

test('what was searched is offered again in the empty field, until the shopper clears it', async () => {
  suggests(() => nothing);
  await renderShell({ catalog });
  for (const text of ['áo dài', 'Áo Dài', 'robot']) {
    await enter(text);
    await user.keyboard('{Enter}');
  }
  await screen.findByRole('heading', { name: 'Kết quả tìm' });
  const field = await enterField();
  await user.clear(field);

  const recent = within(await screen.findByRole('listbox', { name: 'Tìm gần đây', hidden: true }));
  expect(recent.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'robot',
    'Áo Dài',
  ]);

  await user.click(screen.getByRole('button', { name: 'Xoá lịch sử', hidden: true }));
  noList();
  expect(screen.getByText('Đã xoá các lần tìm gần đây.')).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(window.localStorage.getItem('sf:recent-searches')).toBeNull();
});

test.each([
  ['/', 'Nhiều người tìm', 'Tìm gần đây'],
  ['/en', 'Popular searches', 'Recent searches'],
])('at %s the empty field offers what others search, below the own searches', async (at, title, own) => {
  suggests(() => ({ ...nothing, queries: ['áo thun', 'Robot', 'đầm dự tiệc'] }));
  window.localStorage.setItem('sf:recent-searches', '["robot","nón"]');
  await renderShell({ catalog }, { at });
  const field = await screen.findByRole('combobox', { hidden: true });
  await user.click(field);

  const group = async (name: string) =>
    within(await screen.findByRole('group', { name, hidden: true }))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(await group(title)).toEqual(['áo thun', 'đầm dự tiệc']);
  expect(await group(own)).toEqual(['robot', 'nón']);
  expect(asked.filter((q) => q !== '')).toEqual([]);

  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kết quả tìm' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('đầm dự tiệc');
});

test('what others search goes with the first letter, and stays when the own searches are cleared', async () => {
  suggests(() => ({ ...nothing, queries: ['áo thun'] }));
  window.localStorage.setItem('sf:recent-searches', '["nón"]');
  await renderShell({ catalog });
  const field = await enterField();
  await option(/áo thun/);

  await user.click(screen.getByRole('button', { name: 'Xoá lịch sử', hidden: true }));
  expect(await option(/áo thun/)).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'nón', hidden: true })).not.toBeInTheDocument();
  await user.type(field, 'a');
  noList();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{', '{"0":[1,null]}'])('a broken memory of searches (%s) breaks nothing', async (kept) => {
  window.localStorage.setItem('sf:recent-searches', kept);
  suggests(() => some);
  await renderShell({ catalog });
  await enter('ao thun');

  expect(await list()).toBeInTheDocument();
});

test('Escape closes the suggestions first, and is then left to what is around the field', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  const field = await enter('ao thun');
  await list();
  const isTaken = () => !fireEvent.keyDown(field, { key: 'Escape' });

  expect(isTaken()).toBe(true);
  noList();
  expect(isTaken()).toBe(false);
});

test('in the sheet of a phone the suggestions stay while a shopper puts the keyboard away', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  const bar = within(screen.getByRole('navigation', { name: 'Lối tắt' }));
  await user.click(bar.getByRole('link', { name: 'Tìm kiếm' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tìm sản phẩm' }));
  await user.click(sheet.getByRole('combobox'));
  await user.paste('ao thun');
  await list();

  act(() => sheet.getByRole('button', { name: 'Đóng' }).focus());

  expect(await option(/cotton/)).toBeInTheDocument();
});

test('leaving the field closes its suggestions', async () => {
  suggests(() => some);
  await renderShell({ catalog });
  await enter('ao thun');
  await list();
  await user.click(screen.getByRole('heading', { name: 'Trang nhà' }));

  noList();
});
