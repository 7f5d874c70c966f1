import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createMailPace } from '../modules/outbox/mail-pace';
import { createOutboxService } from '../modules/outbox/outbox.service';
import { createNotificationService } from '../modules/notifications/notifications.service';
import { systemClock } from '../lib/clock';
import { createLogger } from '../plugins/logging';
import { startMailServer, type MailServer } from './mail-server';

/**
 * Sends emails through built backends on PostgreSQL to a mail server that needs 20 ms for each. The first run has one backend with
 * the default settings. The second run has two without a rate limit and kills one (SIGKILL) halfway. Prints the deliveries, and
 * fails when an email was lost, when more duplicates arrived than were in flight at the kill, or when the first run took
 * longer than a minute or sent the account emails after half of the queue.
 */
const MAILS = Number(process.argv[2] ?? 2_000);
const DELAY_MS = 20;
const MAX_SECONDS = 60;
const ACCOUNT_MAILS = 20;
const CONCURRENCY = 5;
/** The emails of the killed backend arrive after its lease of a minute expires. */
const GIVE_UP_MS = 180_000;

process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openTestDatabase, urlOf } = await import('./test-database');
const file = path.resolve(import.meta.dirname, '../../dist/server.js');
const folder = await mkdtemp(path.join(tmpdir(), 'storefront-mail-'));
const problems: string[] = [];
const children = new Set<ChildProcess>();

try {
  const report = { oneBackend: await oneBackend(), oneOfTwoKilled: await oneOfTwoKilled(), problems };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function oneBackend() {
  const shop = await openShop();
  const backend = await startBackend(shop.env);
  const startedAt = Date.now();
  const writing = shop.write('order-placed', MAILS);
  await until(() => shop.server.received.length >= MAILS / 2, 'half of the mails to arrive');
  await writing;
  const accountAt = Date.now();
  await shop.write('account-reset', ACCOUNT_MAILS);
  await until(() => arrived(shop.server).size === MAILS + ACCOUNT_MAILS, 'all mails to arrive');
  const seconds = secondsBetween(startedAt, Date.now());
  const isAccountMail = ({ to }: { to: string }) => to.startsWith('account-');
  const lastAccountMail = Math.max(...shop.server.received.filter(isAccountMail).map(({ at }) => at));
  // The other emails that were still unsent when the account emails were written.
  const others = shop.server.received.filter((mail) => !isAccountMail(mail) && mail.at > accountAt);
  const middle = others[Math.floor(others.length / 2)]?.at ?? Infinity;
  const accountSeconds = secondsBetween(accountAt, lastAccountMail);
  const stopSeconds = await stop(backend);
  const result = {
    mails: MAILS + ACCOUNT_MAILS,
    seconds,
    perSecond: Math.round((MAILS + ACCOUNT_MAILS) / seconds),
    accountMails: ACCOUNT_MAILS,
    accountSeconds,
    sentTwice: shop.server.received.length - arrived(shop.server).size,
    connections: shop.server.counts.connections,
    maxAtOnce: shop.server.counts.maxAtOnce,
    stopSeconds,
  };
  await shop.close();
  if (seconds > MAX_SECONDS) problems.push(`one backend took ${String(seconds)} s`);
  if (lastAccountMail > middle)
    problems.push(`account mails took ${String(accountSeconds)} s and came after half of the others`);
  if (result.sentTwice > 0) problems.push(`${String(result.sentTwice)} were sent twice without a kill`);
  return result;
}

async function oneOfTwoKilled() {
  const shop = await openShop();
  const env = { ...shop.env, MAIL_MAX_PER_SECOND: '0', MAIL_CONCURRENCY: String(CONCURRENCY) };
  const [killed, other] = await Promise.all([startBackend(env), startBackend(env)]);
  const startedAt = Date.now();
  const writing = shop.write('order-placed', MAILS);
  await until(() => shop.server.received.length >= MAILS / 2, 'half of the mails to arrive');
  killed.kill('SIGKILL');
  const receivedAtKill = shop.server.received.length;
  await writing;
  await until(async () => (await shop.unsent()) === 0, 'the other backend to send what is left');
  const seconds = secondsBetween(startedAt, Date.now());
  const ids = arrived(shop.server);
  const recipients = new Set(shop.server.received.map(({ to }) => to));
  await stop(other);
  const result = {
    mails: MAILS,
    receivedAtKill,
    secondsWithLease: seconds,
    lost: MAILS - recipients.size,
    sentTwice: shop.server.received.length - recipients.size,
    messageIds: ids.size,
  };
  await shop.close();
  if (result.lost > 0) problems.push(`${String(result.lost)} mails were lost`);
  if (result.sentTwice > CONCURRENCY) problems.push(`${String(result.sentTwice)} mails were sent twice`);
  if (ids.size !== recipients.size) problems.push('a mail that was sent twice has two Message-IDs');
  return result;
}

async function openShop() {
  const [server, database] = await Promise.all([
    startMailServer({ delayMs: DELAY_MS }),
    openTestDatabase({ isMigrated: false }),
  ]);
  const { db } = database;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const outbox = createOutboxService({
    db,
    clock: systemClock,
    log: createLogger('silent'),
    announcements: database,
    send: null,
    retentionDays: 30,
    concurrency: 1,
    pace: createMailPace(0),
    notifications: createNotificationService({ db, clock: systemClock, announcements: database }),
  });
  return {
    server,
    env: { DATABASE_URL: urlOf(rows[0]?.name ?? ''), SMTP_URL: server.url },
    async write(kind: string, count: number) {
      for (let at = 0; at < count; at++) {
        const to = `${kind}-${String(at)}@example.com`;
        await db.transaction().execute((tx) =>
          outbox.enqueue(tx, {
            key: to,
            kind,
            to,
            subject: 'Đã nhận đơn hàng',
            text: 'Cảm ơn bạn đã đặt hàng. '.repeat(40),
            html: `<p>${'Cảm ơn bạn đã đặt hàng. '.repeat(40)}</p>`,
          }),
        );
      }
    },
    async unsent() {
      const { count } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('sentAt', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
    async close() {
      await Promise.all([server.close(), database.close()]);
    },
  };
}

/** Starts the built server and waits until it is ready. */
async function startBackend(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      DATA_DIR: await mkdtemp(path.join(folder, 'backend-')),
      BACKEND_PORT: '0',
      SEED: '',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{"ready":true')) return child;
  throw new Error('A backend ended before it was ready.');
}

async function stop(child: ChildProcess): Promise<number> {
  const startedAt = Date.now();
  const ended = new Promise((exit) => void child.once('exit', exit));
  child.kill('SIGTERM');
  await ended;
  return secondsBetween(startedAt, Date.now());
}

async function until(holds: () => boolean | Promise<boolean>, what: string) {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`Waited in vain for ${what}.`);
    await wait(50);
  }
}

function arrived(server: MailServer): Set<string> {
  return new Set(server.received.map(({ messageId }) => messageId));
}

function secondsBetween(from: number, to: number): number {
  return Math.round((to - from) / 100) / 10;
}
