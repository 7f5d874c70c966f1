import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How much of a refused body is still read, for how long, and how long a pause of its sender may be. */
const MAX_DRAIN_BYTES = 32 * 1_048_576;
const MAX_DRAIN_MS = 30_000;
const MAX_SILENCE_MS = 5_000;

/**
 * An answer that is sent before its request has been read says `Connection: close`, and the rest of the body is read
 * and dropped before the connection is closed. Closing at once would reset it, and a sender that is still writing would
 * lose the answer; keeping it open would make the next request wait for the rest of this one.
 */
export function registerUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (!isUnread(raw)) return payload;
    // The end of a small body may be in the packet that is being parsed right now.
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

/** `complete` is missing where there is no connection, as in injected requests. */
const isUnread = (raw: Omit<IncomingMessage, 'complete'> & { complete?: boolean }) =>
  raw.complete === false &&
  !raw.destroyed &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

/** Such an answer ends with its head, so nothing sent after it can hold the connection open. */
const hasNoBody = (method: string, status: number) => method === 'HEAD' || status === 204 || status === 304;

/** Sends everything at once and ends when the body is drained: the end is what closes the connection. */
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
