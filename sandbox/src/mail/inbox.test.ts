import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { readConfig } from '../config';
import { startSandbox, type Sandbox } from '../sandbox';
import type { Message } from './mailbox';

let sandbox: Sandbox;
let folder: string;

const start = () =>
  startSandbox({ ...readConfig({}), paymentsPort: 0, inboxPort: 0, smtpPort: 0, dataDir: folder }, null);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-mail-'));
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

type Listing = { total: number; messages: Message[] };
const listing = async (query = '') => (await (await inbox(`/api/messages${query}`)).json()) as Listing;
const inbox = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${sandbox.ports.inbox}${path}`, init);

async function send(mail: object, auth?: { user: string; pass: string }) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: sandbox.ports.smtp,
    secure: false,
    ...(auth && { auth }),
  });
  await transport.sendMail({ from: 'Cửa hàng <shop@example.com>', ...mail });
  transport.close();
}

test('a mail to a customer arrives with its text, HTML and headers', async () => {
  await send({
    to: 'Khách <customer@example.com>',
    subject: 'Đơn hàng của bạn đã được thanh toán',
    text: 'Cảm ơn bạn. http://localhost:3000/profile/orders?a=1&b=2',
    html: '<h1>Cảm ơn bạn</h1><img src="cid:logo"><script>alert(1)</script>',
    attachments: [{ filename: 'logo.png', content: Buffer.from('png'), cid: 'logo' }],
    headers: { 'X-Order': 'ORD1' },
  });

  const { total, messages } = await listing('?to=CUSTOMER@example.com');
  expect(total).toBe(1);
  expect(messages[0]).toMatchObject({
    subject: 'Đơn hàng của bạn đã được thanh toán',
    from: 'Cửa hàng <shop@example.com>',
    to: ['Khách <customer@example.com>'],
    envelope: { from: 'shop@example.com', to: ['customer@example.com'] },
    text: expect.stringContaining('Cảm ơn bạn.'),
    html: expect.stringContaining('data:image/png;base64,'),
    attachments: [expect.objectContaining({ filename: 'logo.png', size: 3 })],
  });
  expect(messages[0]?.headers).toContainEqual({ name: 'X-Order', value: 'ORD1' });

  const page = await (await inbox(`/messages/${messages[0]?.id}`)).text();
  expect(page).toContain('href="http://localhost:3000/profile/orders?a=1&amp;b=2"');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).not.toContain('<script>');
  const body = await inbox(`/messages/${messages[0]?.id}/html`);
  expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox /);
});

test('a mail is accepted with any login, and found only by its recipients', async () => {
  await send({ to: 'a@example.com', bcc: 'hidden@example.com', subject: 'One' }, { user: 'x', pass: 'y' });
  await send({ to: 'b@example.com', subject: '<b>Two</b>' });

  const subjects = async (to: string) => {
    const { messages } = await listing(`?to=${to}`);
    return messages.map(({ subject }) => subject);
  };

  expect(await subjects('hidden@example.com')).toEqual(['One']);
  expect(await subjects('nobody@example.com')).toEqual([]);
  expect(await subjects('')).toEqual(['<b>Two</b>', 'One']);
  expect(await (await inbox('/')).text()).toContain('&lt;b&gt;Two&lt;/b&gt;');
});

test('mail survives a restart and can be deleted', async () => {
  await send({ to: 'a@example.com', subject: 'Kept' });
  await sandbox.close();
  sandbox = await start();

  expect((await listing()).messages[0]?.subject).toBe('Kept');
  expect(await (await inbox('/api/messages', { method: 'DELETE' })).json()).toEqual({ deleted: 1 });
  expect((await listing()).total).toBe(0);
  expect(await readdir(join(folder, 'mail'))).toEqual([]);
});

test('only the last 500 mails are kept', async () => {
  const transport = createTransport({
    host: '127.0.0.1',
    port: sandbox.ports.smtp,
    pool: true,
    maxMessages: Infinity,
  });
  for (let number = 1; number <= 502; number += 1) {
    await transport.sendMail({
      from: 'shop@example.com',
      to: 'a@example.com',
      subject: `Mail ${number}`,
      text: 'x',
    });
  }
  transport.close();

  const { total, messages } = await listing();

  expect(total).toBe(500);
  expect([messages[0]?.subject, messages[499]?.subject]).toEqual(['Mail 502', 'Mail 3']);
  expect(await readdir(join(folder, 'mail'))).toHaveLength(1000);
}, 30_000);

test('an unknown message is not found', async () => {
  for (const path of ['/messages/x', '/messages/x/html', '/api/messages/x']) {
    expect((await inbox(path)).status).toBe(404);
  }
});
