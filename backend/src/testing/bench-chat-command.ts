import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v4 as uuid } from 'uuid';

/**
 * Fifty people with the look-up assistant on PostgreSQL and the demo shop, each with an address of their own, half of them
 * signed in: each sends a message every 5 s for the given number of seconds (60), within the real limits. Prints the time
 * to the first word and to the end of an answer, in ms.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const PEOPLE = 50;
const EVERY_MS = 5_000;
const BUDGET_MS = 150;
process.env['TEST_DB'] = 'postgres';
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openDemoShop } = await import('./demo-shop');
const { aConversation } = await import('./chat-client');
const { openQuestions } = await import('./chat-questions/open');

const { createMemoryRateLimiter } = await import('../lib/memory-rate-limiter');
const { systemClock } = await import('../lib/clock');

const shop = await openDemoShop({
  rateLimiter: createMemoryRateLimiter(systemClock),
  env: { TRUST_PROXY: 'loopback' },
});
try {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const first: number[] = [];
  const whole: number[] = [];
  let failed = 0;

  interface Person {
    person: number;
    id: string;
    headers: Record<string, string>;
  }
  const addressOf = (person: number) => `198.51.100.${String(person + 1)}`;

  /** One message over HTTP: when its first word came, and when the answer ended. */
  const send = (chat: Person, text: string, isCounted: boolean) =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      let reader = '';
      let firstAt: number | undefined;
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: '/api/chat/message',
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': addressOf(chat.person),
            ...chat.headers,
          },
        },
        (response) => {
          response.on('data', (chunk: Buffer) => {
            reader += chunk.toString();
            if (firstAt === undefined && reader.includes('event: delta'))
              firstAt = performance.now() - startedAt;
          });
          response.on('end', () => {
            if (firstAt === undefined || !reader.includes('"state":"DONE"')) failed += 1;
            else if (isCounted) {
              first.push(firstAt);
              whole.push(performance.now() - startedAt);
            }
            resolve();
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify({ conversationId: chat.id, text, clientMessageId: uuid(), language: 'vi' }));
    });

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const chats = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person): Promise<Person> => ({
      ...(await aConversation(shop, { headers: person % 2 === 0 ? shop.as('CUSTOMER') : {} })),
      person,
    })),
  );
  const questions = openQuestions.map(({ text }) => text);
  for (const [at, text] of questions.entries()) {
    const chat = chats[at % PEOPLE];
    if (chat) await send(chat, text, false);
  }
  await Promise.all(
    chats.map(async (chat, person) => {
      // Not all at the same moment, as people are not.
      await pause((person / PEOPLE) * EVERY_MS);
      for (let time = 0; time < (SECONDS * 1_000) / EVERY_MS; time++) {
        const next = pause(EVERY_MS);
        await send(chat, questions[(person * 7 + time) % questions.length] ?? '', true);
        await next;
      }
    }),
  );
  const of = (times: number[], part: number) =>
    Number((times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1));
  const p95 = of(first, 0.95);
  process.stdout.write(
    `${JSON.stringify({
      people: PEOPLE,
      messages: first.length,
      failed,
      firstWord: { p50: of(first, 0.5), p95, p99: of(first, 0.99) },
      wholeAnswer: { p50: of(whole, 0.5), p95: of(whole, 0.95) },
    })}\n`,
  );
  if (p95 > BUDGET_MS || failed > 0) process.exitCode = 1;
} finally {
  await shop.close();
}
