import { createTestApp, type TestApp } from '../../testing/test-app';
import { createOutboxService, smtpSender, type Mail } from './outbox.service';

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
const outboxWith = (send: Parameters<typeof createOutboxService>[0]['send']) =>
  createOutboxService({ db: shop.db, clock: shop.clock, send });

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
  await outbox.sweep();

  expect(sent).toEqual([]);
});

test('a mail leaves once, however many replicas look', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));
  await outbox.enqueue(shop.db, mail);
  await outbox.enqueue(shop.db, { ...mail, subject: 'Noch einmal' });

  await Promise.all([outbox.sweep(), outbox.sweep(), outbox.sweep()]);
  shop.clock.advance(3600_000);
  await outbox.sweep();

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
    await outbox.sweep();
    shop.clock.advance(5 * 60_000);
  }

  const row = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(tries).toBe(3);
  expect(row).toMatchObject({ tries: 3, lastError: null, nextTryAt: null });
  expect(row.sentAt).not.toBeNull();
});

test('without a mail server, mail waits', async () => {
  const outbox = outboxWith(null);
  await outbox.enqueue(shop.db, mail);

  await outbox.sweep();

  expect((await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).tries).toBe(0);
});

test.each(['lan@example.com\r\nBcc: all@example.com', 'lan@example.com\n'])(
  'an address with a line break is refused (%j)',
  async (to) => {
    const send = smtpSender({ url: 'smtp://127.0.0.1:1', from: 'shop@example.com', name: 'Shop' });

    await expect(send({ to, subject: 's', text: 't', html: 'h' })).rejects.toThrow('line break');
  },
);
