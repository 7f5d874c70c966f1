import { refusedFields } from '@storefront/shared/testing';
import { announcementForm } from './announcement-form';
import { faceForm } from './face-form';
import { offersForm } from './offers-form';
import { ordersForm } from './orders-form';
import { paymentsForm } from './payments-form';
import { providersForm } from './providers-form';
import { shippingForm } from './shipping-form';
import { shopForm } from './shop-form';

const state = { version: 3, updatedAt: '2026-01-15T03:00:00Z' };
const plan = { price: 200_000, limit: 10, days: 30 };
const tariff = { first: 18_000, next: 2_500, from: 1, to: 2 };
const zone = { STANDARD: tariff, EXPRESS: null };
const shop = {
  siteName: 'Tiệm Mây',
  legalName: 'Công ty Mây',
  taxCode: '0123456789',
  address: '1 Lê Lợi',
  hotline: '1900 1234',
  email: 'hello@example.com',
  socials: [{ name: 'Zalo', url: 'https://zalo.me/1' }],
  logo: '/api/main/media/logo',
  favicon: null,
  sharePicture: '/api/main/media/share',
  analyticsId: 'G-1',
};
const face = {
  brandColor: '#0F766E',
  homeSections: ['hot', 'newest'] as ('hot' | 'newest')[],
  badgePicture: '/api/main/media/badge',
  badgeLink: 'https://online.gov.vn/1',
  showVisits: true,
};
const announcement = {
  isOn: true,
  textVi: 'Nghỉ Tết',
  textEn: 'Closed',
  link: '/news',
  startsAt: '2026-11-21T17:30:00.000Z',
  endsAt: '2026-11-30T17:00:00.000Z',
};
const payments = {
  paymentMethods: ['COD' as const],
  paymentProviders: ['VNPAY' as const, 'MOMO' as const],
  codLimit: 5_000_000,
  codProvinces: ['01', '79'],
  checkoutCountdownSeconds: 3,
};
const shipping = {
  freeShippingFrom: null,
  defaultProvince: '01',
  shopProvince: '79',
  firstGrams: 1000,
  nextGrams: 500,
  tariffs: {
    SAME_PROVINCE: zone,
    SAME_REGION: zone,
    REMOTE: zone,
    ABROAD: { STANDARD: null, EXPRESS: tariff },
  },
};
const offers = { operatorPayoutLimit: 2_000_000, discountFloorPercent: 50 };
const providers = {
  autoApproveProviders: true,
  autoApproveSolutions: false,
  graceDays: 7,
  plans: { FREE: { ...plan, price: 0 }, BASIC: plan, PRO: { price: 500_000, limit: 50, days: 90 } },
};
const orders = { paymentMinutes: 15, returnDays: 7 };

test('settings that are opened and saved as they are stay as they are', () => {
  expect(shopForm.toBody(shopForm.toValues({ ...shop, ...state }))).toEqual(shop);
  expect(faceForm.toBody(faceForm.toValues({ ...face, ...state }))).toEqual(face);
  expect(announcementForm.toBody(announcementForm.toValues({ ...announcement, ...state }))).toEqual(
    announcement,
  );
  const configuredProviders = ['VNPAY' as const, 'MOMO' as const];
  const stored = { ...payments, configuredProviders, ...state };
  expect(paymentsForm.toBody(paymentsForm.toValues(stored))).toEqual(payments);
  const everywhere = { ...stored, codProvinces: null };
  expect(paymentsForm.toBody(paymentsForm.toValues(everywhere))).toMatchObject({ codProvinces: null });
  expect(shippingForm.toBody(shippingForm.toValues({ ...shipping, ...state }))).toEqual(shipping);
  expect(offersForm.toBody(offersForm.toValues({ ...offers, ...state }))).toEqual(offers);
  expect(providersForm.toBody(providersForm.toValues({ ...providers, ...state }))).toEqual(providers);
  expect(ordersForm.toBody(ordersForm.toValues({ ...orders, ...state }))).toEqual(orders);
});

test('the times of an announcement are those of Vietnam', () => {
  expect(announcementForm.toValues({ ...announcement, ...state })).toMatchObject({
    startsAt: '2026-11-22T00:30',
    endsAt: '2026-12-01T00:00',
  });
});

const refusedIn = {
  shop: (change: object) =>
    refusedFields(shopForm.schema, { ...shopForm.toValues({ ...shop, ...state }), ...change }),
  face: (change: object) =>
    refusedFields(faceForm.schema, { ...faceForm.toValues({ ...face, ...state }), ...change }),
  announcement: (change: object) =>
    refusedFields(announcementForm.schema, {
      ...announcementForm.toValues({ ...announcement, ...state }),
      ...change,
    }),
  payments: (change: object) =>
    refusedFields(paymentsForm.schema, { codLimit: '1', checkoutCountdownSeconds: '3', ...change }),
  orders: (change: object) =>
    refusedFields(ordersForm.schema, { ...ordersForm.toValues({ ...orders, ...state }), ...change }),
  offers: (change: object) =>
    refusedFields(offersForm.schema, { ...offersForm.toValues({ ...offers, ...state }), ...change }),
  shipping: (change: object) =>
    refusedFields(shippingForm.schema, { ...shippingForm.toValues({ ...shipping, ...state }), ...change }),
  providers: (change: object) =>
    refusedFields(providersForm.schema, { ...providersForm.toValues({ ...providers, ...state }), ...change }),
};
const tariffs = (change: object) => {
  const values = shippingForm.toValues({ ...shipping, ...state });
  const STANDARD = { ...values.tariffs.REMOTE.STANDARD, ...change };
  return { tariffs: { ...values.tariffs, REMOTE: { ...values.tariffs.REMOTE, STANDARD } } };
};
const plans = (change: object) => {
  const values = providersForm.toValues({ ...providers, ...state });
  return { plans: { ...values.plans, PRO: { ...values.plans.PRO, ...change } } };
};

test.each<[keyof typeof refusedIn, object, string[]]>([
  ['shop', {}, []],
  ['shop', { taxCode: '0123456789-001', siteName: 'x'.repeat(60) }, []],
  ['shop', { taxCode: '012345678901' }, []],
  ['shop', { taxCode: '01234567890', siteName: 'x'.repeat(61) }, ['siteName', 'taxCode']],
  ['shop', { hotline: '1900 abc', email: 'hello@example' }, ['email', 'hotline']],
  ['shop', { analyticsId: 'G 1' }, ['analyticsId']],
  ['shop', { taxCode: '', hotline: '', email: '', analyticsId: '', socials: [] }, []],
  [
    'shop',
    { socials: [...shop.socials, { name: '', url: 'http://zalo.me' }] },
    ['socials[1].name', 'socials[1].url'],
  ],
  ['face', {}, []],
  ['face', { brandColor: '#0F766', badgeLink: 'http://online.gov.vn' }, ['badgeLink', 'brandColor']],
  ['face', { badgeLink: '' }, ['badgeLink']],
  ['face', { badgeLink: '', badgePicture: null, brandColor: '' }, []],
  ['announcement', {}, []],
  ['announcement', { textVi: '', textEn: '' }, ['textEn', 'textVi']],
  ['announcement', { isOn: false, textVi: '', textEn: '' }, []],
  ['announcement', { textVi: 'x'.repeat(201) }, ['textVi']],
  ['announcement', { link: '//evil.example' }, ['link']],
  ['announcement', { link: '/\\evil.example' }, ['link']],
  ['announcement', { link: 'http://example.com' }, ['link']],
  ['announcement', { link: 'https://example.com' }, []],
  ['announcement', { startsAt: '2026-11-22T00:30', endsAt: '2026-11-22T00:30' }, ['endsAt']],
  ['announcement', { startsAt: '2026-11-22T00:30', endsAt: '' }, []],
  ['payments', { codLimit: '0', checkoutCountdownSeconds: '0' }, []],
  ['payments', { codLimit: '1000000000' }, []],
  [
    'payments',
    { codLimit: '1000000001', checkoutCountdownSeconds: '4' },
    ['checkoutCountdownSeconds', 'codLimit'],
  ],
  ['orders', { paymentMinutes: '1', returnDays: '0' }, []],
  ['orders', { paymentMinutes: '0' }, ['paymentMinutes']],
  ['orders', { paymentMinutes: '1440', returnDays: '365' }, []],
  ['orders', { paymentMinutes: '1441', returnDays: '' }, ['paymentMinutes', 'returnDays']],
  ['offers', { operatorPayoutLimit: '0', discountFloorPercent: '100' }, []],
  [
    'offers',
    { operatorPayoutLimit: '', discountFloorPercent: '101' },
    ['discountFloorPercent', 'operatorPayoutLimit'],
  ],
  ['shipping', { freeShippingFrom: '', firstGrams: '1', nextGrams: '100000' }, []],
  ['shipping', { firstGrams: '0', nextGrams: '100001' }, ['firstGrams', 'nextGrams']],
  ['shipping', tariffs({ from: '2', to: '2' }), []],
  ['shipping', tariffs({ from: '3', to: '2' }), ['tariffs.REMOTE.STANDARD.to']],
  ['shipping', tariffs({ isOffered: false, from: '3', to: '2' }), []],
  ['shipping', tariffs({ to: '91' }), ['tariffs.REMOTE.STANDARD.to']],
  ['providers', { graceDays: '30' }, []],
  ['providers', { graceDays: '31' }, ['graceDays']],
  ['providers', plans({ limit: '0', days: '367' }), ['plans.PRO.days', 'plans.PRO.limit']],
  ['providers', plans({ limit: '1', days: '366', price: '0' }), []],
])('the settings of %s with %j are refused in %j', async (group, change, fields) => {
  expect(await refusedIn[group](change)).toEqual(fields);
});

test('a service that is not offered is sent as none, whatever its fields hold', () => {
  const { isOffered: _isOffered, ...typed } = shippingForm.toValues({ ...shipping, ...state }).tariffs.REMOTE
    .STANDARD;
  const values = shippingForm.toValues({ ...shipping, ...state });
  values.tariffs.REMOTE.STANDARD = { ...typed, isOffered: false };

  expect(shippingForm.toBody(values).tariffs.REMOTE).toEqual({ STANDARD: null, EXPRESS: null });
});
