/**
 * Proves that a remote is made from nothing and reaches shoppers of a shop that runs, without a change elsewhere: in a
 * copy of these sources, with a registry and a document server of its own. `tsx tooling/new-remote-run.ts`, after a build.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { deployFolder } from './apps';
import { startChild } from './child';
import { linkRegistry } from './copy-versions';
import { freePorts } from './free-ports';
import { root } from './root';

const name = 'throwaway';
const title = 'Throwaway';
const started = Date.now();
const copy = mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
const env = { ...process.env, REGISTRY_STORE: path.join(copy, deployFolder), REGISTRY_USER: 'a new team' };
const [shellPort = 0, filesPort = 0, nobody = 0] = await freePorts(3);
const shop = `http://localhost:${String(shellPort)}`;

await copySources();
const files = await serveFiles();
const server = await startChild({
  name: 'shell',
  command: process.execPath,
  args: ['dist/server.js'],
  cwd: path.join(root, 'shell'),
  env: {
    ...env,
    SHELL_PORT: String(shellPort),
    // Its page asks nothing of the backend, and is there without one.
    BACKEND_URL: `http://127.0.0.1:${String(nobody)}`,
    REMOTE_ORIGINS: `*=http://localhost:${String(filesPort)}`,
    LOG_LEVEL: 'error',
  },
  logFolder: path.join(copy, 'logs'),
});
try {
  await prove();
} finally {
  await server.stop();
  await files.close();
  rmSync(copy, { recursive: true, force: true });
}
if (existsSync(path.join(root, `mf-${name}`))) throw new Error(`mf-${name} was left behind.`);
say('nothing is left of it');

async function prove(): Promise<void> {
  expect((await page()).status === 404, 'the shop has no such page before');
  const before = listing();
  remote('create', name, '--without-install');
  const made = listing().filter((file) => !before.includes(file));
  expect(
    made.length > 0 && made.every((file) => `${file}/`.startsWith(`mf-${name}/`)),
    'nothing but its own folder is new',
  );
  run('types', 'node_modules/typescript/bin/tsc', '-p', `mf-${name}`);
  run('its tests', 'node_modules/jest/bin/jest.js', '--selectProjects', `mf-${name}`);
  run('both languages', '--import', 'tsx', 'tooling/words.ts');
  const shell = await liveShell();
  remote('publish', name);
  remote('promote', name);

  const shown = await eventually(page, ({ status }) => status === 200);
  expect(
    shown.text.includes(`>${title}</h1>`) && shown.text.includes(`<title>${title} | `),
    'its page is drawn on the server',
  );
  const english = await (await fetch(`${shop}/en/${name}`)).text();
  expect(english.includes('A new page of the shop.'), 'in English too');
  expect((await liveShell()) === shell, 'by the same shell');
}

/** The sources as they are, without what is built of them. */
async function copySources(): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n')) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, deployFolder));
  await linkRegistry(path.join(root, deployFolder), path.join(copy, deployFolder));
}

/** One origin for every remote, as a static host would be. */
async function serveFiles() {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  await app.register(fastifyStatic, { root: path.join(copy, deployFolder, 'remotes'), index: false });
  await app.listen({ port: filesPort, host: '127.0.0.1' });
  return app;
}

function listing(): string[] {
  return readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(node_modules|\.cache|\.deploy|logs)(\/|$)/.test(file),
  );
}

async function page() {
  const answer = await fetch(`${shop}/${name}`);
  return { status: answer.status, text: await answer.text() };
}

async function liveShell(): Promise<string> {
  return ((await (await fetch(`${shop}/live`)).json()) as { shell: string }).shell;
}

/** Document servers look at their registry twice a second. */
async function eventually<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The page did not come within 10 s.');
}

function remote(...words: string[]): void {
  run(`npm run remote -- ${words.join(' ')}`, '--import', 'tsx', 'tooling/remote.ts', ...words);
}

function run(what: string, ...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'inherit'] });
  say(what);
}

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It is not so that ${what}.`);
  say(what);
}

function say(what: string): void {
  console.log(`✓ ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
