import type pg from 'pg';

/** Whether connections of `databaseUrl` keep their session from one transaction to the next. */
export type Pooler = 'none' | 'transaction';

export interface DatabaseAddress {
  url: string;
  /** `transaction`: `url` is a pooler that gives each transaction another session of the server. */
  pooler?: Pooler | undefined;
  /** Past the pooler; null or undefined where `url` is the server itself. */
  directUrl?: string | null | undefined;
}

/**
 * For many short questions at once: what is read is in memory or on an SSD, compiling a plan takes
 * longer than running it, and a second process for one question is taken from another.
 */
const planning = {
  random_page_cost: '1.1',
  work_mem: '16MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};
export const STATEMENT_TIMEOUT_MS = 15_000;
export const IDLE_IN_TRANSACTION_MS = 30_000;

const common = { application_name: 'storefront', keepAlive: true } satisfies pg.ClientConfig;
const sessionOptions = Object.entries(planning)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * A session of one's own, for what a pooler in transaction mode cannot carry: LISTEN, session locks, migrations and
 * commands. Every dedicated connection is opened with this.
 */
export const directConnection = ({ url, directUrl }: DatabaseAddress): pg.ClientConfig => ({
  ...common,
  connectionString: directUrl ?? url,
  options: sessionOptions,
});

/** For statements that may take as long as they need, whatever the role's own limit is. */
export const connectionWithoutTimeout = (address: DatabaseAddress): pg.ClientConfig => ({
  ...directConnection(address),
  options: `${sessionOptions} -c statement_timeout=0`,
});

/** For the request pool. A pooler refuses startup parameters and keeps no session, so behind one nothing is set. */
export const requestConnection = (address: DatabaseAddress): pg.ClientConfig =>
  address.pooler === 'transaction'
    ? { ...common, connectionString: address.url }
    : directConnection({ url: address.url });

/** Replaces `begin` behind a pooler: sets for this transaction what is otherwise set once for the session. */
export const SET_LOCAL = Object.entries({
  ...planning,
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
})
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ');
