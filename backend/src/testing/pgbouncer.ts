import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answersHere, TEST_POSTGRES } from './test-database';

export interface PgBouncer {
  /** The address of a database of the test server through the pooler. */
  urlOf(database: string): string;
  close(): Promise<void>;
}

export const hasPgBouncer = () => spawnSync('pgbouncer', ['--version']).status === 0;

/** A real PgBouncer in transaction mode in front of the test server, with default settings except `settings`. */
export async function openPgBouncer(settings: Record<string, string> = {}): Promise<PgBouncer> {
  const server = new URL(TEST_POSTGRES);
  const folder = await mkdtemp(join(tmpdir(), 'storefront-pgbouncer-'));
  // Under root, PgBouncer runs as the user `postgres`, which must be able to read this file.
  await chmod(folder, 0o755);
  const port = await aFreePort();
  await writeFile(join(folder, 'users.txt'), `"${server.username}" "${server.password}"\n`);
  const isRoot = process.getuid?.() === 0;
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    // A small number, so that clients share the connections.
    default_pool_size: '3',
    ...(isRoot && { user: 'postgres' }),
    ...settings,
  };
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]\n* = host=${server.hostname} port=${server.port || '5432'}\n[pgbouncer]\n${Object.entries(
      options,
    )
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('')}`,
  );
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + 20_000;
  while (!(await answersHere('127.0.0.1', port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`pgbouncer does not start: ${errors}`);
    await wait(20);
  }
  return {
    urlOf(database) {
      const url = new URL(TEST_POSTGRES);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      url.pathname = `/${database}`;
      return url.href;
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise<void>((done) => server.once('listening', () => done()));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}
