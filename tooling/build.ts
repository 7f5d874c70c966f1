/** Builds everything, two parts at a time, and writes the registry that names what was built. */
import { spawn } from 'node:child_process';
import { remotes } from './apps';
import { root } from './webpack';
import { writeRegistry } from './registry';

const parts: { name: string; command: string[] }[] = [
  { name: 'shell', command: ['tsx', 'tooling/build-one.ts', 'shell'] },
  ...remotes.map(({ name }) => ({ name, command: ['tsx', 'tooling/build-one.ts', name] })),
  { name: 'backend', command: ['npm', 'run', '--silent', 'build', '-w', 'backend'] },
  { name: 'sandbox', command: ['npm', 'run', '--silent', 'build', '-w', 'sandbox'] },
  { name: 'document server', command: ['npm', 'run', '--silent', 'build', '-w', 'shell'] },
];

const queue = [...parts];
await Promise.all([worker(), worker()]);
await writeRegistry();

async function worker(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) await run(part);
}

function run({ name, command: [program = '', ...args] }: (typeof parts)[number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      program === 'tsx' ? 'npx' : program,
      program === 'tsx' ? ['--no-install', 'tsx', ...args] : args,
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${name} failed; what it printed stands above.`));
    });
  });
}
