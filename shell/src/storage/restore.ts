import { readCart, readWishlist } from '@storefront/shared/cart';
import type { AccessToken, ReferralAuth, Role, SessionState, UserInfo } from '@storefront/shared/contracts';
import type { Restored } from '@storefront/shared/store';
import type { LocalStore } from './local-store';

/** What this browser kept, every value checked: storage is written by old versions, other programs and people. */
export function restore(store: LocalStore): Restored {
  const accessToken = readAccessToken(store.read('accessToken'));
  return {
    session: {
      accessToken,
      email: accessToken ? readText(store.read('email')) : null,
      userInfo: accessToken ? readUserInfo(store.read('userInfo')) : null,
      infoAuthReferral: accessToken ? readReferralAuth(store.read('infoAuthReferral')) : null,
    },
    carts: readCart(store.read('carts')),
    cartAccount: readText(store.read('sf:cart-account')),
    wishlist: readWishlist(store.read('wishlist')),
  };
}

/** The session that this page knew is over: it was ended in another tab, or another account's took its place. */
export function isOtherSession(known: SessionState, kept: Restored['session']): boolean {
  if (known.accessToken === null || known.accessToken.token === kept.accessToken?.token) return false;
  return kept.accessToken === null || known.userInfo?.id !== kept.userInfo?.id;
}

type Unknown<T> = Partial<Record<keyof T, unknown>>;

function asObject<T>(value: unknown): Unknown<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Unknown<T>) : {};
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 4_096 ? value : null;
}

function readInstant(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function readAccessToken(value: unknown): AccessToken | null {
  const stored = asObject<AccessToken>(value);
  const token = readText(stored.token);
  const refreshToken = readText(stored.refreshToken);
  const expired = readInstant(stored.expired);
  return token && refreshToken && expired ? { token, expired, refreshToken } : null;
}

const roles: readonly Role[] = ['ADMIN', 'OPERATOR', 'CUSTOMER'];

function readUserInfo(value: unknown): UserInfo | null {
  const stored = asObject<UserInfo>(value);
  const id = readText(stored.id);
  const role = roles.find((one) => one === stored.role);
  if (!id || !role) return null;
  return { id, role, firstName: readText(stored.firstName) ?? '', lastName: readText(stored.lastName) ?? '' };
}

function readReferralAuth(value: unknown): ReferralAuth | null {
  const stored = asObject<ReferralAuth>(value);
  const companyName = readText(stored.companyName);
  const accessToken = readText(stored.accessToken);
  const refreshToken = readText(stored.refreshToken);
  const expiredIn = readInstant(stored.expiredIn);
  return companyName && accessToken && refreshToken && expiredIn
    ? { companyName, accessToken, refreshToken, expiredIn }
    : null;
}
