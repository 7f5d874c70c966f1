import { anAccount } from '../../testing/accounts';
import { hostileHrefs } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Reply {
  status: number;
  message: string;
  data: { role: string; profile: Record<string, unknown> };
  errors?: { field: string; code: string }[];
}
async function put(path: string, userId: string, payload: object): Promise<Reply> {
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `/api/${path}`,
    payload,
    headers: shop.as('CUSTOMER', userId),
  });
  return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() };
}
const changeProfile = (userId: string, payload: object) => put('auth/user/profile', userId, payload);
const changeCompany = (userId: string, payload: object) =>
  put('main/profile/update-profile', userId, payload);

test('a customer changes who they are a part at a time, and the rest stays', async () => {
  const { id } = await anAccount(shop);

  await changeProfile(id, { firstName: '  Minh   Anh ', lastName: 'Nguyễn' });
  await changeProfile(id, { dob: '1990-02-28' });
  await changeProfile(id, {
    social: {
      facebook: 'facebook.com/minh.anh',
      github: '@minhanh',
      whatsapp: '+84 912 345 678',
      website: 'minhanh.example',
      zalo: '',
    },
  });
  await changeCompany(id, { company: ' Công ty  Lan ', businessName: 'Lan & Bảo' });
  const vatInvoice = { company: 'Lan', taxCode: '0101234567', address: '1 Lê Lợi', email: 'KT@Lan.example' };
  const { data } = await changeCompany(id, { paymentMethod: 'COD', vatInvoice });

  const { qrCode: _picture, email: _email, ...profile } = data.profile;
  expect(profile).toEqual({
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    dob: '1990-02-28',
    social: {
      facebook: 'https://facebook.com/minh.anh',
      github: '@minhanh',
      whatsapp: '+84 912 345 678',
      website: 'https://minhanh.example/',
    },
    company: 'Công ty Lan',
    businessName: 'Lan & Bảo',
    paymentMethod: 'COD',
    vatInvoice: { ...vatInvoice, email: 'kt@lan.example' },
  });

  const { data: emptied } = await changeCompany(id, { company: '', paymentMethod: null, vatInvoice: null });
  expect((await changeProfile(id, { dob: '', social: {} })).data.profile).not.toHaveProperty('dob');
  expect(emptied.profile).not.toHaveProperty('company');
  expect(emptied.profile).not.toHaveProperty('vatInvoice');
});

type Refused = [what: string, payload: object, field: string, code: string];
const refused: Refused[] = [
  ['a digit in a name', { firstName: 'Lan2' }, 'firstName', 'digits'],
  ['no name', { lastName: ' ' }, 'lastName', 'required'],
  ['a name without end', { firstName: 'x'.repeat(61) }, 'firstName', 'maxLength'],
  ['two names that are too long together', { firstName: 'x'.repeat(58) }, 'lastName', 'maxLength'],
  ['the thirtieth of February', { dob: '2000-02-30' }, 'dob', 'invalid'],
  ['a day to come', { dob: '2026-01-16' }, 'dob', 'future'],
  ['a day before anybody was born', { dob: '1899-12-31' }, 'dob', 'tooLongAgo'],
  ['a day of words', { dob: 'hôm qua' }, 'dob', 'invalid'],
  ['markup as a handle', { social: { zalo: '<b>lan</b>' } }, 'social.zalo', 'invalid'],
  ['a link with a password', { social: { website: 'https://a:b@c.example' } }, 'social.website', 'invalid'],
  ['a link into this machine', { social: { website: 'http://localhost/' } }, 'social.website', 'invalid'],
  ...hostileHrefs
    .filter((href) => /[^\w@.]/.test(href) && href !== 'http://evil.example')
    .map((href): Refused => [
      `the link ${JSON.stringify(href)}`,
      { social: { facebook: href } },
      'social.facebook',
      'invalid',
    ]),
];

test.each(refused)('%s is refused at its field, and nothing changes', async (_what, payload, field, code) => {
  const { id } = await anAccount(shop);

  const reply = await changeProfile(id, payload);

  expect([reply.status, reply.errors]).toEqual([400, [{ field, code }]]);
  const row = await shop.db
    .selectFrom('customerProfiles')
    .select(['firstName', 'lastName', 'dateOfBirth', 'social'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ firstName: 'Lan', lastName: 'Phạm', dateOfBirth: null, social: {} });
});

test('nobody writes what is not theirs to write', async () => {
  const { id } = await anAccount(shop);
  const other = await anAccount(shop);
  const before = await shop.db.selectFrom('users').selectAll().orderBy('id').execute();

  for (const more of [
    { role: 'ADMIN' },
    { status: 'ACTIVE' },
    { id: other.id },
    { userId: other.id },
    { email: 'me@example.com' },
    { phone: '0912345678' },
    { passwordHash: 'x' },
    { createdAt: '2020-01-01T00:00:00Z' },
    { social: { myspace: 'x' } },
  ]) {
    expect((await changeProfile(id, { firstName: 'Bảo', ...more })).status).toBe(400);
    expect((await changeCompany(id, { company: 'Bảo', ...more })).status).toBe(400);
  }

  expect(await shop.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
  const profiles = await shop.db.selectFrom('customerProfiles').select('firstName').distinct().execute();
  expect(profiles).not.toContainEqual({ firstName: 'Bảo' });
  expect((await changeProfile(id, {})).status).toBe(400);
});

test('two parts saved at once are both kept', async () => {
  const { id } = await anAccount(shop);

  await Promise.all([
    changeProfile(id, { firstName: 'Bảo' }),
    changeProfile(id, { dob: '1990-02-28' }),
    changeCompany(id, { company: 'Lan' }),
  ]);

  const { data } = await changeProfile(id, { social: { zalo: 'bao' } });
  expect(data.profile).toMatchObject({ firstName: 'Bảo', dob: '1990-02-28', company: 'Lan' });
});

test('staff get a profile by writing their names', async () => {
  const { id } = await anAccount(shop, { role: 'OPERATOR', profile: null });

  expect((await changeCompany(id, { company: 'Lan' })).message).toBe('PROFILE_NOT_FOUND');
  expect((await changeProfile(id, { firstName: 'Bảo' })).errors).toEqual([
    { field: 'lastName', code: 'required' },
  ]);
  expect((await changeProfile(id, { firstName: 'Bảo', lastName: 'Lê' })).data.profile).toMatchObject({
    firstName: 'Bảo',
    lastName: 'Lê',
  });
});
