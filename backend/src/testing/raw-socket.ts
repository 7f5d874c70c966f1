import { connect, type Socket } from 'node:net';

/** The data received on one connection until it closed or `until` matched. */
export interface Received {
  text: string;
  /** The status of each answer. */
  statuses: number[];
  isClosed: boolean;
}

/**
 * Writes the parts unchanged to a new connection and reads the response. Rejects when the server has not closed the
 * connection and `until` has not matched within `limitMs`: a real client would wait forever.
 */
export function overRawSocket(
  port: number,
  parts: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  {
    until = () => false,
    isCutOff = false,
    limitMs = 20_000,
  }: {
    until?: (text: string) => boolean;
    /** Closes the client's half of the connection after the parts. */
    isCutOff?: boolean;
    limitMs?: number;
  } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end within ${limitMs} ms. Received so far: ${text.slice(0, 500)}`));
    }, limitMs);
    const done = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        text,
        statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code)),
        isClosed,
      });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until(text)) done(false);
    });
    socket.on('close', () => done(true));
    // A client that still writes gets an error when the connection closes; data received before it counts.
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      void write(socket, parts).then(() => isCutOff && socket.end());
    });
  });
}

async function write(socket: Socket, parts: Iterable<string | Buffer> | AsyncIterable<string | Buffer>) {
  for await (const part of parts) {
    if (socket.destroyed) return;
    if (!socket.write(part)) {
      await new Promise<void>((next) => {
        const go = () => {
          socket.off('drain', go).off('close', go);
          next();
        };
        socket.on('drain', go).on('close', go);
      });
    }
  }
}

const chunk = Buffer.alloc(65_536, 'a');

/** A body of `size` bytes in pieces. */
export function* bytes(count: number): Generator<Buffer> {
  for (let left = count; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length));
}

/** The same body in the chunked encoding. */
export function* chunks(count: number): Generator<string | Buffer> {
  for (const part of bytes(count)) {
    yield `${part.length.toString(16)}\r\n`;
    yield part;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}

/** The head of a POST; `headers` without the host. */
export const postHead = (path: string, ...headers: string[]) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

export const nextRequest = 'GET /live HTTP/1.1\r\nhost: shop\r\n\r\n';
