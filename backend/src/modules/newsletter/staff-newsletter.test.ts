import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aSubscription } from '../../testing/people-writes';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { SubscriberPage } from './staff-newsletter.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 90_000);
afterAll(() => shop.close());

const ask = (path: string, method: 'GET' | 'PUT' = 'GET') =>
  shop.app.inject({ method, url: `/api/main/admin/newsletter${path}`, headers: shop.as('OPERATOR') });
const list = async (query: string) => (await ask(query)).json<{ data: SubscriberPage }>().data;

test('staff see who subscribed, take the list to a spreadsheet without formulas, and unsubscribe one for good', async () => {
  const id = await aSubscription(shop, { email: '=cmd+1@example.com' });
  await aSubscription(shop, { status: 'PENDING' });
  shop.clock.advance(1000);
  const last = await aSubscription(shop, { email: 'lan_2@example.com' });

  const first = await list('?limit=1');
  expect(first.counts).toEqual({ PENDING: 1, ACTIVE: 2, UNSUBSCRIBED: 0 });
  expect(first.data.map((one) => one.id)).toEqual([last]);
  expect((await list(`?limit=5&after=${first.meta.next ?? ''}`)).data).toHaveLength(2);
  expect((await list('?search=LAN_2')).data.map((one) => one.id)).toEqual([last]);
  expect((await list('?search=%25')).data).toEqual([]);

  const file = await ask('/file?status=ACTIVE');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(file.body).toContain("'=cmd+1@example.com");
  expect(file.body.split('\n').filter(Boolean)).toHaveLength(3);
  const taken = await shop.db
    .selectFrom('auditEntries')
    .select('action')
    .where('entity', '=', 'newsletter')
    .execute();
  expect(taken).toEqual([{ action: 'export' }]);

  expect((await ask(`/${id}/unsubscribe`, 'PUT')).json()).toMatchObject({ data: { status: 'UNSUBSCRIBED' } });
  expect((await ask(`/${id}/unsubscribe`, 'PUT')).statusCode).toBe(409);
  expect((await ask(`/${randomUUID()}/unsubscribe`, 'PUT')).statusCode).toBe(404);
  expect((await list('?status=UNSUBSCRIBED')).data.map((one) => one.id)).toEqual([id]);
});

test('the file of subscribers has all of them, however many there are', async () => {
  await sql`insert into newsletter_subscriptions
      (id, email, language, status, consent_version, consent_at, unsubscribed_at, created_at)
    select gen_random_uuid(), 'nhieu-' || n || '@example.com', 'en', 'UNSUBSCRIBED', '1', now(), now(),
      now() - n * interval '1 second' from generate_series(1, 2001) n`.execute(shop.db);

  const { body } = await ask('/file?language=en');

  const lines = body.split('\n').filter(Boolean);
  const found = lines.filter((line) => line.startsWith('nhieu-'));
  expect(found).toHaveLength(2001);
  // Who reads Vietnamese is not among them.
  expect(lines).toHaveLength(1 + found.length);
  expect(new Set(found).size).toBe(2001);
});

test('the file says in the reader’s language when each subscriber agreed, confirmed and left', async () => {
  const id = await aSubscription(shop, { email: 'ngay@example.com' });
  const [agreed, confirmed, left] = ['2026-01-02', '2026-01-03', '2026-01-04'].map((day) => new Date(day));
  await shop.db
    .updateTable('newsletterSubscriptions')
    .set({ status: 'UNSUBSCRIBED', consentAt: agreed, confirmedAt: confirmed, unsubscribedAt: left })
    .where('id', '=', id)
    .execute();
  const file = async (language: string) => {
    const reply = await shop.app.inject({
      url: '/api/main/admin/newsletter/file?search=ngay@',
      headers: { ...shop.as('OPERATOR'), 'accept-language': language },
    });
    return reply.body.replace('\ufeff', '').split('\n').filter(Boolean);
  };

  const row =
    'ngay@example.com,UNSUBSCRIBED,vi,2026-01-02T00:00:00.000Z,2026-01-03T00:00:00.000Z,2026-01-04T00:00:00.000Z';
  expect(await file('vi')).toEqual(['Email,Trạng thái,Ngôn ngữ,Đồng ý lúc,Xác nhận lúc,Huỷ lúc', row]);
  expect(await file('en')).toEqual(['Email,Status,Language,Agreed at,Confirmed at,Left at', row]);
});
