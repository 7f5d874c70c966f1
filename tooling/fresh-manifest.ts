import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Remote } from '../shared/src/contracts/remote';
import { root } from './root';

let count = 0;

/** A remote's manifest as its sources are now; importing the file itself would give the first one for ever. */
export async function freshManifest(dir: string): Promise<Remote> {
  count += 1;
  // Beside the sources, because the libraries are found from there.
  const outfile = path.join(
    root,
    dir,
    'node_modules/.cache',
    `manifest-${String(process.pid)}-${String(count)}.mjs`,
  );
  await build({
    entryPoints: [path.join(root, dir, 'src/remote.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-sources-only',
        setup({ onResolve }) {
          // Libraries are as installed, and pages and words are not part of a manifest.
          onResolve({ filter: /^[^./]/ }, ({ path: from, kind }) =>
            kind === 'entry-point' || from.startsWith('@storefront/')
              ? undefined
              : { path: from, external: true },
          );
          onResolve({ filter: /^\./ }, ({ path: from, kind }) =>
            kind === 'dynamic-import' ? { path: from, external: true } : undefined,
          );
        },
      },
    ],
  });
  try {
    const { remote } = (await import(pathToFileURL(outfile).href)) as { remote: Remote };
    return remote;
  } finally {
    await rm(outfile, { force: true });
  }
}
