import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { anAccount, bearer, PASSWORD, signIn } from '../../testing/accounts';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Mail } from '../outbox/outbox.service';
import { createSessionEnds } from '../auth/session-ends';
import { createNotificationStreams } from './notification-streams';
import type { MailChoices, NotificationPage } from './notifications.schema';
import {
  createNotificationService,
  type NewNotification,
  type NotificationService,
} from './notifications.service';

let shop: TestApp;
let notifications: NotificationService;
const mails: Pick<Mail, 'to' | 'subject' | 'text'>[] = [];

beforeAll(async () => {
  shop = await createTestApp({ sendMail: async (mail) => void mails.push(mail) });
  notifications = createNotificationService({ db: shop.db, clock: shop.clock, announcements: shop.database });
});
beforeEach(async () => {
  await sql`truncate notifications, mail_choices, outbox`.execute(shop.db);
  mails.length = 0;
});
afterAll(() => shop.close());

/** A voucher that these customers keep. */
async function aVoucher(code: string, endsIn: number, keepers: string[]) {
  const id = uuid();
  const now = shop.clock().getTime();
  await shop.db
    .insertInto('vouchers')
    .values({
      id,
      code,
      nameVi: 'Giảm 10%',
      nameEn: '10% off',
      searchText: code,
      startsAt: new Date(now - 86_400_000),
      endsAt: new Date(now + endsIn),
      kind: 'PERCENT',
      value: 10,
    } as never)
    .execute();
  for (const customerId of keepers)
    await shop.db
      .insertInto('customerVouchers')
      .values({ id: uuid(), voucherId: id, customerId, collectedAt: shop.clock(), endingToldAt: null })
      .execute();
  return id;
}

async function call<T>(
  method: 'GET' | 'PUT',
  path: string,
  { as, body, language = 'vi' }: { as?: string; body?: object; language?: string } = {},
) {
  const reply = await shop.app.inject({
    method,
    url: `/api/relationship/notify/${path}`,
    ...(body && { payload: body }),
    headers: { ...(as && shop.as('CUSTOMER', as)), 'accept-language': language },
  });
  return { ...reply.json<{ message: string; data: T }>(), status: reply.statusCode };
}
const pageOf = async (as: string, query = '', language = 'vi') =>
  (await call<NotificationPage>('GET', `list${query}`, { as, language })).data;

async function tell(ownerId: string, given: Partial<NewNotification> = {}) {
  await shop.db.transaction().execute((tx) =>
    notifications.notify(tx, {
      ownerId,
      kind: 'ORDER_DELIVERING',
      occasion: uuid(),
      facts: { orderId: 'o1', code: 'SF-1' },
      ...given,
    }),
  );
  shop.clock.advance(1000);
}

describe('a list', () => {
  test('is in order of time, from either end, in pages, with how much is unread', async () => {
    const lan = uuid();
    for (const code of ['A', 'B', 'C']) await tell(lan, { facts: { code } });
    const codes = ({ data }: NotificationPage) => data.map(({ facts }) => facts['code']);

    const first = await pageOf(lan);

    expect(codes(first)).toEqual(['A', 'B', 'C']);
    expect(first).toMatchObject({ meta: { page: 1, limit: 10, total: 3 }, unread: 3 });
    expect(codes(await pageOf(lan, '?order=DESC&pageSize=2'))).toEqual(['C', 'B']);
    expect(codes(await pageOf(lan, '?order=DESC&pageSize=2&page=2'))).toEqual(['A']);
    expect((await call('GET', 'list?order=up', { as: lan })).status).toBe(400);
    expect((await call('GET', 'list')).status).toBe(401);
  });

  test('names things in the language that is asked for', async () => {
    const lan = uuid();
    await tell(lan, { kind: 'BACK_IN_STOCK', facts: { name: { vi: 'Áo thun', en: 'T-shirt' }, slug: 'ao' } });

    expect((await pageOf(lan)).data[0]?.facts).toEqual({ name: 'Áo thun', slug: 'ao' });
    expect((await pageOf(lan, '', 'en')).data[0]?.facts['name']).toBe('T-shirt');
  });

  test('holds one of each occasion, and nothing of a transaction that failed', async () => {
    const lan = uuid();
    await Promise.all([1, 2, 3].map(() => tell(lan, { occasion: 'once' })));
    await shop.db
      .transaction()
      .execute(async (tx) => {
        await notifications.notify(tx, { ownerId: lan, kind: 'ORDER_DONE', occasion: 'never', facts: {} });
        throw new Error('no');
      })
      .catch(() => undefined);

    expect((await pageOf(lan)).meta.total).toBe(1);
  });

  test('tells the same occasion once to each customer, however much time has passed', async () => {
    const [lan, eve] = [uuid(), uuid()];
    await tell(lan, { occasion: 'price of p1', facts: { code: 'first' } });
    await call('PUT', 'read-all', { as: lan });

    shop.clock.advance(40 * 86_400_000);
    for (const ownerId of [lan, eve])
      await tell(ownerId, { occasion: 'price of p1', facts: { code: 'second' } });

    const { data, unread } = await pageOf(lan);
    expect([data.map(({ facts }) => facts['code']), unread]).toEqual([['first'], 0]);
    expect((await pageOf(eve)).data.map(({ facts }) => facts['code'])).toEqual(['second']);
  });

  test('is read one by one or as a whole, by its owner alone', async () => {
    const [lan, eve] = [uuid(), uuid()];
    for (const code of ['A', 'B', 'C']) await tell(lan, { facts: { code } });
    const [first] = (await pageOf(lan)).data;
    const read = (as: string, id = first?.id ?? '') => call<{ unread: number }>('PUT', `${id}/read`, { as });

    expect((await read(eve)).status).toBe(404);
    expect((await read(lan, 'nothing')).status).toBe(404);
    expect((await read(lan)).data).toEqual({ unread: 2 });
    const at = (await pageOf(lan)).data[0]?.readAt;
    shop.clock.advance(1_000);
    expect((await read(lan)).data).toEqual({ unread: 2 });
    expect((await pageOf(lan)).data[0]?.readAt).toBe(at);
    expect((await pageOf(lan, '?unread=true')).meta.total).toBe(2);
    expect((await call('PUT', 'read-all', { as: eve })).data).toEqual({ unread: 0 });
    expect((await pageOf(lan)).unread).toBe(2);
    shop.clock.advance(1_000);
    expect((await call('PUT', 'read-all', { as: lan })).data).toEqual({ unread: 0 });
    expect((await pageOf(lan)).data[0]?.readAt).toBe(at);
    expect((await pageOf(eve)).data).toEqual([]);
  });

  test('forgets what is half a year old', async () => {
    const lan = uuid();
    await tell(lan);
    shop.clock.advance(181 * 86_400_000);

    await shop.app.jobs.runOnce();

    expect((await pageOf(lan)).meta.total).toBe(0);
  });
});

describe('mails', () => {
  test('are all wanted until one is refused, by each for themselves', async () => {
    const [lan, eve] = [uuid(), uuid()];
    const all = { PAYMENT_REMINDERS: true, VOUCHERS: true, REVIEWS: true };
    const body = { ...all, VOUCHERS: false };

    expect((await call<MailChoices>('GET', 'mails', { as: lan })).data).toEqual(all);
    expect((await call<MailChoices>('PUT', 'mails', { as: lan, body })).data).toEqual(body);
    expect((await call<MailChoices>('GET', 'mails', { as: lan })).data).toEqual(body);
    expect((await call<MailChoices>('GET', 'mails', { as: eve })).data).toEqual(all);
    for (const refused of [['PAYMENT_REMINDERS'], ['REVIEWS'], ['PAYMENT_REMINDERS', 'VOUCHERS']] as const) {
      const choices = { ...all, ...Object.fromEntries(refused.map((topic) => [topic, false])) };
      await call('PUT', 'mails', { as: lan, body: choices });
      expect((await call<MailChoices>('GET', 'mails', { as: lan })).data).toEqual(choices);
    }
    expect((await call<MailChoices>('PUT', 'mails', { as: lan, body: all })).data).toEqual(all);
    expect((await call('PUT', 'mails', { as: lan, body: { ORDERS: false } })).status).toBe(400);
    expect((await call('PUT', 'mails', { body: all })).status).toBe(401);
  });

  test('are written in the language in which their reader signed in last', async () => {
    const lan = await anAccount(shop);
    for (const language of ['vi', 'en']) {
      shop.clock.advance(1_000);
      await shop.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: lan.email, password: PASSWORD },
        headers: { 'accept-language': language },
      });
    }
    await aVoucher('ENDS', 86_400_000, [lan.id]);

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    const mail = mails.find(({ to, subject }) => to === lan.email && subject.includes('ENDS'));
    expect(mail?.text).toContain('10% off');
    expect(mail?.text).toContain('/en/profile/vouchers');
  });

  test('tell of a kept voucher that ends soon, once, unless they are refused; the shop tells it in any case', async () => {
    const [lan, eve] = [await anAccount(shop), await anAccount(shop)];
    const day = 86_400_000;
    await aVoucher('SOON', 2 * day, [lan.id, eve.id]);
    await aVoucher('LATER', 20 * day, [lan.id, eve.id]);
    await aVoucher('OVER', -1, [lan.id, eve.id]);
    const body = { PAYMENT_REMINDERS: true, VOUCHERS: false, REVIEWS: true };
    await call('PUT', 'mails', { as: eve.id, body });

    for (let round = 0; round < 3; round++) await shop.app.jobs.runOnce();

    for (const { id } of [lan, eve]) {
      const { data } = await pageOf(id);
      expect(data.map(({ kind, facts }) => [kind, facts['code'], facts['name']])).toEqual([
        ['VOUCHER_ENDING', 'SOON', 'Giảm 10%'],
      ]);
    }
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[lan.email, 'Mã SOON sắp hết hạn']]);
    expect(mails[0]?.text).toContain('/profile/vouchers');
  });

  test('about a voucher that ends soon are not written before it begins', async () => {
    const lan = await anAccount(shop);
    const id = await aVoucher('COMING', 2 * 86_400_000, [lan.id]);
    const startsAt = new Date(shop.clock().getTime() + 3_600_000);
    await shop.db.updateTable('vouchers').set({ startsAt }).where('id', '=', id).execute();

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();
    const early = mails.length;
    shop.clock.advance(3_600_000);
    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    expect([early, mails.map(({ to }) => to)]).toEqual([0, [lan.email]]);
  });

  test('about a voucher that ends soon go to everybody who keeps it', async () => {
    const [lan, eve] = [await anAccount(shop), await anAccount(shop)];
    await aVoucher('SHARED', 86_400_000, [lan.id, eve.id]);

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    expect(mails.map(({ to }) => to).toSorted()).toEqual([lan.email, eve.email].toSorted());
  });

  test('about a voucher that ends soon go to who can still use it, also after a cancelled order, and not to who has used it', async () => {
    const [used, cancelled] = [await anAccount(shop), await anAccount(shop)];
    const voucherId = await aVoucher('AGAIN', 86_400_000, [used.id, cancelled.id]);
    const { aVoucherUse } = createOffers(shop);
    await aVoucherUse(voucherId, used.id, 'CONSUMED');
    await aVoucherUse(voucherId, cancelled.id, 'RELEASED');

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    expect(mails.map(({ to }) => to)).toEqual([cancelled.email]);
  });

  test('about a voucher that ends soon are not written of one that is switched off, or that others have used up', async () => {
    const lan = await anAccount(shop);
    const change = async (code: string, set: Record<string, unknown>) => {
      const id = await aVoucher(code, 86_400_000, [lan.id]);
      await shop.db.updateTable('vouchers').set(set).where('id', '=', id).execute();
    };
    await change('OFF', { isActive: false });
    await change('USEDUP', { totalUses: 2, held: 1, used: 1 });
    await change('ONELEFT', { totalUses: 3, held: 1, used: 1 });

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    expect((await pageOf(lan.id)).data.map(({ facts }) => facts['code'])).toEqual(['ONELEFT']);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mã ONELEFT sắp hết hạn']);
  });

  test('about a voucher that ends soon are not written to who has no mailbox, who reads it in the shop', async () => {
    const customer = uuid();
    await aVoucher('UNWRITTEN', 86_400_000, [customer]);

    for (let round = 0; round < 2; round++) await shop.app.jobs.runOnce();

    expect((await pageOf(customer)).data.map(({ facts }) => facts['code'])).toEqual(['UNWRITTEN']);
    expect(mails).toEqual([]);
  });

  test('that something is back are told in the shop as well, to whom the mailbox belongs', async () => {
    const lan = await anAccount(shop);
    const { infoId, slug } = await createShelf(shop.db).aProduct({
      name: { vi: 'Áo thun', en: 'T-shirt' },
      variants: [{ onHand: 0 }],
    });
    for (const email of [lan.email, 'stranger@example.com'])
      await shop.app.inject({
        method: 'POST',
        url: `/api/main/product/${infoId}/stock-alert`,
        payload: { email },
      });
    await shop.db.updateTable('stock').set({ onHand: 2 }).where('variantId', '=', infoId).execute();

    await shop.app.jobs.runOnce();

    const told = await shop.db.selectFrom('notifications').selectAll().execute();
    expect(told).toHaveLength(1);
    expect((await pageOf(lan.id, '', 'en')).data[0]).toMatchObject({
      kind: 'BACK_IN_STOCK',
      facts: { name: 'T-shirt', slug, infoId },
    });
  });
});

describe('a stream', () => {
  const opened: Readable[] = [];
  /** As another process of the shop has them. */
  const createStreams = () =>
    createNotificationStreams({
      notifications,
      sessionEnds: createSessionEnds(shop.database),
      clock: shop.clock,
    });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.destroy();
  });

  /** The events received so far, parsed as a browser does. */
  async function listen(headers: Record<string, string>) {
    const reply = await shop.app.inject({
      url: '/api/relationship/notify/stream',
      headers,
      payloadAsStream: true,
    });
    const stream = reply.stream();
    opened.push(stream);
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const events = (name: string) =>
      text
        .split('\n\n')
        .filter((one) => one.includes(`event: ${name}\n`))
        .map((one) => ({
          id: /^id: (.+)$/m.exec(one)?.[1],
          data: JSON.parse(/^data: (.+)$/m.exec(one)?.[1] ?? '{}') as {
            facts: Record<string, unknown>;
            unread: number;
          },
        }));
    return {
      reply,
      events,
      unread: () => events('unread').at(-1)?.data.unread,
      codes: () => events('notification').map(({ data }) => data.facts['code']),
    };
  }
  async function until(isSo: () => boolean) {
    for (let waited = 0; !isSo(); waited += 20) {
      if (waited > 5000) throw new Error('it did not happen');
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  test('tells its owner alone what is new, and every tab how much is unread', async () => {
    const [lan, eve] = [uuid(), uuid()];
    await tell(lan, { facts: { code: 'before' } });
    const tabs = await Promise.all([1, 2].map(() => listen(shop.as('CUSTOMER', lan))));
    const stranger = await listen(shop.as('CUSTOMER', eve));
    await until(() => [...tabs, stranger].every((tab) => tab.unread() !== undefined));
    expect(tabs[0]?.reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });

    await tell(lan, { facts: { code: 'news' } });
    await until(() => tabs.every((tab) => tab.codes().length === 1 && tab.unread() === 2));
    const [before] = (await pageOf(lan)).data;
    await call('PUT', `${before?.id}/read`, { as: lan });
    await until(() => tabs.every((tab) => tab.unread() === 1));
    await call('PUT', 'read-all', { as: lan });
    await until(() => tabs.every((tab) => tab.unread() === 0));

    expect(tabs.map((tab) => tab.codes())).toEqual([['news'], ['news']]);
    expect([stranger.codes(), stranger.unread()]).toEqual([[], 0]);
  });

  test('names things in the language of the page', async () => {
    const lan = uuid();
    const tab = await listen({ ...shop.as('CUSTOMER', lan), 'accept-language': 'en' });
    await until(() => tab.unread() === 0);

    await tell(lan, { kind: 'BACK_IN_STOCK', facts: { name: { vi: 'Áo thun', en: 'T-shirt' }, code: 'ao' } });

    await until(() => tab.codes().length === 1);
    expect(tab.events('notification')[0]?.data.facts['name']).toBe('T-shirt');
  });

  test('that broke goes on where it was', async () => {
    const lan = uuid();
    const first = await listen(shop.as('CUSTOMER', lan));
    await until(() => first.unread() === 0);
    await tell(lan, { facts: { code: 'received' } });
    await until(() => first.codes().length === 1);
    const lastEventId = first.events('notification')[0]?.id ?? '';
    opened[0]?.destroy();
    await tell(lan, { facts: { code: 'missed' } });

    const again = await listen({ ...shop.as('CUSTOMER', lan), 'last-event-id': lastEventId });
    await until(() => again.unread() === 2);

    expect(again.codes()).toEqual(['missed']);
    const eves = await listen({ ...shop.as('CUSTOMER', uuid()), 'last-event-id': lastEventId });
    await until(() => eves.unread() === 0);
    expect(eves.codes()).toEqual([]);
  });

  test('that broke tells nothing twice, however close together it was told', async () => {
    const lan = uuid();
    await tell(lan, { facts: { code: 'before' } });
    const first = await listen(shop.as('CUSTOMER', lan));
    await until(() => first.unread() === 1);
    for (const code of ['one', 'two', 'three']) await tell(lan, { facts: { code } });
    await until(() => first.codes().length === 3);
    const lastEventId = first.events('notification').at(-1)?.id ?? '';
    opened[0]?.destroy();
    await tell(lan, { facts: { code: 'missed' } });

    const again = await listen({ ...shop.as('CUSTOMER', lan), 'last-event-id': lastEventId });
    await until(() => again.unread() === 5);

    expect(again.codes()).toEqual(['missed']);
  });

  test('that broke tells also what was made before the last that was received, and stored after it', async () => {
    const lan = uuid();
    const first = await listen(shop.as('CUSTOMER', lan));
    await until(() => first.unread() === 0);
    await tell(lan, { facts: { code: 'received' } });
    await until(() => first.codes().length === 1);
    const lastEventId = first.events('notification')[0]?.id ?? '';
    opened[0]?.destroy();
    shop.clock.advance(-31_000);
    await tell(lan, { facts: { code: 'late' } });
    shop.clock.advance(30_000);

    const again = await listen({ ...shop.as('CUSTOMER', lan), 'last-event-id': lastEventId });
    await until(() => again.unread() === 2);

    expect(again.codes()).toEqual(['late']);
  });

  test('that broke after very many were told at once tells none of the latest fifty again', async () => {
    const lan = uuid();
    const first = await listen(shop.as('CUSTOMER', lan));
    await until(() => first.unread() === 0);
    const codes = Array.from({ length: 54 }, (_, at) => `SF-${String(at)}`);
    for (const code of codes) await tell(lan, { facts: { code } });
    await until(() => first.codes().length === codes.length);
    const lastEventId = first.events('notification').at(-1)?.id ?? '';
    opened[0]?.destroy();

    const again = await listen({ ...shop.as('CUSTOMER', lan), 'last-event-id': lastEventId });
    await until(() => again.unread() === codes.length);

    expect(again.codes().filter((code) => codes.slice(-50).includes(String(code)))).toEqual([]);
  });

  test('goes on in the tabs that stay open when another is closed', async () => {
    const streams = createStreams();
    const lan = uuid();
    const open = () =>
      streams.open({
        ownerId: lan,
        language: 'vi',
        lastEventId: undefined,
        mayGoOn: () => Promise.resolve(true),
      });
    const [closed, stays] = [await open(), await open()];
    let received = '';
    stays.on('data', (chunk: Buffer) => (received += chunk.toString()));

    closed.destroy();
    await new Promise((done) => closed.on('close', done));
    await tell(lan, { facts: { code: 'news' } });

    await until(() => received.includes('"code":"news"'));
    streams.close();
  });

  test('reaches streams of another process of the shop', async () => {
    const lan = uuid();
    const other = createStreams();
    const stream = await other.open({
      ownerId: lan,
      language: 'vi',
      lastEventId: undefined,
      mayGoOn: () => Promise.resolve(true),
    });
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await until(() => text.includes('"unread":0'));

    await tell(lan, { facts: { code: 'elsewhere' } });

    await until(() => text.includes('elsewhere') && text.includes('"unread":1'));
    await other.beat();
    expect(text).toContain(': still here');
    other.close();
    await until(() => stream.readableEnded);
  });

  test('ends with the session it was opened in', async () => {
    const account = await anAccount(shop);
    const { token } = await signIn(shop, account.email);
    const streams = createStreams();
    const stream = await streams.open({
      ownerId: account.id,
      language: 'vi',
      lastEventId: undefined,
      mayGoOn: async () => {
        const me = await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) });
        return me.statusCode === 200;
      },
    });
    stream.resume();
    await streams.beat();
    expect(stream.writableEnded).toBe(false);

    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(token), payload: {} });

    // Not only at its next heartbeat, and before anything else is told.
    await until(() => stream.writableEnded);
    streams.close();
  });

  test.each([
    ['the password is changed', 'PUT', 'auth/user/change-password'],
    ['another device ends it', 'DELETE', 'auth/sessions'],
  ] as const)('ends at once when %s', async (_what, method, path) => {
    const account = await anAccount(shop);
    const { token } = await signIn(shop, account.email);
    const tab = await listen(bearer(token));
    await until(() => tab.unread() === 0);
    const other = await signIn(shop, account.email);

    const ended = await shop.app.inject({
      method,
      url: `/api/${path}`,
      headers: bearer(other.token),
      ...(method === 'PUT' && {
        payload: {
          currentPassword: PASSWORD,
          newPassword: 'another horse 2',
          confirmPassword: 'another horse 2',
        },
      }),
    });

    expect(ended.statusCode).toBe(200);
    await until(() => opened.at(-1)?.readableEnded === true);
  });

  test('ends also for a peer that does not read', async () => {
    const streams = createStreams();
    const stuck = await streams.open({
      ownerId: uuid(),
      language: 'vi',
      lastEventId: undefined,
      mayGoOn: () => Promise.resolve(true),
    });

    streams.close();

    await until(() => stuck.destroyed);
  });

  test('is for who is signed in, and not for more pages than one person looks at', async () => {
    const lan = uuid();
    expect((await shop.app.inject('/api/relationship/notify/stream')).statusCode).toBe(401);
    const tabs = await Promise.all(Array.from({ length: 12 }, () => listen(shop.as('CUSTOMER', lan))));
    await until(() => tabs.every((tab) => tab.unread() === 0));

    const refused = await shop.app.inject({
      url: '/api/relationship/notify/stream',
      headers: shop.as('CUSTOMER', lan),
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('that is left makes room for the next page', async () => {
    const streams = createStreams();
    const account = uuid();
    const open = () =>
      streams.open({
        ownerId: account,
        language: 'vi',
        lastEventId: undefined,
        mayGoOn: () => Promise.resolve(true),
      });
    const tabs = await Promise.allSettled(Array.from({ length: 15 }, open));
    const first = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? tab.value : []))[0];
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    await expect(open()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });

    first?.destroy();
    await new Promise((closed) => first?.on('close', closed));

    expect((await open()).destroyed).toBe(false);
    streams.close();
  });
});
