import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import { openCheckoutShop, type CheckoutShop } from '../testing/checkout';
import { createTestLogger } from '../testing/log-inspection';
import { readTestToken } from '../testing/test-app';
import { isOnPostgres } from '../testing/on-postgres';
import { createTestDatabase, urlOf } from '../testing/test-database';
import type { Db } from '.';
import { openPostgres } from './postgres';

/** Follows docs/operations.md, which covers PostgreSQL and needs its command line programs. Elsewhere it counts as skipped. */
const canRestore = isOnPostgres && spawnSync('pg_dump', ['--version']).status === 0;
let shop: CheckoutShop;
let folder: string;
beforeAll(async () => {
  if (!canRestore) return;
  shop = await openCheckoutShop();
  folder = await mkdtemp(join(tmpdir(), 'storefront-backup-'));
});
afterAll(async () => {
  if (!canRestore) return;
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

function run(program: string, ...args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** The number of rows of each table and a checksum over them. */
async function contentsOf(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const contents: Record<string, { rows: number; sum: string }> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*)::int as rows, md5(coalesce(string_agg(row.sum, '' order by row.sum), '')) as sum
      from (select md5(whole::text) as sum from ${sql.table(name)} whole) row`.execute(db);
    if (rows[0]) contents[name] = rows[0];
  }
  return contents;
}

(canRestore ? test : test.skip)(
  'a shop restored from its backup has every row and accepts orders',
  async () => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 5 }] });
    const order = await shop.anOrder({ infoId, paymentMethod: 'ONLINE' });
    const before = await contentsOf(shop.db);
    expect(before['orders']?.rows).toBe(1);

    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
    const restored = await createTestDatabase();
    const file = join(folder, 'shop.dump');
    run('pg_dump', '--format=custom', '--no-owner', `--file=${file}`, urlOf(rows[0]?.name ?? ''));
    await shop.anOrder({ infoId, paymentMethod: 'COD' });
    run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${urlOf(restored)}`, file);
    const database = openPostgres({ url: urlOf(restored), max: 5 });
    try {
      expect(await contentsOf(database.db)).toEqual(before);
      expect(await contentsOf(shop.db)).not.toEqual(before);

      const app = await createApp({
        config: readConfig({ LOG_LEVEL: 'silent', JWT_PRIVATE_KEY: newKey(), DATA_DIR: folder }),
        logger: createTestLogger(),
        database,
        clock: shop.clock,
        verifyAccessToken: readTestToken,
        sendMail: async () => undefined,
      });
      const read = await app.inject({
        url: `/api/ecommerce/order/${order.orderId}/detail/customer`,
        headers: shop.as('CUSTOMER', order.customer),
      });
      expect(read.json()).toMatchObject({ data: { code: order.code, status: 'NEW' } });
      const quoted = await app.inject({
        method: 'POST',
        url: '/api/ecommerce/quote',
        payload: { lines: [{ infoId, quantity: 1 }] },
      });
      expect(quoted.json()).toMatchObject({ data: { lines: [{ infoId, stock: 4 }], problems: [] } });
      await app.close();
    } finally {
      await database.close();
    }
  },
);
