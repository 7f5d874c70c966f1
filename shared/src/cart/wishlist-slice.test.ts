import { loggedOut, loginAccepted, loginFailed, sessionEndedElsewhere } from '@storefront/shared/store';
import { readWishlist } from './wishlist';
import {
  applyToWishlist,
  favouritesReceived,
  wishlistAdded,
  wishlistRemoved,
  wishlistSet,
  wishlistSlice,
  wishlistStored,
} from './wishlist-slice';

const { reducer } = wishlistSlice;
const stored = [wishlistAdded({ id: 'shirt', kind: 'product' }), favouritesReceived(['shirt'])].reduce(
  reducer,
  reducer(undefined, { type: 'begin' }),
);

test('a logout clears the wish list and the favourites of the account', () => {
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
])('when %s, the favourites of the previous account are cleared', (_what, action) => {
  expect(reducer(stored, action).favourite).toEqual([]);
});

const shirt = { id: 'shirt', kind: 'product' } as const;
const cap = { id: 'cap', kind: 'product' } as const;
const solution = { id: 'solution', kind: 'solution' } as const;

test('an item is added once, at the end, removed by its id, and a list takes the place of another', () => {
  expect(applyToWishlist([shirt], wishlistAdded(cap))).toEqual([shirt, cap]);
  expect(applyToWishlist([shirt, cap], wishlistAdded(shirt))).toEqual([shirt, cap]);
  expect(applyToWishlist([shirt, cap], wishlistRemoved('shirt'))).toEqual([cap]);
  expect(applyToWishlist([shirt], wishlistRemoved('none'))).toEqual([shirt]);
  expect(applyToWishlist([shirt], wishlistSet([solution]))).toEqual([solution]);
  expect(applyToWishlist([shirt], loggedOut())).toEqual([]);
});

test('a stored list takes the place of the one in the page, and the favourites of the account stay', () => {
  expect(reducer(stored, wishlistStored([cap]))).toEqual({ wishlist: [cap], favourite: ['shirt'] });
});

test.each<[unknown, object[]]>([
  [null, []],
  ['text', []],
  [{ 0: shirt }, []],
  [[null, 5, 'x', {}, { id: 5 }, { id: '' }, { id: 'x'.repeat(65) }], []],
  [[{ id: 'x'.repeat(64) }], [{ id: 'x'.repeat(64), kind: 'product' }]],
  [
    [shirt, solution, { id: 'odd', kind: 'robot', more: 1 }],
    [shirt, solution, { id: 'odd', kind: 'product' }],
  ],
  [
    [shirt, cap, { ...shirt, kind: 'solution' }],
    [{ ...shirt, kind: 'solution' }, cap],
  ],
])('of what was stored (%j) the items are read that are items', (value, items) => {
  expect(readWishlist(value)).toEqual(items);
});

test('of more items than an account may have the newest are read', () => {
  const many = Array.from({ length: 501 }, (_, at) => ({ id: String(at), kind: 'product' }));

  expect(readWishlist(many)).toEqual(many.slice(1));
});
