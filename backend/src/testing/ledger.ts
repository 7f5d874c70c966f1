import { pino } from 'pino';
import { openDatabase } from '../db/open';
import { migrate } from '../db/migrate';

/**
 * The process that `kill-loop.ts` kills. It opens the embedded database of a folder as the server does and inserts
 * numbers in sequence. It prints a number only after the database has confirmed it. Every fifth number is written
 * in two steps of one transaction, which must be stored together or not at all.
 */
async function main() {
  const [dataDir = '', migrations = '', workerFile = '', mode = 'write'] = process.argv.slice(2);
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl: null, dataDir, workerFile, logger });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await migrate(database.db, migrations);
  const { db } = database;
  print('open');

  if (mode === 'read') {
    const rows = await db.selectFrom('idempotencyKeys').select(['key', 'caller']).execute();
    for (const { key, caller } of rows) print(`has ${key} ${caller}`);
    await database.close();
    return;
  }
  if (mode === 'hold') {
    setInterval(() => undefined, 1_000);
    return;
  }
  const row = (key: string, caller: string) => ({
    caller,
    key,
    route: 'ledger',
    bodyHash: 'x'.repeat(2_000),
    runId: '00000000-0000-7000-8000-000000000000',
    answer: null,
    startedAt: new Date(),
    leaseUntil: new Date(),
    finishedAt: null,
  });
  const run = Date.now();
  for (let count = 0; ; count++) {
    const key = `${run}-${count}`;
    if (count % 5 === 0) {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('idempotencyKeys').values(row(key, 'left')).execute();
        await tx.insertInto('idempotencyKeys').values(row(key, 'right')).execute();
      });
    } else {
      await db.insertInto('idempotencyKeys').values(row(key, 'one')).execute();
    }
    print(`wrote ${key}`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
