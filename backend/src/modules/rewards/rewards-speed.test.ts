import { sql } from 'kysely';
import { openReferralShop, type ReferralShop, type TestMember } from '../../testing/referral';

const REWARDS = 10_000;

let shop: ReferralShop;
let member: TestMember;
beforeAll(async () => {
  shop = await openReferralShop();
  member = await shop.aMember();
  const now = shop.clock();
  await sql`insert into rewards (id, member_id, number, kind, amount, status, reason, unlocks_at, created_at, updated_at)
    select gen_random_uuid(), ${member.id}, n, 'REFERRAL', 50000, (array['NEW', 'PAID', 'LOCK', 'PROCESSING'])[1 + n % 4],
           'AVAILABLE', ${now}::timestamptz, ${now}::timestamptz - n * interval '1 hour', ${now}::timestamptz
      from generate_series(1, ${REWARDS}::int) as n`.execute(shop.db);
  await sql`insert into reward_balances (member_id, earned, last_number) values (${member.id}, 0, ${REWARDS})`.execute(
    shop.db,
  );
  await sql`analyze rewards`.execute(shop.db);
});
afterAll(() => shop.close());

// The bound is far above the 40 ms that are wanted, because other tests use the machine at the same time.
test.each(['reward', 'reward?status=lock', 'reward?page=900', 'reward/total-reward', 'reward/earnings'])(
  'ten thousand rewards are no reason to wait for %s',
  async (path) => {
    const times: number[] = [];
    for (let run = 0; run < 20; run++) {
      const startedAt = performance.now();
      expect((await shop.ask('GET', `campaign/${path}`, { headers: member.headers })).status).toBe(200);
      times.push(performance.now() - startedAt);
    }

    const p95 = times.toSorted((a, b) => a - b)[18] ?? Infinity;
    if (process.env['SHOW_TIMES']) process.stdout.write(`${path}: p95 ${p95.toFixed(1)} ms\n`);
    expect(p95).toBeLessThan(400);
  },
);
