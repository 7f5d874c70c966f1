import { fileURLToPath } from 'node:url';
import { killLoop } from './kill-loop';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(process.argv[2] ?? 100);

const report = await killLoop(
  {
    ledger: fileHere('ledger.mjs'),
    worker: fileHere('pglite-worker.mjs'),
    migrations: fileHere('../../migrations'),
  },
  rounds,
  (line) => process.stdout.write(`${line}\n`),
);
process.stdout.write(`${JSON.stringify(report)}\n`);
if (report.lost.length > 0 || report.halves.length > 0) process.exit(1);
