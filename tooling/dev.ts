/**
 * `npm run dev`: the whole shop while it is being written. Remotes are built as their sources change and shown through
 * the same overrides that testers use; the shell is built again and made live; servers are started again.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps';
import { serveDevRemote, type DevServer } from './dev-server';
import { freePorts } from './free-ports';
import { root } from './root';
import { dataFolder, recordRunning } from './running-shop.mjs';
import { startShop, type Program } from './shop';
import { freeShopPorts } from './shop-ports.mjs';
import { whenEnded } from './when-ended';

const tsx = ['--import', 'tsx'];
/** Longer than a document server takes to see that its registry has moved. */
const registrySeenMs = 700;

const servers: DevServer[] = [];
/** How to stop what there is so far. */
const stops: (() => Promise<void>)[] = [];
const ending = new AbortController();
whenEnded(async () => {
  print('shop', 'stopping…');
  ending.abort();
  await Promise.all(stops.map((stop) => stop()));
});

const ports = await freeShopPorts().catch(fail);
recordRunning(root, { url: `http://localhost:${String(ports.shell)}`, command: 'npm run dev' });
print('shop', 'building what changed…');
if (!(await run('build', [...tsx, 'tooling/build.ts'], '.')))
  fail('Building failed; what went wrong stands above.');

const starting = startShop({
  ports,
  dataDir: dataFolder(root),
  env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  onProgram: (program, child) => {
    print(program, 'is up');
    void child.ended.then((code) => {
      // Started again it ends by a signal, with no code.
      if (code) print(program, `ended with code ${String(code)}; it is started anew with the next change`);
    });
  },
  ending: ending.signal,
  onLine: (program, line) => print(program, forPeople(line)),
});
stops.push(() =>
  starting.then(
    (started) => started.stop(),
    () => undefined,
  ),
);
const shop = await starting.catch(fail);
// One after the other: the first build of each wants both cores.
const devPorts = await freePorts(remotes.length);
for (const [index, remote] of remotes.entries()) {
  const server = await serveDevRemote(remote, devPorts[index] ?? 0, (news) => {
    print(remote.name, news.event === 'built' ? `built in ${String(news.ms)} ms` : news.problem);
  });
  servers.push(server);
  stops.push(server.close);
}

onChange(['backend/src', 'backend/migrations', 'backend/seed'], () => again('backend', 'backend'));
onChange(['sandbox/src'], () => again('sandbox', 'sandbox'));
onChange(['shell/src', 'shell/server', 'shared/src'], async () => {
  if (!(await run('shell', [...tsx, 'tooling/build.ts', 'shell'], '.'))) return;
  await again('shell', 'shell');
});

console.log(`
The shop is open:

  ${shop.url}/?remotes=${servers.map(({ override }) => override).join(',')}
      with your remotes, reloading after each change
  ${shop.url}
      as it was built, drawn on the server; the badge in the page leads here too

Ctrl+C stops everything.
`);

/** Builds a server, starts it again and reloads the pages. */
async function again(program: Program, dir: string): Promise<void> {
  const started = Date.now();
  if (!(await run(program, ['build.mjs'], dir))) return;
  try {
    await shop.restart(program);
  } catch (error) {
    print(program, error instanceof Error ? error.message : String(error));
    return;
  }
  print(program, `started anew in ${String(Date.now() - started)} ms`);
  await new Promise((resolve) => setTimeout(resolve, registrySeenMs));
  for (const server of servers) server.reload();
}

/** Calls once for changes that come together, and never twice at a time. */
function onChange(folders: string[], changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const soon = (_event: string, file: string | null) => {
    if (file !== null && /(\.test\.tsx?|~|\.swp)$|(^|[\\/])testing[\\/]/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed);
    }, 100);
  };
  for (const folder of folders) watch(path.join(root, folder), { recursive: true }, soon);
}

function run(name: string, args: string[], cwd: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: path.join(root, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const onLine = (text: Buffer) => {
      for (const line of text.toString().trimEnd().split('\n')) print(name, line);
    };
    child.stdout.on('data', onLine);
    child.stderr.on('data', onLine);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Servers log for machines; who writes them wants what happened, and where. */
function forPeople(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string; stack?: string } };
    return [msg ?? line, err?.stack ?? err?.message ?? ''].filter(Boolean).join('\n');
  } catch {
    return line;
  }
}

function print(name: string, text: string): void {
  console.log(text.replace(/^/gm, `${name.padEnd(8)} │ `));
}

function fail(problem: unknown): never {
  if (ending.signal.aborted) process.exit(0);
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
