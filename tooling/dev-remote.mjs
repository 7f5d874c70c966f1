// `npm run dev -w mf-…`. Runs on a machine with Node alone, so it imports nothing that has to be installed.
import path from 'node:path';
import { isInstalled, requireNode } from './install.mjs';

requireNode();
if (!isInstalled(path.resolve(import.meta.dirname, '..'))) {
  console.error(
    'What package-lock.json names is not installed here: run npm start once, or npm ci --ignore-scripts, in the root folder.',
  );
  process.exit(1);
}
await import('tsx');
await import('./dev-remote.ts');
