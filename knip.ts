import { existsSync } from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';
import { remotes } from './tooling/apps';

/** What is used from outside the code: entries that a build, a command or a browser starts with. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      project: ['*.{ts,js,mjs}'],
      // Named by playwright's own script.
      ignoreBinaries: ['playwright'],
      // Run by its path in tooling/stages.mjs.
      ignoreDependencies: ['typescript-native'],
      ignoreUnresolved: ['.*/jest\.(setup|teardown)\.mjs'],
    },
    ...Object.fromEntries(
      remotes.map(({ dir }) => [
        dir,
        {
          entry: [
            'webpack.config.ts',
            'src/remote.ts',
            // Not every remote offers widgets.
            ...(existsSync(path.join(import.meta.dirname, dir, 'src/widgets')) ? ['src/widgets/*.tsx'] : []),
            'src/**/*.test.{ts,tsx}',
          ],
          project: ['src/**/*.{ts,tsx}'],
        },
      ]),
    ),
    shell: {
      entry: [
        'src/index.ts',
        'src/offline/sw.ts',
        'server/main.ts',
        // A thread's file, and the build for Node that it runs.
        'server/render/worker.ts',
        'src/render/index.ts',
        'src/federation/{element-props,external-store,runtime-core,facades/*}.ts',
        '{src,server}/**/*.test.{ts,tsx}',
      ],
      // A test proxies through it where it is installed.
      ignoreBinaries: ['nginx'],
      project: ['{src,server}/**/*.{ts,tsx}'],
    },
    shared: {
      // The doors are in its package.json; what they offer may wait for its first user.
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    backend: {
      entry: [
        '*.mjs',
        'src/{server,seed-command,openapi-command,setup-command,staff-command,catalogue-command,doctor-command}.ts',
        'src/testing/{ledger,kill-command,load-replica,prepare-databases}.ts',
        'src/**/*-worker.ts',
        // They add their tables to the type of the database.
        'src/modules/*/*.tables.ts',
        '{src,seed}/**/*.test.ts',
      ],
      // Found by its place: the letters of invoices.
      ignoreDependencies: ['@fontsource/be-vietnam-pro'],
      // pg_dump restores a backup in a test, mkfifo makes a pipe; a test goes through pgbouncer where it is installed.
      ignoreBinaries: ['pg_dump', 'mkfifo', 'pgbouncer'],
      project: ['{src,seed}/**/*.ts'],
    },
    sandbox: {
      entry: ['*.mjs', 'src/**/*.test.ts'],
      ignoreDependencies: ['@fontsource/be-vietnam-pro'],
      project: ['src/**/*.ts'],
    },
    e2e: {
      entry: ['**/*.spec.ts'],
      project: ['**/*.ts'],
    },
    tooling: {
      entry: [
        'clone-deep.ts',
        'no-statics.ts',
        '*.mjs',
        '{build,build-one,dev,remote,tutorial-run,newcomer-run,start,stack,serve-remotes,words,licences}.ts',
        '{bench,deploys}/{bench,deploy-run}.ts',
        // In place of parts of libraries.
        '{container,transport}/*.ts',
        '**/*.test.ts',
      ],
      // The first day makes a test certificate and an empty database where they are installed.
      ignoreBinaries: ['openssl', 'psql'],
      project: ['**/*.{ts,mjs}'],
      // The template and the tutorial are checked where they are copied to, by tutorial-run.ts.
      ignore: ['{remote-template,tutorial}/**'],
      // Named by the bundler's options, and copied by their place.
      // es-toolkit, clone-deep and no-statics stand in for what formik imports.
      ignoreDependencies: ['@swc/core', 'swc-loader', '@fontsource/be-vietnam-pro', 'es-toolkit'],
    },
  },
  // A schema and its type share a name; what a file uses itself is used.
  ignoreExportsUsedInFile: true,
};

export default config;
