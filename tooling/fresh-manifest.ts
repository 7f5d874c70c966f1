import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Remote } from '../shared/src/contracts/remote';
import { root } from './root';

let count = 0;

/** Loads a remote's manifest from its current sources; a plain import would always return the first one. */
export async function freshManifest(dir: string): Promise<Remote> {
  count += 1;
  // Beside the sources, so that libraries are resolved from there.
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
          // Libraries are not bundled, and pages and messages are not part of a manifest.
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
