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
  ['a picture as a name', { firstName: '<img src=x onerror=x>' }, 'firstName', 'invalid'],
  ['a script as a name', { lastName: '"><script>x</script>' }, 'lastName', 'invalid'],
  ['no name', { lastName: ' ' }, 'lastName', 'required'],
  ['a name without end', { firstName: 'x'.repeat(61) }, 'firstName', 'maxLength'],
  ['two names that are too long together', { firstName: 'x'.repeat(58) }, 'lastName', 'maxLength'],
  ['the thirtieth of February', { dob: '2000-02-30' }, 'dob', 'invalid'],
  ['a day to come', { dob: '2026-01-16' }, 'dob', 'future'],
  ['a day before anybody was born', { dob: '1899-12-31' }, 'dob', 'tooLongAgo'],
  ['a day of words', { dob: 'hôm qua' }, 'dob', 'invalid'],
  ['markup as a handle', { social: { zalo: '<b>lan</b>' } }, 'social.zalo', 'invalid'],
  ['a handle as a website', { social: { website: 'lan' } }, 'social.website', 'invalid'],
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

type Bound = [what: string, change: typeof changeProfile, within: object, beyond: object, error: object];
const bounds: Bound[] = [
  [
    'a whole name of 60 letters',
    changeProfile,
    { firstName: 'x'.repeat(30), lastName: 'y'.repeat(29) },
    { firstName: 'x'.repeat(30), lastName: 'y'.repeat(30) },
    { field: 'lastName', code: 'maxLength' },
  ],
  [
    'a first name that fills up the whole name beside the last one',
    changeProfile,
    { firstName: 'x'.repeat(55) },
    { firstName: 'x'.repeat(56) },
    { field: 'lastName', code: 'maxLength' },
  ],
  [
    'a day of birth today',
    changeProfile,
    { dob: '2026-01-15' },
    { dob: '2026-01-16' },
    { field: 'dob', code: 'future' },
  ],
  [
    'a day of birth 120 years ago',
    changeProfile,
    { dob: '1906-01-01' },
    { dob: '1905-12-31' },
    { field: 'dob', code: 'tooLongAgo' },
  ],
  [
    'a leap day',
    changeProfile,
    { dob: '2000-02-29' },
    { dob: '1999-02-29' },
    { field: 'dob', code: 'invalid' },
  ],
  [
    'a handle of 64 letters',
    changeProfile,
    { social: { zalo: 'z'.repeat(64) } },
    { social: { zalo: 'z'.repeat(65) } },
    { field: 'social.zalo', code: 'invalid' },
  ],
  [
    'a link of 200 letters',
    changeProfile,
    { social: { website: `https://lan.example/${'p'.repeat(180)}` } },
    { social: { website: `lan.example/${'p'.repeat(181)}` } },
    { field: 'social.website', code: 'invalid' },
  ],
  ...(['company', 'businessName'] as const).map((field): Bound => [
    `a ${field} of 200 letters`,
    changeCompany,
    { [field]: 'c'.repeat(200) },
    { [field]: 'c'.repeat(201) },
    { field, code: 'maxLength' },
  ]),
  ...(['company', 'businessName'] as const).map((field): Bound => [
    `a ${field} in a script that is read from the right`,
    changeCompany,
    { [field]: 'שלום' },
    { [field]: 'Lan\u202eevil' },
    { field, code: 'invalid' },
  ]),
];

test.each(bounds)('%s is stored, and what is beyond is refused at its field', async (...bound) => {
  const [, change, within, beyond, error] = bound;
  const { id } = await anAccount(shop);

  const refusal = await change(id, beyond);
  expect([refusal.status, refusal.errors]).toEqual([400, [error]]);

  const { status, data } = await change(id, within);
  expect(status).toBe(200);
  expect(data.profile).toMatchObject(within);
});

test('a day of birth is compared with the day in Việt Nam, where a new one begins at 17:00 UTC', async () => {
  const { id } = await anAccount(shop);
  const hours = 14 * 3_600_000;
  shop.clock.advance(hours - 1);
  const before = await changeProfile(id, { dob: '2026-01-16' });
  shop.clock.advance(1);
  const after = await changeProfile(id, { dob: '2026-01-16' });
  shop.clock.advance(-hours);

  expect(before.errors).toEqual([{ field: 'dob', code: 'future' }]);
  expect(after.data.profile).toMatchObject({ dob: '2026-01-16' });
});

const invoice = { company: 'Lan', taxCode: '0101234567', address: '1 Lê Lợi', email: 'kt@lan.example' };
test.each([
  [{ taxCode: '0101234567' }, { taxCode: '010123456' }, 'taxCode', 'invalid'],
  [{ taxCode: '0101234567-001' }, { taxCode: '0101234567-01' }, 'taxCode', 'invalid'],
  [{ taxCode: '0101234567001' }, { taxCode: '01012345670' }, 'taxCode', 'invalid'],
  [{ taxCode: '010123456789' }, { taxCode: '01012345678901' }, 'taxCode', 'invalid'],
  [{ company: 'L' }, { company: ' ' }, 'company', 'required'],
  [{ company: 'L'.repeat(200) }, { company: 'Lan\u202e' }, 'company', 'invalid'],
  [{ address: 'L' }, { address: '\t' }, 'address', 'required'],
  [{ email: 'kt@lan.example' }, { email: 'kt@lan' }, 'email', 'invalid'],
])('a VAT invoice with %j is stored, with %j it is refused', async (within, beyond, field, code) => {
  const { id } = await anAccount(shop);

  const refusal = await changeCompany(id, { vatInvoice: { ...invoice, ...beyond } });
  expect([refusal.status, refusal.errors]).toEqual([400, [{ field: `vatInvoice.${field}`, code }]]);

  const { data } = await changeCompany(id, { vatInvoice: { ...invoice, ...within } });
  expect(data.profile).toMatchObject({ vatInvoice: { ...invoice, ...within } });
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
