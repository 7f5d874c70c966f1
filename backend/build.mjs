import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** The thread of the embedded database; Jest needs it as a file of its own, being unable to load TypeScript there. */
export async function buildWorker(outfile) {
  await mkdir(dirname(outfile), { recursive: true });
  // Renamed into place, so that a test that starts meanwhile never reads half a file.
  const unfinished = `${outfile}.${process.pid}.mjs`;
  await build({
    ...common,
    sourcemap: false,
    entryPoints: [`${here}/src/plugins/db/pglite-worker.ts`],
    outfile: unfinished,
  });
  await rename(unfinished, outfile);
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAll();
