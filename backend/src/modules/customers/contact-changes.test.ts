import { anAccount, PASSWORD, postLogin } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { ContactChange, Me } from './customers.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(() => shop.clock.advance(2 * 3_600_000));
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
}
async function post<T>(userId: string, path: string, payload: object): Promise<Reply<T>> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/auth/user/contact-change${path}`,
    payload,
    headers: { ...shop.as('CUSTOMER', userId), 'accept-language': 'vi' },
  });
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}
const begin = (userId: string, payload: object) => post<ContactChange>(userId, '', payload);
const confirm = (userId: string, id: string, code: string) => post<Me>(userId, `/${id}`, { code });
const newEmail = (value: string) => ({ kind: 'EMAIL', value, password: PASSWORD });
const newPhone = (value: string) => ({ kind: 'PHONE', value });

const mailsTo = (recipient: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['kind', 'subject', 'textBody'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();
async function lastCode(recipient: string) {
  const mail = (await mailsTo(recipient)).filter(({ kind }) => kind === 'contact-code').at(-1);
  return /\b\d{6}\b/.exec(mail?.textBody ?? '')?.[0] ?? '';
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a customer moves to another mailbox by the code that arrives there, and the old one is told', async () => {
  const { id, email } = await anAccount(shop);
  const target = `new.${id}@example.com`;

  const { data: change } = await begin(id, newEmail(`  New.${id.toUpperCase()}@Example.com `));
  expect(change).toMatchObject({ sentTo: 'n***@example.com', expiresIn: 600_000 });
  expect(await mailsTo(email)).toEqual([]);
  const { data: me } = await confirm(id, change.id, ` ${await lastCode(target)} `);

  expect(me.email).toBe(target);
  expect((await postLogin(shop, target)).statusCode).toBe(200);
  const [told] = await mailsTo(email);
  expect(told?.kind).toBe('contact-changed');
  expect(told?.textBody).not.toContain(target);
  expect((await confirm(id, change.id, await lastCode(target))).status).toBe(404);
});

test('mails about an address or a number are in the language of the page, and say which of them it is', async () => {
  const { id, email } = await anAccount(shop);
  const target = `english.${id}@example.com`;
  const inEnglish = async (path: string, payload: object) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/auth/user/contact-change${path}`,
      payload,
      headers: { ...shop.as('CUSTOMER', id), 'accept-language': 'en' },
    });
    return reply.json<{ data: ContactChange }>().data;
  };

  await inEnglish('', newPhone('0987 555 666'));
  const change = await inEnglish('', newEmail(target));
  await inEnglish(`/${change.id}`, { code: await lastCode(target) });

  const [ofAddress] = await mailsTo(target);
  expect(ofAddress?.subject).toMatch(/^\d{6} is your /);
  expect(ofAddress?.textBody).toContain('to use this email address');
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  const ofKind = (asked: string) => mails.find(({ kind }) => kind === asked);
  expect(ofKind('contact-code')?.subject).toMatch(/^\d{6} is your /);
  expect(ofKind('contact-code')?.textBody).toContain('to change the phone number');
  expect(ofKind('contact-changed')?.subject).toMatch(/^The email address of your .* has changed$/);
});

test('a telephone number changes by a code to the mailbox of the account', async () => {
  const { id, email } = await anAccount(shop);

  const unchanged = await begin(id, newEmail(email.toUpperCase()));
  expect(unchanged.errors).toEqual([{ field: 'value', code: 'unchanged' }]);
  const { data: change } = await begin(id, newPhone('0987 654 321'));
  const { data: me } = await confirm(id, change.id, await lastCode(email));

  expect(me.profile?.phone).toBe('+84987654321');
  const { id: another } = await anAccount(shop);
  expect((await begin(another, newPhone('+84987654321'))).message).toBe('PHONE_NUMBER_ALREADY_EXIST');
  expect((await begin(id, newPhone('0987654321'))).errors).toEqual([{ field: 'value', code: 'unchanged' }]);
});

test('a code for the number and one for the address work beside each other', async () => {
  const { id, email } = await anAccount(shop);
  const target = `beside.${id}@example.com`;
  const phone = await begin(id, newPhone('0987 111 222'));
  const phoneCode = await lastCode(email);
  shop.clock.advance(1_000);
  const address = await begin(id, newEmail(target));

  expect((await confirm(id, phone.data.id, phoneCode)).data.profile?.phone).toBe('+84987111222');
  expect((await confirm(id, address.data.id, await lastCode(target))).data.email).toBe(target);
});

test('after three wrong entries the right code is wrong, too, also when they come at once', async () => {
  const { id } = await anAccount(shop);
  const first = await begin(id, newEmail(`a.${id}@example.com`));
  const code = await lastCode(`a.${id}@example.com`);
  const answers = [];
  for (let at = 0; at < 3; at++) answers.push(await confirm(id, first.data.id, otherThan(code)));

  expect(answers.map(({ errors, message }) => errors?.[0]?.code ?? message)).toEqual([
    'wrongCode',
    'wrongCode',
    'CODE_USED_UP',
  ]);
  expect(answers[0]?.data).toEqual({ triesLeft: 2 });
  expect((await confirm(id, first.data.id, code)).message).toBe('CODE_USED_UP');

  const second = await begin(id, newEmail(`b.${id}@example.com`));
  const right = await lastCode(`b.${id}@example.com`);
  const guesses = Array.from({ length: 50 }, () => otherThan(right));
  const replies = await Promise.all(guesses.map((guess) => confirm(id, second.data.id, guess)));
  const codes = replies.map(({ errors, message }) => errors?.[0]?.code ?? message);
  expect(codes.filter((told) => told === 'wrongCode')).toHaveLength(2);
  expect(codes.filter((told) => told === 'CODE_USED_UP')).toHaveLength(48);
  expect((await confirm(id, second.data.id, right)).status).toBe(400);
  const row = await shop.db
    .selectFrom('contactChanges')
    .select(['tries', 'codeHash'])
    .where('id', '=', second.data.id)
    .executeTakeFirstOrThrow();
  expect(row.tries).toBe(3);
  expect(row.codeHash).not.toContain(right);
});

test('a code ends after ten minutes, with a newer one, and is only its owner’s', async () => {
  const { id } = await anAccount(shop);
  const { id: stranger } = await anAccount(shop);
  const target = `late.${id}@example.com`;
  const old = await begin(id, newEmail(target));
  const oldCode = await lastCode(target);
  shop.clock.advance(1_000);
  const change = await begin(id, newEmail(target));
  const code = await lastCode(target);

  expect((await confirm(id, old.data.id, oldCode)).message).toBe('CODE_EXPIRED');
  expect((await confirm(stranger, change.data.id, code)).status).toBe(404);
  expect((await confirm(id, "' or 1=1 --", code)).status).toBe(404);
  shop.clock.advance(600_000 - 1);
  expect((await confirm(id, change.data.id, otherThan(code))).errors?.[0]?.code).toBe('wrongCode');
  shop.clock.advance(1);
  expect((await confirm(id, change.data.id, code)).message).toBe('CODE_EXPIRED');
});

test('an address is one account’s, also when two take it at once', async () => {
  const [a, b] = [await anAccount(shop), await anAccount(shop)];
  expect((await begin(a.id, newEmail(b.email.toUpperCase()))).message).toBe('EMAIL_IS_EXIST');

  const target = `both.${a.id}@example.com`;
  const first = await begin(a.id, newEmail(target));
  const code = await lastCode(target);
  shop.clock.advance(1_000);
  const second = await begin(b.id, newEmail(target));
  const replies = await Promise.all([
    confirm(a.id, first.data.id, code),
    confirm(b.id, second.data.id, await lastCode(target)),
  ]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.map(({ message }) => message)).toContain('EMAIL_IS_EXIST');
});

test('a number is one account’s, also when two have a code for it', async () => {
  const [a, b] = [await anAccount(shop), await anAccount(shop)];
  const changes = [];
  for (const { id } of [a, b]) changes.push((await begin(id, newPhone('0987 333 444'))).data.id);
  const codes = [await lastCode(a.email), await lastCode(b.email)];

  expect((await confirm(a.id, changes[0] ?? '', codes[0] ?? '')).status).toBe(200);
  const refused = await confirm(b.id, changes[1] ?? '', codes[1] ?? '');

  expect([refused.status, refused.message]).toEqual([409, 'PHONE_NUMBER_ALREADY_EXIST']);
});

test('an open browser is not enough to take an account away, and nobody’s mailbox is flooded', async () => {
  const { id } = await anAccount(shop);
  const target = `flood.${id}@example.com`;

  expect((await begin(id, { kind: 'EMAIL', value: target })).errors).toEqual([
    { field: 'password', code: 'required' },
  ]);
  expect((await begin(id, { ...newEmail(target), password: 'wrong' })).errors).toEqual([
    { field: 'password', code: 'wrongPassword' },
  ]);
  const replies = await Promise.all(Array.from({ length: 8 }, () => begin(id, newEmail(target))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ message }) => message === 'TOO_MANY_CODES')).toHaveLength(3);
  expect(await mailsTo(target)).toHaveLength(5);

  // The hour of the oldest is over, and as many codes may follow as end with it.
  shop.clock.advance(3_600_000 - 1);
  expect((await begin(id, newEmail(target))).message).toBe('TOO_MANY_CODES');
  shop.clock.advance(1);
  expect((await begin(id, newEmail(target))).status).toBe(200);
});

test('nobody can keep an address from somebody else by asking for its codes', async () => {
  const target = `wanted.${Date.now()}@example.com`;
  const others = await Promise.all([anAccount(shop), anAccount(shop)]);
  for (const { id } of others) for (let at = 0; at < 5; at++) await begin(id, newEmail(target));
  const { id } = await anAccount(shop);
  shop.clock.advance(1_000);

  const change = await begin(id, newEmail(target));

  expect(change.status).toBe(200);
  expect((await confirm(id, change.data.id, await lastCode(target))).status).toBe(200);
  expect((await begin((await anAccount(shop)).id, newEmail(`${target}.vn`))).status).toBe(200);
});

test('an address that others asked for gets two codes of one account an hour, and twenty of all together', async () => {
  const target = `buried.${Date.now()}@example.com`;
  const asked: [number, string][] = [];
  for (let account = 0; account < 11; account++) {
    const { id } = await anAccount(shop);
    const times = account === 0 ? 5 : 3;
    for (let at = 0; at < times; at++) {
      const { status, message } = await begin(id, newEmail(target));
      asked.push([status, message]);
    }
  }

  expect(asked.slice(0, 8)).toEqual([
    ...Array.from({ length: 7 }, () => [200, 'OK']),
    [429, 'TOO_MANY_CODES'],
  ]);
  expect(await mailsTo(target)).toHaveLength(20);
});

test('codes that led to nothing are forgotten, and former addresses are not', async () => {
  const { id } = await anAccount(shop);
  const done = await begin(id, newEmail(`kept.${id}@example.com`));
  await confirm(id, done.data.id, await lastCode(`kept.${id}@example.com`));
  await begin(id, newEmail(`undone.${id}@example.com`));
  await begin(id, newPhone('0981 222 333'));
  shop.clock.advance(30 * 86_400_000 + 1);

  await shop.app.jobs.runOnce();

  const rows = await shop.db.selectFrom('contactChanges').select('target').where('userId', '=', id).execute();
  expect(rows).toEqual([{ target: `kept.${id}@example.com` }]);
});

test('where accounts are hidden, what is taken is told by mail alone, and no code opens it', async () => {
  const sent: { to: string; subject: string; text: string }[] = [];
  const uniform = await createTestApp({
    env: { AUTH_ERRORS: 'uniform' },
    sendMail: async (one) => void sent.push(one),
  });
  const own = await anAccount(uniform);
  const other = await anAccount(uniform, {
    profile: { firstName: 'Lan', lastName: 'Phạm', phone: '+84912999777' },
  });
  const ask = (body: object) =>
    uniform.app.inject({
      method: 'POST',
      url: '/api/auth/user/contact-change',
      headers: uniform.as('CUSTOMER', own.id),
      payload: body,
    });

  const replies = [];
  for (const body of [
    newEmail('free@example.com'),
    newEmail(other.email),
    newPhone('0912999666'),
    newPhone('0912999777'),
  ])
    replies.push(await ask(body));
  await uniform.app.jobs.runOnce();

  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200]);
  expect(replies.map((reply) => Object.keys(reply.json().data as object))).toEqual(
    replies.map(() => ['id', 'sentTo', 'expiresIn']),
  );
  const subjectsTo = (to: string) => sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
  expect(subjectsTo('free@example.com')).toEqual([expect.stringMatching(/^\d{6} là mã/)]);
  expect(subjectsTo(other.email)).toEqual([expect.stringMatching(/^Chưa đổi được/)]);
  expect(subjectsTo(own.email).sort()).toEqual([
    expect.stringMatching(/^\d{6} là mã/),
    expect.stringMatching(/^Chưa đổi được/),
  ]);
  await uniform.close();
});

test('nobody learns by trying whose numbers are known here', async () => {
  const { id } = await anAccount(shop);
  const statuses = [];
  for (let at = 0; at < 21; at++) statuses.push((await begin(id, newPhone(String(at)))).status);

  expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
  expect(statuses[20]).toBe(429);
  shop.clock.advance(3_600_000);
  expect((await begin(id, newPhone('1'))).status).toBe(400);
});

test.each([
  [newEmail('lan'), 'invalid'],
  [newEmail('a@example.com\r\nBcc: b@example.com'), 'invalid'],
  [newEmail(' '), 'required'],
  [newPhone('12'), 'invalid'],
])('%j is refused at its field', async (payload, code) => {
  const { id } = await anAccount(shop);

  expect((await begin(id, payload)).errors).toEqual([{ field: 'value', code }]);
});
