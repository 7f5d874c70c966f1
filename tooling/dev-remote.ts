/**
 * Builds one remote while it is being written, and shows it inside a shop that runs already, with live reload:
 * `npm run dev -w mf-catalog -- --shell=https://shop.example.com [--port=3001] [--token=…]`
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from './apps';
import { serveDevRemote } from './dev-server';
import { isFree, programOn } from './port-in-use.mjs';
import { movedPort, portOf, ports } from './shop-ports.mjs';
import { whenEnded } from './when-ended';
import { root } from './root';

if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
const { remote, shell, wantedPort, token } = readArguments();
const port = wantedPort ?? (await freePortNear(usualPort()));
const address = `http://localhost:${String(port)}`;

if (!(await isFree(port))) {
  const program = programOn(port);
  fail(
    `Port ${String(port)} is taken${program ? ` by ${program}` : ''}. End that program, or choose another port: --port=${String(port + 100)}.`,
  );
}
console.log(`Building ${remote.name}…`);
/** The page that was printed last. */
let shownPage: string | undefined;
const server = await serveDevRemote(remote, port, (news) => {
  if (news.event === 'failed') {
    console.error(`\n${news.problem}\n`);
    return;
  }
  console.log(`${remote.name} built in ${String(news.ms)} ms`);
  const page = news.firstPage ?? '/';
  if (page === shownPage) return;
  console.log(`
Open ${shell}${page}?remotes=${remote.name}@${address}${token ? `~${token}` : ''}
`);
  if (shownPage === undefined)
    console.log(`The shop shows your ${remote.name} in this browser alone, and reloads after each change. A badge in the page takes it
out again. If the badge says that the address is not allowed, ask for a token: npm run remote -- sign ${address}
Ctrl+C ends it.
`);
  shownPage = page;
});
if (!(await isShopThere()))
  console.error(
    `No shop answers at ${shell} yet. Start one with npm start in another terminal, or name another: --shell=https://shop.example.com\n`,
  );

const types = spawn(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', remote.dir, '--watch', '--preserveWatchOutput'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);

// Types may take their time; the page is waited for.
if (types.pid !== undefined) os.setPriority(types.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);

whenEnded(async () => {
  types.kill();
  await server.close();
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        shell: { type: 'string', default: `http://localhost:${String(portOf(ports.shell))}` },
        port: { type: 'string' },
        token: { type: 'string' },
      },
    });
    const found = remotes.find(({ name }) => name === positionals[0]);
    if (!found) {
      return fail(
        `There is no remote named ${positionals[0] ?? '""'}: ${remotes.map(({ name }) => name).join(', ')}.`,
      );
    }
    const number = values.port === undefined ? null : Number(values.port);
    if (number !== null && (!Number.isInteger(number) || number < 1 || number > 65_535))
      return fail(`--port must be a port from 1 to 65535, not "${values.port ?? ''}".`);
    if (!URL.canParse(values.shell) || !/^https?:$/.test(new URL(values.shell).protocol))
      return fail(
        `--shell must be the address of a shop, such as https://shop.example.com, not "${values.shell}".`,
      );
    return { remote: found, shell: new URL(values.shell).origin, wantedPort: number, token: values.token };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function usualPort(): number {
  return movedPort(remote.port);
}

/** A remote's usual port may be in use, as by another clone. */
async function freePortNear(usual: number): Promise<number> {
  for (let candidate = usual; candidate < usual + 1_000 && candidate <= 65_535; candidate += 100)
    if (await isFree(candidate)) return candidate;
  return usual;
}

async function isShopThere(): Promise<boolean> {
  try {
    return (await fetch(`${shell}/live`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
