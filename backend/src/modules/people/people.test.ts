import { v7 as uuid } from 'uuid';
import { anAccount, bearer, PASSWORD, postLogin, signIn } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { StaffCustomer, StaffCustomerDetail } from './customers.schema';
import type { StaffUsers } from './users.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 90_000);
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Asked<T> {
  status: number;
  code: string;
  data: T;
}
async function ask<T>(method: Method, path: string, headers: object, body?: object): Promise<Asked<T>> {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/admin/${path}`,
    headers: { ...headers },
    ...(body && { payload: body }),
  });
  const { message, data } = reply.json<{ message: string; data: T }>();
  return { status: reply.statusCode, code: message, data };
}
interface Page {
  data: StaffCustomer[];
  meta: { next: string | null; total?: number };
}
const operator = () => shop.as('OPERATOR');
const find = async (query: Record<string, string>) =>
  (await ask<Page>('GET', `customer?${new URLSearchParams(query).toString()}`, operator())).data;
const setStatus = (
  id: string,
  status: 'LOCKED' | 'OPEN',
  headers: object = operator(),
  reason = 'Gian lận',
) => ask<StaffCustomerDetail>('PUT', `customer/${id}/status`, headers, { status, reason });
const me = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode;

describe('customers', () => {
  test('staff find a customer by parts of names without marks, by the number as it is typed, and by the address', async () => {
    const { id, email } = await anAccount(shop, {
      email: 'dang.hoa@Shop-example.com'.toLowerCase(),
      profile: { firstName: 'Đặng Hoà', lastName: 'Nguyễn', phone: '+84987654321' },
    });
    await anAccount(shop, { profile: { firstName: 'Hoàng', lastName: 'Lê', phone: null } });

    for (const search of ['dang nguyen', '0987654', 'hoa shop-example', 'ĐẶNG'])
      expect((await find({ search })).data.map((one) => one.id)).toEqual([id]);
    expect((await find({ search: 'hoa%' })).data).toEqual([]);

    await shop.db.updateTable('users').set({ email: 'khac@example.com' }).where('id', '=', id).execute();
    expect((await find({ search: 'khac@example' })).data.map((one) => one.id)).toEqual([id]);
    expect((await find({ search: email })).data).toEqual([]);
  });

  test('staff see page by page who signed up, by state and day, and no staff among them', async () => {
    shop.clock.advance(86_400_000);
    const since = shop.clock().toISOString();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await anAccount(shop)).id);
    const { id: locked } = await anAccount(shop, { status: 'LOCKED' });
    const { id: unverified } = await anAccount(shop, { status: 'UNVERIFIED' });
    for (const role of ['OPERATOR', 'ADMIN'] as const) await anAccount(shop, { role });

    const first = await find({ from: since, limit: '3' });
    const second = await find({ from: since, limit: '3', after: first.meta.next ?? '' });

    expect(first.meta.total).toBe(5);
    expect([...first.data, ...second.data].map(({ id }) => id).toSorted()).toEqual(
      [...ids, locked, unverified].toSorted(),
    );
    expect(second.meta.next).toBeNull();
    // They all signed up at this very moment.
    expect((await find({ from: since, to: since })).data).toEqual([]);
    expect((await find({ from: since, status: 'LOCKED' })).data.map(({ id }) => id)).toEqual([locked]);
    expect((await find({ from: since, status: 'UNVERIFIED' })).data.map(({ id }) => id)).toEqual([
      unverified,
    ]);
    expect((await ask('GET', 'customer?after=zzz', operator())).status).toBe(400);
  });

  test('staff see what a customer did, and never a password or a token', async () => {
    const { id, email } = await anAccount(shop);
    shop.clock.advance(60_000);
    await signIn(shop, email);

    const { data } = await ask<StaffCustomerDetail>('GET', `customer/${id}`, operator());

    expect(data).toMatchObject({
      id,
      email,
      status: 'ACTIVE',
      lastSeenAt: shop.clock().toISOString(),
      orders: { count: 0, failed: 0, total: 0, lastAt: null },
      addresses: 0,
      returns: 0,
      reviews: 0,
      referral: null,
      provider: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/argon|hash|token|password/i);
    const { id: staff } = await anAccount(shop, { role: 'OPERATOR' });
    for (const other of [staff, uuid(), 'x'])
      expect(await ask('GET', `customer/${other}`, operator())).toMatchObject({
        status: 404,
        code: 'CUSTOMER_NOT_FOUND',
      });
  });

  test('a locked customer is signed out everywhere at once and cannot come back until unlocked', async () => {
    const { id, email } = await anAccount(shop);
    const [phone, laptop] = [await signIn(shop, email), await signIn(shop, email)];

    const locked = await setStatus(id, 'LOCKED');

    expect(locked.data).toMatchObject({ status: 'LOCKED', lockReason: 'Gian lận' });
    expect([await me(phone.token), await me(laptop.token)]).toEqual([401, 401]);
    const refresh = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/refreshToken',
      payload: { refreshToken: phone.refreshToken },
    });
    expect(refresh.statusCode).toBe(401);
    expect((await postLogin(shop, email)).json()).toMatchObject({ errorCode: 'USER_IS_NOT_ACTIVE' });

    expect((await setStatus(id, 'OPEN')).data).toMatchObject({
      status: 'ACTIVE',
      lockedAt: null,
      lockReason: null,
    });
    await signIn(shop, email);
  });

  test('locking needs a reason, happens once, and is not for staff accounts', async () => {
    const { id } = await anAccount(shop);
    const { id: staff } = await anAccount(shop, { role: 'OPERATOR' });

    expect((await setStatus(id, 'LOCKED', operator(), '  ')).status).toBe(400);
    const both = await Promise.all([setStatus(id, 'LOCKED'), setStatus(id, 'LOCKED')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await setStatus(id, 'LOCKED')).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
    for (const headers of [operator(), shop.as('ADMIN'), shop.as('OPERATOR', staff)])
      expect(await setStatus(staff, 'LOCKED', headers)).toMatchObject({
        status: 403,
        code: 'ACCOUNT_IS_STAFF',
      });
    expect((await setStatus(uuid(), 'LOCKED')).status).toBe(404);
    expect((await setStatus(id, 'OPEN', shop.as('CUSTOMER', id))).status).toBe(403);
  });
});

describe('staff', () => {
  let boss: string;
  beforeEach(async () => {
    boss = await anAdmin();
  });
  const admin = () => shop.as('ADMIN', boss);
  const invite = (email: string, role = 'OPERATOR', headers: object = admin()) =>
    ask<StaffUsers>('POST', 'user', headers, { email, role, language: 'vi' });
  /** The key in the last invitation to this address. */
  async function keyTo(email: string): Promise<string> {
    const { textBody } = await shop.db
      .selectFrom('outbox')
      .select('textBody')
      .where('recipient', '=', email)
      .where('kind', '=', 'account-invited')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return /token=([\w-]+)/.exec(textBody)?.[1] ?? '';
  }
  const choose = (token: string, password = 'Mat-khau-moi-1') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/change-pass-token',
      payload: { token, password, confirmPassword: password },
    });
  const anAdmin = async () => (await anAccount(shop, { role: 'ADMIN' })).id;
  const roleOf = async (id: string) =>
    (await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;

  test('somebody who is invited chooses a password by the link, once, and then works for the shop', async () => {
    const email = `${uuid()}@example.com`;
    const { data } = await invite(email);
    expect(data.invitations).toContainEqual(expect.objectContaining({ email, role: 'OPERATOR' }));
    expect(data.staff.map((one) => one.email)).not.toContain(email);
    const token = await keyTo(email);
    const stored = await shop.db.selectFrom('accountTokens').selectAll().where('email', '=', email).execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    expect((await choose(token)).statusCode).toBe(200);
    expect((await choose(token)).json()).toMatchObject({ errorCode: 'TOKEN_INVALID' });

    const login = await postLogin(shop, email, 'Mat-khau-moi-1');
    const headers = bearer(login.json<{ data: { token: string } }>().data.token);
    expect((await ask('GET', 'customer', headers)).status).toBe(200);
    expect((await ask('GET', 'user', headers)).status).toBe(403);
    expect((await invite(email)).code).toBe('ALREADY_STAFF');
  });

  test('an invitation ends by time, by a newer one, and by being taken back', async () => {
    const email = `${uuid()}@example.com`;
    const { data } = await invite(email);
    const first = await keyTo(email);
    shop.clock.advance(1000);
    await invite(email, 'ADMIN');
    const second = await keyTo(email);
    expect((await choose(first)).statusCode).toBe(400);
    const id = data.invitations.find((one) => one.email === email)?.id ?? '';
    expect((await ask<StaffUsers>('DELETE', `user/${id}/invitation`, admin())).status).toBe(200);
    expect((await choose(second)).statusCode).toBe(400);
    expect((await ask('DELETE', `user/${id}/invitation`, admin())).code).toBe('STAFF_INVITATION_NOT_FOUND');

    shop.clock.advance(1000);
    await invite(email);
    const third = await keyTo(email);
    const invited = async () =>
      (await ask<StaffUsers>('GET', 'user', admin())).data.invitations.map((one) => one.email);
    shop.clock.advance(72 * 3_600_000 - 1);
    expect(await invited()).toContain(email);
    shop.clock.advance(1);
    expect(await invited()).not.toContain(email);
    expect((await choose(third)).json()).toMatchObject({ errorCode: 'TOKEN_EXPIRED' });
    expect(await roleOf(id)).toBe('CUSTOMER');
  });

  test('a customer becomes staff when they use the link, not before; one who is locked is not invited', async () => {
    const { id, email } = await anAccount(shop);
    const { token } = await signIn(shop, email);
    await invite(email, 'ADMIN');
    expect(await roleOf(id)).toBe('CUSTOMER');
    expect(await me(token)).toBe(200);

    await choose(await keyTo(email));

    expect(await roleOf(id)).toBe('ADMIN');
    expect(await me(token)).toBe(401);
    const locked = await anAccount(shop, { status: 'LOCKED' });
    expect((await invite(locked.email)).code).toBe('USER_IS_NOT_ACTIVE');
    expect((await invite('không phải địa chỉ')).status).toBe(400);
  });

  test('another role, or none, ends the sessions of a member of staff', async () => {
    await anAdmin();
    const { id, email } = await anAccount(shop, { role: 'OPERATOR' });
    const { token } = await signIn(shop, email);

    const changed = await ask<StaffUsers>('PUT', `user/${id}/role`, admin(), { role: 'ADMIN' });

    expect(changed.data.staff).toContainEqual(expect.objectContaining({ id, role: 'ADMIN', email }));
    expect(await me(token)).toBe(401);
    const again = await signIn(shop, email);
    expect((await ask<StaffUsers>('DELETE', `user/${id}?reason=Ngh%E1%BB%89`, admin())).status).toBe(200);
    expect([await roleOf(id), await me(again.token)]).toEqual(['CUSTOMER', 401]);
    expect((await ask('DELETE', `user/${id}`, admin())).code).toBe('STAFF_NOT_FOUND');
    await signIn(shop, email);
  });

  test('administrators see of the staff who they are, what they may do, and when they were there last', async () => {
    const { id, email } = await anAccount(shop, {
      role: 'OPERATOR',
      profile: { firstName: 'Hoà', lastName: 'Đặng', phone: null },
    });
    const { id: nameless } = await anAccount(shop, { role: 'OPERATOR', profile: null });
    const createdAt = shop.clock().toISOString();
    shop.clock.advance(60_000);
    await signIn(shop, email);

    const { staff } = (await ask<StaffUsers>('GET', 'user', admin())).data;

    expect(staff).toContainEqual({
      id,
      email,
      name: 'Đặng Hoà',
      role: 'OPERATOR',
      status: 'ACTIVE',
      lockedAt: null,
      lockReason: null,
      createdAt,
      lastSeenAt: shop.clock().toISOString(),
    });
    expect(staff).toContainEqual(expect.objectContaining({ id: nameless, name: null, lastSeenAt: null }));
    const roles = staff.map(({ role }) => role);
    expect(roles).toEqual(roles.toSorted());
    expect(staff.every(({ role }) => role === 'ADMIN' || role === 'OPERATOR')).toBe(true);
  });

  test('nobody changes, locks or removes themselves, and an operator nobody at all', async () => {
    const id = await anAdmin();
    const { id: other } = await anAccount(shop, { role: 'OPERATOR' });
    const own = shop.as('ADMIN', id);
    const reason = 'Thử';

    for (const headers of [own, shop.as('OPERATOR', other), shop.as('CUSTOMER')]) {
      const target = headers === own ? id : other;
      const replies = await Promise.all([
        ask('PUT', `user/${target}/role`, headers, { role: headers === own ? 'OPERATOR' : 'ADMIN' }),
        ask('PUT', `user/${target}/status`, headers, { status: 'LOCKED', reason }),
        ask('DELETE', `user/${target}`, headers),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect([await roleOf(id), await roleOf(other)]).toEqual(['ADMIN', 'OPERATOR']);
  });

  test('the last administrator stays one, also when two take each other’s role at the same moment', async () => {
    await shop.db.updateTable('users').set({ role: 'OPERATOR' }).where('role', '=', 'ADMIN').execute();
    const [first, second] = [await anAdmin(), await anAdmin()];
    const take = (of: string, by: string) =>
      ask('PUT', `user/${of}/role`, shop.as('ADMIN', by), { role: 'OPERATOR' });

    const replies = await Promise.all([take(first, second), take(second, first)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    // Whose request was refused had lost the role to the other one's while it waited.
    const [taken = ''] = [first, second].filter((_id, index) => replies[index]?.status === 403);
    const [last = ''] = [first, second].filter((_id, index) => replies[index]?.status === 200);
    expect([await roleOf(last), await roleOf(taken)].toSorted()).toEqual(['ADMIN', 'OPERATOR']);
  });

  test('a request of somebody who has lost the right in the meantime changes nothing', async () => {
    const { id: target } = await anAccount(shop, { role: 'OPERATOR' });
    const invitee = `${uuid()}@example.com`;
    const { data } = await invite(invitee);
    const invited = data.invitations.find((one) => one.email === invitee)?.id ?? '';
    const [demoted, locked] = [await anAdmin(), await anAdmin()];
    await ask('PUT', `user/${demoted}/role`, admin(), { role: 'OPERATOR' });
    await ask('PUT', `user/${locked}/status`, admin(), { status: 'LOCKED', reason: 'Nghỉ' });

    // Their credentials were read before they lost the role.
    for (const by of [shop.as('ADMIN', demoted), shop.as('ADMIN', locked), shop.as('ADMIN')]) {
      const replies = [
        await ask('PUT', `user/${target}/role`, by, { role: 'ADMIN' }),
        await ask('PUT', `user/${target}/status`, by, { status: 'LOCKED', reason: 'Thử' }),
        await ask('DELETE', `user/${target}`, by),
        await ask('DELETE', `user/${invited}/invitation`, by),
        await invite(`${uuid()}@example.com`, 'ADMIN', by),
      ];
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'FORBIDDEN'));
    }
    expect(await roleOf(target)).toBe('OPERATOR');
  });

  test('an invitation ends when its inviter is demoted, removed or locked', async () => {
    const endings: ((inviter: string) => Promise<Asked<unknown>>)[] = [
      (id) => ask('PUT', `user/${id}/role`, admin(), { role: 'OPERATOR' }),
      (id) => ask('DELETE', `user/${id}`, admin()),
      (id) => ask('PUT', `user/${id}/status`, admin(), { status: 'LOCKED', reason: 'Nghỉ' }),
    ];
    for (const end of endings) {
      const inviter = await anAdmin();
      const [theirs, other] = [`${uuid()}@example.com`, `${uuid()}@example.com`];
      await invite(theirs, 'ADMIN', shop.as('ADMIN', inviter));
      await invite(other);

      expect((await end(inviter)).status).toBe(200);

      const { data } = await ask<StaffUsers>('GET', 'user', admin());
      expect(data.invitations.map(({ email }) => email)).not.toContain(theirs);
      expect((await choose(await keyTo(theirs))).json()).toMatchObject({ errorCode: 'TOKEN_INVALID' });
      expect((await choose(await keyTo(other))).statusCode).toBe(200);
    }
  });

  test('an account that waits for its invitation still does after it was locked and unlocked', async () => {
    const email = `${uuid()}@example.com`;
    const { data } = await invite(email);
    const id = data.invitations.find((one) => one.email === email)?.id ?? '';
    await setStatus(id, 'LOCKED');
    expect((await choose(await keyTo(email))).statusCode).toBe(400);

    expect((await setStatus(id, 'OPEN')).data).toMatchObject({ status: 'UNVERIFIED' });

    expect((await choose(await keyTo(email))).statusCode).toBe(200);
    expect(await roleOf(id)).toBe('OPERATOR');
    const { id: customer } = await anAccount(shop);
    await setStatus(customer, 'LOCKED');
    expect((await setStatus(customer, 'OPEN')).data.status).toBe('ACTIVE');
  });

  test('a member of staff who is locked is signed out, and comes back with the old password', async () => {
    await anAdmin();
    const { id, email } = await anAccount(shop, { role: 'OPERATOR' });
    const { token } = await signIn(shop, email);
    const set = (status: string) =>
      ask<StaffUsers>('PUT', `user/${id}/status`, admin(), { status, reason: 'Nghỉ phép' });

    expect((await set('LOCKED')).data.staff).toContainEqual(
      expect.objectContaining({ id, status: 'LOCKED', lockReason: 'Nghỉ phép' }),
    );
    expect(await me(token)).toBe(401);
    await set('OPEN');
    expect((await postLogin(shop, email, PASSWORD)).statusCode).toBe(200);
  });
});
