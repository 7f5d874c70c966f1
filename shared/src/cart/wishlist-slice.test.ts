import { loggedOut, loginAccepted, loginFailed, sessionEndedElsewhere } from '@storefront/shared/store';
import { favouritesReceived, wishlistAdded, wishlistSlice } from './wishlist-slice';

const { reducer } = wishlistSlice;
const stored = [wishlistAdded({ id: 'shirt', kind: 'product' }), favouritesReceived(['shirt'])].reduce(
  reducer,
  reducer(undefined, { type: 'begin' }),
);

test('who signs out leaves neither a wishlist nor what the account keeps', () => {
  expect(reducer(stored, loggedOut())).toEqual({ wishlist: [], favourite: [] });
});

test.each([
  [
    'somebody signs in',
    loginAccepted({
      email: 'lan@example.com',
      accessToken: { token: 't', refreshToken: 'r', expired: 1 },
      referral: null,
    }),
  ],
  ['a login fails', loginFailed(undefined)],
  ['the session ends in another tab', sessionEndedElsewhere()],
])('when %s, what the account before stored is forgotten', (_what, action) => {
  expect(reducer(stored, action).favourite).toEqual([]);
});
