import { act, render, screen } from '@testing-library/react';
import type { AxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { bases, createHttp, type Bases, type Http, type Transport } from '@storefront/shared/http';
import { createI18n } from '@storefront/shared/i18n';
import {
  createStore,
  requestEnded,
  requestStarted,
  selectIsLoading,
  selectLoadingCount,
  trackingSlice,
  type AppStore,
} from '@storefront/shared/store';
import { words } from '../words-vi';
import { Overlay } from './overlay';

/** How the network may treat a request. */
const fates = ['answer', 'refusal', 'no JSON', 'cut', 'timeout', 'no transport'] as const;
type Fate = (typeof fates)[number];
interface Call {
  fate: Fate;
  way: 'get' | 'getTracked' | 'getWithBearer' | 'getWithAuth' | 'getReferral' | 'post' | 'put' | 'delete';
  /** Two calls of one address share a key in the count. */
  address: 'main/a' | 'main/b' | 'ecommerce/c';
  ms: number;
  /** Given up by its page before its fate. */
  abortedAt: number | null;
}

const call: fc.Arbitrary<Call> = fc.record({
  fate: fc.constantFrom(...fates),
  way: fc.constantFrom(
    'get',
    'getTracked',
    'getWithBearer',
    'getWithAuth',
    'getReferral',
    'post',
    'put',
    'delete',
  ),
  address: fc.constantFrom('main/a', 'main/b', 'ecommerce/c'),
  ms: fc.integer({ min: 0, max: 30_000 }),
  abortedAt: fc.option(fc.integer({ min: 0, max: 30_000 })),
});

function aShop(fateOf: (config: AxiosRequestConfig) => Call) {
  const store = createStore({
    slices: [trackingSlice],
    context: { http: {} as Http, now: Date.now, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  const counts: number[] = [];
  store.subscribe(() => counts.push(selectLoadingCount(store.getState())));
  const axios: Transport = {
    request: (config) =>
      new Promise((resolve, reject) => {
        const { fate, ms } = fateOf(config);
        const fail = (code: string) => {
          reject(Object.assign(new Error(code), { code }));
        };
        const signal = config.signal as AbortSignal | undefined;
        if (signal?.aborted) fail('ERR_CANCELED');
        signal?.addEventListener('abort', () => {
          fail('ERR_CANCELED');
        });
        setTimeout(() => {
          if (fate === 'answer')
            resolve({ data: { success: true, data: {}, message: 'OK', serverTime: '' } });
          else if (fate === 'refusal')
            reject(Object.assign(new Error(), { response: { status: 409, data: {} } }));
          else if (fate === 'no JSON') resolve({ data: '<html>' });
          else fail(fate === 'timeout' ? 'ECONNABORTED' : 'ERR_NETWORK');
        }, ms);
      }),
  };
  const http = createHttp({
    bases: Object.fromEntries(bases.map((base) => [base, `/${base}`])) as Bases,
    transport: () => (isBroken ? Promise.reject(new Error('no code')) : Promise.resolve(axios)),
    timeout: () => 30_000,
    language: () => 'vi',
    accessToken: () => ({ token: 'x', refreshToken: 'y', expired: Infinity }),
    referral: () => ({ companyName: 'c', accessToken: 'x', refreshToken: 'y', expiredIn: Infinity }),
    now: Date.now,
    onNoToken: () => undefined,
    refresh: () => Promise.resolve(null),
    onRefused: () => undefined,
    onStart: (key) => store.dispatch(requestStarted(key)),
    onEnd: (key) => store.dispatch(requestEnded(key)),
  });
  let isBroken = false;
  return {
    store,
    http,
    counts,
    breakTransport: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

test('whatever mix of answers, errors, aborts and timeouts comes, the count is never negative and ends at 0', async () => {
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (calls) => {
      const shop = aShop(({ params }) => calls[(params as { call: number }).call] as Call);
      const running = calls.map(async (one, index) => {
        const controller = new AbortController();
        if (one.abortedAt !== null) setTimeout(() => controller.abort(), one.abortedAt);
        shop.breakTransport(one.fate === 'no transport');
        const options = { signal: controller.signal, params: { call: index } };
        const isWrite = one.way === 'post' || one.way === 'put';
        await (
          isWrite ? shop.http[one.way](one.address, {}, options) : shop.http[one.way](one.address, options)
        ).catch(() => undefined);
      });
      await jest.advanceTimersByTimeAsync(31_000);
      await Promise.all(running);

      expect(Math.min(0, ...shop.counts)).toBe(0);
      expect(selectLoadingCount(shop.store.getState())).toBe(0);
      expect(selectIsLoading(shop.store.getState())).toBe(false);
    }),
    { numRuns: 150 },
  );
  jest.useRealTimers();
});

function showOverlay(store: AppStore, isChanging = false) {
  const tree = (changing: boolean) => (
    <Provider store={store.redux}>
      <I18nextProvider i18n={createI18n('vi', words)}>
        <Overlay isChanging={changing} />
      </I18nextProvider>
    </Provider>
  );
  const { rerender, unmount } = render(tree(isChanging));
  return { change: (changing: boolean) => rerender(tree(changing)), unmount };
}
const isShown = () => screen.queryByText('Đang tải') !== null;

test('the overlay stands there exactly while something has been under way for 300 ms', () => {
  jest.useFakeTimers();
  const moves = fc.array(
    fc.record({
      what: fc.constantFrom('start', 'end', 'change', 'changed'),
      key: fc.constantFrom('a', 'b'),
      wait: fc.integer({ min: 1, max: 700 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(moves, (steps) => {
      const { store } = aShop(() => {
        throw new Error('nothing is called');
      });
      const { change, unmount } = showOverlay(store);
      const underWay: Record<string, number> = {};
      let isChanging = false;
      let busyFor: number | null = null;
      for (const { what, key, wait } of steps) {
        act(() => {
          if (what === 'start') {
            underWay[key] = (underWay[key] ?? 0) + 1;
            store.dispatch(requestStarted(key));
          } else if (what === 'end') {
            underWay[key] = Math.max(0, (underWay[key] ?? 0) - 1);
            store.dispatch(requestEnded(key));
          }
        });
        if (what === 'change' || what === 'changed') {
          isChanging = what === 'change';
          act(() => {
            change(isChanging);
          });
        }
        const isBusy = isChanging || Object.values(underWay).some((count) => count > 0);
        busyFor = isBusy ? (busyFor ?? 0) : null;
        act(() => {
          jest.advanceTimersByTime(wait);
        });
        if (busyFor !== null) busyFor += wait;
        expect(isShown()).toBe(busyFor !== null && busyFor >= 300);
      }
      unmount();
    }),
    { numRuns: 60 },
  );
  jest.useRealTimers();
});

test('four balls in four colours stand there', async () => {
  const { store } = aShop(() => {
    throw new Error('nothing is called');
  });
  showOverlay(store, true);
  const balls = [...((await screen.findByText('Đang tải')).parentElement?.querySelectorAll('i') ?? [])];

  expect(balls).toHaveLength(4);
  const colours = balls.map((ball) => getComputedStyle(ball).backgroundColor);
  expect(colours).not.toContain('');
  expect(new Set(colours).size).toBe(4);
});
