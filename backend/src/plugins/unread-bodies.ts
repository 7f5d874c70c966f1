import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Limits for draining a refused body: bytes, total time and the longest pause between packets. */
const MAX_DRAIN_BYTES = 32 * 1_048_576;
const MAX_DRAIN_MS = 30_000;
const MAX_SILENCE_MS = 5_000;

/**
 * An answer sent before its request body was read has `Connection: close`, and the rest of the body is read and dropped
 * before the connection is closed. Closing at once would reset the connection, and a client that is still writing would
 * lose the answer. Keeping it open would delay the next request until this body has been read.
 */
export function registerUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (!isUnread(raw)) return payload;
    // The rest of a small body may be in the packet that is being parsed.
    await new Promise(setImmediate);
    if (!isUnread(raw)) return payload;
    reply.header('connection', 'close');
    if (hasNoBody(request.method, reply.statusCode)) {
      await drain(raw);
      return payload;
    }
    if (typeof payload === 'string' || Buffer.isBuffer(payload))
      reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(endAfter(payload, drain(raw)));
  });
}

/** `complete` is undefined without a connection, as in injected requests. */
const isUnread = (raw: Omit<IncomingMessage, 'complete'> & { complete?: boolean }) =>
  raw.complete === false &&
  !raw.destroyed &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

/** Answers without a body end with their head, so nothing sent later can hold the connection open. */
const hasNoBody = (method: string, status: number) => method === 'HEAD' || status === 204 || status === 304;

/** Sends everything at once, but ends only when the body is drained, because the end closes the connection. */
async function* endAfter(payload: unknown, drained: Promise<void>) {
  if (payload instanceof Readable) yield* payload;
  else if (typeof payload === 'string' || Buffer.isBuffer(payload)) yield payload;
  await drained;
}

function drain(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const until = Date.now() + MAX_DRAIN_MS;
    const end = () => {
      clearTimeout(silence);
      raw.off('data', count);
      resolve();
    };
    const silence = setTimeout(end, MAX_SILENCE_MS);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      silence.refresh();
      if (bytes > MAX_DRAIN_BYTES || Date.now() > until) end();
    };
    raw.unpipe();
    raw.on('data', count).once('end', end).once('close', end).once('error', end).resume();
  });
}
