/**
 * Builds one remote while it is being written, and shows it inside a shop that runs already, with live reload:
 * `npm run dev -w mf-catalog -- --shell=https://shop.example.com [--port=3001] [--token=…]`
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from './apps';
import { serveDevRemote } from './dev-server';
import { isFree } from './free-ports';
import { whenEnded } from './when-ended';
import { root } from './root';

const { remote, shell, port, token } = readArguments();
const address = `http://localhost:${String(port)}`;

if (!(await isFree(port))) {
  fail(`Port ${String(port)} is taken. Free it, or choose another: --port=${String(port + 100)}.`);
}
console.log(`Building ${remote.name}…`);
let isFirst = true;
const server = await serveDevRemote(remote, port, (news) => {
  if (news.event === 'failed') {
    console.error(`\n${news.problem}\n`);
    return;
  }
  console.log(`${remote.name} built in ${String(news.ms)} ms`);
  if (isFirst) {
    console.log(`
Open ${shell}/?remotes=${remote.name}@${address}${token ? `~${token}` : ''}

The shop shows your ${remote.name} in this browser alone, and reloads after each change. A badge in the page takes it
out again. If the badge says that the address is not allowed, ask for a token: npm run remote -- sign ${address}
Ctrl+C ends it.
`);
  }
  isFirst = false;
});

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
        shell: { type: 'string', default: 'http://localhost:3000' },
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
    const number = values.port === undefined ? found.port : Number(values.port);
    if (!Number.isInteger(number) || number < 1 || number > 65_535)
      return fail(`--port must be a port from 1 to 65535, not "${values.port ?? ''}".`);
    if (!URL.canParse(values.shell) || !/^https?:$/.test(new URL(values.shell).protocol))
      return fail(
        `--shell must be the address of a shop, such as https://shop.example.com, not "${values.shell}".`,
      );
    return { remote: found, shell: new URL(values.shell).origin, port: number, token: values.token };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
