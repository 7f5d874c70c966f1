import type { Action } from '@reduxjs/toolkit';
import { cartChanged, cartSlice, cartStored } from '../cart';
import type { AccessToken, ReferralAuth } from '../contracts';
import { aFlashSaleInfo, aPromotion, aSale, aSetting } from '../testing';
import * as common from './common-slice';
import * as home from './home-slice';
import * as session from './session-slice';
import { storageRestored } from './storage-restored';
import * as tracking from './tracking-slice';

/** What of a state an action changes, field by field. */
function changesOf<S extends object>(
  { reducer }: { reducer: (state: S | undefined, action: Action) => S },
  before: S,
  action: Action,
): Partial<S> {
  const after = reducer(before, action);
  const isChanged = ([name]: [string, unknown]) =>
    JSON.stringify(after[name as keyof S]) !== JSON.stringify(before[name as keyof S]);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<S>;
}

const accessToken: AccessToken = { token: 'new', refreshToken: 'new-refresh', expired: 2 };
const referral: ReferralAuth = {
  companyName: 'cong-ty',
  accessToken: 'referral',
  refreshToken: 'referral-refresh',
  expiredIn: 9,
};
const lan = {
  email: 'lan@example.com',
  userInfo: { id: 'lan', role: 'CUSTOMER', firstName: 'Lan', lastName: 'Phạm' },
  profile: { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com', phone: '+84912345678' },
  accessToken: { token: 'old', refreshToken: 'old-refresh', expired: 1 },
  infoAuthReferral: referral,
  isLoggedIn: true,
  isLoginingIn: true,
  solutionInfo: { plan: 'BASIC' } as never,
} satisfies ReturnType<typeof session.sessionSlice.getInitialState>;
const cleared = {
  email: null,
  userInfo: null,
  profile: null,
  accessToken: null,
  infoAuthReferral: null,
  solutionInfo: null,
};
const gone = { ...cleared, isLoggedIn: false };
const hoa = { id: 'hoa', role: 'OPERATOR', firstName: 'Hoa', lastName: '' } as const;
const restored = (given: Partial<Parameters<typeof storageRestored>[0]['session']> = {}) =>
  storageRestored({
    session: { email: null, userInfo: null, accessToken: null, infoAuthReferral: null, ...given },
    carts: [{ infoId: 'a', quantity: 2, isOrder: true, priceSeen: 1 }],
    cartAccount: 'lan',
    wishlist: [],
  });

test.each<[string, Action, object]>([
  ['a login begins', session.loginRequested({ username: 'a', password: 'b' }), {}],
  [
    'a login is accepted',
    session.loginAccepted({ email: 'hoa@example.com', accessToken, referral: null }),
    { ...cleared, email: 'hoa@example.com', accessToken },
  ],
  ['a login fails', session.loginFailed(undefined), gone],
  ['a login ends', session.loginEnded(), { isLoginingIn: false }],
  [
    'a profile comes',
    session.profileReceived({
      userInfo: hoa,
      profile: { ...lan.profile, firstName: 'Hoa', qrCode: 'data:image/svg+xml;base64,PHN2Zy8+' },
    }),
    { userInfo: hoa, profile: { ...lan.profile, firstName: 'Hoa' } },
  ],
  [
    'somebody has no profile',
    session.profileReceived({ userInfo: hoa, profile: null, solutionInfo: { plan: 'PRO' } as never }),
    { userInfo: hoa, profile: null, solutionInfo: { plan: 'PRO' } },
  ],
  ['a profile is asked for', session.profileRequested(), {}],
  ['a token is renewed', session.tokenRefreshed(accessToken), { accessToken }],
  [
    'a referral token comes',
    session.referralReceived({ ...referral, accessToken: 'next' }),
    { infoAuthReferral: { ...referral, accessToken: 'next' } },
  ],
  [
    'a referral token is refused',
    session.referralRefused('referral'),
    { infoAuthReferral: { ...referral, expiredIn: 1 } },
  ],
  ['an earlier referral token is refused', session.referralRefused('earlier'), {}],
  [
    'a referral session ends',
    session.referralEnded('referral'),
    { infoAuthReferral: { ...referral, refreshToken: '' } },
  ],
  ['an earlier referral session ends', session.referralEnded('earlier'), {}],
  ['a logout is asked for', session.logoutRequested({ redirect: 'home' }), {}],
  ['somebody is logged out', session.loggedOut(), { ...gone, isLoginingIn: false }],
  ['another tab ends the session', session.sessionEndedElsewhere(), gone],
  [
    'another tab has written the same token only',
    restored({ accessToken: lan.accessToken, email: lan.email, infoAuthReferral: referral }),
    {},
  ],
  [
    'another account is stored',
    restored({ accessToken, email: 'hoa@example.com' }),
    { accessToken, email: 'hoa@example.com', infoAuthReferral: null, userInfo: null },
  ],
])('when %s, nothing else of the session changes', (_what, action, changes) => {
  expect(changesOf(session.sessionSlice, lan, action)).toEqual(changes);
});

test('a referral token is nothing to a visitor', () => {
  const visitor = session.sessionSlice.getInitialState();

  expect(changesOf(session.sessionSlice, visitor, session.referralReceived(referral))).toEqual({});
});

const closable = common.commonSlice.reducer(undefined, common.noticeShown('LoginSuccess', { count: 2 }));
const known = {
  ...closable,
  previousUrl: '/cart',
  pastNotices: [{ key: 'past', notice: 'Logout', variant: 'success', params: {} }],
  services: [{ id: 's' } as never],
} satisfies ReturnType<typeof common.commonSlice.reducer>;
const [shown] = known.notifications;
const { currentFlashSale: sale } = aFlashSaleInfo(aSale());
const promotion = aPromotion();
const setting = aSetting();
const priced = {
  promotionAppliedOrder: [{ id: 'p' } as never],
  moreOriginalProducts: [{ id: 'm' } as never],
  appliedVoucherOrder: { id: 'v' } as never,
};
const serverTime = '2026-11-21T03:00:00.000Z';
const nothing = { type: 'NONE' } as const;

test.each<[string, Action, object]>([
  ['a language is chosen', common.languageChosen('en'), { language: 'en' }],
  ['settings come', common.settingReceived(setting), { setting }],
  [
    'a remote registers its notices',
    common.noticesRegistered({ 'catalog:Saved': 'success' }),
    { registeredNotices: { 'catalog:Saved': 'success' } },
  ],
  [
    'a notice is shown',
    common.noticeShown('SessionExpired'),
    {
      notifications: [
        shown,
        { key: expect.any(String) as string, notice: 'SessionExpired', variant: 'error', params: {} },
      ],
    },
  ],
  [
    'a notice is shown by its page',
    common.noticeShownInPlace('LoginFailedDefault'),
    {
      pastNotices: [
        { key: expect.any(String) as string, notice: 'LoginFailedDefault', variant: 'error', params: {} },
        ...known.pastNotices,
      ],
    },
  ],
  [
    'a notice is closed',
    common.noticeClosed(shown?.key ?? ''),
    { notifications: [], pastNotices: [shown, ...known.pastNotices] },
  ],
  ['no notice of that key is closed', common.noticeClosed('none'), {}],
  ['a page is left for the login', common.previousUrlSaved('/orders'), { previousUrl: '/orders' }],
  ['a quote is priced', common.quotePriced(priced), priced],
  [
    'a flash sale runs',
    common.flashSaleReceived({ currentFlashSale: sale, nextFlashSale: null, serverTime }),
    {
      flashSaleInfo: { currentFlashSale: sale, nextFlashSale: null, type: 'CURRENT' },
      flashSaleAnswer: 'received',
    },
  ],
  [
    'a flash sale is next',
    common.flashSaleReceived({ currentFlashSale: null, nextFlashSale: sale, serverTime }),
    {
      flashSaleInfo: { currentFlashSale: null, nextFlashSale: sale, type: 'NEXT' },
      flashSaleAnswer: 'received',
    },
  ],
  ['a flash sale cannot be loaded', common.flashSaleFailed(), { flashSaleAnswer: 'failed' }],
  [
    'a promotion runs',
    common.promotionReceived({ currentPromotion: promotion, nextPromotion: null, serverTime, ...nothing }),
    {
      promotionInfo: { currentPromotion: promotion, nextPromotion: null, type: 'CURRENT' },
      promotionAnswer: 'received',
    },
  ],
  ['a promotion cannot be loaded', common.promotionFailed(), { promotionAnswer: 'failed' }],
  ['the clock of the server is read', common.serverClockRead(250), { clockOffset: 250 }],
  [
    'the services of a provider come',
    common.servicesReceived([{ id: 'new' } as never]),
    { services: [{ id: 'new' }] },
  ],
  ['the assistant is opened', common.chatbotToggled(), { isOpenChatbot: true }],
  ['the assistant begins again', common.chatbotReloaded(), { chatbotReloadTrigger: 1 }],
  ['a session ends', session.loggedOut(), { previousUrl: '/portal', pastNotices: [], services: [] }],
  [
    'another tab ends the session',
    session.sessionEndedElsewhere(),
    { previousUrl: '/portal', pastNotices: [], services: [] },
  ],
])('when %s, nothing else of what all pages share changes', (_what, action, changes) => {
  expect(changesOf(common.commonSlice, known, action)).toEqual(changes);
});

test('a remote that registers notices takes none of another away', () => {
  const state = [
    common.noticesRegistered({ 'catalog:Saved': 'success' }),
    common.noticesRegistered({ 'account:Saved': 'info' }),
  ].reduce(common.commonSlice.reducer, undefined);

  expect(state?.registeredNotices).toEqual({ 'catalog:Saved': 'success', 'account:Saved': 'info' });
});

test('a flash sale that is asked for again is another one only when more than the clock changed', () => {
  const received = (change: { name?: string; serverTime?: string }) =>
    common.flashSaleReceived({
      currentFlashSale: sale && { ...sale, ...change },
      nextFlashSale: null,
      serverTime,
    });
  const infoOf = common.commonSlice.selectors.selectFlashSaleInfo;
  const first = common.commonSlice.reducer(known, received({}));
  const again = common.commonSlice.reducer(first, received({ serverTime: '2026-01-01T00:00:09.000Z' }));
  const renamed = common.commonSlice.reducer(again, received({ name: 'Another' }));

  expect(infoOf({ common: again })).toBe(infoOf({ common: first }));
  expect(infoOf({ common: renamed }).currentFlashSale?.name).toBe('Another');
});

test('offers that ran are gone once they cannot be loaded', () => {
  const running = [
    common.flashSaleReceived({ currentFlashSale: sale, nextFlashSale: null, serverTime }),
    common.promotionReceived({ currentPromotion: promotion, nextPromotion: null, serverTime, ...nothing }),
  ].reduce(common.commonSlice.reducer, known);

  expect(changesOf(common.commonSlice, running, common.flashSaleFailed())).toEqual({
    flashSaleInfo: { currentFlashSale: null, nextFlashSale: null, type: 'NONE' },
    flashSaleAnswer: 'failed',
  });
  expect(changesOf(common.commonSlice, running, common.promotionFailed())).toEqual({
    promotionInfo: { currentPromotion: null, nextPromotion: null, type: 'NONE' },
    promotionAnswer: 'failed',
  });
});

test.each<[string, Action[], object]>([
  [
    'begin',
    [tracking.requestStarted('a'), tracking.requestStarted('b'), tracking.requestStarted('a')],
    { fetching: { a: 2, b: 1 }, loadingCount: 3, isLoading: true },
  ],
  [
    'end one after the other',
    [tracking.requestStarted('a'), tracking.requestStarted('a'), tracking.requestEnded('a')],
    { fetching: { a: 1 }, loadingCount: 1, isLoading: true },
  ],
  ['have all ended', [tracking.requestStarted('a'), tracking.requestEnded('a')], {}],
  ['were never begun', [tracking.requestEnded('a')], {}],
  ['wait for the session', [tracking.sessionLoadingChanged(true)], { sessionLoading: true }],
])('requests that %s are counted by their address', (_what, actions, changes) => {
  expect(actions.reduce(tracking.trackingSlice.reducer, undefined)).toEqual({
    fetching: {},
    loadingCount: 0,
    isLoading: false,
    messages: [],
    sessionLoading: false,
    ...changes,
  });
});

test('of the requests that failed, those since the last pause are known, and none that was given up', () => {
  const messagesAfter = (...actions: Action[]) =>
    actions.reduce(tracking.trackingSlice.reducer, undefined)?.messages;
  const failed = [tracking.requestStarted('a'), tracking.requestEnded('a', 'TIMEOUT')];

  expect(messagesAfter(...failed)).toEqual(['TIMEOUT']);
  expect(messagesAfter(...failed, tracking.requestStarted('b'))).toEqual([]);
  expect(messagesAfter(tracking.requestStarted('b'), ...failed, tracking.requestStarted('c'))).toEqual([
    'TIMEOUT',
  ]);
  expect(messagesAfter(tracking.requestStarted('a'), tracking.requestEnded('a', 'ABORTED'))).toEqual([]);
});

test('the vouchers of the home page are those that came last, and whose they are goes with the session', () => {
  const meta = { page: 1, limit: 24, total: 1, totalPages: 1 };
  const { reducer } = home.homeSlice;
  const mine = { myVoucherId: 'mine', collectedAt: serverTime };
  const data = [{ id: 'first' }, { id: 'v' }] as never[];
  const received = reducer(undefined, home.vouchersReceived({ data, meta }));
  const collected = reducer(received, home.voucherCollected({ voucherId: 'v', myVoucher: mine }));

  expect(received).toEqual({
    settingClient: null,
    infoClient: null,
    vouchers: data,
    voucherMetaData: meta,
    voucherAnswer: 'received',
  });
  expect(collected.vouchers).toEqual([{ id: 'first' }, { id: 'v', myVoucher: mine }]);
  expect(reducer(collected, session.loggedOut())).toEqual(received);
  expect(reducer(collected, home.vouchersFailed())).toEqual({
    ...received,
    vouchers: [],
    voucherMetaData: null,
    voucherAnswer: 'failed',
  });
  expect(changesOf(home.homeSlice, received, common.settingReceived(setting))).toEqual({
    settingClient: setting.settingClient,
    infoClient: setting.infoClient,
  });
});

const line = { infoId: 'b', quantity: 1, isOrder: false, priceSeen: 5 };

test.each<[string, Action, object]>([
  [
    'is restored',
    restored(),
    {
      carts: [{ infoId: 'a', quantity: 2, isOrder: true, priceSeen: 1 }],
      totalCart: 1,
      account: 'lan',
      isRestored: true,
    },
  ],
  [
    'is stored by a tab',
    cartStored({ carts: [line], account: 'hoa' }),
    { carts: [line], totalCart: 1, account: 'hoa' },
  ],
  [
    'gets a line',
    cartChanged({ kind: 'add', line: { infoId: 'b', quantity: 1, priceSeen: 5 } }),
    { carts: [{ ...line, isOrder: true }], totalCart: 1 },
  ],
])('a cart that %s counts its lines', (_what, action, changes) => {
  expect(changesOf(cartSlice, cartSlice.getInitialState(), action)).toEqual(changes);
});
