import { createServer, type AddressInfo } from 'node:net';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { failureOf } from './mail-failures';
import { smtpSender, type MailToSend, type SmtpSender } from './smtp-sender';

let server: MailServer;
let sender: SmtpSender;
beforeEach(async () => {
  server = await startMailServer();
  sender = smtpSender({
    url: server.url,
    from: 'shop@example.com',
    name: () => Promise.resolve('Shop'),
    timeoutMs: 5_000,
  });
});
afterEach(async () => {
  sender.close();
  await server.close();
});

const mail: MailToSend = { id: 'a1', to: 'lan@example.com', subject: 's', text: 't', html: 'h' };
const never = new AbortController().signal;
const failed = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => failureOf(error),
  );

test.each([
  { to: 'lan@example.com\r\nBcc: all@example.com' },
  { to: 'lan@example.com\n' },
  { replyTo: 'lan@example.com\r\nBcc: all@example.com' },
  { unsubscribeUrl: 'https://a.example\nX: y' },
])('a header with a line break is refused for good (%j)', async (more) => {
  await expect(sender.send({ ...mail, ...more }, never)).rejects.toThrow('line break');
  expect(await failed(sender.send({ ...mail, ...more }, never))).toBe('permanent');
  expect(server.counts.connections).toBe(0);
});

test('a mail to many names its way out, so that mail programs offer a button for it', async () => {
  const unsubscribeUrl = `https://shop.example.com/api/main/newsletter/unsubscribe?token=${'a'.repeat(43)}`;

  await sender.send({ ...mail, replyTo: 'lan@example.com', unsubscribeUrl }, never);

  const headers = server.received[0]?.raw.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toContain('Reply-To: lan@example.com');
});

test('a mail is from the shop by its name, to its reader, with its text and its page', async () => {
  await sender.send({ ...mail, subject: 'Your order', text: 'plain words', html: '<p>page</p>' }, never);

  const [received] = server.received;
  expect(received?.to).toBe('lan@example.com');
  expect(received?.raw).toMatch(/^From: "?Shop"? <shop@example\.com>$/m);
  expect(received?.raw).toMatch(/^To: <?lan@example\.com>?$/m);
  expect(received?.raw).toMatch(/^Subject: Your order$/m);
  expect(received?.raw).toMatch(/text\/plain[\s\S]*plain words[\s\S]*text\/html[\s\S]*<p>page<\/p>/);
  // What is written to one person has no way out of a list.
  expect(received?.raw).not.toMatch(/^(Reply-To|List-Unsubscribe)/m);
});

test('a mail that is sent twice has the same Message-ID, and both go over one connection', async () => {
  await sender.send(mail, never);
  await sender.send(mail, never);

  expect(server.received.map(({ messageId }) => messageId)).toEqual(['<a1@example.com>', '<a1@example.com>']);
  expect(server.counts.connections).toBe(1);
});

test.each([
  ['450 4.2.0 try again later', 'temporary'],
  ['550 5.1.1 no such mailbox', 'permanent'],
  ['421 4.3.2 closing', 'server'],
])('a recipient who is answered with %s is a %s failure', async (answer, failure) => {
  server.answerTo = () => answer;

  expect(await failed(sender.send(mail, never))).toBe(failure);
});

test.each(['421 too busy', '554 no service'])(
  'a server that greets with %s fails itself',
  async (greeting) => {
    server.greeting = greeting;

    expect(await failed(sender.send(mail, never))).toBe('server');
  },
);

test('a server that refuses the connection fails itself', async () => {
  const { url } = server;
  await server.close();
  const other = smtpSender({ url, from: 'shop@example.com', name: () => Promise.resolve('Shop') });

  expect(await failed(other.send(mail, never))).toBe('server');

  other.close();
  server = await startMailServer();
});

test('a mail server that takes the call and says nothing is given up, and fails itself', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const { port } = silent.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const other = smtpSender({
    url,
    from: 'shop@example.com',
    name: () => Promise.resolve('Shop'),
    timeoutMs: 200,
  });

  expect(await failed(other.send(mail, never))).toBe('server');

  other.close();
  await new Promise((closed) => silent.close(closed));
});

test('a send that is aborted ends at once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const { port } = silent.address() as AddressInfo;
  const other = smtpSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'shop@example.com',
    name: () => Promise.resolve('Shop'),
  });
  const abort = new AbortController();
  const sending = failed(other.send(mail, abort.signal));
  await new Promise((connected) => silent.once('connection', connected));

  abort.abort();

  expect(await sending).toBe('server');
  other.close();
  await new Promise((closed) => silent.close(closed));
});
