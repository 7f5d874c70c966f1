import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  DATABASE_CHANNELS,
  type FromWorker,
  type RawResult,
  type ToWorker,
  type WorkerStart,
} from './pglite-protocol';
import { createStatements, type RunStatement } from './pglite-statements';

/**
 * PostgreSQL in its own thread: a query blocks this thread, not the one of the server. Values are passed as text, so that
 * both databases use the same parsers.
 */
const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');
const send = (message: FromWorker) => port.postMessage(message);

const { dataDir, preparedDatabase } = workerData as WorkerStart;
const asText = (value: unknown) => value;

interface Opened {
  database: PGlite;
  runPrepared: RunStatement;
}

async function open(): Promise<Opened> {
  const database = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(preparedDatabase && { loadDataDir: new Blob([await readFile(preparedDatabase)]) }),
    extensions: { pg_trgm },
  });
  for (const table of [database.parsers, database.serializers]) {
    for (const oid of Object.keys(table)) Object.assign(table, { [oid]: asText });
  }
  // Pages are in memory, so random reads are as fast as sequential ones.
  await database.exec(
    "set application_name = 'storefront'; set timezone = 'UTC'; set random_page_cost = 1.1",
  );
  for (const channel of DATABASE_CHANNELS)
    await database.listen(channel, (text) => send({ type: 'announced', channel, text }));
  return { database, runPrepared: createStatements(database) };
}

async function run(
  { database, runPrepared }: Opened,
  { id, sql, parameters }: Extract<ToWorker, { type: 'query' }>,
) {
  try {
    // Without parameters use the simple protocol, which accepts whole migration files.
    const result =
      parameters.length > 0
        ? await runPrepared(sql, parameters)
        : (await database.exec(sql, { rowMode: 'array' })).at(-1);
    send({
      type: 'result',
      id,
      command: result?.command ?? null,
      rows: (result?.rows ?? []) as RawResult['rows'],
      fields: result?.fields ?? [],
      affectedRows: result?.affectedRows ?? 0,
    });
  } catch (error) {
    // An error without SQLSTATE does not come from PostgreSQL but from the WebAssembly runtime.
    const isSql = error instanceof Error && 'code' in error && typeof error.code === 'string';
    send({
      type: 'failed',
      id,
      message: error instanceof Error ? error.message : String(error),
      fields: isSql ? { ...error, query: undefined, params: undefined, queryOptions: undefined } : null,
    });
  }
}

const opening = open();
let queue: Promise<void> = opening.then(
  () => send({ type: 'ready' }),
  (error: unknown) =>
    send({ type: 'broken', message: error instanceof Error ? error.message : String(error) }),
);

port.on('message', (message: ToWorker) => {
  queue = queue.then(async () => {
    const opened = await opening;
    if (message.type === 'query') return run(opened, message);
    await opened.database.close();
    send({ type: 'closed' });
  });
});
