import { sql } from 'kysely';
import { hostileTexts } from '../../testing/hostile-texts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Mail } from '../outbox/outbox.service';

type Sent = Omit<Mail, 'key' | 'kind'>;
let shop: TestApp;
const mails: Sent[] = [];

beforeAll(async () => {
  shop = await createTestApp({
    env: { MAIL_FROM: 'owner@example.com' },
    sendMail: async (mail) => void mails.push(mail),
  });
});
beforeEach(async () => {
  await sql`truncate contact_requests, outbox, settings cascade`.execute(shop.db);
  mails.length = 0;
  shop.clock.advance(3_600_000);
});
afterAll(() => shop.close());

const contactForm = (more = {}) => ({
  fullName: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  phoneNumber: '0912 345 678',
  subject: 'Đặt áo đồng phục',
  message: 'Cho mình hỏi giá 50 áo.\n\nCảm ơn!',
  hp: '',
  ...more,
});
const consultation = (more = {}) => ({
  fullName: 'Lan',
  emailOrPhone: '0912345678',
  message: 'Áo này còn cỡ L không?',
  ...more,
});
const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/main/contact',
    payload: payload as object,
    headers,
    remoteAddress,
  });
const kept = () => shop.db.selectFrom('contactRequests').selectAll().execute();
async function arrived(): Promise<Sent[]> {
  await shop.app.jobs.runOnce();
  return mails.splice(0);
}
const errorsOf = (reply: { json<T>(): T }) =>
  reply.json<{ errors: { field: string; code: string }[] }>().errors;

test('a visitor writes to the shop and gets a ticket; the shop gets a mail that can be answered', async () => {
  const reply = await send(contactForm({ company: ' Xưởng   May ' }), { 'accept-language': 'en' });

  const { ticketId } = reply.json<{ data: { ticketId: string } }>().data;
  expect(ticketId).toMatch(/^LH-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await kept()).toEqual([
    {
      id: expect.any(String),
      ticket: ticketId,
      kind: 'CONTACT',
      fullName: 'Nguyễn Thị Lan',
      email: 'lan@example.com',
      phone: '+84912345678',
      company: 'Xưởng May',
      businessName: null,
      subject: 'Đặt áo đồng phục',
      message: 'Cho mình hỏi giá 50 áo.\n\nCảm ơn!',
      language: 'en',
      createdAt: shop.clock(),
      status: 'NEW',
      note: null,
      version: 1,
      staffText: expect.stringContaining('nguyen thi lan'),
    },
  ]);
  const [mail] = await arrived();
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    replyTo: 'lan@example.com',
    subject: `[${ticketId}] Liên hệ: Đặt áo đồng phục`,
  });
  // Anyone who answers has to know in which language.
  expect(mail?.text).toContain('Tiếng Anh');
  expect(mail?.text).toContain('Điện thoại: +84912345678');
  expect(mail?.text).toContain('Cho mình hỏi giá 50 áo.\n\nCảm ơn!');
});

test.each([
  ['0912 345 678', { email: null, phone: '+84912345678' }],
  [' LAN@example.com ', { email: 'lan@example.com', phone: null }],
])('quick consultation takes %s in its one field', async (emailOrPhone, reached) => {
  const reply = await send(consultation({ emailOrPhone }));

  expect(reply.statusCode).toBe(200);
  expect(await kept()).toEqual([expect.objectContaining({ kind: 'QUICK_CONSULTATION', ...reached })]);
  const [mail] = await arrived();
  expect(mail?.replyTo).toBe(reached.email ?? undefined);
  // Without a topic the shop sees who it is.
  expect(mail?.subject).toMatch(/^\[LH-.*: Lan$/);
  expect(mail?.text).toContain(reached.email ?? reached.phone);
});

test('the mail goes to where the owner wants it', async () => {
  await shop.db
    .insertInto('settings')
    .values({
      key: 'infoClient',
      value: JSON.stringify({ email: 'desk@example.com' }),
      updatedAt: shop.clock(),
    })
    .execute();

  await send(consultation());

  expect((await arrived())[0]?.to).toBe('desk@example.com');
});

test('everything that is wrong is told at once', async () => {
  const form = await send(
    contactForm({
      fullName: 'A',
      email: 'lan',
      phoneNumber: '123',
      subject: 'x'.repeat(151),
      message: ' \n ',
    }),
  );
  const quick = await send(consultation({ fullName: 'R2D2', emailOrPhone: 'lan' }));
  const empty = await send({ fullName: '', message: '' });

  expect(errorsOf(form)).toEqual([
    { field: 'fullName', code: 'minLength' },
    { field: 'email', code: 'invalid' },
    { field: 'phoneNumber', code: 'invalid' },
    { field: 'message', code: 'required' },
    { field: 'subject', code: 'maxLength' },
  ]);
  expect(errorsOf(quick)).toEqual([
    { field: 'fullName', code: 'digits' },
    { field: 'emailOrPhone', code: 'invalid' },
  ]);
  expect(errorsOf(empty)).toEqual([
    { field: 'fullName', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'phoneNumber', code: 'required' },
    { field: 'message', code: 'required' },
  ]);
  expect(await kept()).toEqual([]);
});

test.each([
  ['a name of 61 letters', { fullName: 'a'.repeat(61) }, 'fullName', 'maxLength'],
  ['a message of 5,001 letters', { message: 'a'.repeat(5001) }, 'message', 'maxLength'],
  ['a message of 10,001 letters', { message: 'a'.repeat(10_001) }, 'message', 'maxLength'],
  ['a text that turns what follows', { subject: 'a\u202eb' }, 'subject', 'invalid'],
  ['a bell in the message', { message: 'a\u0007b' }, 'message', 'invalid'],
  ['a key more', { ticket: 'LH-1' }, 'ticket', 'additionalProperties'],
  ['a number as a message', { message: 7 }, 'message', 'type'],
])('%s is refused', async (_what, more, field, code) => {
  const reply = await send(contactForm(more));

  expect(reply.statusCode).toBe(400);
  expect(errorsOf(reply)).toEqual([{ field, code }]);
});

test('a message of 5,000 letters, and lines of 150, are sent', async () => {
  const line = 'a'.repeat(150);

  const reply = await send(
    contactForm({ message: 'a'.repeat(5000), subject: line, company: line, businessName: line }),
  );

  expect(reply.statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test.each([
  'Hỏi giá\r\nBcc: all@example.com',
  'Hỏi giá\nContent-Type: text/html\n\n<h1>x</h1>',
  'Hỏi giá\u2028Bcc: all@example.com',
])('no line of a subject becomes a header (%j)', async (subject) => {
  await send(contactForm({ subject, company: subject }));

  const [mail] = await arrived();
  expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
  expect(mail?.to).toBe('owner@example.com');
});

test('an address with a header is no address', async () => {
  const reply = await send(contactForm({ email: 'lan@example.com\r\nBcc: all@example.com' }));

  expect(errorsOf(reply)).toEqual([{ field: 'email', code: 'invalid' }]);
});

test.each(hostileTexts)('%s stays text in the mail', async (text) => {
  const reply = await send(contactForm({ subject: text, company: text, businessName: text, message: text }));

  expect(reply.statusCode).toBe(200);
  expect((await kept())[0]).toMatchObject({ subject: text, message: text });
  const [mail] = await arrived();
  const tags = [...(mail?.html ?? '').matchAll(/<\/?([!a-z]+)/gi)].map(([, name]) => name);
  expect(new Set(tags)).toEqual(new Set(['!doctype', 'html', 'body', 'p', 'br']));
  expect(mail?.text).toContain(text);
});

test('a machine that fills in what nobody sees gets a ticket for nothing', async () => {
  const reply = await send(contactForm({ hp: 'https://spam.example' }));

  expect(reply.json<{ data: { ticketId: string } }>().data.ticketId).toMatch(/^LH-/);
  expect(await kept()).toEqual([]);
  expect(await arrived()).toEqual([]);
});

test('who presses twice writes once', async () => {
  const headers = { 'idempotency-key': 'the-same-press' };

  const [first, second] = [await send(contactForm(), headers), await send(contactForm(), headers)];

  expect(first.json<{ data: unknown }>().data).toEqual(second.json<{ data: unknown }>().data);
  expect(await kept()).toHaveLength(1);
  expect(await arrived()).toHaveLength(1);
});

test('a flood from one address is limited, and others are not', async () => {
  const statuses = [];
  for (let at = 0; at < 21; at++) statuses.push((await send(consultation(), {}, '192.0.2.7')).statusCode);

  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses[20]).toBe(429);
  expect((await send(consultation(), {}, '192.0.2.8')).statusCode).toBe(200);
  const refused = await send(consultation(), {}, '192.0.2.7');
  expect(refused.headers['retry-after']).toBe('600');
  shop.clock.advance(600_000);
  expect((await send(consultation(), {}, '192.0.2.7')).statusCode).toBe(200);
});
