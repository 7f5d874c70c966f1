import { sql } from 'kysely';
import type { OpenDatabase } from '../db';
import { openPostgres } from '../db/postgres';
import { startTcpProxy, type TcpProxy } from './tcp-proxy';
import { urlOf } from './test-database';

export interface ProxiedDatabase {
  database: OpenDatabase;
  proxy: TcpProxy;
  close(): Promise<void>;
}

/** Another connection to the same PostgreSQL database, through a proxy that can simulate network failures. */
export async function openProxied({ db }: OpenDatabase): Promise<ProxiedDatabase> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(urlOf(rows[0]?.name ?? ''));
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const database = openPostgres({ url: url.href, max: 5 });
  return {
    database,
    proxy,
    async close() {
      await proxy.become('pass');
      await database.close();
      await proxy.close();
    },
  };
}
