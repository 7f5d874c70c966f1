/** `npm start` after installing: builds what changed, starts all of the shop, says where it is. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ports, remotes } from './apps';
import { isFree } from './free-ports';
import { startShop } from './shop';
import { root } from './webpack';

const started = Date.now();

const wanted = [
  ...Object.values(ports).map(({ port, variable }) => ({ port, variable })),
  ...remotes.map(({ port, portVariable }) => ({ port, variable: portVariable })),
].map(({ port, variable }) => ({ variable, port: portOf(variable, port) }));

const taken: typeof wanted = [];
for (const one of wanted) if (!(await isFree(one.port))) taken.push(one);
if (taken.length > 0) {
  fail(
    [
      'The shop cannot start, because these ports are taken:',
      ...taken.map(({ port, variable }) => `  ${String(port)}  free it, or set ${variable} to another port`),
      'If the shop is running already, open it, or stop it first.',
    ].join('\n'),
  );
}

say('Building what changed…');
const built = spawnSync(process.execPath, ['--import', 'tsx', 'tooling/build.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) fail('Building failed; what went wrong stands above.');

say('Starting…');
try {
  const shop = await startShop({
    ports: {
      shell: numbered('SHELL_PORT'),
      backend: numbered('BACKEND_PORT'),
      payments: numbered('SANDBOX_PORT'),
      inbox: numbered('SANDBOX_INBOX_PORT'),
      smtp: numbered('SANDBOX_SMTP_PORT'),
      remotes: Object.fromEntries(remotes.map(({ name, portVariable }) => [name, numbered(portVariable)])),
    },
    dataDir: path.resolve(root, process.env['DATA_DIR'] ?? '.data'),
    onPart: (part) => {
      say(`  ${part} is up`);
    },
  });
  console.log(`
The shop is open (${((Date.now() - started) / 1000).toFixed(1)} s):

  ${shop.url}          the shop, in Vietnamese; ${shop.url}/en in English
  ${shop.url}/ui       its components
  ${shop.paymentsUrl}          the payment sandbox
  ${shop.inboxUrl}          the mail inbox

Demo accounts, password "storefront":
  customer@example.com   provider@example.com   operator@example.com   admin@example.com

The data is kept in ${process.env['DATA_DIR'] ?? '.data'} by the embedded database, which does not promise to survive a power loss.
Ctrl+C stops everything.
`);
  let isStopping = false;
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping…');
    void shop.stop().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  for (const child of shop.children) {
    void child.ended.then((code) => {
      if (isStopping) return;
      console.error(
        `${child.name} ended by itself with code ${String(code)}; its log is in the logs folder of the data.`,
      );
      stop(1);
    });
  }
} catch (error) {
  fail(`The shop could not start.\n${error instanceof Error ? error.message : String(error)}`);
}

function portOf(variable: string, otherwise: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`${variable} must be a port from 1 to 65535, not "${text}".`);
  return port;
}

function numbered(variable: string): number {
  return wanted.find((one) => one.variable === variable)?.port ?? 0;
}

function say(text: string): void {
  console.log(text);
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
