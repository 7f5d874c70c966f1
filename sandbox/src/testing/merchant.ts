import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A merchant's server that records the requests it receives and sends the responses that a test sets. */
export async function aMerchant(answer: () => { status: number; body: string }) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'));
      const { status, body } = answer();
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ipn`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export async function eventually(check: () => boolean | Promise<boolean>) {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came to pass');
}
