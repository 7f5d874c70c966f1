import { aRegistration, openProviderShop, type ProviderShop } from '../../testing/providers';
import type {
  Provider,
  RegisteredProvider,
  StaffProviderDetail,
  StaffProviderPage,
} from './providers.schema';

let shop: ProviderShop;
beforeAll(async () => {
  shop = await openProviderShop();
});
afterAll(() => shop.close());

const register = (as: string, change: object = {}) =>
  shop.call<RegisteredProvider>('POST', 'provider/register', { as, body: { ...aRegistration, ...change } });
const me = (as: string) => shop.call<Provider>('GET', 'provider/me', { as });

test('a customer registers, is rejected with a reason, applies again, is approved, locked and unlocked', async () => {
  const { id: userId, email } = await shop.aCustomer();
  expect((await me(userId)).message).toBe('PROVIDER_NOT_FOUND');

  const { data } = await register(userId);

  expect(data.status).toBe('NEW');
  expect((await me(userId)).data).toMatchObject({
    id: data.providerId,
    taxCode: '0312345678-001',
    phone: '+84912345678',
    website: 'https://anphat.example.com/',
    status: 'NEW',
    reason: null,
    version: 1,
  });
  const again = await register(userId);
  expect([again.status, again.message]).toEqual([409, 'PROVIDER_ALREADY_REGISTERED']);

  await shop.decide(data.providerId, 'REJECTED', 'Mã số thuế không đúng.');
  expect((await me(userId)).data).toMatchObject({ status: 'REJECTED', reason: 'Mã số thuế không đúng.' });
  expect((await register(userId, { taxCode: '0312345679' })).data).toEqual({
    providerId: data.providerId,
    status: 'NEW',
  });
  await shop.decide(data.providerId, 'APPROVED');
  await shop.decide(data.providerId, 'LOCKED', 'Có khiếu nại.');
  expect((await shop.subscribe({ id: data.providerId, userId, email }, 'FREE')).message).toBe(
    'PROVIDER_NOT_APPROVED',
  );
  await shop.decide(data.providerId, 'APPROVED');

  const session = await shop.app.inject({ url: '/api/auth/user/me', headers: shop.as('CUSTOMER', userId) });
  expect(session.json().data.solutionInfo).toEqual({
    providerId: data.providerId,
    businessName: 'Công ty An Phát',
    status: 'APPROVED',
    plan: null,
    membershipStatus: 'NONE',
    expiresAt: null,
    used: 0,
    limit: 0,
  });
  await shop.runJobs();
  expect(shop.mailsTo(email)).toEqual([
    'Hồ sơ nhà cung cấp Công ty An Phát chưa được duyệt',
    'Hồ sơ nhà cung cấp Công ty An Phát đã được duyệt',
    'Hồ sơ nhà cung cấp Công ty An Phát đã bị khoá',
    'Hồ sơ nhà cung cấp Công ty An Phát đã được duyệt',
  ]);
  expect(await shop.notificationsOf(userId)).toEqual([
    'PROVIDER_REJECTED',
    'PROVIDER_APPROVED',
    'PROVIDER_LOCKED',
    'PROVIDER_APPROVED',
  ]);
  const { data: detail } = await shop.asStaff<StaffProviderDetail>(
    'OPERATOR',
    'GET',
    `provider/${data.providerId}`,
  );
  expect(detail.email).toBe(email);
  expect(detail.events.map(({ status, by, reason }) => [status, by, reason])).toEqual([
    ['NEW', 'PROVIDER', null],
    ['REJECTED', 'OPERATOR', 'Mã số thuế không đúng.'],
    ['NEW', 'PROVIDER', null],
    ['APPROVED', 'OPERATOR', null],
    ['LOCKED', 'OPERATOR', 'Có khiếu nại.'],
    ['APPROVED', 'OPERATOR', null],
  ]);
  const audited = await shop.db
    .selectFrom('auditEntries')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'provider')
    .where('entityId', '=', data.providerId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(audited[0]).toEqual({ action: 'status', before: { status: 'NEW' }, after: { status: 'REJECTED' } });
  expect(audited).toHaveLength(4);
});

test('every wrong value of a registration is reported, and nothing is stored', async () => {
  const { id: userId } = await shop.aCustomer();
  const { status, errors } = await register(userId, {
    businessName: ' 123 ',
    taxCode: '12345',
    phone: '12',
    website: 'javascript:alert(1)',
    description: '  ',
  });

  expect(status).toBe(400);
  expect(errors).toEqual([
    { field: 'businessName', code: 'invalid' },
    { field: 'description', code: 'required' },
    { field: 'phone', code: 'invalid' },
    { field: 'taxCode', code: 'invalid' },
    { field: 'website', code: 'invalid' },
  ]);
  for (const website of [
    'ftp://a.vn',
    'http://localhost',
    'https://user:secret@a.vn',
    'https://a b.vn',
    '//',
  ])
    expect((await register(userId, { website })).errors).toEqual([{ field: 'website', code: 'invalid' }]);
  expect((await register(userId, { acceptTerms: false })).status).toBe(400);
  expect((await me(userId)).status).toBe(404);
});

test('of parallel registrations of one account one is stored', async () => {
  const { id: userId } = await shop.aCustomer();

  const replies = await Promise.all(Array.from({ length: 5 }, () => register(userId)));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('of two editors of one profile the second sees what the first saved, and overwrites nothing', async () => {
  const { userId } = await shop.aProvider();
  const { acceptTerms: _agreed, ...body } = aRegistration;
  const { version } = (await me(userId)).data;
  const save = (description: string) =>
    shop.call<Provider>('PUT', 'provider/me', { as: userId, body: { ...body, description, version } });

  const replies = await Promise.all([save('Bản một.'), save('Bản hai.')]);

  const saved = replies.find(({ status }) => status === 200);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused).toMatchObject({ message: 'EDIT_CONFLICT', data: saved?.data });
  expect((await me(userId)).data).toEqual(saved?.data);
});

test('visitors go on reading the approved name of a provider until staff have approved a new one', async () => {
  const provider = await shop.aProvider();
  const { acceptTerms: _agreed, ...body } = aRegistration;
  const change = async (businessName: string, description = body.description) => {
    const { version } = (await me(provider.userId)).data;
    return shop.call<Provider>('PUT', 'provider/me', {
      as: provider.userId,
      body: { ...body, businessName, description, version },
    });
  };
  const decide = async (name: string, accept: boolean, reason?: string, seen?: number) =>
    shop.asStaff<StaffProviderDetail>('OPERATOR', 'PUT', `provider/${provider.id}/name`, {
      name,
      accept,
      version: seen ?? (await shop.versionOf(provider.id)),
      ...(reason !== undefined && { reason }),
    });
  const waiting = async () =>
    (await shop.asStaff<StaffProviderPage>('OPERATOR', 'GET', 'provider?nameWanted=true')).data.data.map(
      ({ id, nameWanted }) => [id, nameWanted],
    );

  const changed = await change('Ngân hàng Nhà nước', 'Mô tả mới.');
  expect(changed.data).toMatchObject({
    businessName: body.businessName,
    nameWanted: 'Ngân hàng Nhà nước',
    description: 'Mô tả mới.',
    status: 'APPROVED',
  });
  expect(await waiting()).toEqual([[provider.id, 'Ngân hàng Nhà nước']]);

  expect((await decide('Ngân hàng Nhà nước', false)).errors).toEqual([{ field: 'reason', code: 'required' }]);
  expect((await decide('Tên khác', true)).message).toBe('EDIT_CONFLICT');
  expect((await decide('Ngân hàng Nhà nước', false, 'Không phải bạn.')).data).toMatchObject({
    businessName: body.businessName,
    nameWanted: null,
  });
  await change('An Phát Mới');
  await change(body.businessName);
  expect(await waiting()).toEqual([]);

  await change('An Phát Mới');
  const { version } = (await me(provider.userId)).data;
  expect((await decide('An Phát Mới', true)).data).toMatchObject({
    businessName: 'An Phát Mới',
    nameWanted: null,
    version: version + 1,
  });
  expect((await decide('An Phát Mới', true)).message).toBe('EDIT_CONFLICT');
  await shop.app.jobs.runOnce();
  expect(shop.mailsTo(provider.email).join()).toMatch(
    /Tên mới Ngân hàng Nhà nước chưa được duyệt.*Tên mới An Phát Mới đã được duyệt/,
  );
  const customer = await shop.asStaff('CUSTOMER', 'PUT', `provider/${provider.id}/name`, {
    name: 'x',
    accept: true,
    version: 1,
  });
  expect(customer.status).toBe(403);
});

test('staff approve only the name and the details that they have seen', async () => {
  const { id: userId } = await shop.aCustomer();
  const { data } = await register(userId);
  const { acceptTerms: _agreed, ...body } = aRegistration;
  const change = async (businessName: string) =>
    shop.call<Provider>('PUT', 'provider/me', {
      as: userId,
      body: { ...body, businessName, version: (await me(userId)).data.version },
    });
  const id = data.providerId;
  const seen = await shop.versionOf(id);
  await change('Ngân hàng Nhà nước');

  expect(await shop.decide(id, 'APPROVED', undefined, seen)).toMatchObject({
    status: 409,
    message: 'EDIT_CONFLICT',
    data: { businessName: 'Ngân hàng Nhà nước' },
  });
  expect((await me(userId)).data.status).toBe('NEW');
  await shop.decide(id, 'APPROVED');
  await change('Sao Mai');
  const first = await shop.versionOf(id);
  await change('Sao Mai Việt Nam');
  await change('Sao Mai');
  const decision = { name: 'Sao Mai', accept: true };
  const decideName = (version: number) =>
    shop.asStaff<StaffProviderDetail>('OPERATOR', 'PUT', `provider/${id}/name`, { ...decision, version });
  expect((await decideName(first)).message).toBe('EDIT_CONFLICT');
  expect((await decideName(await shop.versionOf(id))).data.businessName).toBe('Sao Mai');
});

test('a provider that is locked cannot change its name past the review', async () => {
  const provider = await shop.aProvider();
  const { acceptTerms: _agreed, ...body } = aRegistration;
  await shop.decide(provider.id, 'LOCKED', 'Có khiếu nại.');

  const changed = await shop.call<Provider>('PUT', 'provider/me', {
    as: provider.userId,
    body: { ...body, businessName: 'Ngân hàng Nhà nước', version: (await me(provider.userId)).data.version },
  });

  expect(changed.data).toMatchObject({
    businessName: body.businessName,
    nameWanted: 'Ngân hàng Nhà nước',
    status: 'LOCKED',
  });
  await shop.decide(provider.id, 'APPROVED');
  expect((await me(provider.userId)).data).toMatchObject({
    businessName: body.businessName,
    nameWanted: 'Ngân hàng Nhà nước',
  });
});

test('a provider who has become staff decides neither on their own profile nor on its name', async () => {
  const { id, userId } = await shop.aProvider();
  const { acceptTerms: _agreed, ...body } = aRegistration;
  const name = 'Ngân hàng Nhà nước';
  const { version } = (await me(userId)).data;
  await shop.call('PUT', 'provider/me', { as: userId, body: { ...body, businessName: name, version } });
  const seen = await shop.versionOf(id);
  const decide = (path: string, decision: object) =>
    shop.asStaff('OPERATOR', 'PUT', `provider/${id}/${path}`, { ...decision, version: seen }, { userId });

  expect((await decide('status', { status: 'LOCKED', reason: 'Nghỉ' })).status).toBe(403);
  expect((await decide('name', { name, accept: true })).status).toBe(403);
  expect((await me(userId)).data).toMatchObject({ status: 'APPROVED', nameWanted: name, version: seen });
});

test('staff find providers by status, words and mailbox, and decide only what is allowed', async () => {
  const { id: userId, email } = await shop.aCustomer();
  const { data } = await register(userId, { businessName: 'Tiệm Đồng Hồ Sài Gòn' });
  const list = (query: string) => shop.asStaff<StaffProviderPage>('OPERATOR', 'GET', `provider?${query}`);
  const names = async (query: string) =>
    (await list(query)).data.data.map(({ businessName }) => businessName);

  expect(await names('status=NEW&search=dong%20ho')).toEqual(['Tiệm Đồng Hồ Sài Gòn']);
  expect(await names(`search=${encodeURIComponent(email)}`)).toEqual(['Tiệm Đồng Hồ Sài Gòn']);
  expect(await names('status=LOCKED&search=dong%20ho')).toEqual([]);
  expect(await names('search=%25')).toEqual([]);
  expect(await names('search=%20&status=NEW')).toContain('Tiệm Đồng Hồ Sài Gòn');
  const { counts, meta } = (await list('status=NEW&limit=1')).data;
  expect(counts.NEW).toBe(meta.total);

  const id = data.providerId;
  expect((await shop.decide(id, 'REJECTED')).errors).toEqual([{ field: 'reason', code: 'required' }]);
  expect((await shop.decide(id, 'LOCKED', 'Vì sao')).message).toBe('PROVIDER_TRANSITION_NOT_ALLOWED');
  expect((await shop.decide(id, 'NEW')).status).toBe(400);
  expect((await shop.decide('0199-none', 'APPROVED')).message).toBe('PROVIDER_NOT_FOUND');
  const asCustomer = await shop.asStaff('CUSTOMER', 'PUT', `provider/${id}/status`, {
    status: 'APPROVED',
    version: 1,
  });
  expect(asCustomer.status).toBe(403);
  const staff = await shop.app.inject({
    method: 'POST',
    url: '/api/main/provider/register',
    headers: shop.as('ADMIN'),
    payload: aRegistration,
  });
  expect([staff.statusCode, staff.json().message]).toEqual([403, 'PROVIDER_NOT_FOR_STAFF']);
  expect((await me(userId)).data.status).toBe('NEW');
});

test('where the shop is set so, a registration is approved at once', async () => {
  await shop.db
    .insertInto('settings')
    .values({
      key: 'provider',
      value: JSON.stringify({ autoApproveProviders: true, graceDays: 'many' }),
      updatedAt: shop.clock(),
    })
    .execute();
  const { id: userId } = await shop.aCustomer();

  const { data } = await register(userId);

  expect(data.status).toBe('APPROVED');
  expect(await shop.notificationsOf(userId)).toEqual(['PROVIDER_APPROVED']);
  const { events } = (
    await shop.asStaff<StaffProviderDetail>('OPERATOR', 'GET', `provider/${data.providerId}`)
  ).data;
  expect(events.map(({ status, by, actorId }) => [status, by, actorId])).toEqual([
    ['NEW', 'PROVIDER', userId],
    ['APPROVED', 'SYSTEM', null],
  ]);
  await shop.db.deleteFrom('settings').where('key', '=', 'provider').execute();
});

test.each([
  ['NEW', ['APPROVED', 'REJECTED']],
  ['APPROVED', ['LOCKED']],
  ['REJECTED', ['APPROVED']],
  ['LOCKED', ['APPROVED']],
] as const)('a provider who is %s becomes %p and nothing else', async (status, next) => {
  const { id } = await shop.aProvider();
  const reason = status === 'REJECTED' || status === 'LOCKED' ? 'Kiểm tra' : null;
  const reached: string[] = [];
  for (const to of ['APPROVED', 'REJECTED', 'LOCKED']) {
    await shop.db.updateTable('providers').set({ status, reason }).where('id', '=', id).execute();
    const reply = await shop.decide(id, to, 'Lý do');
    if (reply.status === 200) reached.push(to);
    else expect(reply.message).toBe('PROVIDER_TRANSITION_NOT_ALLOWED');
  }

  expect(reached).toEqual(next);
});
