import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);

const { getEntriesByType } = window.performance;

/** Where the page is scrolled to, and how far it can be. */
let y: number;
let furthest: number;
/** Says that the page has grown. */
let grow: (() => void)[];
let returned: string;

beforeEach(() => {
  window.sessionStorage.clear();
  server.use(...frameHandlers);
  y = 0;
  furthest = 10_000;
  grow = [];
  returned = 'navigate';
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y });
  window.scrollTo = ((_x: number, to: number) => {
    y = Math.min(to, furthest);
  }) as typeof window.scrollTo;
  Object.defineProperty(window.performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) => (type === 'navigation' ? [{ type: returned }] : []),
  });
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const call = () => callback([], {} as ResizeObserver);
    grow.push(call);
    return {
      observe: () => undefined,
      unobserve: () => undefined,
      disconnect: () => {
        grow = grow.filter((one) => one !== call);
      },
    };
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'scrollY');
  Object.defineProperty(window.performance, 'getEntriesByType', {
    configurable: true,
    value: getEntriesByType,
  });
});

const catalog = {
  manifest: aRemote('catalog', [
    aPage('', '', {
      lazy: () =>
        Promise.resolve({
          Component: () => (
            <>
              <h1>Trang nhà</h1>
              <Link to="/products">Sản phẩm</Link>
              <Link to="/?page=2">Trang hai</Link>
              <Link to="/products#gi%C3%A1">Giá</Link>
              <Link to="/products#%E0%A4%A">Hỏng</Link>
            </>
          ),
        }),
    }),
    aPage('products', '', {
      lazy: () =>
        Promise.resolve({
          Component: () => (
            <>
              <h1>Sản phẩm</h1>
              <p id="giá">Giá</p>
              <Link to="/">Về nhà</Link>
            </>
          ),
        }),
    }),
  ]),
};
const open = () => renderShell({ catalog });
const scroll = (to: number) => {
  y = to;
  fireEvent.scroll(window);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
async function follow(name: string, to: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  await heading(to);
}
async function back(to: string) {
  act(() => window.history.back());
  await heading(to);
  await act(() => Promise.resolve());
}

test('a new page begins at its top with the focus on it, and going back leads to where the page before was left', async () => {
  await open();
  await heading('Trang nhà');
  expect(document.getElementById('main')).not.toHaveFocus();
  scroll(700);

  await follow('Sản phẩm', 'Sản phẩm');
  expect(y).toBe(0);
  expect(document.getElementById('main')).toHaveFocus();
  scroll(300);
  await back('Trang nhà');

  expect(y).toBe(700);
});

test('another query of the same page moves nothing', async () => {
  await open();
  await heading('Trang nhà');
  scroll(700);

  await follow('Trang hai', 'Trang nhà');

  expect(window.location.search).toBe('?page=2');
  expect(y).toBe(700);
  expect(document.getElementById('main')).not.toHaveFocus();
});

test('going back to a list that was filtered leads to where it was, also when it was not scrolled afterwards', async () => {
  const { history } = await open();
  await heading('Trang nhà');
  scroll(700);
  await act(async () => {
    history.replace('/?color=red');
    await Promise.resolve();
  });

  await follow('Sản phẩm', 'Sản phẩm');
  expect(y).toBe(0);
  await back('Trang nhà');

  expect(window.location.search).toBe('?color=red');
  expect(y).toBe(700);
});

test('another language of the same page stays where it is', async () => {
  const { history } = await open();
  await heading('Trang nhà');
  scroll(700);
  y = 0;

  await act(async () => {
    history.replace('/en');
    await Promise.resolve();
  });
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));

  expect(y).toBe(700);
});

test('a link to a part of a page scrolls to it, also when its name is encoded, and a broken one breaks nothing', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { errors } = await open();
  await heading('Trang nhà');

  await follow('Giá', 'Sản phẩm');
  expect(shown.mock.contexts).toEqual([document.getElementById('giá')]);
  await follow('Về nhà', 'Trang nhà');
  await follow('Hỏng', 'Sản phẩm');

  expect(shown).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('a page that is too short at first is scrolled again as it grows, until it is where it was left', async () => {
  await open();
  await heading('Trang nhà');
  scroll(700);
  await follow('Sản phẩm', 'Sản phẩm');
  furthest = 200;
  await back('Trang nhà');
  expect(y).toBe(200);

  furthest = 400;
  for (const one of grow) one();
  expect(y).toBe(400);
  furthest = 900;
  for (const one of grow) one();
  expect(y).toBe(700);
  expect(grow).toEqual([]);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a shopper who scrolls by %s meanwhile is left alone',
  async (type) => {
    await open();
    await heading('Trang nhà');
    scroll(700);
    await follow('Sản phẩm', 'Sản phẩm');
    furthest = 200;
    await back('Trang nhà');
    expect(grow).toHaveLength(1);

    fireEvent(window, new Event(type));

    expect(grow).toEqual([]);
    expect(y).toBe(200);
  },
);

test.each([
  ['reload', 700],
  ['back_forward', 700],
  ['navigate', 0],
])('a document that was opened by %s begins at %i', async (type, at) => {
  const { unmount } = await open();
  await heading('Trang nhà');
  scroll(700);
  fireEvent(window, new Event('pagehide'));
  unmount();
  y = 0;
  returned = type;

  await open();
  await heading('Trang nhà');

  expect(y).toBe(at);
});

test('of many positions those of the pages that were scrolled last are kept', async () => {
  const earlier = Array.from({ length: 50 }, (_, index) => [`key-${String(index)} /`, index]);
  window.sessionStorage.setItem('sf:scroll', JSON.stringify([['default /', 5], ...earlier]));
  await open();
  await heading('Trang nhà');

  scroll(700);
  fireEvent(window, new Event('pagehide'));

  const stored = JSON.parse(window.sessionStorage.getItem('sf:scroll') ?? '[]') as unknown[];
  expect(stored).toHaveLength(50);
  expect(stored[0]).toEqual(['key-1 /', 1]);
  expect(stored.at(-1)).toEqual(['default /', 700]);
});

test.each(['{broken', '{"a":1}', '[1,null,["x"],[3,4],["default /","700"]]'])(
  'positions that do not read as such (%s) move nothing',
  async (stored) => {
    window.sessionStorage.setItem('sf:scroll', stored);
    returned = 'reload';
    const { errors } = await open();
    await heading('Trang nhà');

    expect(y).toBe(0);
    expect(errors).toEqual([]);
  },
);
