/** `npm start` after installing: builds what changed, starts all of the shop, says where it is. */
import { spawnSync } from 'node:child_process';
import { dataPlace } from './data-place';
import { root } from './root';
import { dataFolder, recordRunning } from './running-shop.mjs';
import { startShop, type Shop } from './shop';
import { freeShopPorts } from './shop-ports.mjs';

const started = Date.now();

// Looked at again: an install may have taken a minute.
const chosen = await freeShopPorts().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
recordRunning(root, { url: `http://localhost:${String(chosen.shell)}`, command: 'npm start' });

print('Building what changed…');
const built = spawnSync(process.execPath, ['--import', 'tsx', 'tooling/build.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) fail('Building failed; what went wrong stands above.');

print('Starting…');
const ending = new AbortController();
let shop: Shop | undefined;
const stop = (code: number) => {
  if (ending.signal.aborted) return;
  print('Stopping…');
  ending.abort();
  void shop?.stop().then(() => process.exit(code));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
try {
  shop = await startShop({
    ports: chosen,
    dataDir: dataFolder(root),
    ending: ending.signal,
    onProgram: (program) => {
      print(`  ${program} is up`);
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

${dataPlace(process.env)}
Ctrl+C stops everything.
`);
  for (const child of shop.children) {
    void child.ended.then((code) => {
      if (ending.signal.aborted) return;
      console.error(
        `${child.name} ended by itself with code ${String(code)}; its log is in the logs folder of the data.`,
      );
      stop(1);
    });
  }
} catch (error) {
  if (ending.signal.aborted) process.exit(0);
  fail(`The shop could not start.\n${error instanceof Error ? error.message : String(error)}`);
}

function print(text: string): void {
  console.log(text);
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
