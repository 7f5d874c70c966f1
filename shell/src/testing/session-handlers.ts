import type { HttpHandler } from 'msw';
import type { LoginData, Me } from '@storefront/shared/contracts';
import { answers, aSetting } from '@storefront/shared/testing';

export const aMe: Me = {
  id: 'customer-1',
  email: 'customer@example.com',
  role: 'CUSTOMER',
  profile: {
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    email: 'customer@example.com',
    qrCode: 'data:image/png;base64,',
  },
};

export const aLogin: LoginData = { token: 'token-1', expiresIn: 900_000, refreshToken: 'refresh-1' };

/** Handlers for the requests of the frame on every page. */
export const frameHandlers: HttpHandler[] = [
  answers('get', 'main/system/client-setting', aSetting()),
  answers('post', 'main/tracking', {}),
  // Popular searches, when the search field gets the focus.
  answers('get', 'main/product/suggest', { products: [], categories: [], queries: [] }),
];

/** Stores a session in the browser; by default a customer's, whose token expires in ten minutes. */
export function keepSession({
  expired = Date.now() + 600_000,
  role = aMe.role,
}: { expired?: number; role?: Me['role'] } = {}): void {
  const { id } = aMe;
  const kept = {
    accessToken: { token: 'token-0', expired, refreshToken: 'refresh-0' },
    userInfo: { id, role, firstName: 'Minh Anh', lastName: 'Nguyễn' },
  };
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, JSON.stringify(value));
}
