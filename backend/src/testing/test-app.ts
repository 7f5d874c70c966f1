import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { createApp, type AppDependencies } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import type { SendMail } from '../modules/outbox/smtp-sender';
import type { Principal, Role } from '../plugins/auth';
import type { Db, OpenDatabase } from '../db';
import { migrate } from '../db/migrate';
import {
  addMail,
  addSecretsOfConfig,
  createTestLogger,
  expectNoMailInLogs,
  expectNoSecretInLogs,
} from './log-inspection';
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

/**
 * The whole app with its own real, migrated, empty database. Close it in `afterAll`. A secret in a line of its log fails
 * the test.
 */
export async function createTestApp(
  overrides: Omit<Partial<AppDependencies>, 'clock' | 'database' | 'logger'> & {
    clock?: TestClock;
    env?: Record<string, string>;
    /** Gets the lines of this level and above. */
    log?: { level: string; write: (line: string) => void };
  } = {},
): Promise<TestApp> {
  const { env, clock = createTestClock(), log, sendMail, ...deps } = overrides;
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
      const mails = await database.db.selectFrom('outbox').select('textBody').execute();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      expectNoSecretInLogs();
      expectNoMailInLogs(mails.map(({ textBody }) => textBody));
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
    addSecretsOfConfig(config);
    const started = await createApp({
      config,
      database,
      clock,
      logger: createTestLogger(log?.level, log?.write),
      verifyAccessToken: readTestToken,
      ...(sendMail && { sendMail: inspected(sendMail) }),
      ...deps,
    });
    await started.ready();
    return started;
  }
}

const inspected =
  (send: SendMail): SendMail =>
  (mail, signal) => {
    addMail(mail.text);
    return send(mail, signal);
  };
