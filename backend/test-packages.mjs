import { mkdir, writeFile } from 'node:fs/promises';
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

/** For Jest: where each of them is found. */
export const packageFiles = Object.fromEntries(
  packages.map((name) => [`^${name}$`, `<rootDir>/${folder}/${fileOf(name)}`]),
);

export async function bundlePackages() {
  const out = `${import.meta.dirname}/${folder}`;
  await mkdir(out, { recursive: true });
  await Promise.all([
    build({
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
      outfile: `${out}/all.cjs`,
      logLevel: 'warning',
    }),
    ...packages.map((name) =>
      writeFile(`${out}/${fileOf(name)}`, `module.exports = require('./all.cjs')['${name}']();\n`),
    ),
  ]);
}
