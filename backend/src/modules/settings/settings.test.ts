import { seedSettings } from '../../../seed/settings';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    env: { SITE_NAME: 'Tiệm Của Tôi', CHECKOUT_COUNTDOWN_SECONDS: '2', PAYMENT_PROVIDERS: 'VNPAY' },
  });
});
afterEach(() => shop.db.deleteFrom('settings').execute());
afterAll(() => shop.close());

const read = async () => {
  const reply = await shop.app.inject({ url: '/api/main/system/client-setting' });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
};
const change = (key: string, value: unknown) =>
  shop.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updatedAt: shop.clock() })
    .execute();

test('a shop that nobody set up has its defaults, and its name and countdown from the environment', async () => {
  expect((await read()).settingClient).toEqual({
    siteName: 'Tiệm Của Tôi',
    logo: null,
    currency: 'VND',
    paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
    paymentProviders: ['VNPAY'],
    paymentMinutes: 15,
    returnDays: 7,
    codLimit: 5_000_000,
    freeShippingFrom: 500_000,
    defaultProvince: '79',
    analyticsId: null,
    checkoutCountdownSeconds: 2,
    strictLatinLetters: false,
    flags: {},
  });
  expect((await read()).infoClient.legalName).toBe('Tiệm Của Tôi');
});

test('what the owner changed overlays the defaults, field by field', async () => {
  await change('settingClient', { codLimit: 2_000_000, paymentMethods: ['COD'], freeShippingFrom: null });

  expect((await read()).settingClient).toMatchObject({
    siteName: 'Tiệm Của Tôi',
    codLimit: 2_000_000,
    paymentMethods: ['COD'],
    freeShippingFrom: null,
  });
});

test('a value of the wrong kind is passed over, and a secret beside the settings is not told', async () => {
  await change('settingClient', { codLimit: 'a lot', currency: 'USD', siteName: '', smtpPassword: 'canary' });
  await change('infoClient', { socials: [{ name: 'Bad', url: 'javascript:alert(1)' }] });
  await change('secrets', { key: 'canary' });

  const { settingClient, infoClient } = await read();

  expect(settingClient).toMatchObject({ codLimit: 5_000_000, currency: 'VND', siteName: 'Tiệm Của Tôi' });
  expect(infoClient.socials).toEqual([]);
  expect(JSON.stringify({ settingClient, infoClient })).not.toContain('canary');
});

test('the demo shop tells who runs it, and seeding again keeps what was changed since', async () => {
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' };
  await seedSettings(context);
  expect((await read()).infoClient).toMatchObject({
    legalName: expect.stringContaining('minh hoạ'),
    hotline: expect.stringMatching(/^1900/),
    email: expect.stringMatching(/example\.com$/),
  });
  expect((await read()).settingClient.flags).toEqual({ demo: true });

  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ hotline: '1900 1111' }) })
    .execute();
  await seedSettings(context);

  expect((await read()).infoClient.hotline).toBe('1900 1111');
});
