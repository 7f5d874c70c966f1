// Runs on a machine with Node alone, so it imports nothing that has to be installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
ensureInstalled(root);

const shop = spawn(process.execPath, ['--import', 'tsx', 'tooling/start.ts'], {
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
