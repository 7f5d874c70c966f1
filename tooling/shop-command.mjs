// `npm run setup`, `staff` and `catalogue`: a command of the backend, with the environment of the file .env.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
const [command = '', ...args] = process.argv.slice(2);
const program = path.join(root, `backend/dist/${command}.js`);
if (!existsSync(program)) {
  const built = spawnSync(process.execPath, [path.join(root, 'backend/build.mjs')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
// Ctrl+C reaches the command as well, which ends what it is doing; this waits for it.
process.on('SIGINT', () => undefined);
const done = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', cwd: root });
process.exit(done.status ?? 1);
