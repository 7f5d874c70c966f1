import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports';
import { root } from './root';

/** A clone in which nothing is installed, as far as a start reads it before it installs. */
let clone: string;
let server: Server | undefined;
let running: ChildProcess | undefined;
beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  for (const file of readdirSync(path.join(root, 'tooling')).filter((name) => name.endsWith('.mjs')))
    cpSync(path.join(root, 'tooling', file), path.join(clone, 'tooling', file));
  mkdirSync(path.join(clone, 'mf-catalog'));
  cpSync(path.join(root, 'mf-catalog/package.json'), path.join(clone, 'mf-catalog/package.json'));
  cpSync(path.join(root, 'package-lock.json'), path.join(clone, 'package-lock.json'));
});
afterEach(() => {
  server?.close();
  running?.kill();
  rmSync(clone, { recursive: true, force: true });
});

/** What `npm start`, or with `dev` `npm run dev`, prints in that clone. */
function start(env: NodeJS.ProcessEnv, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/start.mjs', ...words], {
    cwd: clone,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}` };
}

async function aTakenPort(): Promise<string> {
  const [port = 0] = await freePorts(1);
  server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return String(port);
}

test.each([[[]], [['dev']]])('ports are checked before anything is installed (%j)', async (words) => {
  const port = await aTakenPort();

  const { status, printed } = start({ SHELL_PORT: port }, ...words);

  expect(status).toBe(1);
  expect(printed).toContain(`  ${port}  SHELL_PORT, in use by node, process ${String(process.pid)}`);
  expect(printed).not.toContain('Installing');
  expect(printed).not.toMatch(/\n\s+at /);
  expect(existsSync(path.join(clone, 'node_modules'))).toBe(false);
});

test('one remote in development says that nothing is installed, and what to do', () => {
  const { status, stderr } = spawnSync(process.execPath, ['../tooling/dev-remote.mjs', 'catalog'], {
    cwd: path.join(clone, 'mf-catalog'),
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toBe(
    'What package-lock.json names is not installed here: run npm start once, or npm ci --ignore-scripts, in the root folder.\n',
  );
});

test('a start reads the ports of .env, and the environment decides over it', async () => {
  const port = await aTakenPort();
  writeFileSync(path.join(clone, '.env'), `PORT_BASE=70000\nSHELL_PORT=${port}\n`);

  expect(start({}).printed).toContain('PORT_BASE must be a port from 1 to 64310, not "70000"');
  expect(start({ PORT_BASE: '20000' }).printed).toContain(`  ${port}  SHELL_PORT`);
});

test('a second start in the same folder says where the shop is running, before it looks at ports', async () => {
  running = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)', '--', 'tooling/start.ts']);
  await new Promise((resolve) => running?.once('spawn', resolve));
  mkdirSync(path.join(clone, '.data'));
  writeFileSync(
    path.join(clone, '.data/running-shop.json'),
    JSON.stringify({ pid: running.pid, url: 'http://localhost:3000', command: 'npm start' }),
  );

  const { status, printed } = start({ SHELL_PORT: await aTakenPort() });

  expect(status).toBe(1);
  expect(printed).toContain(
    'The shop of this folder is running already, at http://localhost:3000 (npm start, ',
  );
  expect(printed).not.toContain('ports are taken');
});
