import { createServer, type AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createNotificationService } from '../notifications/notifications.service';
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
  createOutboxService({
    db: shop.db,
    clock: shop.clock,
    send,
    keptDays: 30,
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

test('mail that has left is kept for its time, mail that never left longer, and mail that waits for good', async () => {
  const outbox = outboxWith(async ({ to }) => {
    if (to === 'full@example.com') throw new Error('552 mailbox full');
  });
  await outbox.enqueue(shop.db, mail);
  await outbox.enqueue(shop.db, { ...mail, key: 'k2', to: 'full@example.com' });
  for (let round = 0; round < 15; round++) {
    await outbox.sweep();
    shop.clock.advance(6 * 3600_000);
  }
  await outbox.enqueue(shop.db, { ...mail, key: 'k3', to: 'waits@example.com' });
  const left = async () => {
    await outbox.forgetOld();
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

test.each([
  { replyTo: 'lan@example.com\r\nBcc: all@example.com' },
  { unsubscribeUrl: 'https://a.example\nX: y' },
])('so is %j', async (more) => {
  const send = smtpSender({ url: 'smtp://127.0.0.1:1', from: 'shop@example.com', name: 'Shop' });

  await expect(send({ to: 'lan@example.com', subject: 's', text: 't', html: 'h', ...more })).rejects.toThrow(
    'line break',
  );
});

test('a mail to many names its way out, so that mail programs offer a button for it', async () => {
  const server = await aMailServer();
  const send = smtpSender({ url: server.url, from: 'shop@example.com', name: 'Shop' });
  const outbox = outboxWith(send);
  const unsubscribeUrl = `https://shop.example.com/api/main/newsletter/unsubscribe?token=${'a'.repeat(43)}`;
  await outbox.enqueue(shop.db, { ...mail, replyTo: 'lan@example.com', unsubscribeUrl });

  await outbox.sweep();

  const headers = server.received().replaceAll(/\r\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toContain('Reply-To: lan@example.com');
  await server.close();
});

/** Takes every mail and says what came. */
async function aMailServer() {
  let text = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const said = String(chunk);
      if (isData) {
        text += said;
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (said.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => text,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

test('a mail server that takes the call and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const { port } = silent.address() as AddressInfo;
  const send = smtpSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'shop@example.com',
    name: 'Shop',
    patienceMs: 200,
  });

  await expect(send({ to: 'lan@example.com', subject: 's', text: 't', html: 'h' })).rejects.toThrow(
    /timeout|greeting/i,
  );
  await new Promise((closed) => silent.close(closed));
});
