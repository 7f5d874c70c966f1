import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  path: string;
  /** Fields of the JSON or form body of the request. */
  body: Record<string, unknown>;
}
/** `silent` never answers. A string is sent unchanged, anything else as JSON. */
export type Answered = { status?: number; body: unknown } | 'silent';

/** A stub of an external server. The test decides its responses. */
export async function openAnswering() {
  let answer: (asked: Asked) => Answered = () => 'silent';
  const calls: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text.startsWith('{')
        ? (JSON.parse(text) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(text));
      const asked = { path: request.url ?? '', body };
      calls.push(asked);
      const reply = answer(asked);
      if (reply === 'silent') return;
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers: (next: typeof answer) => void (answer = next),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
