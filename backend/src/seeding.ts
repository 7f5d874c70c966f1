import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Clock } from './lib/clock';
import type { OpenDatabase } from './db';

export interface Seeding {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  logger: FastifyBaseLogger;
}

/** Fills the shop with the demo's products and accounts. What is there already stays as it is. */
export async function seedWhenAsked({ config, database, clock, logger }: Seeding): Promise<void> {
  // Loaded when wanted only: a real shop never carries the demo's pictures and texts in memory.
  const { seedDemo } = await import('../seed/seed');
  const startedAt = Date.now();
  await seedDemo(contextOf({ config, database, clock }));
  logger.info({ ms: Date.now() - startedAt }, 'the demo shop is filled');
}

/** Adds generated products to the demo shop, for measuring. */
export async function multiplyProducts(seeding: Seeding, howMany: number): Promise<void> {
  const { seedBulk } = await import('../seed/seed');
  await seedBulk(contextOf(seeding), howMany);
}

const contextOf = ({ config, database, clock }: Omit<Seeding, 'logger'>) => ({
  db: database.db,
  now: clock(),
  dataDir: config.dataDir,
  siteName: config.siteName,
});
