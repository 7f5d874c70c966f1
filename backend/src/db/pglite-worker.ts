import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { FromWorker, RawResult, ToWorker, WorkerStart } from './pglite-protocol';
import { createStatements, type RunStatement } from './pglite-statements';

/**
 * PostgreSQL itself, in a thread of its own: a query blocks this thread and never the server's.
 * Everything crosses as text, so that both databases are read by the same parsers.
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
  // Its pages are in memory: one by one they are read as fast as in a row.
  await database.exec(
    "set application_name = 'storefront'; set timezone = 'UTC'; set random_page_cost = 1.1",
  );
  return { database, runPrepared: createStatements(database) };
}

async function run(
  { database, runPrepared }: Opened,
  { id, sql, parameters }: Extract<ToWorker, { type: 'query' }>,
) {
  try {
    // Without parameters the simple protocol is used: it takes whole migration files.
    const result =
      parameters.length > 0 ? await runPrepared(sql, parameters) : (await database.exec(sql)).at(-1);
    send({
      type: 'result',
      id,
      command: result?.command ?? null,
      rows: (result?.rows ?? []) as RawResult['rows'],
      fields: result?.fields ?? [],
      affectedRows: result?.affectedRows ?? 0,
    });
  } catch (error) {
    // What has no SQLSTATE is not PostgreSQL refusing but the machine under it breaking.
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
