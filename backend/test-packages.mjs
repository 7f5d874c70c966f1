import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Packages of many small files. Jest looks each file up and compiles it again for every file of tests, which took half
 * of their time; in one bundle they are there at once.
 */
const packages = [
  '@fastify/ajv-compiler',
  '@fastify/cors',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger',
  '@fastify/type-provider-typebox',
  '@fastify/under-pressure',
  'fastify',
  'jose',
  'kysely',
  'libphonenumber-js/max',
  'nodemailer',
  'prom-client',
  'typebox',
  'typebox/value',
  'uuid',
];
const fileOf = (name) => `${name.replaceAll('/', '--')}.cjs`;
const folder = 'dist/test/packages';
const made = `${import.meta.dirname}/${folder}`;

/** For Jest: where each of them is found. It looks before it prepares anything, so they are made here where they lack. */
export async function packageFiles() {
  if (packages.some((name) => !existsSync(`${made}/${fileOf(name)}`))) await bundlePackages();
  return Object.fromEntries(packages.map((name) => [`^${name}$`, `<rootDir>/${folder}/${fileOf(name)}`]));
}

/** Each file is renamed into place, so that a test that starts meanwhile never reads half of it. */
export async function bundlePackages() {
  const unfinished = `${made}/all.cjs.${process.pid}`;
  await mkdir(made, { recursive: true });
  await build({
    stdin: {
      contents: packages.map((name) => `exports['${name}'] = () => require('${name}');`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // These look for files of their own.
    external: ['pino', 'pino/*', '@fastify/swagger-ui'],
    outfile: unfinished,
    logLevel: 'warning',
  });
  await rename(unfinished, `${made}/all.cjs`);
  await Promise.all(
    packages.map((name) =>
      writeFile(`${made}/${fileOf(name)}`, `module.exports = require('./all.cjs')['${name}']();\n`),
    ),
  );
}
