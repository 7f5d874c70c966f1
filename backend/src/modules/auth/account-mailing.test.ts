import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { anAccount } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createLogger } from '../../plugins/logging';
import { createMemoryRateLimiter } from '../../lib/memory-rate-limiter';
import { createAccountMailing } from './account-mailing';
import { createAccountMails } from './account-mails';
import { createAuthLimits } from './auth-limits';

let shop: TestApp;
const written: string[] = [];
const lines: string[] = [];
/** Whose mail cannot be written. */
let broken: string;

beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  await shop.db.deleteFrom('accountMailRequests').execute();
  written.length = 0;
  lines.length = 0;
  broken = '';
});
afterAll(() => shop.close());

const newMailing = () =>
  createAccountMailing({
    db: shop.db,
    clock: shop.clock,
    log: createLogger('error', { write: (line) => void lines.push(line) }),
    limits: createAuthLimits(createMemoryRateLimiter(shop.clock)),
    outbox: {
      async enqueue(tx, mail) {
        const { to } = typeof mail === 'function' ? await mail(tx) : mail;
        if (to === broken) throw new Error('this mail cannot be written');
        written.push(to);
      },
    },
    mails: createAccountMails({
      publicUrl: 'https://shop.example.com',
      siteName: () => Promise.resolve('Tiệm'),
    }),
  });
const waiting = () =>
  shop.db.selectFrom('accountMailRequests').select(['email', 'askedAt']).orderBy('askedAt').execute();

test('a mail that cannot be written is tried again a minute later, and the mails behind it leave', async () => {
  const mailing = newMailing();
  const [first, second] = [await anAccount(shop), await anAccount(shop)];
  broken = first.email;
  await mailing.ask(first.email, 'RESET', 'vi');
  shop.clock.advance(1);
  await mailing.ask(second.email, 'RESET', 'vi');

  await mailing.runDue();

  expect(written).toEqual([second.email]);
  const postponed = { email: first.email, askedAt: new Date(shop.clock().getTime() + 60_000) };
  expect(await waiting()).toEqual([postponed]);
  expect(lines).toHaveLength(1);

  broken = '';
  shop.clock.advance(60_000);
  await mailing.runDue();
  expect(written).toEqual([second.email, first.email]);
  expect(await waiting()).toEqual([]);
});

test('a mail that only a newer version knows stays for it, and the mails behind it leave', async () => {
  const mailing = newMailing();
  const { email } = await anAccount(shop);
  await sql`alter table account_mail_requests drop constraint account_mail_requests_purpose_check`.execute(
    shop.db,
  );
  await sql`insert into account_mail_requests (id, email, purpose, language, asked_at)
    values (${uuid()}, 'other@example.com', 'NEWER', 'vi', ${shop.clock()})`.execute(shop.db);
  shop.clock.advance(1);
  await mailing.ask(email, 'RESET', 'vi');

  await mailing.runDue();

  expect(written).toEqual([email]);
  expect(await waiting()).toMatchObject([{ email: 'other@example.com' }]);
  expect(lines).toEqual([]);
});
