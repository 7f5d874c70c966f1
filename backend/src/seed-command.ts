import { fileURLToPath } from 'node:url';
import { systemClock } from './plugins/clock';
import { seedWhenAsked } from './seeding';
import { explain, start } from './start';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `node dist/seed.js`: fills an empty shop and ends. With the embedded database the server must not be running. */
async function main() {
  const started = await start(process.env, {
    migrations: fileHere('../migrations'),
    worker: fileHere('../dist/pglite-worker.js'),
  });
  try {
    if (started.config.deployment === 'production') {
      throw new Error(
        'The demo shop has accounts with a known password: it is not for DEPLOYMENT=production.',
      );
    }
    await seedWhenAsked({ ...started, clock: systemClock });
  } finally {
    await started.database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
