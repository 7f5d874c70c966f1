import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Pooler } from './connections';
import { openEmbedded } from './embedded';
import { lockFolder } from './folder-lock';
import type { OpenDatabase } from '.';
import { openPostgres } from './postgres';

export interface WhichDatabase {
  databaseUrl: string | null;
  pooler?: Pooler;
  /** Address of the server behind the pooler. */
  directUrl?: string | null;
  /** The largest number of connections to a PostgreSQL server. */
  connections?: number;
  dataDir: string;
  /** The bundled worker of the embedded database. */
  workerFile: string;
  logger: FastifyBaseLogger;
  /** For commands: no timeouts. */
  isPatient?: boolean | undefined;
}

/** Opens the configured database: a PostgreSQL server, or the embedded one in the data folder. */
export async function openDatabase({
  databaseUrl,
  pooler,
  directUrl,
  connections,
  dataDir,
  workerFile,
  logger,
  isPatient = false,
}: WhichDatabase): Promise<OpenDatabase> {
  if (databaseUrl)
    return openPostgres({
      url: databaseUrl,
      pooler,
      directUrl,
      ...(connections !== undefined && { max: connections }),
      isPatient,
      isWatched: !isPatient,
    });

  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await initialise(folder, workerFile);
    const database = await openEmbedded({
      folder,
      workerFile,
      onRestart: (reason) => logger.error({ reason }, 'the embedded database was started again'),
    });
    logger.warn(
      { folder },
      'using the embedded database: it survives a crash of the shop but has no power-loss guarantee; set DATABASE_URL for a shop with real orders',
    );
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Created in a temporary folder and renamed, so that a process that dies leaves no half database. */
async function initialise(folder: string, workerFile: string) {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await openEmbedded({ folder: unfinished, workerFile, queryTimeoutMs: 120_000 })).close();
  await rename(unfinished, folder);
}
