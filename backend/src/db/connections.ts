import type pg from 'pg';

/** Whether a connection of `databaseUrl` has the same session in every transaction. */
export type Pooler = 'none' | 'transaction';

export interface DatabaseAddress {
  url: string;
  /** `transaction`: `url` is a pooler that may run each transaction in another session of the server. */
  pooler?: Pooler | undefined;
  /** Address of the server behind the pooler; null or undefined if `url` is the server itself. */
  directUrl?: string | null | undefined;
}

/**
 * Settings for many short concurrent queries: data is in memory or on an SSD, JIT compilation takes longer than running
 * the query, and parallel workers would be taken from other queries.
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
 * Options of a dedicated session, for what a pooler in transaction mode does not support: LISTEN, session locks,
 * migrations and commands.
 */
export const directConnection = ({ url, directUrl }: DatabaseAddress): pg.ClientConfig => ({
  ...common,
  connectionString: directUrl ?? url,
  options: sessionOptions,
});

/** Removes the statement timeout, also one that is set for the role. */
export const connectionWithoutTimeout = (address: DatabaseAddress): pg.ClientConfig => ({
  ...directConnection(address),
  options: `${sessionOptions} -c statement_timeout=0`,
});

/** Options of the request pool. Empty behind a pooler, which refuses startup parameters and has no fixed sessions. */
export const requestConnection = (address: DatabaseAddress): pg.ClientConfig =>
  address.pooler === 'transaction'
    ? { ...common, connectionString: address.url }
    : directConnection({ url: address.url });

/** Replaces `begin` behind a pooler: sets per transaction what is otherwise set once per session. */
export const SET_LOCAL = Object.entries({
  ...planning,
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
})
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ');
