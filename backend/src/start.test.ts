import { createServer, type AddressInfo, type Socket } from 'node:net';
import { ConfigError } from './config';
import { isDatabaseDown } from './db/failures';
import { FolderInUse } from './db/folder-lock';
import { refusePooler } from './db/pooler-check';
import { explain, refuseDemoAccounts, refuseOldServer, start } from './start';
import { anAccount } from './testing/accounts';
import { createTestApp, migrationsFolder, type TestApp } from './testing/test-app';
import { testWorkerFile } from './testing/test-database';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('a production shop refuses to start while demo accounts are unlocked', async () => {
  await anAccount(shop, { email: 'someone@shop.vn' });
  await expect(refuseDemoAccounts(shop.db)).resolves.toBeUndefined();

  await anAccount(shop, { email: 'admin@example.com' });
  await expect(refuseDemoAccounts(shop.db)).rejects.toThrow('admin@example.com');

  await shop.db
    .updateTable('users')
    .set({ status: 'LOCKED' })
    .where('email', '=', 'admin@example.com')
    .execute();
  await expect(refuseDemoAccounts(shop.db)).resolves.toBeUndefined();
});

test('a shop refuses to start on an old PostgreSQL server and names the required version', async () => {
  await expect(refuseOldServer(shop.db, 'DATABASE_URL')).resolves.toBeUndefined();

  const refused = await refuseOldServer(shop.db, 'DATABASE_DIRECT_URL', 99).catch((error: unknown) =>
    explain(error),
  );
  expect(refused).toMatch(/^The server of DATABASE_DIRECT_URL is PostgreSQL \d+.*needs 99 or newer/);
});

test.each([
  [
    'a wrong variable',
    new ConfigError([{ vi: 'HOST phải là một địa chỉ', en: 'HOST must be an address' }]),
    '.env.example',
  ],
  ['a folder in use', new FolderInUse('/data', ' by process 7'), 'DATA_DIR'],
  [
    'a taken port',
    Object.assign(new Error('x'), { code: 'EADDRINUSE', port: 4000 }),
    'The port 4000 is taken',
  ],
  [
    'an unreachable database',
    Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]), { code: 'ECONNREFUSED' }),
    'does not answer (connect ECONNREFUSED ::1:5432)',
  ],
  [
    'a pooler without a server',
    Object.assign(new Error('server login has been failing'), { code: '08P01' }),
    'does not answer (server login has been failing)',
  ],
  ['a wrong password', Object.assign(new Error('x'), { code: '28P01' }), 'refused the user or the password'],
  ['a missing database', Object.assign(new Error('x'), { code: '3D000' }), 'createdb'],
])('the start error for %s says what to do', (_what, error, text) => {
  expect(explain(error)).toContain(text);
  expect(explain(error)).not.toContain('at Object');
});

test('a start behind a pooler that rejects a parameter fails at once with the pooler’s message and the variable to set', async () => {
  const pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusal('unsupported startup parameter: options')));
  }).listen(0, '127.0.0.1');
  await new Promise<void>((done) => pooler.once('listening', () => done()));
  const { port } = pooler.address() as AddressInfo;
  const url = `postgres://shop:hunter2@127.0.0.1:${String(port)}/shop`;
  const told = (env: Record<string, string>) =>
    start({ LOG_LEVEL: 'silent', ...env }, { migrations: migrationsFolder, worker: testWorkerFile }).then(
      () => 'it started',
      explain,
    );
  try {
    expect(await told({ DATABASE_URL: url })).toBe(
      'The server of DATABASE_URL refused the connection: "unsupported startup parameter: options". It is a pooler such as ' +
        'PgBouncer. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
    expect(
      await told({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_POOLER: 'transaction' }),
    ).toContain('Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.');
  } finally {
    await new Promise<void>((done) => pooler.close(() => done()));
  }
});

test('the error for a wrong password of the direct address names that address', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusal('password authentication failed', '28P01')));
  }).listen(0, '127.0.0.1');
  await new Promise<void>((done) => server.once('listening', () => done()));
  const { port } = server.address() as AddressInfo;
  const url = `postgres://shop:hunter2@127.0.0.1:${String(port)}/shop`;
  try {
    const told = await start(
      {
        LOG_LEVEL: 'silent',
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: url,
        DATABASE_POOLER: 'transaction',
      },
      { migrations: migrationsFolder, worker: testWorkerFile },
    ).catch((error: unknown) => explain(error));

    expect(told).toBe('The database refused the user or the password of DATABASE_DIRECT_URL.');
  } finally {
    await new Promise<void>((done) => server.close(() => done()));
  }
});

test('the start fails after a timeout when the database accepts connections but does not respond', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await new Promise<void>((done) => server.once('listening', () => done()));
  const { port } = server.address() as AddressInfo;
  const url = `postgres://shop@127.0.0.1:${String(port)}/shop`;
  try {
    const failure = await refusePooler({ variable: 'DATABASE_URL', url }, 200).catch(
      (error: unknown) => error,
    );

    expect(isDatabaseDown(failure)).toBe(true);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  }
});

/** An error message of PostgreSQL's protocol that ends the connection: severity, code and message. */
function refusal(message: string, code = '08P01'): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
