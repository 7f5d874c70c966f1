import type { HttpHandler } from 'msw';
import type { ClientSetting, LoginData, Me } from '@storefront/shared/contracts';
import { answers } from '@storefront/shared/testing';

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

const setting: ClientSetting = {
  settingClient: {
    siteName: 'Cửa hàng thử',
    logo: null,
    currency: 'VND',
    paymentMethods: ['ONLINE', 'COD'],
    paymentProviders: ['VNPAY'],
    codLimit: 5_000_000,
    freeShippingFrom: 500_000,
    analyticsId: null,
    checkoutCountdownSeconds: 10,
    strictLatinLetters: false,
    flags: {},
  },
  infoClient: {
    legalName: 'Công ty Thử',
    taxCode: '0000000000',
    address: 'Số 1',
    hotline: '1900 0000',
    email: 'hello@example.com',
    socials: [],
  },
};

/** What the frame asks by itself on every page. */
export const frameHandlers: HttpHandler[] = [
  answers('get', 'main/system/client-setting', setting),
  answers('post', 'main/tracking', {}),
];
