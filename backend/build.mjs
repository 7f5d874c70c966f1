import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { build } from 'esbuild';

const here = import.meta.dirname;

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
};

/** One file; renamed into place, so that a test that starts meanwhile never reads half of it. */
async function buildFile(source, outfile) {
  await mkdir(dirname(outfile), { recursive: true });
  const unfinished = `${outfile}.${process.pid}.mjs`;
  await build({ ...common, sourcemap: false, entryPoints: [`${here}/src/${source}`], outfile: unfinished });
  await rename(unfinished, outfile);
}

/** The thread of the embedded database is a file of its own. */
const buildWorker = (outfile) => buildFile('plugins/db/pglite-worker.ts', outfile);

/** What tests start as threads and processes, which cannot load TypeScript. */
export async function buildForTests() {
  await Promise.all([
    buildWorker(`${here}/dist/test/pglite-worker.mjs`),
    buildFile('testing/ledger.ts', `${here}/dist/test/ledger.mjs`),
    buildFile('testing/kill-command.ts', `${here}/dist/test/kill.mjs`),
    process.env['TEST_DB'] !== 'postgres' && makeEmptyDatabase(`${here}/dist/test/empty-database.tar`),
  ]);
}

/** Making a database takes seconds, which every file of tests would wait for. */
async function makeEmptyDatabase(file) {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const folder = await database.dumpDataDir('none');
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, folder.stream());
  await rename(unfinished, file);
}

async function buildAll() {
  // Not all of `dist`: a test that runs meanwhile has its thread there.
  await rm(`${here}/dist/chunks`, { recursive: true, force: true });
  await Promise.all([
    buildWorker(`${here}/dist/pglite-worker.js`),
    build({
      ...common,
      splitting: true,
      entryPoints: {
        server: `${here}/src/server.ts`,
        seed: `${here}/src/seed-command.ts`,
      },
      outdir: `${here}/dist`,
      chunkNames: 'chunks/[name]-[hash]',
    }),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await (process.argv[2] === 'tests' ? buildForTests() : buildAll());
