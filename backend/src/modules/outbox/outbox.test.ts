import { createLogger } from '../../plugins/logging';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createNotificationService } from '../notifications/notifications.service';
import { createMailPace, type MailPace } from './mail-pace';
import { createOutboxService, type Mail } from './outbox.service';
import type { SendMail } from './smtp-sender';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(() => shop.db.deleteFrom('outbox').execute());
afterAll(() => shop.close());

const mail: Mail = {
  key: 'k1',
  kind: 'order-placed',
  to: 'lan@example.com',
  subject: 'Đã nhận đơn hàng',
  text: 'Chào',
  html: '<p>Chào</p>',
};
const outboxWith = (
  send: SendMail | null,
  { concurrency = 5, pace = createMailPace(0) }: { concurrency?: number; pace?: MailPace } = {},
) =>
  createOutboxService({
    db: shop.db,
    clock: shop.clock,
    log: createLogger('silent'),
    announcements: shop.database,
    send,
    retentionDays: 30,
    concurrency,
    pace,
    notifications: createNotificationService({
      db: shop.db,
      clock: shop.clock,
      announcements: shop.database,
    }),
  });

test('a mail of a transaction that failed is never sent', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));

  await shop.db
    .transaction()
    .execute(async (tx) => {
      await outbox.enqueue(tx, mail);
      throw new Error('no');
    })
    .catch(() => undefined);
  await outbox.runDue();

  expect(sent).toEqual([]);
});

test('a mail leaves once, however many replicas look', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));
  await outbox.enqueue(shop.db, mail);
  await outbox.enqueue(shop.db, { ...mail, subject: 'Noch einmal' });

  await Promise.all([outbox.runDue(), outbox.runDue(), outbox.runDue()]);
  shop.clock.advance(3600_000);
  await outbox.runDue();

  expect(sent).toEqual(['lan@example.com']);
});

test('a mail that the server did not take is tried again later', async () => {
  let tries = 0;
  const outbox = outboxWith(async () => {
    tries += 1;
    if (tries < 3) throw new Error('451 try later');
  });
  await outbox.enqueue(shop.db, mail);

  for (let round = 0; round < 6; round++) {
    await outbox.runDue();
    shop.clock.advance(5 * 60_000);
  }

  const row = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(tries).toBe(3);
  expect(row).toMatchObject({ tries: 3, lastError: null, nextTryAt: null });
  expect(row.sentAt).not.toBeNull();
});

test('mail that has left is kept for its time, mail that never left longer, and mail that waits for good', async () => {
  const outbox = outboxWith(async ({ to }) => {
    if (to === 'full@example.com') throw new Error('552 mailbox full');
  });
  await outbox.enqueue(shop.db, mail);
  await outbox.enqueue(shop.db, { ...mail, key: 'k2', to: 'full@example.com' });
  for (let round = 0; round < 15; round++) {
    await outbox.runDue();
    shop.clock.advance(6 * 3600_000);
  }
  await outbox.enqueue(shop.db, { ...mail, key: 'k3', to: 'waits@example.com' });
  const left = async () => {
    await outbox.purgeExpired();
    const rows = await shop.db.selectFrom('outbox').select('recipient').orderBy('recipient').execute();
    return rows.map(({ recipient }) => recipient);
  };

  expect(await left()).toEqual(['full@example.com', 'lan@example.com', 'waits@example.com']);
  shop.clock.advance(30 * 86_400_000);
  expect(await left()).toEqual(['full@example.com', 'waits@example.com']);
  shop.clock.advance(90 * 86_400_000);
  expect(await left()).toEqual(['waits@example.com']);
});

test('without a mail server, mail waits', async () => {
  const outbox = outboxWith(null);
  await outbox.enqueue(shop.db, mail);

  await outbox.runDue();

  expect((await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).tries).toBe(0);
});
