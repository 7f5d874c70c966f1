import { build } from 'esbuild';

// Libraries that are installed stay outside; our own shared code is bundled in.
await build({
  entryPoints: { server: 'server/main.ts', 'render-worker': 'server/render/worker.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'installed-libraries',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@storefront/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
