import { cartSlice, wishlistSlice } from '../cart';
import { commonSlice, sessionSlice, trackingSlice } from './index';

/** State keys that other teams read, with their initial values. */
test.each([
  [
    'the session',
    sessionSlice.getInitialState(),
    {
      email: null,
      userInfo: null,
      profile: null,
      accessToken: null,
      infoAuthReferral: null,
      isLoggedIn: false,
      isLoginingIn: false,
      solutionInfo: null,
    },
  ],
  [
    'what is common',
    commonSlice.getInitialState(),
    {
      language: 'vi',
      timeout: 30_000,
      setting: {},
      flashSaleInfo: { currentFlashSale: null, nextFlashSale: null, type: 'NONE' },
      promotionInfo: { currentPromotion: null, nextPromotion: null, type: 'NONE' },
      promotionAppliedOrder: [],
      moreOriginalProducts: [],
      appliedVoucherOrder: null,
      services: [],
      notifications: [],
      previousUrl: '/portal',
      isOpenChatbot: false,
      chatbotReloadTrigger: 0,
    },
  ],
  [
    'the request tracking',
    trackingSlice.getInitialState(),
    { fetching: {}, loadingCount: 0, isLoading: false, messages: [], sessionLoading: false },
  ],
  ['the cart', cartSlice.getInitialState(), { carts: [], totalCart: 0 }],
  ['the wishlist', wishlistSlice.getInitialState(), { favourite: [], wishlist: [] }],
])('%s has the specified state keys', (_what, state, named) => {
  expect(state).toMatchObject(named);
});
