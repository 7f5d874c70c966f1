import path from 'node:path';
import { build } from 'esbuild';
import { root } from './root';

/** Puts the shell's service worker into its version's folder: one script, without a loader. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'shell/src/offline/sw.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}
