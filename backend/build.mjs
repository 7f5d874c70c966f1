import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundlePackages } from './test-packages.mjs';

const here = import.meta.dirname;

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'linked',
  // Under Jest the same source is CommonJS.
  define: { __dirname: 'import.meta.dirname' },
  logLevel: 'warning',
};

/** Writes one file and renames it into place, so that a test that starts meanwhile never reads half of it. */
async function buildFile(source, outfile) {
  await mkdir(dirname(outfile), { recursive: true });
  const unfinished = `${outfile}.${process.pid}.mjs`;
  await build({
    ...common,
    sourcemap: false,
    entryPoints: [`${here}/src/${source}`],
    outfile: unfinished,
  });
  await rename(unfinished, outfile);
}

/** The worker of the embedded database is a separate file. */
const buildWorker = (outfile) => buildFile('db/pglite-worker.ts', outfile);

/** Files that tests start as workers and processes, which cannot load TypeScript. */
export async function buildForTests() {
  await Promise.all([
    buildWorker(`${here}/dist/test/pglite-worker.mjs`),
    buildFile('testing/ledger.ts', `${here}/dist/test/ledger.mjs`),
    buildFile('testing/kill-command.ts', `${here}/dist/test/kill.mjs`),
    // Beside the commands of a build, because it finds the migrations from there.
    buildFile('setup-command.ts', `${here}/dist/setup-for-tests.mjs`),
    buildFile('testing/prepare-databases.ts', `${here}/dist/test/prepare-databases.mjs`),
    bundlePackages(),
  ]);
}

async function buildAll() {
  // Not all of `dist`: a test that runs meanwhile uses its worker there.
  await rm(`${here}/dist/chunks`, { recursive: true, force: true });
  await Promise.all([
    buildWorker(`${here}/dist/pglite-worker.js`),
    build({
      ...common,
      splitting: true,
      entryPoints: {
        server: `${here}/src/server.ts`,
        seed: `${here}/src/seed-command.ts`,
        setup: `${here}/src/setup-command.ts`,
        staff: `${here}/src/staff-command.ts`,
        catalogue: `${here}/src/catalogue-command.ts`,
        doctor: `${here}/src/doctor-command.ts`,
      },
      outdir: `${here}/dist`,
      chunkNames: 'chunks/[name]-[hash]',
    }),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await (process.argv[2] === 'tests' ? buildForTests() : buildAll());
