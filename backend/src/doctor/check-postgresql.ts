import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Db } from '../db';
import { openPostgres } from '../db/postgres';
import { databaseRefusal } from '../command-refusals';
import type { DatabaseAddress } from '../db/connections';
import { addressesWithSessions, refusePooler, type AddressVariable } from '../db/pooler-check';
import { DataRefused, refuseOldServer, refuseOtherEncoding } from '../start';
import { right, wrong, type Finding } from './finding';

const MAX_CLOCK_DIFFERENCE_MS = 2_000;
const MAX_ANNOUNCEMENT_MS = 3_000;

/** The server, what the shop may do there, and whether its data fits this version. */
export async function checkPostgresql(
  config: Pick<Config, 'databasePooler' | 'databaseDirectUrl' | 'databaseConnections'> & {
    databaseUrl: string;
  },
  migrationsFolder: string,
): Promise<Finding[]> {
  const { databaseUrl: url, databasePooler: pooler, databaseDirectUrl: directUrl } = config;
  const variable = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const address = { url, pooler, directUrl };
  const found: Finding[] = [];
  try {
    for (const one of addressesWithSessions(address)) await refusePooler(one, 3_000);
    found.push(
      right(
        'postgresql.sessions',
        'phiên được giữ, hoặc pooler đã khai báo',
        'sessions are kept, or the pooler is declared',
      ),
    );
  } catch (error) {
    return [
      wrong('postgresql.connection', databaseRefusal(error, variable), {
        vi: `Sửa ${variable} trong .env.`,
        en: `Correct ${variable} in .env.`,
      }),
    ];
  }
  const database = openPostgres({ ...address, max: 2, isPatient: true });
  try {
    const { db } = database;
    found.push(await versionOf(db, variable));
    found.push(await encodingOf(db, variable));
    found.push(await writingOf(db, variable));
    found.push(await extensionOf(db));
    found.push(await rightsOf(db));
    found.push(await tablesOf(db));
    found.push(await clockOf(db));
    found.push(await connectionsOf(db, config.databaseConnections));
    found.push(await migrationsOf(db, migrationsFolder));
  } finally {
    await database.close();
  }
  found.push(await announcementsOf(address));
  return found;
}

/**
 * What one server of the shop announces, all others receive: ended sessions, settings, notifications. Sent as requests are,
 * through the pooler if there is one, and received on a session of its own.
 */
async function announcementsOf(address: DatabaseAddress): Promise<Finding> {
  const id = 'postgresql.announcements';
  const database = openPostgres({ ...address, max: 1 });
  const token = randomUUID();
  const since = performance.now();
  const receivedAfterMs: number[] = [];
  const end = database.listen('storefront_doctor', (text) => {
    if (text === token) receivedAfterMs.push(Math.round(performance.now() - since));
  });
  try {
    // What is announced before the listener is connected is not received, so it is announced again.
    while (receivedAfterMs.length === 0 && performance.now() - since < MAX_ANNOUNCEMENT_MS) {
      await database.announce(database.db, 'storefront_doctor', token);
      await new Promise((next) => setTimeout(next, 100));
    }
  } finally {
    end();
    await database.close();
  }
  const [ms] = receivedAfterMs;
  if (ms !== undefined)
    return right(
      id,
      `máy chủ này nhận được tin của máy chủ khác sau ${ms} ms (LISTEN/NOTIFY)`,
      `servers receive what others announce, after ${ms} ms (LISTEN/NOTIFY)`,
    );
  return wrong(
    id,
    {
      vi: 'máy chủ không nhận được tin của nhau: phiên đã kết thúc vẫn dùng được ở máy khác',
      en: 'servers do not receive what others announce: sessions that were ended go on elsewhere',
    },
    {
      vi: 'DATABASE_DIRECT_URL phải là chính máy chủ PostgreSQL mà pooler của DATABASE_URL dùng.',
      en: 'DATABASE_DIRECT_URL has to be the very PostgreSQL server behind the pooler of DATABASE_URL.',
    },
  );
}

async function encodingOf(db: Db, variable: AddressVariable): Promise<Finding> {
  const id = 'postgresql.encoding';
  try {
    await refuseOtherEncoding(db, variable);
    return right(id, 'UTF8', 'UTF8');
  } catch (error) {
    if (!(error instanceof DataRefused)) throw error;
    return wrong(id, error.says, {
      vi: 'Tạo cơ sở dữ liệu mới với UTF8 và chuyển dữ liệu bằng pg_dump.',
      en: 'Create a database in UTF8, and move the data there with pg_dump.',
    });
  }
}

/** A standby answers queries, and refuses the first order. */
async function writingOf(db: Db, variable: AddressVariable): Promise<Finding> {
  const id = 'postgresql.writing';
  const { rows } = await sql<{ isStandby: boolean; isReadOnly: boolean }>`
    select pg_is_in_recovery() as is_standby,
      current_setting('default_transaction_read_only')::boolean as is_read_only`.execute(db);
  if (rows[0]?.isStandby)
    return wrong(
      id,
      { vi: 'đây là máy chủ dự phòng, chỉ đọc', en: 'this is a standby, which is read only' },
      { vi: `${variable} phải là máy chủ chính.`, en: `${variable} has to name the primary server.` },
    );
  if (rows[0]?.isReadOnly)
    return wrong(
      id,
      { vi: 'người dùng này chỉ được đọc', en: 'this user may only read' },
      {
        vi: 'ALTER ROLE người_dùng RESET default_transaction_read_only; và ALTER DATABASE tên RESET …',
        en: 'ALTER ROLE user RESET default_transaction_read_only; and ALTER DATABASE name RESET …',
      },
    );
  return right(id, 'ghi được', 'takes writes');
}

/** Tables that another user restored from a backup are owned by that user: requests or the next update fail. */
async function tablesOf(db: Db): Promise<Finding> {
  const id = 'postgresql.tables';
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not (
      pg_has_role(relowner, 'USAGE')
      and has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
      and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))
    order by relname`.execute(db);
  if (rows.length === 0)
    return right(id, 'mọi bảng thuộc về người dùng này', 'all tables belong to this user');
  const names = rows.slice(0, 5).map(({ name }) => name);
  const list = `${names.join(', ')}${rows.length > names.length ? ', …' : ''}`;
  return wrong(
    id,
    {
      vi: `${rows.length} bảng thuộc về người khác: ${list}`,
      en: `${rows.length} tables belong to somebody else: ${list}`,
    },
    {
      vi: 'REASSIGN OWNED BY người_cũ TO người_dùng; hoặc khôi phục bằng pg_restore --no-owner.',
      en: 'REASSIGN OWNED BY other TO user; or restore with pg_restore --no-owner.',
    },
  );
}

async function versionOf(db: Db, variable: AddressVariable): Promise<Finding> {
  try {
    await refuseOldServer(db, variable);
  } catch (error) {
    if (!(error instanceof DataRefused)) throw error;
    return wrong('postgresql.version', error.says, {
      vi: 'Nâng cấp PostgreSQL lên 15 hoặc mới hơn.',
      en: 'Upgrade PostgreSQL to 15 or newer.',
    });
  }
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  return right('postgresql.version', `PostgreSQL ${version}`, `PostgreSQL ${version}`);
}

async function extensionOf(db: Db): Promise<Finding> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select exists (select from pg_available_extensions where name = 'pg_trgm') as is_there`.execute(db);
  return rows[0]?.isThere
    ? right('postgresql.extensions', 'có pg_trgm', 'pg_trgm is there')
    : wrong(
        'postgresql.extensions',
        { vi: 'thiếu pg_trgm', en: 'pg_trgm is missing' },
        { vi: 'Cài gói postgresql-contrib.', en: 'Install the package postgresql-contrib.' },
      );
}

async function rightsOf(db: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string; schema: string; mayCreate: boolean; mayExtend: boolean }>`
    select current_user::text as name, current_schema()::text as schema,
      has_schema_privilege(current_schema(), 'CREATE') as may_create,
      has_database_privilege(current_database(), 'CREATE')
        or exists (select from pg_extension where extname = 'pg_trgm') as may_extend`.execute(db);
  const row = rows[0];
  if (row?.mayCreate && row.mayExtend)
    return right('postgresql.rights', `${row.name} được tạo bảng`, `${row.name} may create tables`);
  return wrong(
    'postgresql.rights',
    {
      vi: 'người dùng không được tạo bảng hoặc phần mở rộng',
      en: 'the user may not create tables or extensions',
    },
    { vi: 'ALTER DATABASE tên OWNER TO người_dùng;', en: 'ALTER DATABASE name OWNER TO user;' },
  );
}

async function clockOf(db: Db): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const after = Date.now();
  const there = rows[0]?.now.getTime() ?? 0;
  const differenceMs = Math.max(0, there - after, before - there);
  const seconds = (differenceMs / 1000).toFixed(1);
  return differenceMs <= MAX_CLOCK_DIFFERENCE_MS
    ? right('postgresql.clock', 'đồng hồ hai máy khớp nhau', 'the clocks agree')
    : wrong(
        'postgresql.clock',
        { vi: `đồng hồ lệch ${seconds} giây`, en: `the clocks differ by ${seconds} s` },
        {
          vi: 'Bật đồng bộ giờ (systemd-timesyncd, chrony) trên cả hai máy.',
          en: 'Synchronise both machines (systemd-timesyncd, chrony).',
        },
      );
}

async function connectionsOf(db: Db, wanted: number): Promise<Finding> {
  const { rows } = await sql<{
    most: number;
  }>`select current_setting('max_connections')::int as most`.execute(db);
  const limit = rows[0]?.most ?? 0;
  return wanted + 5 <= limit
    ? right(
        'postgresql.connections',
        `${wanted} kết nối cho mỗi backend, máy chủ nhận ${limit}`,
        `${wanted} connections for each backend, of ${limit} that the server takes`,
      )
    : wrong(
        'postgresql.connections',
        {
          vi: `backend cần ${wanted}, máy chủ chỉ nhận ${limit}`,
          en: `a backend wants ${wanted}, the server takes ${limit}`,
        },
        {
          vi: 'Giảm DATABASE_CONNECTIONS hoặc tăng max_connections.',
          en: 'Lower DATABASE_CONNECTIONS, or raise max_connections.',
        },
      );
}

async function migrationsOf(db: Db, folder: string): Promise<Finding> {
  const id = 'postgresql.migrations';
  const known = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  const { rows: tables } = await sql<{
    name: string | null;
  }>`select to_regclass('migrations')::text as name`.execute(db);
  const { rows: rights } = await sql<{
    mayRead: boolean;
  }>`select coalesce(has_table_privilege(to_regclass('migrations'), 'SELECT'), true) as may_read`.execute(db);
  if (!rights[0]?.mayRead)
    return wrong(
      id,
      { vi: 'người dùng không đọc được bảng migrations', en: 'the user may not read the table migrations' },
      { vi: 'ALTER DATABASE tên OWNER TO người_dùng;', en: 'ALTER DATABASE name OWNER TO user;' },
    );
  const rows = tables[0]?.name ? await db.selectFrom('migrations').select('name').execute() : [];
  const applied = rows.map(({ name }) => name);
  if (applied.some((name) => !known.includes(name)))
    return wrong(
      id,
      { vi: 'dữ liệu thuộc một phiên bản mới hơn', en: 'the data are of a newer version' },
      {
        vi: 'Chạy phiên bản đã ghi dữ liệu, hoặc mới hơn.',
        en: 'Run the version that wrote the data, or a newer one.',
      },
    );
  const missing = known.length - applied.length;
  if (missing === 0) return right(id, 'dữ liệu đúng phiên bản', 'the data are of this version');
  return wrong(
    id,
    { vi: `còn ${missing} bước chuyển đổi chưa chạy`, en: `${missing} migrations have not run` },
    { vi: 'Chạy npm run setup, hoặc khởi động backend.', en: 'Run npm run setup, or start the backend.' },
  );
}
