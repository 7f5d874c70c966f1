import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { anAccount } from '../../testing/accounts';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Mail } from '../outbox/outbox.service';

type Sent = Omit<Mail, 'key' | 'kind'>;
let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
const mails: Sent[] = [];

beforeAll(async () => {
  shop = await createTestApp({
    env: { PUBLIC_URL: 'https://shop.example.com' },
    sendMail: async (mail) => void mails.push(mail),
  });
  shelf = createShelf(shop.db);
});
beforeEach(async () => {
  await shelf.clear();
  await sql`truncate outbox`.execute(shop.db);
  mails.length = 0;
  shop.clock.advance(2 * 3_600_000);
});
afterAll(() => shop.close());

const ask = (
  infoId: string,
  payload: unknown = { email: 'lan@example.com' },
  { ip = '192.0.2.1', language = 'vi' } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/main/product/${infoId}/stock-alert`,
    payload: payload as object,
    headers: { 'accept-language': language },
    remoteAddress: ip,
  });
const soldOut = () =>
  shelf.aProduct({
    name: { vi: 'Áo thun', en: 'T-shirt' },
    slug: 'ao-thun',
    variants: [{ size: 'M', color: { vi: 'Đen', en: 'Black', rgb: '#000000' }, onHand: 0 }],
  });
const waiting = () => shop.db.selectFrom('stockAlerts').selectAll().execute();
const arrives = (infoId: string, onHand: number) =>
  shop.db.updateTable('stock').set({ onHand }).where('variantId', '=', infoId).execute();
async function arrived(): Promise<Sent[]> {
  // Mail leaves in the round after the one that found it due.
  await shop.app.jobs.runOnce();
  await shop.app.jobs.runOnce();
  return mails.splice(0);
}

test('who asked hears once that it is back, and is then forgotten', async () => {
  const { infoId } = await soldOut();
  const reply = await ask(infoId, { email: '  LAN@Example.com ' });
  expect([reply.statusCode, await arrived()]).toEqual([200, []]);

  await arrives(infoId, 2);
  const [mail, ...others] = await arrived();

  expect(mail).toMatchObject({ to: 'lan@example.com', subject: 'Áo thun (Đen, M) đã có hàng lại' });
  expect(mail?.text).toContain(`https://shop.example.com/products/ao-thun?v=${infoId}`);
  expect(others).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(await arrived()).toEqual([]);
});

test('a shopper who reads English is written to in English', async () => {
  const { infoId } = await soldOut();
  await ask(infoId, undefined, { language: 'en' });
  await arrives(infoId, 1);

  const [mail] = await arrived();

  expect(mail?.subject).toBe('T-shirt (Black, M) is back in stock');
  expect(mail?.text).toContain('https://shop.example.com/en/products/ao-thun');
});

test('a customer with an account also gets a notification, with the product and its address', async () => {
  const { id, email } = await anAccount(shop);
  const { infoId } = await soldOut();
  await ask(infoId, { email });
  await arrives(infoId, 1);
  await arrived();

  const reply = await shop.app.inject({
    url: '/api/relationship/notify/list',
    headers: { ...shop.as('CUSTOMER', id), 'accept-language': 'en' },
  });

  expect(reply.json<{ data: { data: object[] } }>().data.data).toMatchObject([
    { kind: 'BACK_IN_STOCK', facts: { name: 'T-shirt', slug: 'ao-thun', infoId } },
  ]);
});

test('asking twice, or three times at once, is asking once and answers the same', async () => {
  const { infoId } = await soldOut();

  const replies = [await ask(infoId), ...(await Promise.all([ask(infoId), ask(infoId), ask(infoId)]))];

  const answers = replies.map((reply) => [reply.statusCode, reply.json<{ data: unknown }>().data]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[200,null]']));
  expect(await waiting()).toHaveLength(1);
});

test('who waits for another size is not written to, and goes on waiting', async () => {
  const { infoIds } = await shelf.aProduct({
    variants: [
      { size: 'M', onHand: 0 },
      { size: 'L', onHand: 0 },
    ],
  });
  const [medium = '', large = ''] = infoIds;
  await ask(medium, { email: 'medium@example.com' });
  await ask(large, { email: 'large@example.com' });
  await arrives(medium, 1);

  expect((await arrived()).map(({ to }) => to)).toEqual(['medium@example.com']);
  expect((await waiting()).map(({ email }) => email)).toEqual(['large@example.com']);
});

test('what is held by orders is not back', async () => {
  const { infoId } = await soldOut();
  await ask(infoId);
  await shop.db
    .updateTable('stock')
    .set({ onHand: 3, reserved: 3 })
    .where('variantId', '=', infoId)
    .execute();

  expect(await arrived()).toEqual([]);
  expect(await waiting()).toHaveLength(1);
});

test('a variant that the shop has taken off sale is not announced until it is sold again', async () => {
  const { infoId } = await soldOut();
  await ask(infoId);
  const sell = (isActive: boolean) =>
    shop.db.updateTable('productVariants').set({ isActive }).where('id', '=', infoId).execute();
  await sell(false);
  await arrives(infoId, 2);
  expect(await arrived()).toEqual([]);

  await sell(true);

  expect(await arrived()).toHaveLength(1);
});

test('a variant of a product that the shop has taken off sale is not announced until it is sold again', async () => {
  const { id, infoId } = await soldOut();
  await ask(infoId);
  const sell = (isActive: boolean) =>
    shop.db.updateTable('products').set({ isActive }).where('id', '=', id).execute();
  await sell(false);
  await arrives(infoId, 2);
  expect(await arrived()).toEqual([]);

  await sell(true);

  expect(await arrived()).toHaveLength(1);
});

test('what can be bought already needs no alert, and says how many there are', async () => {
  const { infoId } = await shelf.aProduct({ variants: [{ onHand: 4 }] });

  const reply = await ask(infoId);

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ message: 'IN_STOCK', data: { stock: 4 } });
  expect(await waiting()).toEqual([]);
});

test.each(['no-such-thing', "' or 1=1 --", '00000000-0000-4000-8000-000000000000', '%00'])(
  'nothing is called %j, and that is said',
  async (infoId) => {
    const reply = await ask(encodeURIComponent(infoId));

    expect(reply.statusCode).toBe(404);
    expect(await waiting()).toEqual([]);
  },
);

test.each([
  ['no address', { email: 'lan' }, 'email'],
  ['nothing at all', {}, 'email'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
  ['an address with a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  ['markup as an address', { email: '<script>alert(1)</script>@example.com' }, 'email'],
  ['an endless address', { email: `${'a'.repeat(5000)}@example.com` }, 'email'],
  ['a key more', { email: 'lan@example.com', createdAt: '2020-01-01' }, 'createdAt'],
])('%s is refused', async (_what, payload, field) => {
  const { infoId } = await soldOut();

  const reply = await ask(infoId, payload);

  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
  expect(await waiting()).toEqual([]);
});

test('a machine that fills in what nobody sees is told what everybody is told, and nothing happens', async () => {
  const { infoId } = await soldOut();

  const reply = await ask(infoId, { email: 'lan@example.com', hp: 'https://spam.example' });

  expect(reply.statusCode).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('a flood from one address is limited, and others are not', async () => {
  const { infoId } = await soldOut();
  const statuses = [];
  for (let at = 0; at < 61; at++)
    statuses.push((await ask(infoId, { email: `a${at}@example.com` }, { ip: '192.0.2.9' })).statusCode);

  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
  expect((await ask(infoId, undefined, { ip: '192.0.2.10' })).statusCode).toBe(200);
});

test('nobody can put a mailbox down for the whole shop, and the answer does not tell', async () => {
  const { infoIds } = await shelf.aProduct({
    variants: Array.from({ length: 22 }, (_, at) => ({ size: String(at), onHand: 0 })),
  });
  const statuses = [];
  for (const [at, infoId] of infoIds.entries())
    statuses.push((await ask(infoId, { email: 'buried@example.com' }, { ip: `192.0.2.${at}` })).statusCode);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await waiting()).toHaveLength(20);
});

test('of more than are written to at once, those who waited longest are written to first', async () => {
  const { infoId } = await soldOut();
  const now = shop.clock().getTime();
  await shop.db
    .insertInto('stockAlerts')
    .values(
      Array.from({ length: 60 }, (_, hours) => ({
        id: uuid(),
        variantId: infoId,
        email: `${hours}@example.com`,
        language: 'vi' as const,
        createdAt: new Date(now - hours * 3_600_000),
      })),
    )
    .execute();
  await arrives(infoId, 1);

  await shop.app.jobs.runOnce();

  const left = (await waiting()).map(({ email }) => Number.parseInt(email, 10));
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('an address that waited for half a year in vain is forgotten', async () => {
  const { infoId } = await soldOut();
  await ask(infoId);
  shop.clock.advance(180 * 24 * 3_600_000);
  await shop.app.jobs.runOnce();
  expect(await waiting()).toHaveLength(1);
  shop.clock.advance(1);

  await shop.app.jobs.runOnce();

  expect(await waiting()).toEqual([]);
});
