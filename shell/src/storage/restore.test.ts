import type { SessionState } from '@storefront/shared/contracts';
import { createLocalStore } from './local-store';
import { isOtherSession, restore } from './restore';

const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: 1_800_000_000_000 };
const userInfo = { id: 'customer-1', role: 'CUSTOMER', firstName: 'Lan', lastName: 'Phạm' } as const;
const referral = {
  companyName: 'Lan',
  accessToken: 'r-1',
  refreshToken: 'r-2',
  expiredIn: 1_800_000_000_000,
};
const whole: Record<string, unknown> = {
  accessToken,
  email: 'lan@example.com',
  userInfo,
  infoAuthReferral: referral,
  carts: [{ infoId: 'shirt', quantity: 2, isOrder: true, priceSeen: 1 }],
  'sf:cart-account': 'customer-1',
  wishlist: [{ id: 'shirt', kind: 'product' }],
};

beforeEach(() => window.localStorage.clear());

function restored(stored: Record<string, unknown>) {
  for (const [key, value] of Object.entries({ ...whole, ...stored }))
    window.localStorage.setItem(key, JSON.stringify(value));
  return restore(createLocalStore(() => window.localStorage));
}

test('what was stored of a session is there as it was', () => {
  expect(restored({})).toEqual({
    session: { accessToken, email: 'lan@example.com', userInfo, infoAuthReferral: referral },
    carts: whole['carts'],
    cartAccount: 'customer-1',
    wishlist: whole['wishlist'],
  });
});

test.each([
  null,
  'token',
  [],
  { ...accessToken, token: '' },
  { ...accessToken, token: 5 },
  { ...accessToken, token: 'x'.repeat(4_097) },
  { ...accessToken, refreshToken: undefined },
  { ...accessToken, expired: 0 },
  { ...accessToken, expired: -1 },
  { ...accessToken, expired: 1.5 },
  { ...accessToken, expired: '1800000000000' },
  { ...accessToken, expired: 2 ** 53 },
])('without a token that can be one (%j) no account is signed in, and the cart stays', (token) => {
  const { session, carts } = restored({ accessToken: token });

  expect(session).toEqual({ accessToken: null, email: null, userInfo: null, infoAuthReferral: null });
  expect(carts).toHaveLength(1);
});

test('the largest token and the smallest instant are still read', () => {
  const token = { ...accessToken, token: 'x'.repeat(4_096), expired: 1 };

  expect(restored({ accessToken: token }).session.accessToken).toEqual(token);
});

test.each([
  [{ ...userInfo, id: '' }, null],
  [{ ...userInfo, role: 'KING' }, null],
  [{ ...userInfo, role: undefined }, null],
  [
    { id: 'a', role: 'ADMIN' },
    { id: 'a', role: 'ADMIN', firstName: '', lastName: '' },
  ],
  [
    { id: 'o', role: 'OPERATOR', firstName: 5, lastName: 'Phạm', more: 1 },
    { id: 'o', role: 'OPERATOR', firstName: '', lastName: 'Phạm' },
  ],
])('of a user who was stored as %j is read %j', (stored, read) => {
  expect(restored({ userInfo: stored }).session.userInfo).toEqual(read);
});

test.each(['companyName', 'accessToken', 'refreshToken', 'expiredIn'])(
  'a membership without its %s is none',
  (key) => {
    expect(
      restored({ infoAuthReferral: { ...referral, [key]: undefined } }).session.infoAuthReferral,
    ).toBeNull();
  },
);

const held = (token: string | null, id: string | null): SessionState =>
  ({
    accessToken: token === null ? null : { ...accessToken, token },
    userInfo: id === null ? null : { ...userInfo, id },
  }) as SessionState;

test.each<[string, SessionState, SessionState, boolean]>([
  ['no account is signed in here', held(null, null), held('b', 'customer-2'), false],
  ['the token is the same', held('a', 'customer-1'), held('a', 'customer-2'), false],
  ['the token was renewed', held('a', 'customer-1'), held('b', 'customer-1'), false],
  ['the session was ended', held('a', 'customer-1'), held(null, null), true],
  ['another signed in', held('a', 'customer-1'), held('b', 'customer-2'), true],
])('when %s the session is another: %s', (_when, known, stored, isOther) => {
  expect(isOtherSession(known, stored)).toBe(isOther);
});
