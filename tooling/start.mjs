// `npm start` and, with the word dev, `npm run dev`. Runs on a machine with Node alone, so it imports nothing that has to
// be installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { refuseSecondShop } from './running-shop.mjs';
import { freeShopPorts } from './shop-ports.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
try {
  refuseSecondShop(root);
  // Before an install, which takes a minute: who has to free a port wants to know it first.
  await freeShopPorts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
ensureInstalled(root);

const program = process.argv[2] === 'dev' ? 'tooling/dev.ts' : 'tooling/start.ts';
const shop = spawn(process.execPath, ['--import', 'tsx', program], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl+C reaches the child through the terminal; a signal to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill('SIGTERM'));
process.on('SIGINT', () => undefined);
// npm may be ended without handing the signal on: an orphan stops its shop.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) shop.kill('SIGTERM');
}, 1_000).unref();
shop.on('exit', (code) => process.exit(code ?? 1));
