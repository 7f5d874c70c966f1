import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { createApp } from './app';
import { readConfig } from './config';
import { systemClock } from './lib/clock';
import { openPostgres } from './db/postgres';
import { openapiOf } from './plugins/openapi';

const contract = fileURLToPath(new URL('../openapi.json', import.meta.url));
const types = fileURLToPath(new URL('../../shared/src/contracts/api.d.ts', import.meta.url));
const names = fileURLToPath(new URL('../../shared/src/contracts/schemas.d.ts', import.meta.url));

/** `npm run openapi`: writes the contract and the front ends' types of it; with `--check` it only compares. */
async function main() {
  const document = await currentContract();
  const json = await formatted(JSON.stringify(document), contract);
  const mark = createHash('sha256').update(json).digest('hex');
  const ast = await openapiTypescript(JSON.parse(json) as Parameters<typeof openapiTypescript>[0]);
  const text = `/** Made from backend/openapi.json (sha256 ${mark}) by \`npm run openapi -w backend\`. */\n\n${astToString(ast)}`;
  const files = new Map([
    [contract, json],
    [types, await formatted(text, types)],
    [names, await formatted(aliases(document.components.schemas), names)],
  ]);

  if (!process.argv.includes('--check')) {
    for (const [path, content] of files) await writeFile(path, content);
    return;
  }
  for (const [path, content] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) === content) continue;
    process.stderr.write(`${path} is stale. Run: npm run openapi -w backend\n`);
    process.exitCode = 1;
  }
}

/** Nothing is asked of a database to know the routes; this one is never connected to. */
async function currentContract() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const config = readConfig({
    LOG_LEVEL: 'silent',
    JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const database = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const app = await createApp({ config, database, clock: systemClock });
  await app.ready();
  const document = openapiOf(app);
  await app.close();
  await database.close();
  return document;
}

/** Every schema of the contract under its own name, so that front ends import it without a line by hand. */
const aliases = (schemas: Awaited<ReturnType<typeof currentContract>>['components']['schemas']) =>
  [
    '/** Made from backend/openapi.json by `npm run openapi -w backend`. */',
    `import type { components } from './api';\n`,
    ...Object.entries(schemas).map(
      ([name, { description }]) =>
        `${description ? `/** ${description.replaceAll('*/', '*\\/')} */\n` : ''}export type ${name} = components['schemas']['${name}'];`,
    ),
  ].join('\n');

const formatted = async (text: string, path: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

await main();
