import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { createApp, type AppDependencies } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import type { Principal, Role } from '../plugins/auth';
import type { Db, OpenDatabase } from '../db';
import { migrate } from '../db/migrate';
import { openTestDatabase } from './test-database';

export const migrationsFolder = resolve(__dirname, '../../migrations');

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  database: OpenDatabase;
  /** Starts at 2026-01-15T03:00:00Z and changes only through `set` and `advance`. */
  clock: TestClock;
  /** Headers of a session without a login request: `app.inject({ headers: as('CUSTOMER', id) })`. */
  as(role: Role, userId?: string): { authorization: string };
  close(): Promise<void>;
}

export interface TestClock {
  (): Date;
  set(to: Date | string): void;
  /** Advances the clock by the given milliseconds. */
  advance(byMs: number): void;
}

export function createTestClock(start: Date | string = '2026-01-15T03:00:00.000Z'): TestClock {
  let now = new Date(start);
  const clock = () => new Date(now);
  return Object.assign(clock, {
    set: (to: Date | string) => void (now = new Date(to)),
    advance: (byMs: number) => void (now = new Date(now.getTime() + byMs)),
  });
}

const testToken = (who: Principal) => `test.${Buffer.from(JSON.stringify(who)).toString('base64url')}`;
export const readTestToken = async (token: string) =>
  token.startsWith('test.')
    ? (JSON.parse(Buffer.from(token.slice(5), 'base64url').toString()) as Principal)
    : null;

/** The whole app with its own real, migrated, empty database. Close it in `afterAll`. */
export async function createTestApp(
  overrides: Omit<Partial<AppDependencies>, 'clock' | 'database'> & {
    clock?: TestClock;
    env?: Record<string, string>;
  } = {},
): Promise<TestApp> {
  const { env, clock = createTestClock(), ...deps } = overrides;
  const database = await openTestDatabase({ isMigrated: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  const app = await start().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    db: database.db,
    database,
    clock,
    as: (role, userId = uuid()) => ({
      authorization: `Bearer ${testToken({ userId, role, sessionId: uuid() })}`,
    }),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };

  async function start() {
    await migrate(database.db, migrationsFolder);
    const config = readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      JWT_PRIVATE_KEY: newKey(),
      SETTINGS_CACHE_MS: '0',
      PUBLIC_ANSWERS_MB: '0',
      ...env,
    });
    const started = await createApp({ config, database, clock, verifyAccessToken: readTestToken, ...deps });
    await started.ready();
    return started;
  }
}
