import { waitFor } from '@testing-library/react';
import type {
  AccessToken,
  CurrentFlashSale,
  CurrentPromotion,
  FlashSale,
  Promotion,
  Remote,
} from '../contracts';
import {
  answers,
  aPromotion,
  aSale,
  aVoucher,
  holdAnswer,
  paged,
  refuses,
  renderRemote,
  startServer,
  untilAnswered,
  type Rendered,
} from '../testing';
import {
  selectClockOffset,
  selectFlashSaleAnswer,
  selectFlashSaleInfo,
  selectPromotionInfo,
} from './common-slice';
import { selectVoucherAnswer, selectVoucherMetaData, selectVouchers, voucherCollected } from './home-slice';
import {
  flashSaleRequested,
  promotionRequested,
  serverClockRequested,
  vouchersRequested,
} from './offers-saga';
import { loggedOut, loginAccepted } from './session-slice';
import { selectLoadingCount } from './tracking-slice';

const server = startServer();

const serverTime = '2026-11-21T03:00:00.000Z';
const noFlashSale = { currentFlashSale: null, nextFlashSale: null, type: 'NONE' };
const noPromotion = { currentPromotion: null, nextPromotion: null, type: 'NONE' };

const aFlashSale = (id: string): FlashSale => ({ ...aSale({ id }), products: [], serverTime });
const voucher = aVoucher();
const aToken = (livesMs: number): AccessToken => ({
  token: 'test-token',
  refreshToken: 'test-refresh',
  expired: Date.now() + livesMs,
});

const remote: Remote = {
  name: 'test',
  contract: '2.2',
  routes: [{ path: '', lazy: () => Promise.resolve({ Component: () => null }) }],
  messages: () => Promise.resolve({}),
};
const open = (accessToken: AccessToken | null = null) =>
  renderRemote(remote, { at: '/', session: { accessToken } });

describe('the flash sale', () => {
  const path = 'main/flash-sale/current-flash-sale';
  const info = (shop: Rendered) => selectFlashSaleInfo(shop.store.getState());
  const [now, soon] = [aFlashSale('now'), aFlashSale('soon')];

  test.each<[string, string, FlashSale | null, FlashSale | null]>([
    ['CURRENT', 'one runs and another comes', now, soon],
    ['CURRENT', 'one runs', now, null],
    ['NEXT', 'one comes', null, soon],
  ])('is %s when %s', async (type, _when, currentFlashSale, nextFlashSale) => {
    server.use(
      answers('get', path, { currentFlashSale, nextFlashSale, serverTime } satisfies CurrentFlashSale),
    );
    const shop = await open();

    shop.store.dispatch(flashSaleRequested());
    await waitFor(() => expect(info(shop).type).not.toBe('NONE'));

    expect(info(shop)).toEqual({ currentFlashSale, nextFlashSale, type });
  });

  test.each([
    ['neither is there', answers('get', path, { currentFlashSale: null, nextFlashSale: null, serverTime })],
    ['the answer is no success', refuses('get', path, 503, 'SERVICE_UNAVAILABLE')],
  ])('is cleared when %s', async (_when, handler) => {
    server.use(answers('get', path, { currentFlashSale: now, nextFlashSale: soon, serverTime }));
    const shop = await open();
    shop.store.dispatch(flashSaleRequested());
    await waitFor(() => expect(info(shop).type).toBe('CURRENT'));

    server.use(handler);
    shop.store.dispatch(flashSaleRequested());
    await waitFor(() => expect(info(shop).type).toBe('NONE'));

    expect(info(shop)).toEqual(noFlashSale);
  });
});

describe('the promotion', () => {
  const path = 'main/promotion/current';
  const info = (shop: Rendered) => selectPromotionInfo(shop.store.getState());
  const [now, soon] = [aPromotion({ id: 'now' }), aPromotion({ id: 'soon' })];
  const answered = (currentPromotion: Promotion | null, nextPromotion: Promotion | null) =>
    answers('get', path, {
      currentPromotion,
      nextPromotion,
      type: 'NONE',
      serverTime,
    } satisfies CurrentPromotion);

  test.each<[string, string, Promotion | null, Promotion | null]>([
    ['CURRENT', 'one runs and another comes', now, soon],
    ['NEXT', 'one comes', null, soon],
  ])('is %s when %s', async (type, _when, currentPromotion, nextPromotion) => {
    server.use(answered(currentPromotion, nextPromotion));
    const shop = await open();

    shop.store.dispatch(promotionRequested());
    await waitFor(() => expect(info(shop).type).not.toBe('NONE'));

    expect(info(shop)).toEqual({ currentPromotion, nextPromotion, type });
  });

  test.each([
    ['neither is there', answered(null, null)],
    ['the answer is no success', refuses('get', path, 500, 'INTERNAL_ERROR')],
  ])('is cleared when %s', async (_when, handler) => {
    server.use(answered(now, soon));
    const shop = await open();
    shop.store.dispatch(promotionRequested());
    await waitFor(() => expect(info(shop).type).toBe('CURRENT'));

    server.use(handler);
    shop.store.dispatch(promotionRequested());
    await waitFor(() => expect(info(shop).type).toBe('NONE'));

    expect(info(shop)).toEqual(noPromotion);
  });
});

describe("the server's clock", () => {
  const path = 'main/flash-sale/current-flash-sale';

  test('is measured once for all callers, together with the newest flash sale', async () => {
    let requests = 0;
    server.use(
      answers('get', path, () => {
        requests += 1;
        const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
        return { currentFlashSale: aFlashSale('now'), nextFlashSale: null, serverTime: inAnHour };
      }),
    );
    const shop = await open();

    shop.store.dispatch(serverClockRequested());
    shop.store.dispatch(serverClockRequested());
    await waitFor(() => expect(selectClockOffset(shop.store.getState())).not.toBe(null));
    shop.store.dispatch(serverClockRequested());
    await waitFor(() => expect(selectFlashSaleInfo(shop.store.getState()).type).toBe('CURRENT'));

    expect(selectClockOffset(shop.store.getState())).toBeGreaterThan(3_590_000);
    expect(requests).toBe(1);
  });

  test('stays unknown when it cannot be fetched, and a flash sale that failed differs from having none', async () => {
    server.use(refuses('get', path, 503, 'SERVICE_UNAVAILABLE'));
    const shop = await open();

    shop.store.dispatch(serverClockRequested());
    shop.store.dispatch(flashSaleRequested());
    await waitFor(() => expect(selectFlashSaleAnswer(shop.store.getState())).toBe('failed'));

    expect(selectClockOffset(shop.store.getState())).toBe(null);
  });
});

describe('the vouchers of the home page', () => {
  const publicPath = 'main/voucher/public/list';
  const personalPath = 'main/voucher/public/list/with-auth';
  const myVoucher = { myVoucherId: 'mine-1', collectedAt: serverTime };
  const vouchers = (shop: Rendered) => selectVouchers(shop.store.getState());
  const meta = (shop: Rendered) => selectVoucherMetaData(shop.store.getState());

  test('a visitor gets the public ones, with their number', async () => {
    server.use(
      answers('post', publicPath, async (request: Request) => {
        expect(await request.json()).toEqual({ limit: 4 });
        return paged([voucher], { limit: 4 });
      }),
    );
    const shop = await open();

    shop.store.dispatch(vouchersRequested({ limit: 4 }));
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    expect(vouchers(shop)).toEqual([voucher]);
    expect(meta(shop)).toEqual({ page: 1, limit: 4, total: 1, totalPages: 1 });
  });

  test('a customer sees which they have collected, and after a logout nobody does', async () => {
    server.use(answers('post', personalPath, paged([{ ...voucher, myVoucher }])));
    const shop = await open(aToken(60_000));

    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(meta(shop)).not.toBe(null));
    expect(vouchers(shop)).toEqual([{ ...voucher, myVoucher }]);

    shop.store.dispatch(loggedOut());
    expect(vouchers(shop)).toEqual([voucher]);
  });

  test('an answer for a customer who has signed out meanwhile does not show what that customer has collected', async () => {
    const { held, answer } = holdAnswer();
    let isAsked = false;
    server.use(
      answers('post', personalPath, async () => {
        isAsked = true;
        await held;
        return paged([{ ...voucher, myVoucher }]);
      }),
      answers('post', publicPath, paged([voucher])),
    );
    const shop = await open(aToken(60_000));
    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(isAsked).toBe(true));

    shop.store.dispatch(loggedOut());
    answer();
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    expect(vouchers(shop)).toEqual([voucher]);
  });

  test('an answer for one customer is not shown to another who has signed in meanwhile', async () => {
    const { held, answer } = holdAnswer();
    const bearers: (string | null)[] = [];
    server.use(
      answers('post', personalPath, async (request: Request) => {
        bearers.push(request.headers.get('authorization'));
        if (bearers.length > 1) return paged([{ ...voucher, myVoucher: null }]);
        await held;
        return paged([{ ...voucher, myVoucher }]);
      }),
    );
    const shop = await open(aToken(60_000));
    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(bearers).toHaveLength(1));

    const accessToken = { ...aToken(60_000), token: 'next-token' };
    shop.store.dispatch(loginAccepted({ email: 'next@example.com', accessToken, referral: null }));
    answer();
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    expect(vouchers(shop)).toEqual([{ ...voucher, myVoucher: null }]);
    expect(bearers).toEqual(['Bearer test-token', 'Bearer next-token']);
  });

  test('are those that were asked for last, whichever answer comes first', async () => {
    const { held, answer } = holdAnswer();
    let asked = 0;
    server.use(
      answers('post', publicPath, async (request: Request) => {
        const { limit } = (await request.json()) as { limit: number };
        asked += 1;
        if (limit === 4) await held;
        return paged([aVoucher({ id: `of ${String(limit)}` })], { limit });
      }),
    );
    const shop = await open();
    shop.store.dispatch(vouchersRequested({ limit: 4 }));
    await waitFor(() => expect(asked).toBe(1));

    shop.store.dispatch(vouchersRequested({ limit: 8 }));
    await waitFor(() => expect(meta(shop)?.limit).toBe(8));
    answer();
    await untilAnswered(server, shop);

    expect(vouchers(shop).map(({ id }) => id)).toEqual(['of 8']);
  });

  test('with an expired token they are the public ones', async () => {
    server.use(answers('post', publicPath, paged([voucher])));
    const shop = await open(aToken(-1));

    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    expect(vouchers(shop)).toEqual([voucher]);
  });

  test('show at once which one the customer has collected', async () => {
    server.use(answers('post', personalPath, paged([{ ...voucher, myVoucher: null }])));
    const shop = await open(aToken(60_000));
    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    shop.store.dispatch(voucherCollected({ voucherId: voucher.id, myVoucher }));

    expect(vouchers(shop)).toEqual([{ ...voucher, myVoucher }]);
  });

  test('are empty when they cannot be fetched', async () => {
    server.use(answers('post', publicPath, paged([voucher])));
    const shop = await open();
    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(meta(shop)).not.toBe(null));

    server.use(refuses('post', publicPath, 503, 'SERVICE_UNAVAILABLE'));
    shop.store.dispatch(vouchersRequested({}));
    await waitFor(() => expect(meta(shop)).toBe(null));

    expect(vouchers(shop)).toEqual([]);
    expect(selectVoucherAnswer(shop.store.getState())).toBe('failed');
  });
});

test('offers never show the loading overlay', async () => {
  server.use(
    answers('get', 'main/flash-sale/current-flash-sale', {
      currentFlashSale: aFlashSale('now'),
      nextFlashSale: null,
      serverTime,
    }),
    answers('get', 'main/promotion/current', {
      currentPromotion: null,
      nextPromotion: aPromotion({ id: 'soon' }),
      type: 'NEXT',
      serverTime,
    }),
    answers('post', 'main/voucher/public/list', paged([voucher])),
  );
  const shop = await open();
  const loadingCounts: number[] = [];
  shop.store.subscribe(() => loadingCounts.push(selectLoadingCount(shop.store.getState())));

  shop.store.dispatch(flashSaleRequested());
  shop.store.dispatch(promotionRequested());
  shop.store.dispatch(vouchersRequested({}));
  await waitFor(() => {
    expect(selectFlashSaleInfo(shop.store.getState()).type).toBe('CURRENT');
    expect(selectPromotionInfo(shop.store.getState()).type).toBe('NEXT');
    expect(selectVouchers(shop.store.getState())).toHaveLength(1);
  });

  expect(Math.max(...loadingCounts)).toBe(0);
});
