import { createServer, type AddressInfo, type Socket } from 'node:net';

type Reply = string | number | null | Reply[];
type Sets = Map<string, Map<string, number>>;

/** A server with the few Redis commands that the shop uses, for machines without Redis. */
export async function startRedisStandIn() {
  const sets: Sets = new Map();
  const server = createServer((socket) => serve(socket, sets)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((closed) => void server.close(() => closed())) };
}

function serve(socket: Socket, sets: Sets) {
  let text = '';
  let queue: string[][] | null = null;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (let read = readCommand(text); read; read = readCommand(text)) {
      text = text.slice(read.length);
      const name = read.words[0]?.toUpperCase();
      if (name === 'MULTI') queue = [];
      else if (name === 'EXEC') {
        socket.write(written((queue ?? []).map((tokens) => answer(sets, tokens))));
        queue = null;
        continue;
      } else if (queue) {
        queue.push(read.words);
        socket.write('+QUEUED\r\n');
        continue;
      }
      socket.write(written(answer(sets, read.words)));
    }
  });
}

/** The first complete command of the text, and its length in the text. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let at = head[0].length;
  const tokens: string[] = [];
  for (let word = 0; word < Number(head[1]); word++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return null;
    tokens.push(text.slice(from, at - 2));
  }
  return { words: tokens, length: at };
}

function answer(sets: Sets, [name = '', key = '', ...rest]: string[]): Reply {
  const set = sets.get(key) ?? new Map<string, number>();
  const ranked = () => [...set].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  const cut = <T>(all: T[]) => {
    const [from = 0, to = -1] = rest.slice(0, 2).map(Number);
    return all.slice(from, Math.max(0, to < 0 ? all.length + to + 1 : to + 1));
  };
  switch (name.toUpperCase()) {
    case 'ZADD':
      sets.set(key, set.set(rest[1] ?? '', Number(rest[0])));
      return 1;
    case 'ZREM':
      return set.delete(rest[0] ?? '') ? 1 : 0;
    case 'ZREMRANGEBYRANK': {
      const gone = cut(ranked());
      for (const [member] of gone) set.delete(member);
      return gone.length;
    }
    case 'ZREVRANGE':
      return cut(ranked().reverse()).flatMap(([member, score]) => [member, String(score)]);
    case 'PEXPIRE':
      return 1;
    case 'DEL':
      return sets.delete(key) ? 1 : 0;
    default:
      return 'OK';
  }
}

function written(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(written).join('')}`;
}
