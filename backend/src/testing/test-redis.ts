import { connect } from 'node:net';
import { startRedisStandIn } from './redis-stand-in';

interface TestRedis {
  host: string;
  port: number;
  close(): Promise<void>;
}

/** Redis if one responds (`TEST_REDIS_PORT`, else 6379), otherwise a stand-in. Its data is not removed. */
export async function openTestRedis(): Promise<TestRedis> {
  const host = '127.0.0.1';
  const port = Number(process.env['TEST_REDIS_PORT'] ?? 6379);
  if (await isRedis(host, port)) return { host, port, close: async () => undefined };
  return { host, ...(await startRedisStandIn()) };
}

const isRedis = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ host, port }, () => socket.write('PING\r\n'));
    const end = (is: boolean) => {
      socket.destroy();
      done(is);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false)).on('data', (chunk) => end(chunk.toString().startsWith('+PONG')));
  });
