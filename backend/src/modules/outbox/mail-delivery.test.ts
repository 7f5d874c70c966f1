import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { createLogger } from '../../plugins/logging';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createNotificationService } from '../notifications/notifications.service';
import { createMailPace, type MailPace } from './mail-pace';
import { createOutboxRepository } from './outbox.repository';
import { createOutboxService, type Mail, type OutboxService } from './outbox.service';
import { registerMailMetrics } from './outbox.metrics';
import type { SendMail } from './smtp-sender';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    sendMail: async ({ to }) => {
      if (to === 'nobody@example.com') throw refusal(550);
      if (to === 'away@example.com') throw outage();
    },
  });
});
beforeEach(() => shop.db.deleteFrom('outbox').execute());
afterAll(() => shop.close());

const never = new AbortController().signal;
const mailTo = (to: string, kind = 'order-placed'): Mail => ({
  key: `${kind}:${to}`,
  kind,
  to,
  subject: 'Đã nhận đơn hàng',
  text: 'Chào',
  html: '<p>Chào</p>',
});
const outboxWith = (
  send: SendMail,
  {
    concurrency = 5,
    pace = createMailPace(0),
    stopGraceMs = 10_000,
    // Long enough that a test would fail which waits for it.
    pollMs = 3_600_000,
  }: { concurrency?: number; pace?: MailPace; stopGraceMs?: number; pollMs?: number } = {},
) =>
  createOutboxService({
    db: shop.db,
    clock: shop.clock,
    log: createLogger('silent'),
    announcements: shop.database,
    send,
    retentionDays: 30,
    concurrency,
    pace,
    stopGraceMs,
    pollMs,
    notifications: createNotificationService({
      db: shop.db,
      clock: shop.clock,
      announcements: shop.database,
    }),
  });
const enqueue = async (outbox: OutboxService, mails: Mail[]) => {
  for (const mail of mails) {
    await outbox.enqueue(shop.db, mail);
    shop.clock.advance(1);
  }
};
const rowOf = (recipient: string) =>
  shop.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();

/** As nodemailer tells it. */
const refusal = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} refused`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode,
  });
const outage = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' });

/** Sends that end when they are told to. */
function heldSends() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send: SendMail = ({ to }, signal) =>
    new Promise((sent, fail) => {
      begun.push(to);
      ends.push(sent);
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  return { begun, send, end: () => ends.splice(0).forEach((sent) => sent()) };
}
async function until(holds: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds');
    await wait(5);
  }
}

test('one run works until the queue is empty', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));
  const recipients = Array.from({ length: 30 }, (_, at) => `lan${at}@example.com`);
  await enqueue(
    outbox,
    recipients.map((to) => mailTo(to)),
  );

  expect(await outbox.runDue()).toBe(30);

  expect(sent.toSorted()).toEqual(recipients.toSorted());
});

test('mail about accounts leaves first and mail to many last, each in the order of its writing', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to), { concurrency: 1 });
  await enqueue(outbox, [
    mailTo('alert', 'stock-alert'),
    mailTo('order 1', 'order-placed'),
    mailTo('order 2', 'order-paid'),
    mailTo('code', 'contact-code'),
    mailTo('form', 'contact'),
    mailTo('reset', 'account-reset'),
  ]);

  await outbox.runDue();

  expect(sent).toEqual(['code', 'reset', 'order 1', 'order 2', 'form', 'alert']);
});

test.each([
  'account-verify',
  'account-reset',
  'contact-code',
  'contact-taken',
  'contact-changed',
  'deletion-scheduled',
  'deletion-taken-back',
])('a mail of the kind %s leaves before what was written earlier about an order', async (kind) => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to), { concurrency: 1 });
  await enqueue(outbox, [mailTo('order', 'order-paid'), mailTo('account', kind)]);

  await outbox.runDue();

  expect(sent).toEqual(['account', 'order']);
});

test.each(['stock-alert', 'voucher-ending', 'order-reminder', 'referral-invitation'])(
  'a mail of the kind %s leaves after what was written later about an order',
  async (kind) => {
    const sent: string[] = [];
    const outbox = outboxWith(async ({ to }) => void sent.push(to), { concurrency: 1 });
    await enqueue(outbox, [mailTo('many', kind), mailTo('order', 'order-paid')]);

    await outbox.runDue();

    expect(sent).toEqual(['order', 'many']);
  },
);

test('several mails are on their way at the same time, and never more than allowed', async () => {
  const held = heldSends();
  const outbox = outboxWith(held.send, { concurrency: 3 });
  await enqueue(
    outbox,
    Array.from({ length: 4 }, (_, at) => mailTo(`lan${at}@example.com`)),
  );
  const run = outbox.runDue();

  await until(() => held.begun.length === 3);
  await wait(50);
  expect(held.begun).toHaveLength(3);

  held.end();
  await until(() => held.begun.length === 4);
  held.end();
  expect(await run).toBe(4);
});

test('two services claim different mails', async () => {
  const [one, other] = [heldSends(), heldSends()];
  const services = [one, other].map(({ send }) => outboxWith(send, { concurrency: 2 }));
  await enqueue(
    outboxWith(one.send),
    ['a', 'b', 'c', 'd'].map((to) => mailTo(to)),
  );

  const runs = services.map((service) => service.runDue());
  await until(() => one.begun.length + other.begun.length === 4);

  expect(one.begun).toHaveLength(2);
  expect([...one.begun, ...other.begun].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  one.end();
  other.end();
  await Promise.all(runs);
});

test('a mail whose process was killed is sent by another once the lease has ended', async () => {
  const killed = heldSends();
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));
  await enqueue(outbox, [mailTo('lan@example.com')]);
  const abandoned = outboxWith(killed.send).runDue();
  await until(() => killed.begun.length === 1);

  await outbox.runDue();
  expect(sent).toEqual([]);
  shop.clock.advance(60_000);
  await outbox.runDue();

  expect(sent).toEqual(['lan@example.com']);
  // The sweep of the killed process ends here, so that it does not outlive this file.
  killed.end();
  await abandoned;
});

test('a process whose lease has ended changes nothing about a mail that another one has claimed', async () => {
  const rows = createOutboxRepository(shop.db);
  await enqueue(
    outboxWith(() => Promise.resolve()),
    [mailTo('lan@example.com')],
  );
  const inSeconds = (seconds: number) => new Date(shop.clock().getTime() + seconds * 1_000);
  const first = await rows.claim(inSeconds(0), inSeconds(60));
  const second = await rows.claim(inSeconds(60), inSeconds(120));
  if (!first || !second) throw new Error('it was not claimed');

  await rows.release(first, inSeconds(0));
  await rows.markFailed(first, null, 'refused');

  expect(await rowOf('lan@example.com')).toMatchObject({
    nextTryAt: inSeconds(120),
    tries: 0,
    lastError: null,
  });
  await rows.release(second, inSeconds(0));
  expect((await rowOf('lan@example.com')).nextTryAt).toEqual(inSeconds(0));
});

test('a recipient who is refused for now waits longer each time, and nobody else waits with them', async () => {
  const sent: string[] = [];
  let tries = 0;
  const outbox = outboxWith(async ({ to }) => {
    if (to === 'full@example.com' && ++tries < 3) throw refusal(452);
    sent.push(to);
  });
  await enqueue(outbox, [mailTo('full@example.com'), mailTo('lan@example.com')]);
  const runAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000);
    await outbox.runDue();
    return tries;
  };

  expect(await runAfter(0)).toBe(1);
  expect(sent).toEqual(['lan@example.com']);
  expect(await runAfter(1)).toBe(1);
  expect(await runAfter(1)).toBe(2);
  expect(await runAfter(3)).toBe(2);
  expect(await runAfter(1)).toBe(3);
  expect(sent).toEqual(['lan@example.com', 'full@example.com']);
});

test('a recipient who is refused for good is given up after a day, and a secret mail is erased then', async () => {
  const outbox = outboxWith(async () => {
    throw refusal(550);
  });
  await enqueue(outbox, [{ ...mailTo('nobody@example.com', 'account-reset'), isSecret: true }]);
  const triesAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000);
    await outbox.runDue();
    return (await rowOf('nobody@example.com')).tries;
  };

  expect(await triesAfter(0)).toBe(1);
  expect(await triesAfter(9)).toBe(1);
  expect(await triesAfter(1)).toBe(2);
  expect(await triesAfter(119)).toBe(2);
  expect(await triesAfter(1)).toBe(3);
  expect(await triesAfter(24 * 60 - 1)).toBe(3);
  expect(await rowOf('nobody@example.com')).toMatchObject({ textBody: 'Chào' });
  expect(await triesAfter(1)).toBe(4);

  expect(await rowOf('nobody@example.com')).toMatchObject({
    tries: 4,
    nextTryAt: null,
    sentAt: null,
    textBody: '',
    htmlBody: '',
    lastError: 'Error: 550 refused',
  });
  expect(outbox.figures()).toMatchObject({ sent: 0, refused: 4, givenUp: 1 });
});

test('a secret mail is erased once it has left', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ text }) => void sent.push(text));
  await enqueue(outbox, [{ ...mailTo('lan@example.com', 'account-reset'), isSecret: true }]);

  await outbox.runDue();

  expect(sent).toEqual(['Chào']);
  expect(await rowOf('lan@example.com')).toMatchObject({ subject: '', textBody: '', htmlBody: '' });
});

describe('while the mail server is away', () => {
  let isAway: boolean;
  let asked: number;
  let sent: string[];
  let outbox: OutboxService;
  beforeEach(async () => {
    [isAway, asked, sent] = [true, 0, []];
    outbox = outboxWith(async ({ to }) => {
      asked += 1;
      await wait(1);
      if (isAway) throw outage();
      sent.push(to);
    });
    await enqueue(
      outbox,
      Array.from({ length: 20 }, (_, at) => mailTo(`lan${at}@example.com`)),
    );
  });
  const runAfter = async (ms: number) => {
    shop.clock.advance(ms);
    const before = asked;
    await outbox.runDue();
    return asked - before;
  };

  test('all mail waits, longer each time, and one mail asks whether it is back', async () => {
    expect(await runAfter(0)).toBeLessThanOrEqual(5);
    expect(await runAfter(999)).toBe(0);
    expect(await runAfter(1)).toBe(1);
    expect(await runAfter(1_999)).toBe(0);
    expect(await runAfter(1)).toBe(1);
    expect(outbox.figures().isPaused).toBe(true);
  });

  test('no mail uses up its tries, and all leave when it is back', async () => {
    for (let round = 0; round < 20; round++) await runAfter(60_000);
    expect(sent).toEqual([]);
    isAway = false;

    // The one that asked last waits for twice the pause.
    await runAfter(60_000);
    await runAfter(60_000);

    expect(sent).toHaveLength(20);
    const rows = await shop.db.selectFrom('outbox').select('tries').distinct().execute();
    expect(rows).toEqual([{ tries: 1 }]);
    expect(outbox.figures()).toMatchObject({ sent: 20, refused: 0, givenUp: 0, isPaused: false });
  });
});

test('a mail that waits alone for a server that is away uses up none of its tries', async () => {
  let isAway = true;
  const outbox = outboxWith(() => (isAway ? Promise.reject(outage()) : Promise.resolve()));
  await enqueue(outbox, [mailTo('lan@example.com')]);

  for (let tries = 0; tries < 4; tries++) {
    shop.clock.advance(120_000);
    await outbox.runDue();
  }
  expect((await rowOf('lan@example.com')).tries).toBe(0);
  expect(outbox.figures()).toMatchObject({ serverFailures: 4, refused: 0 });

  isAway = false;
  shop.clock.advance(120_000);
  await outbox.runDue();
  expect((await rowOf('lan@example.com')).sentAt).not.toBeNull();
});

test('a mail that makes the server fail does not stop the others', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(
    async ({ to }) => {
      if (to === 'bad@example.com') throw outage();
      sent.push(to);
    },
    { concurrency: 1 },
  );
  await enqueue(outbox, [mailTo('bad@example.com', 'account-verify'), mailTo('lan@example.com')]);

  await outbox.runDue();
  shop.clock.advance(1_000);
  await outbox.runDue();

  expect(sent).toEqual(['lan@example.com']);
});

test('a mail that makes the server fail again and again is put off on its own while other mail leaves', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(
    async ({ to }) => {
      if (to === 'bad@example.com') throw outage();
      sent.push(to);
    },
    { concurrency: 1 },
  );
  await enqueue(outbox, [mailTo('bad@example.com', 'account-verify'), mailTo('lan0@example.com')]);
  await outbox.runDue();
  shop.clock.advance(1_000);
  await outbox.runDue();

  for (const [round, minutes] of [0.1, 2, 4, 8].entries()) {
    await enqueue(outbox, [mailTo(`lan${String(round + 1)}@example.com`)]);
    shop.clock.advance(minutes * 60_000);
    await outbox.runDue();

    expect(sent).toHaveLength(round + 2);
    expect(outbox.figures()).toMatchObject({ isPaused: false, serverFailures: 1, refused: round + 1 });
    expect((await rowOf('bad@example.com')).tries).toBe(round + 1);
  }
});

test('a mail that waits for its turn is not claimed, so its lease cannot end before it is sent', async () => {
  const sent: string[] = [];
  let turns = 0;
  // Only one turn comes before the stop.
  const pace: MailPace = async (signal) => {
    if (++turns > 1) await new Promise((done) => signal.addEventListener('abort', done));
  };
  const outbox = outboxWith(async ({ to }) => void sent.push(to), { pace, concurrency: 20 });
  await enqueue(outbox, [mailTo('first@example.com'), mailTo('second@example.com')]);
  const stop = new AbortController();
  const run = outbox.runDue(stop.signal);
  await until(() => turns === 2);

  expect((await rowOf('second@example.com')).nextTryAt! <= shop.clock()).toBe(true);

  stop.abort();
  expect(await run).toBe(1);
  expect(sent).toEqual(['first@example.com']);
});

test('so many mails a second leave, evenly spread', async () => {
  let now = 0;
  const sentAt: number[] = [];
  const pace = createMailPace(4, { now: () => now, wait: async (ms) => void (now += ms) });
  const outbox = outboxWith(async () => void sentAt.push(now), { concurrency: 1, pace });
  await enqueue(
    outbox,
    Array.from({ length: 5 }, (_, at) => mailTo(`lan${at}@example.com`)),
  );

  await outbox.runDue();

  expect(sentAt).toEqual([0, 250, 500, 750, 1_000]);
});

describe('a service that runs', () => {
  let stop: AbortController;
  let running: Promise<void> | undefined;
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await running;
  });

  test('is woken when a mail is committed, without waiting for its next look', async () => {
    const sent: string[] = [];
    const outbox = outboxWith(async ({ to }) => void sent.push(to));
    await enqueue(outbox, [mailTo('first@example.com')]);
    running = outbox.run(stop.signal);
    await until(() => sent.length === 1);
    await until(async () => (await rowOf('first@example.com')).sentAt !== null);
    // Its listening connection is open once it hears of others.
    await until(async () => {
      await shop.db.deleteFrom('outbox').execute();
      await outbox.enqueue(shop.db, mailTo('second@example.com'));
      await wait(50);
      return sent.length > 1;
    });

    await shop.db.transaction().execute(async (tx) => {
      await outbox.enqueue(tx, mailTo('third@example.com'));
      await outbox.enqueue(tx, mailTo('fourth@example.com'));
    });
    await until(() => sent.includes('third@example.com') && sent.includes('fourth@example.com'));
  });

  test('looks from time to time for what became due without being announced', async () => {
    const sent: string[] = [];
    let looks = 0;
    const pace: MailPace = async () => void (looks += 1);
    const outbox = outboxWith(async ({ to }) => void sent.push(to), { pollMs: 10, pace });
    await enqueue(outbox, [mailTo('later@example.com')]);
    const due = new Date(shop.clock().getTime() + 60_000);
    await shop.db.updateTable('outbox').set({ nextTryAt: due }).execute();
    running = outbox.run(stop.signal);
    await until(() => looks > 1);
    expect(sent).toEqual([]);

    shop.clock.advance(60_000);

    await until(() => sent.length === 1);
  });

  test('finishes what is under way when it is stopped, and begins nothing more', async () => {
    const held = heldSends();
    const outbox = outboxWith(held.send, { concurrency: 1 });
    await enqueue(outbox, [mailTo('begun@example.com'), mailTo('waiting@example.com')]);
    running = outbox.run(stop.signal);
    await until(() => held.begun.length === 1);

    stop.abort();
    held.end();
    await running;

    expect(held.begun).toEqual(['begun@example.com']);
    expect((await rowOf('begun@example.com')).sentAt).not.toBeNull();
    const { nextTryAt, ...waiting } = await rowOf('waiting@example.com');
    expect(waiting).toMatchObject({ tries: 0, sentAt: null, lastError: null });
    expect(nextTryAt! <= shop.clock()).toBe(true);
  });

  test('does not wait for a server that hangs when it is stopped, and its mail is due again at once', async () => {
    const held = heldSends();
    const outbox = outboxWith(held.send, { stopGraceMs: 50 });
    await enqueue(outbox, [mailTo('lan@example.com')]);
    running = outbox.run(stop.signal);
    await until(() => held.begun.length === 1);

    stop.abort();
    await running;

    const { nextTryAt, tries } = await rowOf('lan@example.com');
    expect(nextTryAt! <= shop.clock()).toBe(true);
    expect(tries).toBe(0);
  });
});

test('the metrics tell how long the queue is, how old, and what became of the mails', async () => {
  const outbox = outboxWith(async () => undefined);
  const figures = async () => {
    const { body } = await shop.app.inject('/metrics');
    return Object.fromEntries(
      body
        .split('\n')
        .filter((line) => line.startsWith('mail_'))
        .map((line) => line.split(' ')),
    ) as Record<string, string>;
  };
  await outbox.enqueue(shop.db, mailTo('lan@example.com'));
  await outbox.enqueue(shop.db, mailTo('nobody@example.com'));
  shop.clock.advance(42_000);

  expect(await figures()).toMatchObject({ mail_queue_length: '2', mail_queue_age_seconds: '42' });
  await shop.app.jobs.runOnce();
  expect(await figures()).toEqual({
    mail_queue_length: '1',
    // The other is not due before its next try.
    mail_queue_age_seconds: '0',
    mail_paused: '0',
    mail_sent_total: '1',
    mail_given_up_total: '0',
    'mail_failed_total{reason="refused"}': '1',
    'mail_failed_total{reason="server"}': '0',
  });

  await outbox.enqueue(shop.db, mailTo('away@example.com'));
  shop.clock.advance(7_000);
  await shop.app.jobs.runOnce();
  expect(await figures()).toMatchObject({
    mail_queue_length: '2',
    mail_queue_age_seconds: '7',
    mail_paused: '1',
    'mail_failed_total{reason="server"}': '1',
  });
});

test('the metrics leave the queue out while the database is away', async () => {
  const registry = new Registry();
  const { figures } = outboxWith(async () => undefined);
  registerMailMetrics(registry, { figures, waiting: () => Promise.reject(new Error('no database')) });

  const told = await registry.metrics();

  expect(told).toContain('\nmail_sent_total 0');
  expect(told).not.toMatch(/^mail_queue_/m);
});

test('a run that was stopped before it begins sends nothing', async () => {
  const sent: string[] = [];
  const outbox = outboxWith(async ({ to }) => void sent.push(to));
  await enqueue(outbox, [mailTo('lan@example.com')]);

  expect(await outbox.runDue(AbortSignal.abort())).toBe(0);
  expect(sent).toEqual([]);
  expect(await outbox.runDue(never)).toBe(1);
});
