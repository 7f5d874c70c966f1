import { createShelf } from '../../testing/catalogue';
import { anAccount } from '../../testing/accounts';
import { SAIGON } from '../../testing/checkout';
import { form, FORM_TYPE, photo } from '../../testing/photos';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Upload } from '../uploads/uploads.schema';
import { createSettingsService } from './settings.service';

let shop: TestApp;
let operator: string;
let admin: string;
beforeAll(async () => {
  // Without announcements, another server would see a change a minute later.
  shop = await createTestApp({ env: { SETTINGS_CACHE_MS: '60000', PAYMENT_PROVIDERS: 'VNPAY,MOMO' } });
  operator = (await anAccount(shop, { role: 'OPERATOR' })).id;
  admin = (await anAccount(shop, { role: 'ADMIN' })).id;
});
beforeEach(async () => {
  await shop.db.deleteFrom('settings').execute();
  await shop.db.deleteFrom('settingGroups').execute();
  await shop.db.transaction().execute((tx) => shop.database.announce(tx, 'storefront_settings', 'shop'));
});
afterAll(() => shop.close());

interface Group extends Record<string, unknown> {
  version: number;
  /** Of shipping. */
  tariffs?: Record<string, object>;
}
interface Reply {
  message: string;
  errors?: { field: string; code: string }[];
  data: { current: Group };
}
const asAdmin = () => shop.as('ADMIN', admin);
const asOperator = () => shop.as('OPERATOR', operator);

async function read(group: string, headers = asAdmin()): Promise<Group> {
  const reply = await shop.app.inject({ url: `/api/main/admin/setting/${group}`, headers });
  expect(reply.statusCode).toBe(200);
  const { updatedAt: _at, configuredProviders: _configured, ...value } = reply.json<{ data: Group }>().data;
  return value;
}
async function write(group: string, change: object, headers = asAdmin()) {
  const body = { ...(await read(group)), ...change };
  const url = `/api/main/admin/setting/${group}`;
  const reply = await shop.app.inject({ method: 'PUT', url, headers, body });
  return { status: reply.statusCode, ...reply.json<Reply>() };
}
async function shown() {
  const reply = await shop.app.inject({ url: '/api/main/system/client-setting' });
  return reply.json<{ data: Record<string, Record<string, unknown>> }>().data;
}
async function anUpload(width = 600, height = 600, headers = asAdmin()): Promise<Upload> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    headers: { ...headers, 'content-type': FORM_TYPE },
    payload: form(await photo(width, height).jpeg().toBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Upload }>().data;
}
/** The addresses of those uploads that are in use, so that the sweep leaves them. */
async function inUse(...wanted: Upload[]) {
  const rows = await shop.db
    .selectFrom('uploads')
    .select('id')
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .where('usedAt', 'is not', null)
    .execute();
  const ids = rows.map(({ id }) => id);
  return wanted.filter(({ id }) => ids.includes(id)).map(({ url }) => url);
}

test('an operator changes the name and the hotline, and shoppers see both at once', async () => {
  await shown();
  expect(await write('shop', { siteName: 'Tiệm Mây', hotline: '1900 1234' }, asOperator())).toMatchObject({
    status: 200,
    data: { siteName: 'Tiệm Mây', version: 1 },
  });

  const { settingClient, infoClient } = await shown();
  expect(settingClient).toMatchObject({ siteName: 'Tiệm Mây', codLimit: 5_000_000 });
  expect(infoClient).toMatchObject({ hotline: '1900 1234' });
});

test('another server sees a change within a second', async () => {
  const { db, clock, database } = shop;
  const never = async () => {
    throw new Error('Only reads.');
  };
  const other = createSettingsService({
    db,
    clock,
    announcements: database,
    config: {
      siteName: 'Storefront',
      checkoutCountdownSeconds: 3,
      settingsCacheMs: 60_000,
      payment: { windowMinutes: 15 },
    },
    paymentProviders: ['VNPAY'],
    audit: { record: never },
    uploads: { use: never, claim: never, release: never, pictures: never, ownIds: never },
  });
  expect((await other.client()).settingClient.codLimit).toBe(5_000_000);

  await write('payments', { codLimit: 1_000_000 });

  const since = performance.now();
  let codLimit = 0;
  while (codLimit !== 1_000_000 && performance.now() - since < 1_000) {
    ({ codLimit } = (await other.client()).settingClient);
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(codLimit).toBe(1_000_000);
});

test('of two people who change one group the second is told, and a group does not hold up another', async () => {
  const first = await read('shop');
  await write('shop', { hotline: '1900 1111' });

  const late = await write('shop', { hotline: '1900 2222', version: first.version });

  expect(late).toMatchObject({
    status: 409,
    message: 'EDIT_CONFLICT',
    data: { current: { value: { hotline: '1900 1111' }, version: 1 } },
  });
  expect((await write('face', { brandColor: '#0F766E' })).status).toBe(200);
  expect(await read('shop')).toMatchObject({ hotline: '1900 1111', version: 1 });
});

test('saving what is there already makes no new version and no audit entry', async () => {
  await write('offers', { discountFloorPercent: 30 });
  const entries = () => shop.db.selectFrom('auditEntries').select('id').execute();
  const before = (await entries()).length;

  expect(await write('offers', {})).toMatchObject({ status: 200, data: { version: 1 } });
  expect(await entries()).toHaveLength(before);
});

test('a change is audited with what was there before, without the shop being able to hide it', async () => {
  await write('providers', { graceDays: 7 });

  const entry = await shop.db
    .selectFrom('auditEntries')
    .select(['actorId', 'action', 'entity', 'entityId', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    actorId: admin,
    action: 'update',
    entity: 'setting',
    entityId: 'providers',
    before: { graceDays: 3 },
    after: { graceDays: 7 },
  });
});

test.each(['payments', 'shipping', 'offers', 'providers'])(
  'an operator can read %s and not change them',
  async (group) => {
    await read(group, asOperator());
    expect((await write(group, {}, asOperator())).status).toBe(403);
    expect((await write(group, {}, shop.as('CUSTOMER', operator))).status).toBe(403);
  },
);

test.each([
  ['shop', { siteName: ' ' }, 'siteName'],
  ['shop', { email: 'not an address' }, 'email'],
  ['shop', { taxCode: '12' }, 'taxCode'],
  ['shop', { socials: [{ name: 'Bad', url: 'javascript:alert(1)' }] }, 'socials[0].url'],
  ['shop', { legalName: 'Công\u202ety' }, 'legalName'],
  ['shop', { logo: '00000000-0000-7000-8000-000000000000' }, 'logo'],
  ['shop', { logo: `/api/main/media/${'0'.repeat(32)}` }, 'logo'],
  ['shop', { logo: 'https://elsewhere.example.com/logo.png' }, 'logo'],
  ['face', { brandColor: 'red;}body{display:none' }, 'brandColor'],
  ['face', { homeSections: ['hot', 'hot'] }, 'homeSections[1]'],
  ['face', { homeSections: ['nothing'] }, 'homeSections[0]'],
  ['announcement', { isOn: true, textVi: 'Nghỉ Tết' }, 'textEn'],
  ['announcement', { link: '//elsewhere.example.com' }, 'link'],
  ['announcement', { link: 'javascript:alert(1)' }, 'link'],
  ['announcement', { startsAt: '2026-02-02T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' }, 'endsAt'],
  ['payments', { paymentMethods: [] }, 'paymentMethods'],
  ['payments', { paymentProviders: ['PAYPAL'] }, 'paymentProviders[0]'],
  ['payments', { paymentProviders: [] }, 'paymentProviders'],
  ['payments', { codProvinces: ['02'] }, 'codProvinces[0]'],
  ['payments', { codLimit: -1 }, 'codLimit'],
  ['shipping', { shopProvince: '99' }, 'shopProvince'],
  ['offers', { discountFloorPercent: 101 }, 'discountFloorPercent'],
  ['offers', { smtpPassword: 'canary' }, 'smtpPassword'],
  ['providers', { graceDays: 1.5 }, 'graceDays'],
])('%s with %j is refused with the name of the field', async (group, change, field) => {
  const reply = await write(group, change);

  expect(reply).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
  expect(reply.errors?.map((error) => error.field)).toContain(field);
  expect(await read(group)).toMatchObject({ version: 0 });
});

test('a fee that is changed is what a parcel costs from now on', async () => {
  const { tariffs } = await read('shipping');
  const { infoId } = await createShelf(shop.db).aProduct();
  const quote = async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/ecommerce/shipping/quote',
      body: {
        lines: [{ infoId, quantity: 1 }],
        address: SAIGON,
      },
    });
    return reply.json<{ data: { code: string; fee: number }[] }>().data;
  };
  expect(await quote()).toMatchObject([{ fee: 18_000 }, { fee: 32_000 }]);

  const SAME_PROVINCE = { STANDARD: { first: 9_000, next: 0, from: 1, to: 1 }, EXPRESS: null };
  expect((await write('shipping', { tariffs: { ...tariffs, SAME_PROVINCE } })).status).toBe(200);

  expect(await quote()).toEqual([{ code: 'STANDARD', fee: 9_000, eta: { from: 1, to: 1 } }]);
});

test('a zone inside the country cannot be left without standard delivery, nor arrive before it left', async () => {
  const { tariffs } = await read('shipping');
  const none = { ...tariffs, REMOTE: { STANDARD: null, EXPRESS: null } };
  const backwards = {
    ...tariffs,
    ABROAD: { STANDARD: { first: 1, next: 1, from: 5, to: 4 }, EXPRESS: null },
  };

  expect((await write('shipping', { tariffs: none })).errors).toEqual([
    { field: 'tariffs.REMOTE.STANDARD', code: 'required' },
  ]);
  expect((await write('shipping', { tariffs: backwards })).errors).toEqual([
    { field: 'tariffs.ABROAD.STANDARD.to', code: 'minimum' },
  ]);
});

test('a gateway that is switched off is not offered, and one that is not configured never is', async () => {
  await write('payments', { paymentProviders: ['MOMO'] });
  expect((await shown())['settingClient']).toMatchObject({ paymentProviders: ['MOMO'] });
});

test('the look of the shop is told only where something was chosen', async () => {
  expect(Object.keys(await shown()).sort()).toEqual(['footer', 'infoClient', 'settingClient']);

  const { id, url: favicon } = await anUpload();
  await write('shop', { favicon: id });
  await write('face', { brandColor: '#0F766E' });

  expect((await shown())['face']).toEqual({ brandColor: '#0F766E', favicon });

  const [share, badge] = [await anUpload(1200, 630), await anUpload()];
  const turned = ((await read('face'))['homeSections'] as string[]).toReversed();
  await write('shop', { sharePicture: share.id });
  expect(
    (await write('face', { badgePicture: badge.id, badgeLink: '', homeSections: turned })).errors,
  ).toEqual([{ field: 'badgeLink', code: 'required' }]);
  await write('face', { badgePicture: badge.id, badgeLink: 'https://online.gov.vn/1', homeSections: turned });
  expect((await shown())['face']).toEqual({
    brandColor: '#0F766E',
    favicon,
    sharePicture: share.url,
    homeSections: turned,
    badge: { picture: badge.url, link: 'https://online.gov.vn/1' },
  });
});

test('how much the shop is looked at is part of the settings only while its owner shows it', async () => {
  expect(await shown()).not.toHaveProperty('visits');
  await write('face', { showVisits: true });
  await shop.app.inject({ method: 'POST', url: '/api/main/tracking', payload: { accessedUrl: '/' } });

  expect((await shown())['visits']).toEqual({ today: 1, thisMonth: 1, total: 1 });

  await write('face', { showVisits: false });
  expect(await shown()).not.toHaveProperty('visits');
});

test('an icon that is not square or too small is refused', async () => {
  for (const { id: favicon } of [await anUpload(600, 500), await anUpload(300, 300)])
    expect((await write('shop', { favicon })).errors).toEqual([{ field: 'favicon', code: 'notSquare' }]);
});

test('a logo that comes back after another one is in use again', async () => {
  const [first, second] = [await anUpload(), await anUpload()];
  await write('shop', { logo: first.id });
  await write('shop', { logo: second.id });
  expect(await inUse(first, second)).toEqual([second.url]);

  expect(await write('shop', { logo: first.url })).toMatchObject({ status: 200, data: { logo: first.url } });

  expect(await inUse(first, second)).toEqual([first.url]);
});

test('a picture that moves to another field stays, and so does one that another field or group still shows', async () => {
  const [logo, other] = [await anUpload(), await anUpload()];
  await write('shop', { logo: logo.id });
  expect((await write('shop', { logo: other.id, favicon: logo.url })).status).toBe(200);
  expect(await inUse(logo, other)).toEqual([logo.url, other.url]);

  const badge = { badgePicture: logo.url, badgeLink: 'https://online.gov.vn' };
  expect((await write('face', badge)).status).toBe(200);
  await write('shop', { favicon: null, logo: null });
  expect(await inUse(logo, other)).toEqual([logo.url]);

  await write('face', { badgePicture: null });
  expect(await inUse(logo, other)).toEqual([]);
});

test('one upload can be the logo and the icon at once', async () => {
  const picture = await anUpload();

  expect(await write('shop', { logo: picture.id, favicon: picture.id })).toMatchObject({
    status: 200,
    data: { logo: picture.url, favicon: picture.url },
  });
});

test('a picture of a product or of another person is no picture of the shop, and stays theirs', async () => {
  const ofProduct = `/api/main/media/${await createShelf(shop.db).aPicture('a product', 600, 600)}`;
  const ofOperator = await anUpload(600, 600, asOperator());
  const used = await anUpload();
  await shop.db.updateTable('uploads').set({ usedAt: shop.clock() }).where('id', '=', used.id).execute();

  for (const logo of [ofProduct, ofOperator.url, ofOperator.id, used.url])
    expect((await write('shop', { logo })).errors).toEqual([{ field: 'logo', code: 'UPLOAD_NOT_FOUND' }]);

  await write('shop', { hotline: '1900 7777' });
  expect(await inUse(ofOperator, used)).toEqual([used.url]);
});

test('a value that was written by hand does not hold up the other fields of its group', async () => {
  const socials = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, url: 'https://example.com' }));
  await shop.db
    .insertInto('settings')
    .values({ key: 'infoClient', value: JSON.stringify({ socials, email: 'none' }), updatedAt: shop.clock() })
    .execute();

  expect(await write('shop', { hotline: '1900 1234' })).toMatchObject({
    status: 200,
    data: { hotline: '1900 1234', email: 'none' },
  });
  expect((await write('shop', { socials: [...socials, ...socials] })).status).toBe(400);
});

test('a household has a tax code of twelve digits', async () => {
  expect((await write('shop', { taxCode: '001099012345' })).status).toBe(200);
  expect((await write('shop', { taxCode: '00109901234' })).status).toBe(400);
});

test('an announcement is shown from its start to its end', async () => {
  await write('announcement', {
    isOn: true,
    textVi: 'Nghỉ Tết',
    textEn: 'Closed for Tết',
    link: '/news/tet',
    startsAt: '2026-01-20T00:00:00Z',
    endsAt: '2026-01-21T00:00:00Z',
  });
  expect(await shown()).not.toHaveProperty('announcement');

  for (const moment of ['2026-01-20T00:00:00.000Z', '2026-01-20T23:59:59.999Z']) {
    shop.clock.set(moment);
    expect((await shown())['announcement']).toEqual({
      vi: 'Nghỉ Tết',
      en: 'Closed for Tết',
      link: '/news/tet',
    });
  }

  shop.clock.set('2026-01-21T00:00:00Z');
  expect(await shown()).not.toHaveProperty('announcement');
});

test('what stood in the settings before groups were written stays in force, field by field', async () => {
  await shop.db
    .insertInto('settings')
    .values({
      key: 'settingClient',
      value: JSON.stringify({ codLimit: 2_000_000, flags: { demo: true } }),
      updatedAt: shop.clock(),
    })
    .execute();
  await write('shop', { siteName: 'Tiệm Mây' });

  expect((await shown())['settingClient']).toMatchObject({
    siteName: 'Tiệm Mây',
    codLimit: 2_000_000,
    flags: { demo: true },
  });
});

test('a shop that set nothing has every setting at its default', async () => {
  const fees = (first: number, next: number, from: number, to: number) => ({ first, next, from, to });
  const values = {
    shop: {
      siteName: 'Storefront',
      logo: null,
      favicon: null,
      sharePicture: null,
      analyticsId: null,
      legalName: 'Storefront',
      taxCode: '',
      address: '',
      hotline: '',
      email: '',
      socials: [],
    },
    face: {
      brandColor: null,
      homeSections: expect.any(Array),
      badgePicture: null,
      showVisits: false,
      badgeLink: '',
    },
    announcement: { isOn: false, textVi: '', textEn: '', link: null, startsAt: null, endsAt: null },
    payments: {
      paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
      paymentProviders: expect.any(Array),
      codLimit: 5_000_000,
      codProvinces: null,
      checkoutCountdownSeconds: 3,
    },
    orders: { paymentMinutes: 15, returnDays: 7 },
    shipping: {
      freeShippingFrom: 500_000,
      defaultProvince: '79',
      shopProvince: '79',
      firstGrams: 1_000,
      nextGrams: 500,
      tariffs: {
        SAME_PROVINCE: { STANDARD: fees(18_000, 2_500, 1, 2), EXPRESS: fees(32_000, 5_000, 0, 1) },
        SAME_REGION: { STANDARD: fees(28_000, 4_000, 2, 3), EXPRESS: fees(45_000, 8_000, 1, 2) },
        REMOTE: { STANDARD: fees(35_000, 6_000, 3, 5), EXPRESS: fees(65_000, 12_000, 2, 3) },
        ABROAD: { STANDARD: fees(450_000, 0, 7, 15), EXPRESS: null },
      },
    },
    offers: { discountFloorPercent: 50, operatorPayoutLimit: 2_000_000 },
    providers: {
      autoApproveProviders: false,
      autoApproveSolutions: false,
      graceDays: 3,
      plans: {
        FREE: { price: 0, limit: 1, days: 30 },
        BASIC: { price: 199_000, limit: 5, days: 30 },
        PRO: { price: 499_000, limit: 20, days: 30 },
      },
    },
  };

  for (const [group, value] of Object.entries(values))
    expect([group, await read(group)]).toEqual([group, { ...value, version: 0 }]);
});

test.each([
  ['shop', { siteName: ' ' }, 'siteName', 'invalid'],
  ['face', { homeSections: [] }, 'homeSections', 'minItems'],
  ['announcement', { isOn: true, textEn: 'Closed' }, 'textVi', 'required'],
  ['announcement', { isOn: true, textVi: 'Nghỉ' }, 'textEn', 'required'],
  [
    'announcement',
    { startsAt: '2026-01-15T03:00:00.000Z', endsAt: '2026-01-15T03:00:00.000Z' },
    'endsAt',
    'beforeStart',
  ],
  ['payments', { paymentMethods: ['COD', 'COD'] }, 'paymentMethods[1]', 'twice'],
  ['payments', { paymentProviders: [] }, 'paymentProviders', 'required'],
  ['payments', { codProvinces: ['01', '99'] }, 'codProvinces[1]', 'unknown'],
  ['shipping', { defaultProvince: '99' }, 'defaultProvince', 'unknown'],
  ['shipping', { shopProvince: '99' }, 'shopProvince', 'unknown'],
])('%s with %p are refused, and stay as they are', async (group, change, field, code) => {
  const before = await read(group);

  const reply = await write(group, change);

  expect([reply.status, reply.errors]).toEqual([400, [{ field, code }]]);
  expect(await read(group)).toEqual(before);
});
