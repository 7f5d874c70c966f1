import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, useParams } from 'react-router-dom';
import {
  createQuery,
  selectLoadingCount,
  takeAny,
  useSelector,
  type ApiContext,
} from '@storefront/shared/store';
import { enveloped, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell, type RenderedShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';
import { startPrefetch } from './prefetch';

const server = startServer(...frameHandlers);

/** Products whose page asks for one by its slug, as the catalogue's does. */
function aCatalog() {
  const products = createQuery<{ slug: string }, { name: string }>({
    name: 'catalog/products',
    keyOf: ({ slug }) => slug,
    fetch: async ({ http: transport, signal }: ApiContext, { slug }) =>
      (await transport.getTracked<{ name: string }>(`main/product/${slug}`, { signal })).data,
  });
  function ProductPage() {
    const { slug = '' } = useParams();
    const entry = useSelector((state) => products.select(state, { slug }));
    return (
      <>
        <h1>{entry.data?.name ?? 'Đang tải sản phẩm'}</h1>
        {Array.from({ length: 30 }, (_, index) => (
          <Link key={index} to={`/products/p${String(index)}`}>
            Sản phẩm số {index}
          </Link>
        ))}
        <Link to="/cart">Xem giỏ</Link>
        <Link to="/portal">Của tôi</Link>
      </>
    );
  }
  const manifest = aRemote(
    'catalog',
    [
      aPage('', 'Trang nhà'),
      aPage('products/:slug', '', {
        lazy: () => Promise.resolve({ Component: ProductPage }),
        needs: ({ params }) => [products.fetch({ slug: params['slug'] ?? '' })],
      }),
    ],
    { slices: [products.slice], saga: products.saga },
  );
  return { manifest };
}

/** A remote whose page does more than ask when it is opened, and one for who is signed in. */
function aCheckout() {
  const loaded: string[] = [];
  const opened: string[] = [];
  const manifest = aRemote(
    'checkout',
    [
      aPage('cart', 'Giỏ', { needs: () => [{ type: 'checkout/opened' }] }),
      aPage('portal', 'Cổng', { access: 'customer' }),
    ],
    {
      *saga() {
        yield* takeAny([{ type: 'checkout/opened' }]);
        opened.push('cart');
      },
    },
  );
  const network = { isLost: false };
  const load = () => {
    loaded.push('checkout');
    return network.isLost ? Promise.reject(new Error('The network is lost.')) : Promise.resolve(manifest);
  };
  return { manifest, load, loaded, opened, network };
}

let asked: string[];
let most: number;
let shell: RenderedShell;
let stop: () => void;
let checkout: ReturnType<typeof aCheckout>;
let hold: Promise<void> | null;

beforeEach(() => {
  window.localStorage.clear();
  asked = [];
  most = 0;
  hold = null;
  let underWay = 0;
  server.use(
    ...frameHandlers,
    http.get(`${testApi}/main/product/:slug`, async ({ params }) => {
      const slug = String(params['slug']);
      asked.push(slug);
      underWay += 1;
      most = Math.max(most, underWay);
      await hold;
      underWay -= 1;
      return HttpResponse.json(enveloped({ name: `Tên của ${slug}` }));
    }),
  );
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(window.navigator, 'connection');
});

async function openProduct(): Promise<void> {
  checkout = aCheckout();
  shell = await renderShell({ catalog: aCatalog(), checkout }, { at: '/products/shown' });
  await screen.findByRole('heading', { name: 'Tên của shown' });
  stop = startPrefetch({ app: shell.app, registry: shell.registry, window });
}
const link = (name: string) => screen.getByRole('link', { name });
const pointAt = (name: string) => fireEvent(link(name), new MouseEvent('pointerover', { bubbles: true }));
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));
const count = () => selectLoadingCount(shell.app.store.getState());

test('what a shopper points at is there when it is pressed, and is asked for once', async () => {
  await openProduct();
  pointAt('Sản phẩm số 3');
  await waitFor(() => expect(asked).toEqual(['shown', 'p3']));
  await rest();

  fireEvent.click(link('Sản phẩm số 3'));

  expect(await screen.findByRole('heading', { name: 'Tên của p3' })).toBeVisible();
  expect(asked).toEqual(['shown', 'p3']);
});

test('an answer that is on its way is waited for, not asked for again, and shows no overlay', async () => {
  await openProduct();
  let answer: () => void = () => undefined;
  hold = new Promise((resolve) => (answer = resolve));
  pointAt('Sản phẩm số 3');
  await waitFor(() => expect(asked).toEqual(['shown', 'p3']));
  expect(count()).toBe(0);

  fireEvent.click(link('Sản phẩm số 3'));
  await screen.findByRole('heading', { name: 'Đang tải sản phẩm' });
  answer();

  expect(await screen.findByRole('heading', { name: 'Tên của p3' })).toBeVisible();
  expect(asked).toEqual(['shown', 'p3']);
});

test('looking ahead at many products never blanks the one that is shown', async () => {
  await openProduct();
  for (let index = 0; index < 30; index += 1) {
    pointAt(`Sản phẩm số ${String(index)}`);
    await waitFor(() => expect(asked).toContain(`p${String(index)}`));
    await rest();
  }

  expect(screen.getByRole('heading', { name: 'Tên của shown' })).toBeVisible();
  expect(asked.filter((slug) => slug === 'shown')).toHaveLength(1);
});

test('a pointer that only passes over links asks for nothing', async () => {
  await openProduct();
  for (const index of [1, 2, 3]) pointAt(`Sản phẩm số ${String(index)}`);
  fireEvent(document.body, new MouseEvent('pointerover', { bubbles: true }));
  await rest();

  expect(asked).toEqual(['shown']);
});

test('a link that the keyboard reaches is followed ahead as well', async () => {
  await openProduct();
  act(() => {
    link('Sản phẩm số 5').focus();
  });

  await waitFor(() => expect(asked).toEqual(['shown', 'p5']));
});

test('another remote comes when its link is pointed at, and only what merely asks is asked ahead', async () => {
  await openProduct();
  pointAt('Xem giỏ');
  await waitFor(() => expect(checkout.loaded).toEqual(['checkout']));
  await rest();
  expect(checkout.opened).toEqual([]);

  fireEvent.click(link('Xem giỏ'));

  expect(await screen.findByRole('heading', { name: 'Giỏ' })).toBeVisible();
  expect(checkout.opened).toEqual(['cart']);
  expect(checkout.loaded).toEqual(['checkout']);
});

test.each([
  ['to another shop', { href: 'https://other.example/products/p3' }],
  ['that opens another tab', { href: '/products/p3', target: '_blank' }],
  ['to a file', { href: '/products/p3', download: '' }],
  ['to the page that is shown', { href: '/products/shown' }],
  ['to the page in another language', { href: '/en/products/p3' }],
  ['to no page', { href: '/nowhere/at/all' }],
])('a link %s is not followed ahead', async (_what, attributes) => {
  await openProduct();
  const own = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) own.setAttribute(name, value);
  own.textContent = 'Liên kết';
  screen.getByRole('main').append(own);

  fireEvent(own, new MouseEvent('pointerover', { bubbles: true }));
  fireEvent(own, new MouseEvent('pointerdown', { bubbles: true }));
  await rest();

  expect(asked).toEqual(['shown']);
  expect(checkout.loaded).toEqual([]);
});

test('a link that is pressed at once is followed without waiting for the pointer to rest', async () => {
  await openProduct();

  fireEvent(link('Sản phẩm số 4'), new MouseEvent('pointerdown', { bubbles: true }));

  await waitFor(() => expect(asked).toEqual(['shown', 'p4']));
});

test('a visitor fetches nothing of a page that needs a session', async () => {
  await openProduct();
  pointAt('Của tôi');
  await rest();

  expect(checkout.loaded).toEqual([]);
});

test('what could not be fetched ahead is fetched when the link is pointed at once more', async () => {
  await openProduct();
  checkout.network.isLost = true;
  pointAt('Xem giỏ');
  await waitFor(() => expect(checkout.loaded).not.toEqual([]));
  await rest();
  const before = checkout.loaded.length;
  checkout.network.isLost = false;

  pointAt('Xem giỏ');

  await waitFor(() => expect(checkout.loaded.length).toBeGreaterThan(before));
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j nothing is fetched that may not be needed',
  async (connection) => {
    Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
    await openProduct();
    pointAt('Sản phẩm số 3');
    await rest();

    expect(asked).toEqual(['shown']);
  },
);

test('once a shopper moves, a few of the links that are seen are followed, two at a time, and no remote that is not here', async () => {
  let see: () => void = () => undefined;
  const StillObserver = window.IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((hear) => {
    const seen: IntersectionObserverEntry[] = [];
    const observer = new StillObserver(hear);
    observer.observe = (target) => {
      seen.push({ isIntersecting: true, target } as IntersectionObserverEntry);
    };
    see = () => {
      hear(seen, observer);
    };
    return observer;
  });
  await openProduct();
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  see();
  await rest();
  expect(asked).toEqual(['shown']);

  fireEvent(window, new Event('scroll'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  see();

  await waitFor(() => expect(asked).toHaveLength(7));
  await rest();
  expect(asked).toHaveLength(7);
  expect(most).toBeLessThanOrEqual(2);
  expect(checkout.loaded).toEqual([]);

  // The next page has a few of its own.
  fireEvent.click(link('Sản phẩm số 20'));
  await screen.findByRole('heading', { name: 'Tên của p20' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  see();
  await waitFor(() => expect(asked).toHaveLength(14));
});
