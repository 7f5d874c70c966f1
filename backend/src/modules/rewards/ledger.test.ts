import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { attributions } from '../referrals/attributions';
import { createEarning } from './earn-rewards';
import { ledger, sumOf } from './ledger';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A generator of the same numbers for the same seed, from 0 up to 1. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const EVENTS = 10_000;
const members = Array.from({ length: 20 }, () => uuid());

test('after ten thousand random events the entries, the rewards and the balances of everybody agree', async () => {
  const { db } = shop;
  const random = seeded(20_261_126);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const now = shop.clock();
  const { takeBack } = createEarning({
    ...shop,
    attributions,
    notify: async () => undefined,
    standingOf: async () => ({ remaining: 0, isBeingReturned: false }),
  });

  const done = { earned: 0, moved: 0, takenBack: 0, paidOut: 0 };

  for (let at = 0; at < EVENTS; at += 100) {
    const memberId = pick(members) ?? '';
    await db.transaction().execute(async (tx) => {
      await ledger.lock(tx, memberId);
      for (let event = 0; event < 100; event++) {
        const chance = random();
        if (chance < 0.5) {
          const amount = 1 + Math.floor(random() * 100_000);
          const status = random() < 0.2 ? 'LOCK' : 'NEW';
          await ledger.add(
            tx,
            memberId,
            { kind: 'REFERRAL', amount, status, reason: 'AVAILABLE', unlocksAt: now, inviteeId: uuid() },
            now,
          );
          done.earned += 1;
        } else if (chance < 0.7) {
          const rows = await tx
            .selectFrom('rewards')
            .selectAll()
            .where('memberId', '=', memberId)
            .where('status', '=', pick(['NEW', 'LOCK'] as const) ?? 'NEW')
            .where('amount', '>', 0)
            // Staff cannot move what was taken back.
            .where('takenBackAt', 'is', null)
            .orderBy('number', 'desc')
            .limit(3)
            .execute();
          const to = rows[0]?.status === 'NEW' ? 'LOCK' : 'NEW';
          await ledger.move(tx, rows, to, { reason: 'LOCKED_BY_STAFF' }, now);
          done.moved += rows.length;
        } else if (chance < 0.8) {
          const usable = await ledger.usable(tx, memberId, now);
          const available = sumOf(usable);
          expect(await ledger.available(tx, memberId, now)).toBe(available);
          if (available > 0) {
            const amount = 1 + Math.floor(random() * Math.min(available, 300_000));
            const taken = await ledger.take(tx, usable, amount, now);
            expect(sumOf(taken)).toBe(amount);
            await ledger.move(tx, taken, 'PROCESSING', { reason: 'PAYOUT_REQUESTED' }, now);
            done.paidOut += 1;
          }
        } else if (chance < 0.9) {
          const rows = await tx
            .selectFrom('rewards')
            .selectAll()
            .where('memberId', '=', memberId)
            .where('status', '=', 'PROCESSING')
            .execute();
          if (random() < 0.5) await ledger.move(tx, rows, 'PAID', { reason: 'PAID_OUT' }, now);
          else await ledger.free(tx, rows, now);
        } else {
          const reward = await tx
            .selectFrom('rewards')
            .selectAll()
            .where('memberId', '=', memberId)
            .where('kind', '<>', 'CLAWBACK')
            .orderBy(sql`md5(id::text || ${String(random())})`)
            .limit(1)
            .executeTakeFirst();
          if (reward) await takeBack(tx, reward, 'ORDER_RETURNED', null);
          done.takenBack += reward ? 1 : 0;
        }
      }
    });
  }

  const { rows: wrong } = await sql`
    with entries as (select member_id, status, sum(amount) as sum from reward_entries group by 1, 2),
    listed as (select member_id, status, sum(amount) as sum from rewards group by 1, 2),
    balances as (
      select member_id, status, sum from reward_balances,
        lateral (values ('NEW', earned), ('PROCESSING', processing), ('PAID', paid), ('LOCK', locked)) as v (status, sum))
    select b.*, e.sum as entries, l.sum as listed from balances b
      left join entries e using (member_id, status) left join listed l using (member_id, status)
     where b.sum <> coalesce(e.sum, 0) or b.sum <> coalesce(l.sum, 0)`.execute(db);
  expect(wrong).toEqual([]);
  // What was split from a reward is a part of it, at any depth.
  const { rows: takenTwice } = await sql`
    with recursive parts as (
      select id as earning, id, kind, amount from rewards where kind = 'REFERRAL'
      union all
      select earning, r.id, r.kind, r.amount from rewards r join parts p on r.origin_id = p.id)
    select earning from parts group by earning
    having -coalesce(sum(amount) filter (where kind = 'CLAWBACK'), 0) > sum(amount) filter (where kind <> 'CLAWBACK')`.execute(
    db,
  );
  expect(takenTwice).toEqual([]);
  expect(Object.values(done).every((count) => count > 100)).toBe(true);
}, 300_000);

test('the entries cannot be changed or deleted', async () => {
  const { db } = shop;

  await expect(sql`update reward_entries set amount = amount + 1`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from reward_entries`.execute(db)).rejects.toThrow('append-only');
});

test('two rewards of a member with the same number are a mistake that nobody overlooks', async () => {
  const { db } = shop;
  const memberId = uuid();
  const now = shop.clock();
  await ledger.lock(db, memberId);
  const earned = { kind: 'REFERRAL', amount: 5, status: 'NEW', reason: 'AVAILABLE', unlocksAt: now } as const;
  await ledger.add(db, memberId, { ...earned, inviteeId: uuid() }, now);
  await db.updateTable('rewardBalances').set({ lastNumber: 0 }).where('memberId', '=', memberId).execute();

  await expect(ledger.add(db, memberId, { ...earned, inviteeId: uuid() }, now)).rejects.toThrow(
    'rewards_of_member',
  );
});

test('a reward is taken back once', async () => {
  const { db } = shop;
  const memberId = uuid();
  const now = shop.clock();
  await ledger.lock(db, memberId);
  const earned = { kind: 'REFERRAL', amount: 5, status: 'NEW', reason: 'AVAILABLE', unlocksAt: now } as const;
  const reward = await ledger.add(db, memberId, earned, now);
  const back = { ...earned, kind: 'CLAWBACK', amount: -5, originId: reward?.id ?? '' } as const;

  expect(await ledger.add(db, memberId, back, now)).not.toBeNull();
  expect(await ledger.add(db, memberId, back, now)).toBeNull();
  expect(await ledger.lock(db, memberId)).toMatchObject({ earned: 0, lastNumber: 2 });
});
