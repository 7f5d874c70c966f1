import { createHistory } from '@storefront/shared/router';
import { registerWorker } from './register-worker';
import type { PageSeen } from './ways';

const picture = 'https://shop.example.com/api/main/media/a';
const received: PageSeen[] = [];
const worker = { postMessage: (seen: PageSeen) => received.push(seen) };

beforeEach(() => {
  received.length = 0;
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="service-worker" content="/sw.js">';
  Object.defineProperty(window.performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: picture }],
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

/** A browser in which the worker is new or has been there before, and whose owner may have asked it to save data. */
async function openShop({ isNew, saveData = false }: { isNew: boolean; saveData?: boolean }) {
  Object.defineProperties(navigator, {
    connection: { configurable: true, value: { saveData } },
    serviceWorker: {
      configurable: true,
      value: {
        controller: isNew ? null : worker,
        register: () => Promise.resolve(),
        ready: Promise.resolve({ active: worker }),
      },
    },
  });
  const history = createHistory(window);
  history.replace('/');
  registerWorker(window, history);
  await jest.advanceTimersByTimeAsync(1_000);
  return history;
}

test('at the first visit the worker copies the page with what it has loaded', async () => {
  await openShop({ isNew: true });

  expect(received).toEqual([{ page: window.location.href, files: [picture] }]);
});

test('a worker that was there before copies the pages that a shopper stays on', async () => {
  const history = await openShop({ isNew: false });
  expect(received).toEqual([]);

  history.push('/products/cap');
  await jest.advanceTimersByTimeAsync(1_000);
  history.push('/products/shirt');
  await jest.advanceTimersByTimeAsync(3_000);

  expect(received.map(({ page }) => new URL(page).pathname)).toEqual(['/products/shirt']);
});

test.each([{ isNew: true }, { isNew: false }])(
  'who saves data gets no copies, be the worker new ($isNew) or not',
  async ({ isNew }) => {
    const history = await openShop({ isNew, saveData: true });
    history.push('/products/shirt');
    await jest.advanceTimersByTimeAsync(3_000);

    expect(received).toEqual([]);
  },
);

test('a page of a shop without a worker removes the one of an earlier visit and its copies', async () => {
  document.head.innerHTML = '';
  const stored = new Set(['sf:pages', 'sf:images', 'of-another-script']);
  const unregister = jest.fn();
  Object.defineProperties(navigator, {
    serviceWorker: {
      configurable: true,
      value: { controller: worker, getRegistration: () => Promise.resolve({ unregister }) },
    },
  });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      keys: () => Promise.resolve([...stored]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    },
  });

  registerWorker(window, createHistory(window));
  await jest.advanceTimersByTimeAsync(1_000);

  expect(unregister).toHaveBeenCalledTimes(1);
  expect([...stored]).toEqual(['of-another-script']);
});
