import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..');

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      SANDBOX_PORT: '0',
      SANDBOX_INBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(JSON.parse(String(chunk))));
    child.once('close', () => reject(new Error(err)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

test('it says on one line where it listens, and stops when asked to', async () => {
  const { child, ready, ended } = run({ SANDBOX_PROT: '1' });

  const { payments, inbox, smtp, ...rest } = await ready;
  expect(rest).toEqual({ ready: true });
  for (const port of [payments, inbox, smtp]) expect(port).toBeGreaterThan(0);
  expect((await fetch(`http://127.0.0.1:${String(payments)}/`)).status).toBe(200);
  const font = await fetch(`http://127.0.0.1:${String(payments)}/assets/fonts/vietnamese-400.woff2`);
  expect(font.headers.get('content-type')).toBe('font/woff2');
  await font.arrayBuffer();
  child.kill('SIGTERM');

  const { code, err } = await ended;
  expect(code).toBe(0);
  expect(err).toContain('SANDBOX_PROT');
});

test.each(['SANDBOX_PORT', 'SANDBOX_INBOX_PORT', 'SANDBOX_SMTP_PORT'])(
  'a taken port is named together with %s',
  async (variable) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    const { code, out, err } = await run({ [variable]: String(port) }).ended;
    other.close();

    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toBe(`Port ${port} is taken. Stop what uses it, or set ${variable} to another port.\n`);
  },
  20_000,
);

test('in production it does not start', async () => {
  const { code, err } = await run({ DEPLOYMENT: 'production' }).ended;

  expect(code).toBe(1);
  expect(err).toContain('DEPLOYMENT');
});
