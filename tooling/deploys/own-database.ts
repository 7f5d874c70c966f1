import pg from 'pg';

/** Creates a PostgreSQL database for one run; null if no server responds. */
export async function openOwnDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  server.pathname = '/postgres';
  const name = `storefront_run_${String(process.pid)}`;
  try {
    await command(server.href, `create database ${name}`);
  } catch {
    return null;
  }
  const own = new URL(server.href);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(server.href, `drop database ${name} with (force)`) };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
