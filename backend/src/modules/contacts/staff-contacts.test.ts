import { randomUUID } from 'node:crypto';
import { aMessage } from '../../testing/people-writes';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { StaffContactDetail, StaffContactPage } from './staff-contacts.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 90_000);
afterAll(() => shop.close());

async function ask<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object, headers: object = {}) {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/admin/contact${path}`,
    headers: { ...shop.as('OPERATOR', '018f0000-0000-7000-8000-000000000001'), ...headers },
    ...(body && { payload: body }),
  });
  const { message, data } = reply.json<{ message: string; data: T }>();
  return { status: reply.statusCode, code: message, data };
}

test('staff work off messages: they find them, note something, answer by mail and close them', async () => {
  await shop.db
    .insertInto('settings')
    .values({
      key: 'infoClient',
      value: JSON.stringify({ email: 'desk@example.com' }),
      updatedAt: shop.clock(),
    })
    .execute();
  const id = await aMessage(shop);
  const found = await ask<StaffContactPage>('GET', '?search=do%20thi%20hoa&status=NEW');
  expect(found.data.data.map((one) => one.id)).toEqual([id]);
  expect(found.data.counts.NEW).toBe(1);

  const noted = await ask<StaffContactDetail>('PUT', `/${id}`, {
    status: 'NEW',
    note: 'Hỏi kho',
    version: 1,
  });
  expect(noted.data).toMatchObject({ note: 'Hỏi kho', version: 2 });
  const key = { 'idempotency-key': randomUUID() };
  const body = { message: '<b>Bạn</b> gửi lại áo nhé', version: 2 };
  const answered = await ask<StaffContactDetail>('POST', `/${id}/answer`, body, key);
  const repeated = await ask<StaffContactDetail>('POST', `/${id}/answer`, body, key);

  expect(answered.data).toMatchObject({
    status: 'ANSWERED',
    note: 'Hỏi kho',
    answers: [{ message: '<b>Bạn</b> gửi lại áo nhé' }],
  });
  expect(repeated.data).toEqual(answered.data);
  const mails = await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'contact-answer').execute();
  expect(mails).toEqual([
    expect.objectContaining({ recipient: 'hoa@example.com', replyTo: 'desk@example.com' }),
  ]);
  expect(mails[0]?.htmlBody).toContain('&#60;b&#62;Bạn');
  expect(mails[0]?.textBody).toContain('Áo bị sờn vai sau một tuần.');
});

test('staff read several answers in their order, and take a note away again', async () => {
  const id = await aMessage(shop, 'hai@example.com');
  await ask('POST', `/${id}/answer`, { message: 'Một', version: 1 });
  shop.clock.advance(1000);
  await ask('POST', `/${id}/answer`, { message: 'Hai', version: 2 });
  await ask('PUT', `/${id}`, { status: 'CLOSED', note: 'Xong', version: 3 });

  const cleared = await ask<StaffContactDetail>('PUT', `/${id}`, { status: 'CLOSED', note: ' ', version: 4 });

  expect(cleared.data).toMatchObject({ status: 'CLOSED', note: null, version: 5 });
  const { data } = await ask<StaffContactDetail>('GET', `/${id}`);
  expect(data.answers.map(({ message }) => message)).toEqual(['Một', 'Hai']);
  expect((await ask<StaffContactPage>('GET', '?status=CLOSED')).data.data.map((one) => one.id)).toEqual([id]);
  expect((await ask<StaffContactPage>('GET', '?status=CLOSED&kind=QUICK_CONSULTATION')).data.data).toEqual(
    [],
  );
});

test('who wrote in English is answered in English', async () => {
  const id = await aMessage(shop, 'jane@example.com');
  await shop.db.updateTable('contactRequests').set({ language: 'en' }).where('id', '=', id).execute();

  await ask('POST', `/${id}/answer`, { message: 'Please send it back.', version: 1 });

  const mail = await shop.db
    .selectFrom('outbox')
    .select(['subject', 'textBody'])
    .where('recipient', '=', 'jane@example.com')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toMatch(/^\[LH-.*\] An answer from /);
  expect(mail.textBody).toContain('You wrote:');
});

test('of two who answer at once the second sees the newest state, and one mail leaves', async () => {
  const id = await aMessage(shop, 'lan@example.com');
  const answer = () => ask<StaffContactDetail>('POST', `/${id}/answer`, { message: 'Chào bạn', version: 1 });

  const replies = await Promise.all([answer(), answer()]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    code: 'EDIT_CONFLICT',
    data: { version: 2, status: 'ANSWERED' },
  });
  const { length } = await shop.db
    .selectFrom('outbox')
    .where('recipient', '=', 'lan@example.com')
    .select('id')
    .execute();
  expect(length).toBe(1);
});

test('a message without an address cannot be answered by mail, nor an empty answer be sent', async () => {
  const id = await aMessage(shop, null);

  expect((await ask('POST', `/${id}/answer`, { message: 'Chào', version: 1 })).code).toBe(
    'CONTACT_HAS_NO_EMAIL',
  );
  expect((await ask('POST', `/${id}/answer`, { message: ' \n ', version: 1 })).status).toBe(400);
  expect((await ask('GET', `/${randomUUID()}`)).code).toBe('CONTACT_REQUEST_NOT_FOUND');
  expect((await ask('PUT', '/x', { status: 'CLOSED', note: '', version: 1 })).status).toBe(404);
  expect((await ask<StaffContactDetail>('GET', `/${id}`)).data).toMatchObject({ status: 'NEW', answers: [] });
});
