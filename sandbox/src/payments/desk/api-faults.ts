import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anybody who waits in front of a page likes, shorter than a server gives up. */
const SLOW_MS = 3_000;

/** Answers a call of the merchant's server, or spoils the answer on its way; what was asked has happened. */
export async function answerWith(reply: FastifyReply, fault: string, status: number, body: object | string) {
  switch (fault) {
    case 'timeout':
      return reply.hijack();
    case 'error':
      return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
    case 'html':
      return reply.code(200).type('text/html').send('<!doctype html><title>Maintenance</title>');
    case 'slow':
      await wait(SLOW_MS);
      return reply.code(status).send(body);
    default:
      return reply.code(status).send(body);
  }
}
