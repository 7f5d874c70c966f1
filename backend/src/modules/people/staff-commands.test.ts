import { composeCommand } from '../../composition/command';
import { readConfig } from '../../config';
import { createLogger } from '../../plugins/logging';
import { anAccount, bearer, signIn } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { commandLine } from '../audit/command-line';
import { newKey } from '../auth/signing-key';
import { runStaffCommand, staffRefusal, type StaffCommandOptions } from './staff-commands';

let shop: TestApp;
let command: Awaited<ReturnType<typeof composeCommand>>;
beforeEach(async () => {
  shop = await createTestApp();
  const { database, clock } = shop;
  const config = readConfig({ JWT_PRIVATE_KEY: newKey() });
  command = await composeCommand({ config, database, clock, log: createLogger('silent') });
}, 90_000);
afterEach(async () => {
  command.close();
  await shop.close();
});

/** What the command prints, or what it is refused with. */
const staff = (line: string, options: StaffCommandOptions = {}) =>
  runStaffCommand(line.split(' '), options, { ...command, by: commandLine(), language: 'en' }).catch(
    (error: unknown) => {
      const refused = staffRefusal(error, 'en');
      if (refused === null) throw error;
      return `refused: ${refused}`;
    },
  );
const audited = () =>
  shop.db
    .selectFrom('auditEntries')
    .select(['action', 'entity', 'reason', 'requestId'])
    .orderBy('id')
    .execute();

test('somebody who is invited at the command line chooses a password and is listed', async () => {
  expect(await staff('list')).toBe('Nobody works for the shop yet.');
  const shown = await staff('invite operator lan@tiemmoc.vn', { 'show-link': true });
  expect(await staff('list')).toMatch(/^lan@tiemmoc\.vn {2}OPERATOR {2}invited/);

  const token = /token=([\w-]+)/.exec(shown)?.[1] ?? '';
  const password = 'Mat-khau-moi-1';
  const chosen = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/change-pass-token',
    payload: { token, password, confirmPassword: password },
  });

  expect(chosen.statusCode).toBe(200);
  expect(await staff('list')).toBe('lan@tiemmoc.vn  OPERATOR  ACTIVE');
  expect(await audited()).toMatchObject([
    { action: 'invite', entity: 'user', requestId: expect.stringMatching(/^command:/) },
  ]);
});

test('the link is in the mail, and is printed only when it was asked for', async () => {
  expect(await staff('invite admin chu@tiemmoc.vn')).not.toContain('token=');
  const mail = await shop.db.selectFrom('outbox').select('textBody').executeTakeFirstOrThrow();
  expect(mail.textBody).toContain('token=');
});

test('a lock ends the sessions of its account, and needs a reason', async () => {
  const { email } = await anAccount(shop, { role: 'OPERATOR' });
  const { token } = await signIn(shop, email);

  expect(await staff(`lock ${email}`)).toContain('A reason is needed');
  expect(await staff(`lock ${email}`, { reason: '  ' })).toContain('A reason is needed');
  expect(await staff(`lock ${email}`, { reason: 'Nghỉ việc' })).toBe(`${email} is changed.`);

  const me = await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) });
  expect(me.statusCode).toBe(401);
  expect(await staff('list')).toContain('LOCKED');
  expect(await staff(`unlock ${email}`, { reason: 'Trở lại' })).toBe(`${email} is changed.`);
  expect(await audited()).toMatchObject([
    { action: 'lock', reason: 'Nghỉ việc' },
    { action: 'unlock', reason: 'Trở lại' },
  ]);
});

test('the last administrator keeps the role and is not locked', async () => {
  const { email } = await anAccount(shop, { role: 'ADMIN' });

  for (const line of [`role ${email} operator`, `lock ${email}`]) {
    const refused = runStaffCommand(
      line.split(' '),
      { reason: 'x' },
      { ...command, by: commandLine(), language: 'vi' },
    );
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    expect(await staff(line, { reason: 'x' })).toContain('last administrator');
  }

  await anAccount(shop, { role: 'ADMIN' });
  expect(await staff(`role ${email} operator`)).toBe(`${email} is changed.`);
  expect(await staff(`role ${email} operator`)).toContain('nothing to change');
});

test('every act is in the record as the command line, with who and why', async () => {
  const { email, id } = await anAccount(shop, { role: 'OPERATOR' });
  await anAccount(shop, { role: 'ADMIN' });
  await staff('invite operator lan@tiemmoc.vn');
  await staff(`role ${email} admin`, { reason: 'Quản lý ca tối' });
  await staff(`lock ${email}`, { reason: 'Nghỉ phép' });
  await staff(`unlock ${email}`, { reason: 'Trở lại' });
  await staff(`role ${email} operator`);
  await staff('withdraw lan@tiemmoc.vn');

  const entries = await shop.db.selectFrom('auditEntries').selectAll().orderBy('id').execute();
  expect(entries).toHaveLength(6);
  for (const { actorId, requestId } of entries) {
    expect(actorId).toBe(commandLine().userId);
    expect(requestId).toMatch(/^command:/);
  }
  expect(entries.filter(({ entityId }) => entityId === id).map(({ reason }) => reason)).toEqual([
    'Quản lý ca tối',
    'Nghỉ phép',
    'Trở lại',
    null,
  ]);
  expect(JSON.stringify(entries)).not.toContain('token=');
  const shown = await shop.app.inject({ url: '/api/main/admin/audit', headers: shop.as('ADMIN') });
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.json<{ data: { data: object[] } }>().data.data).toEqual(
    entries.map(() => expect.objectContaining({ actor: null, isCommand: true })),
  );
});

test('a role that changes ends the sessions, and holds from the next sign-in on', async () => {
  const { email } = await anAccount(shop, { role: 'OPERATOR' });
  const { token } = await signIn(shop, email);

  expect(await staff(`role ${email} admin`)).toBe(`${email} is changed.`);

  const as = async (bearerToken: string) =>
    (await shop.app.inject({ url: '/api/main/admin/user', headers: bearer(bearerToken) })).statusCode;
  expect(await as(token)).toBe(401);
  expect(await as((await signIn(shop, email)).token)).toBe(200);
  expect(await staff('list')).toContain('ADMIN');
});

test('somebody who is invited again gets a new link, and the earlier one does not work', async () => {
  const linkOf = (shown: string) => /token=([\w-]+)/.exec(shown)?.[1] ?? '';
  const first = linkOf(await staff('invite operator lan@tiemmoc.vn', { 'show-link': true }));
  const second = linkOf(await staff('invite admin LAN@tiemmoc.vn', { 'show-link': true }));
  const password = 'Mat-khau-moi-1';
  const choose = async (token: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/auth/change-pass-token',
        payload: { token, password, confirmPassword: password },
      })
    ).statusCode;

  expect(second).not.toBe(first);
  expect(await choose(first)).not.toBe(200);
  expect(await choose(second)).toBe(200);
  expect(await staff('list')).toBe('lan@tiemmoc.vn  ADMIN  ACTIVE');
  expect(await staff('invite operator lan@tiemmoc.vn')).toContain('on the staff already');
});

test.each([
  ['launch', 'npm run staff'],
  ['invite owner a@b.vn', 'npm run staff'],
  ['invite operator', 'npm run staff'],
  ['invite operator a@b.vn c@d.vn', 'npm run staff'],
  ['invite operator nobody', 'cannot be used'],
  ['role nobody@tiemmoc.vn admin', 'Nobody on the staff'],
  ['withdraw nobody@tiemmoc.vn', 'No invitation'],
])('"%s" is refused with what would be right', async (line, says) => {
  expect(await staff(line)).toContain(`refused: `);
  expect(await staff(line)).toContain(says);
  expect(await audited()).toEqual([]);
});

test('a customer is no staff, and an invitation can be taken back', async () => {
  const { email } = await anAccount(shop);

  expect(await staff(`lock ${email}`, { reason: 'x' })).toContain('Nobody on the staff');
  await staff('invite operator lan@tiemmoc.vn');
  expect(await staff('withdraw LAN@tiemmoc.vn')).toBe('LAN@tiemmoc.vn is changed.');
  expect(await staff('list')).toBe('Nobody works for the shop yet.');
});

test('machines read the list as JSON', async () => {
  await staff('invite operator lan@tiemmoc.vn');
  expect(JSON.parse(await staff('list', { json: true }))).toMatchObject({
    staff: [],
    invitations: [{ email: 'lan@tiemmoc.vn', role: 'OPERATOR' }],
  });
});
