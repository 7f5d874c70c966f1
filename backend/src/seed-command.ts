import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from './lib/clock';
import { multiplyProducts, seedWhenAsked } from './seeding';
import { explain, start } from './start';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `node dist/seed.js`: fills an empty shop and ends; `--products N` adds N generated products, for measuring.
 * With the embedded database the server must not be running.
 */
async function main() {
  const products = productsAsked();
  const files = { migrations: fileHere('../migrations'), worker: fileHere('../dist/pglite-worker.js') };
  const started = await start(process.env, files, { isPatient: true });
  try {
    if (started.config.deployment === 'production') {
      throw new Error(
        'The demo shop has accounts with a known password: it is not for DEPLOYMENT=production.',
      );
    }
    await seedWhenAsked({ ...started, clock: systemClock });
    if (products > 0) await multiplyProducts({ ...started, clock: systemClock }, products);
  } finally {
    await started.database.close();
  }
}

function productsAsked(): number {
  const { products = '0' } = parseArgs({ options: { products: { type: 'string' } } }).values;
  if (/^\d{1,8}$/.test(products)) return Number(products);
  throw new Error(`--products must be a whole number, but is "${products}".`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
