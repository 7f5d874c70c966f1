import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app';
import { systemClock } from './lib/clock';
import { seedWhenAsked } from './seeding';
import { explain, start } from './start';
import { stopGracefully } from './stopping';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function main() {
  const { config, logger, database } = await start(process.env, {
    migrations: fileHere('../migrations'),
    worker: fileHere('../dist/pglite-worker.js'),
  });
  const app = await createApp({ config, database, clock: systemClock, logger, shedLoad: true }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );

  closeWithGrace({ delay: config.drainMs + 25_000, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'stopping after an error');
    else logger.info({ signal }, 'stopping');
    await stopGracefully(app, err ? 0 : config.drainMs);
    await database.close();
  });

  if (config.seed) await seedWhenAsked({ config, database, clock: systemClock, logger });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
