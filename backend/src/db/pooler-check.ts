import pg from 'pg';
import { directConnection, type DatabaseAddress } from './connections';
import { DatabaseMisconfigured, reasonOf } from './failures';

/** How long a connection or an answer may take. */
const TIMEOUT_MS = 5_000;
/** How long the second session may take: a pooler in session mode may have no free one. */
const SECOND_SESSION_MS = 3_000;

/** The variable with the address, for messages. */
export type AddressVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Addresses that need fixed sessions: for migrations, LISTEN and named statements. */
export function addressesWithSessions({
  url,
  directUrl,
  pooler,
}: DatabaseAddress): { variable: AddressVariable; url: string }[] {
  return [
    ...(directUrl ? [{ variable: 'DATABASE_DIRECT_URL' as const, url: directUrl }] : []),
    ...(directUrl && pooler === 'transaction' ? [] : [{ variable: 'DATABASE_URL' as const, url }]),
  ];
}

/**
 * Throws `DatabaseMisconfigured` with what to set if `url`, the value of `variable`, is a pooler in transaction mode.
 * Other errors are rethrown.
 */
export async function refusePooler(
  { variable, url }: { variable: AddressVariable; url: string },
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const connection = {
    ...directConnection({ url }),
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  };
  const first = await connected(connection).catch((error: unknown) => {
    throw refusedParameter(error, variable) ?? error;
  });
  try {
    const backend = await backendOf(first);
    // A pooler reports process ids of its own.
    if ('processID' in first && first.processID === backend) return;
    if (await isShared(first, backend, connection))
      throw new DatabaseMisconfigured(
        `Between the shop and the database of ${variable} is a pooler that keeps no sessions. ${remedyOf(variable)}`,
      );
  } finally {
    await first.end();
  }
}

/** The message if a pooler refused the startup parameters; undefined for other errors. */
export function refusedParameter(
  error: unknown,
  variable: AddressVariable,
): DatabaseMisconfigured | undefined {
  const reason = reasonOf(error);
  if (!/unsupported startup parameter/i.test(reason)) return undefined;
  return new DatabaseMisconfigured(
    `The server of ${variable} refused the connection: "${reason}". It is a pooler such as PgBouncer. ${remedyOf(variable)}`,
  );
}

const remedyOf = (variable: AddressVariable) =>
  variable === 'DATABASE_DIRECT_URL'
    ? 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
    : 'Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

async function connected(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Whether two clients share a session, or one client gets different sessions. */
async function isShared(first: pg.Client, backend: number, connection: pg.ClientConfig): Promise<boolean> {
  let second: pg.Client | undefined;
  try {
    second = await connected({
      ...connection,
      connectionTimeoutMillis: SECOND_SESSION_MS,
      query_timeout: SECOND_SESSION_MS,
    });
    await second.query('begin');
    if ((await backendOf(second)) === backend || (await backendOf(first)) !== backend) return true;
    await second.query('commit');
    return false;
  } catch (error) {
    if (/Query read timeout|timeout expired/.test(reasonOf(error))) return false;
    throw error;
  } finally {
    await second?.end();
  }
}
