import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** Raw headers and body. */
  raw: string;
  at: number;
}
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The server's first line on a connection. */
  greeting: string;
  /** The reply to a recipient, such as `550 no such mailbox`; null accepts the email. */
  answerTo: (recipient: string) => string | null;
  /** Number of connections so far, and the maximum of concurrent deliveries. */
  counts: { connections: number; maxAtOnce: number };
  close(): Promise<void>;
}

/** An SMTP server that accepts every email after the given milliseconds by default. */
export async function startMailServer({ delayMs = 0 } = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const counts = { connections: 0, maxAtOnce: 0 };
  let taking = 0;
  const listener = createServer((socket) => {
    counts.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A killed client is not a failure of this server.
    socket.on('error', () => undefined);
    const reply = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    let buffer = '';
    let recipient = '';
    let isData = false;

    function take(raw: string) {
      taking += 1;
      counts.maxAtOnce = Math.max(counts.maxAtOnce, taking);
      const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';
      setTimeout(() => {
        taking -= 1;
        server.received.push({ to: recipient, messageId, raw, at: Date.now() });
        reply('250 taken');
      }, delayMs);
    }

    function receive(line: string) {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        isData = true;
        reply('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else if (command === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        reply(server.answerTo(recipient) ?? '250 ok');
      } else reply('250 ok');
    }

    socket.on('data', (chunk) => {
      buffer += String(chunk);
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end === -1) return;
        const message = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        if (isData) {
          isData = false;
          take(message);
        } else receive(message);
      }
    });
    reply(server.greeting);
    if (!server.greeting.startsWith('2')) socket.end();
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));

  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received: [],
    greeting: '220 here',
    answerTo: () => null,
    counts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => listener.close(closed));
    },
  };
  return server;
}
