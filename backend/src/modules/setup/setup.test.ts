import { composeCommand } from '../../composition/command';
import { readConfig } from '../../config';
import { createLogger } from '../../plugins/logging';
import { anAccount } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { commandLine } from '../audit/command-line';
import { newKey } from '../auth/signing-key';
import { contentKeys } from '../content/content.schema';
import { fieldsOf, type Answers } from './answers';
import { SetupRunning, type SetupEvent } from './setup.service';

const fields = fieldsOf({
  siteName: 'Storefront',
  gateways: ['VNPAY', 'MOMO'],
  provinceCodes: ['01', '79'],
  paymentMinutes: 15,
});
const answers: Answers = new Map<string, unknown>([
  ['shop.siteName', 'Tiệm Mộc'],
  ['shop.hotline', '1900 1234'],
  ['payments.methods', ['COD']],
  ['payments.codLimit', 3_000_000],
  ['shop.socials', [{ name: 'Facebook', url: 'https://facebook.com/tiemmoc' }]],
  ['admin.email', 'chu@tiemmoc.vn'],
]);

let shop: TestApp;
let command: Awaited<ReturnType<typeof composeCommand>>;
beforeEach(async () => {
  shop = await createTestApp();
  const { database, clock } = shop;
  const config = readConfig({ JWT_PRIVATE_KEY: newKey(), PUBLIC_URL: 'https://tiemmoc.vn' });
  command = await composeCommand({ config, database, clock, log: createLogger('silent') });
}, 90_000);
afterEach(async () => {
  command.close();
  await shop.close();
});

async function setUp(
  given: Answers = answers,
  { onEvent, isNewLink }: { onEvent?: (event: SetupEvent) => void; isNewLink?: boolean } = {},
): Promise<SetupEvent[]> {
  const events: SetupEvent[] = [];
  await command.setup.run(
    { fields, language: 'vi', by: commandLine(), ...(isNewLink !== undefined && { isNewLink }) },
    async () => given,
    (event) => {
      onEvent?.(event);
      events.push(event);
    },
  );
  return events;
}
const linkIn = (events: SetupEvent[]) =>
  events.flatMap((event) => (event.step === 'admin' && event.outcome === 'invited' ? [event.link] : []))[0] ??
  '';
const page = async (path: string) => (await shop.app.inject(`/api/main/${path}`)).json();
const choose = (link: string, password = 'Mat-khau-moi-1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/change-pass-token',
    payload: { token: new URL(link).searchParams.get('token'), password, confirmPassword: password },
  });
const stored = async () => ({
  settings: await shop.db.selectFrom('settings').selectAll().orderBy('key').execute(),
  pages: await shop.db.selectFrom('contentPages').selectAll().orderBy('key').execute(),
  wards: await command.setup.hasAdmin(),
  users: await shop.db.selectFrom('users').selectAll().orderBy('email').execute(),
  audit: await shop.db.selectFrom('auditEntries').selectAll().orderBy('id').execute(),
  outbox: await shop.db.selectFrom('outbox').select('id').orderBy('id').execute(),
});

test('an empty shop gets its divisions, settings, drafts in both languages, and an administrator by a one-time link', async () => {
  const events = await setUp();

  expect(events[0]).toEqual({ step: 'divisions', outcome: 'written', provinces: 34, wards: 3321 });
  const { settingClient, infoClient } = (await page('system/client-setting')).data;
  expect(settingClient).toMatchObject({
    siteName: 'Tiệm Mộc',
    paymentMethods: ['COD'],
    codLimit: 3_000_000,
    freeShippingFrom: 500_000,
  });
  expect(infoClient).toMatchObject({ hotline: '1900 1234', taxCode: '' });
  for (const key of contentKeys)
    for (const language of ['vi', 'en']) {
      const written = (await page(`system/page/${key}?lang=${language}`)).data;
      expect(JSON.stringify(written)).toContain(language === 'vi' ? 'Bản nháp' : 'Draft');
    }

  const link = linkIn(events);
  expect(link).toMatch(/^https:\/\/tiemmoc\.vn\/reset-password\?token=/);
  const mail = await shop.db.selectFrom('outbox').select(['recipient', 'textBody']).executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'chu@tiemmoc.vn', textBody: expect.stringContaining(link) });
  expect((await choose(link)).statusCode).toBe(200);
  expect((await choose(link)).json()).toMatchObject({ errorCode: 'TOKEN_INVALID' });
  expect(await command.setup.hasAdmin()).toBe(true);
  expect((await setUp()).at(-1)).toEqual({ step: 'admin', outcome: 'exists', emails: ['chu@tiemmoc.vn'] });
}, 60_000);

test('a second run changes nothing, and says so', async () => {
  await setUp();
  const before = await stored();
  shop.clock.advance(60_000);

  const events = await setUp();

  expect(await stored()).toEqual(before);
  expect(
    events.filter(({ step }) => step === 'setting').map((event) => 'outcome' in event && event.outcome),
  ).toEqual(Array.from({ length: 5 }, () => 'same'));
  expect(events).toContainEqual({
    step: 'pages',
    written: [],
    existing: contentKeys.toSorted((a, b) => contentKeys.indexOf(a) - contentKeys.indexOf(b)),
  });
  expect(events.at(-1)).toMatchObject({ step: 'admin', outcome: 'waiting', email: 'chu@tiemmoc.vn' });
}, 60_000);

test('what somebody edited or removed since stays so, and is told', async () => {
  await setUp();
  const write = (key: string, value: object) =>
    shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
  await write('infoClient', { hotline: '0987 654 321' });
  await write('settingClient', { siteName: 'Tiệm Mộc', paymentMethods: ['COD'] });
  await shop.db
    .updateTable('contentPages')
    .set({ titleVi: 'Chúng tôi' })
    .where('key', '=', 'about')
    .execute();
  await shop.db.deleteFrom('contentPages').where('key', '=', 'careers').execute();
  const before = await stored();

  const events = await setUp();

  expect(await stored()).toEqual(before);
  expect(events).toContainEqual({
    step: 'setting',
    outcome: 'edited',
    path: 'shop.hotline',
    stored: '0987 654 321',
  });
  expect(events).toContainEqual({ step: 'setting', outcome: 'removed', path: 'payments.codLimit' });
}, 60_000);

test('a setup that dies after any of its steps ends well when it runs again', async () => {
  const steps = (await setUp(new Map([...answers].filter(([path]) => path === 'x')))).length;
  expect(steps).toBeGreaterThan(2);
  for (const dying of ['setting', 'pages', 'admin'] as const)
    await expect(
      setUp(answers, {
        onEvent({ step }) {
          if (step === dying) throw new Error('killed');
        },
      }),
    ).rejects.toThrow('killed');

  const events = await setUp();

  // The link of the run that died was never shown, so there is another, which works.
  expect(events.at(-1)).toMatchObject({ step: 'admin', outcome: 'invited' });
  expect((await choose(linkIn(events))).statusCode).toBe(200);
  expect((await page('system/client-setting')).data.infoClient.hotline).toBe('1900 1234');
}, 60_000);

test('a link that was never shown is replaced, also after another one was shown', async () => {
  const dying = (given: Answers) =>
    setUp(given, {
      onEvent({ step }) {
        if (step === 'admin') throw new Error('killed');
      },
    });
  await setUp();
  const other = new Map([...answers, ['admin.email', 'lan@tiemmoc.vn']]);
  await expect(dying(other)).rejects.toThrow('killed');

  const events = await setUp(other);

  expect(events.at(-1)).toMatchObject({ step: 'admin', outcome: 'invited', email: 'lan@tiemmoc.vn' });
  expect((await setUp(other)).at(-1)).toMatchObject({ outcome: 'waiting', email: 'lan@tiemmoc.vn' });
  expect((await setUp()).at(-1)).toMatchObject({ outcome: 'waiting', email: 'chu@tiemmoc.vn' });
}, 60_000);

test('a form of staff can be saved after setup, and one that was open before it is told of the conflict', async () => {
  const headers = shop.as('ADMIN', (await anAccount(shop, { role: 'ADMIN' })).id);
  const group = async (name: string) => {
    const reply = await shop.app.inject({ url: `/api/main/admin/setting/${name}`, headers });
    const { updatedAt: _at, configuredProviders: _configured, ...value } = reply.json().data;
    return value;
  };
  const save = async (name: string, body: object) =>
    (await shop.app.inject({ method: 'PUT', url: `/api/main/admin/setting/${name}`, headers, body }))
      .statusCode;
  const open = { shop: await group('shop'), payments: await group('payments') };
  const seen = jest.fn();
  shop.database.listen('storefront_settings', seen);

  await setUp();

  expect(await save('shop', { ...open.shop, hotline: '1900 9999' })).toBe(409);
  expect(await save('payments', { ...open.payments, codLimit: 1 })).toBe(409);
  for (const [name, change] of [
    ['shop', { address: '1 Lê Lợi' }],
    ['payments', { codLimit: 4_000_000 }],
  ] as const)
    expect(await save(name, { ...(await group(name)), ...change })).toBe(200);
  await new Promise((done) => setTimeout(done, 300));
  expect(seen.mock.calls.flat()).toEqual(expect.arrayContaining(['shop', 'payments']));
}, 60_000);

test('a new link replaces the one before', async () => {
  const first = linkIn(await setUp());
  const second = linkIn(await setUp(answers, { isNewLink: true }));

  expect((await choose(first)).json()).toMatchObject({ errorCode: 'TOKEN_INVALID' });
  expect((await choose(second)).statusCode).toBe(200);
}, 60_000);

test('a shop without an administrator is told to name one, and the rest is set up', async () => {
  const events = await setUp(new Map([['shop.siteName', 'Tiệm Mộc']]));

  expect(events.at(-1)).toEqual({ step: 'admin', outcome: 'missing' });
  expect((await page('system/client-setting')).data.settingClient.siteName).toBe('Tiệm Mộc');
}, 60_000);

test.each([
  ['OPERATOR', 'ACTIVE', 'ALREADY_STAFF'],
  ['ADMIN', 'LOCKED', 'ALREADY_STAFF'],
  ['CUSTOMER', 'LOCKED', 'USER_IS_NOT_ACTIVE'],
] as const)(
  'the address of an account that is %s and %s is refused for the first administrator, and the rest is set up',
  async (role, status, reason) => {
    await anAccount(shop, { email: 'chu@tiemmoc.vn', role, status });

    await expect(setUp()).rejects.toMatchObject({ name: 'AdminRefused', reason });

    expect((await page('system/client-setting')).data.infoClient.hotline).toBe('1900 1234');
    const other = await setUp(new Map([...answers, ['admin.email', 'lan@tiemmoc.vn']]));
    expect(other.at(-1)).toMatchObject({ outcome: 'invited', email: 'lan@tiemmoc.vn' });
  },
  60_000,
);

test('a shop that has an administrator invites nobody, whatever the file says', async () => {
  const { email } = await anAccount(shop, { role: 'ADMIN' });
  const events = await setUp();

  expect(events.at(-1)).toEqual({ step: 'admin', outcome: 'exists', emails: [email] });
  expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([]);
}, 60_000);

test('of two setups at once one is refused; the embedded database has one process anyway', async () => {
  let answer: (given: Answers) => void = () => undefined;
  const waiting = new Promise<Answers>((resolve) => (answer = resolve));
  let isAsking: () => void = () => undefined;
  const asking = new Promise<void>((resolve) => (isAsking = resolve));
  const options = { fields, language: 'vi' as const, by: commandLine() };
  const first = command.setup.run(
    options,
    () => {
      isAsking();
      return waiting;
    },
    () => undefined,
  );
  await asking;

  const second = await setUp().catch((error: unknown) => error);

  expect(second instanceof SetupRunning).toBe(shop.database.kind === 'postgres');
  answer(answers);
  await first;
  expect((await setUp()).at(-1)).toMatchObject({ step: 'admin', outcome: 'waiting' });
}, 60_000);

test('a value that reading would pass over is refused before it is written', async () => {
  await expect(setUp(new Map([['payments.codLimit', 'viel']]))).rejects.toMatchObject({
    errors: [{ field: 'codLimit', code: 'invalid' }],
  });
  expect(await shop.db.selectFrom('settings').select('key').execute()).toEqual([]);
}, 60_000);

test('the record shows the command line as who set the shop up', async () => {
  await setUp();
  const reply = await shop.app.inject({
    url: '/api/main/admin/audit?entity=page&limit=50',
    headers: shop.as('ADMIN'),
  });

  const { data } = reply.json<{ data: { data: object[] } }>().data;
  expect(data).toHaveLength(13);
  expect(data[0]).toMatchObject({
    actor: null,
    isCommand: true,
    requestId: expect.stringMatching(/^command:/),
  });
}, 60_000);
