import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { anAccount } from './testing/accounts';
import { createShelf } from './testing/catalogue';
import { insertRow, newConversationId } from './testing/rows';
import { createTestApp, type TestApp } from './testing/test-app';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
/** An account whose rows these are. */
let owner: { id: string; email: string };
beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
  owner = await anAccount(shop);
  await shop.db
    .insertInto('referralMembers')
    .values({ userId: owner.id, code: 'LAN12345', termsVersion: '1', joinedAt: shop.clock() })
    .execute();
  await shop.db
    .insertInto('carts')
    .values({ customerId: owner.id, version: 1, updatedAt: shop.clock() })
    .execute();
});
afterAll(() => shop.close());

interface Stored {
  /** How long a row is stored after the instant that it is added with. */
  forMs: number;
  add(at: Date, name: string): Promise<unknown>;
  /** Rows that are left of those that were added. */
  left: string;
}

const hash = (name: string) => createHash('sha256').update(name).digest('hex');
/** The names of rows, by what some tables have in their place. */
const nameOf = new Map(['old', 'young'].map((name) => [hash(name), name]));
const insert = (table: string, row: Record<string, unknown>) => insertRow(shop.db, table, row);

async function anUnverified(at: Date, name: string) {
  const { id } = await anAccount(shop, { email: `${name}@example.com`, status: 'UNVERIFIED', profile: null });
  await shop.db.updateTable('users').set({ createdAt: at }).where('id', '=', id).execute();
  return id;
}
const aConversation = (lastAt: Date, title: string, messageCount: number, id = newConversationId()) =>
  insert('chat_conversations', {
    id,
    token_hash: hash(title),
    title,
    message_count: messageCount,
    created_at: lastAt,
    last_at: lastAt,
  });
const aMail = (key: string, createdAt: Date, sentAt: Date | null) =>
  insert('outbox', {
    id: uuid(),
    dedupe_key: key,
    kind: 'order-placed',
    recipient: owner.email,
    subject: 'S',
    text_body: 'T',
    html_body: 'H',
    created_at: createdAt,
    sent_at: sentAt,
    next_try_at: null,
  });
const aChange = (at: Date, target: string, kind: string, usedAt: Date | null) =>
  insert('contact_changes', {
    id: uuid(),
    user_id: owner.id,
    kind,
    target,
    code_hash: hash('c'),
    created_at: at,
    expires_at: at,
    used_at: usedAt,
  });
const aConsent = (at: Date, version: string, who: object) =>
  insert('consents', { id: uuid(), analytics: true, marketing: true, version, at, ...who });

const stored: Record<string, Stored> = {
  'a device after its last sign-in': {
    forMs: 365 * DAY_MS,
    add: (at, name) =>
      insert('known_devices', {
        user_id: owner.id,
        device_hash: hash(name),
        first_seen_at: at,
        last_seen_at: at,
      }),
    left: 'select device_hash as name from known_devices',
  },
  'a network after its last sign-in': {
    forMs: 30 * DAY_MS,
    add: (at, name) =>
      insert('known_networks', {
        user_id: owner.id,
        network_hash: hash(name),
        first_seen_at: at,
        last_seen_at: at,
      }),
    left: 'select network_hash as name from known_networks',
  },
  'the token of a mail after it expired': {
    forMs: 30 * DAY_MS,
    add: (at, name) =>
      insert('account_tokens', {
        token_hash: hash(name),
        user_id: owner.id,
        email: owner.email,
        purpose: 'RESET',
        created_at: at,
        expires_at: at,
      }),
    left: 'select token_hash as name from account_tokens',
  },
  'a wrong password': {
    forMs: DAY_MS,
    add: (at, name) => insert('auth_tries', { id: uuid(), counted_for: name, at }),
    left: 'select counted_for as name from auth_tries',
  },
  'a sign-up that was never confirmed': {
    forMs: 30 * DAY_MS,
    add: async (at, name) =>
      insert('sign_ups', {
        user_id: await anUnverified(at, name),
        language: 'vi',
        terms_version: name,
        marketing_consent: false,
        created_at: at,
      }),
    left: 'select terms_version as name from sign_ups',
  },
  'somebody who was invited to the staff and never came': {
    forMs: 30 * DAY_MS,
    add: (at, name) => anUnverified(at, `${name}.staff`),
    left: `select split_part(email, '.staff', 1) as name from users where email like '%.staff@example.com'`,
  },
  'a cart that went into another': {
    forMs: 90 * DAY_MS,
    add: (at, name) =>
      insert('cart_merges', {
        customer_id: owner.id,
        cart_id: randomUUID(),
        changes: JSON.stringify([{ name }]),
        merged_at: at,
      }),
    left: `select changes -> 0 ->> 'name' as name from cart_merges`,
  },
  'a link to a cart, as long as it says': {
    forMs: 0,
    add: (at, name) =>
      insert('shared_carts', { id: name.padEnd(22, '0'), lines: JSON.stringify([]), expires_at: at }),
    left: `select trim(trailing '0' from id) as name from shared_carts`,
  },
  'a changed number that was not confirmed': {
    forMs: 30 * DAY_MS,
    add: (at, name) => aChange(at, `${name}@phone`, 'PHONE', at),
    left: `select replace(target, '@phone', '') as name from contact_changes where kind = 'PHONE'`,
  },
  'a changed address that was not confirmed': {
    forMs: 30 * DAY_MS,
    add: (at, name) => aChange(at, `${name}@mail`, 'EMAIL', null),
    left: `select replace(target, '@mail', '') as name from contact_changes where kind = 'EMAIL'`,
  },
  'a notification': {
    forMs: 180 * DAY_MS,
    add: (at, name) =>
      insert('notifications', {
        id: uuid(),
        owner_id: owner.id,
        occasion: name,
        kind: 'NEW_SIGN_IN',
        facts: JSON.stringify({}),
        created_at: at,
      }),
    left: 'select occasion as name from notifications',
  },
  'an invitation that led nowhere': {
    forMs: 365 * DAY_MS,
    add: (at, name) =>
      insert('referral_invitations', {
        id: uuid(),
        inviter_id: owner.id,
        email: `${name}@example.com`,
        mailbox_hash: hash(name),
        language: 'vi',
        sent_at: at,
        created_at: at,
      }),
    left: 'select mailbox_hash as name from referral_invitations',
  },
  'somebody who waits for goods': {
    forMs: 180 * DAY_MS,
    add: async (at, name) => {
      const { infoId } = await shelf.aProduct({ variants: [{ onHand: 0 }] });
      const row = { id: uuid(), variant_id: infoId, email: `${name}@example.com`, language: 'vi' };
      await insert('stock_alerts', { ...row, created_at: at });
    },
    left: `select split_part(email, '@', 1) as name from stock_alerts`,
  },
  'a newsletter that was not confirmed': {
    forMs: 30 * DAY_MS,
    add: (at, name) =>
      insert('newsletter_subscriptions', {
        id: uuid(),
        email: `${name}@example.com`,
        language: 'vi',
        status: 'PENDING',
        consent_version: '1',
        consent_at: at,
        created_at: at,
      }),
    left: `select split_part(email, '@', 1) as name from newsletter_subscriptions`,
  },
  'a mail after it has left': {
    forMs: 30 * DAY_MS,
    add: (at, name) => aMail(`sent:${name}`, at, at),
    left: `select split_part(dedupe_key, ':', 2) as name from outbox where dedupe_key like 'sent:%'`,
  },
  'a mail that never left': {
    forMs: 90 * DAY_MS,
    add: (at, name) => aMail(`failed:${name}`, at, null),
    left: `select split_part(dedupe_key, ':', 2) as name from outbox where dedupe_key like 'failed:%'`,
  },
  'a conversation after its last message': {
    forMs: 30 * DAY_MS,
    add: (at, name) => aConversation(at, name, 2),
    left: 'select title as name from chat_conversations where message_count = 2',
  },
  'a conversation in which nobody wrote': {
    forMs: DAY_MS,
    add: (at, name) => aConversation(at, `${name} empty`, 0),
    left: `select replace(title, ' empty', '') as name from chat_conversations where message_count = 0`,
  },
  'the steps of an answer': {
    forMs: DAY_MS,
    add: async (at, name) => {
      const conversation = newConversationId();
      await aConversation(shop.clock(), `${name} events`, 1, conversation);
      const message = uuid();
      await insert('chat_messages', {
        id: message,
        conversation_id: conversation,
        role: 'ASSISTANT',
        text: '',
        parts: JSON.stringify({}),
        state: 'DONE',
        created_at: at,
      });
      const event = { reply_id: message, seq: 1, event: 'text', data: JSON.stringify({ text: name }) };
      await insert('chat_events', { ...event, created_at: at });
    },
    left: `select data ->> 'text' as name from chat_events`,
  },
  'a background job after its end': {
    forMs: 90 * DAY_MS,
    add: (at, name) =>
      insert('background_jobs', {
        id: uuid(),
        kind: 'product-export',
        owner_id: owner.id,
        input: JSON.stringify({ name }),
        state: 'done',
        created_at: at,
        ended_at: at,
      }),
    left: `select input ->> 'name' as name from background_jobs`,
  },
  'a file that no job reads': {
    forMs: DAY_MS,
    add: (at, name) =>
      insert('job_files', {
        id: uuid(),
        owner_id: owner.id,
        name,
        media_type: 'text/csv',
        created_at: at,
      }),
    left: 'select name from job_files',
  },
  'a picture that nothing shows': {
    forMs: DAY_MS,
    add: async (at, name) => {
      const pictureId = await shelf.aPicture(`${name} upload`, 10, 10);
      nameOf.set(pictureId, name);
      await insert('uploads', { id: uuid(), owner_id: owner.id, picture_id: pictureId, created_at: at });
    },
    left: 'select picture_id as name from uploads',
  },
  'what a page view has counted': {
    forMs: HOUR_MS,
    add: (at, name) =>
      insert('telemetry_views', {
        view_id: name,
        remote: 'catalog',
        version: '1.0.0',
        at,
        network: 'n',
        has_failed: false,
        counted: [],
      }),
    left: 'select view_id as name from telemetry_views',
  },
  'the sums of a minute': {
    forMs: 14 * DAY_MS,
    add: (at, name) =>
      insert('telemetry_minutes', { remote: 'catalog', version: name, minute: at, counts: '{}' }),
    left: 'select version as name from telemetry_minutes',
  },
  'an error of a page': {
    forMs: 14 * DAY_MS,
    add: (at, name) =>
      insert('telemetry_errors', {
        fingerprint: name,
        remote: 'catalog',
        version: '1.0.0',
        message: 'm',
        stack: '',
        first_at: at,
        last_at: at,
        count: 1,
      }),
    left: 'select fingerprint as name from telemetry_errors',
  },
  'the answer of a visitor about cookies': {
    forMs: 365 * DAY_MS,
    add: (at, name) => aConsent(at, name, { visitor_id: randomUUID() }),
    left: 'select version as name from consents where visitor_id is not null',
  },
  'a view of a page': {
    forMs: 90 * DAY_MS,
    add: (at, name) => insert('page_views', { id: uuid(), at, path: `/${name}` }),
    left: `select substr(path, 2) as name from page_views where path <> '/'`,
  },
};

test('everything that is stored for a time goes a second after it, and stays until a second before', async () => {
  const now = shop.clock().getTime();
  for (const { forMs, add } of Object.values(stored)) {
    await add(new Date(now - forMs - 1_000), 'old');
    await add(new Date(now - forMs + 1_000), 'young');
  }

  await shop.app.jobs.runOnce();
  // Views of pages are deleted by the first view of a day.
  const payload = { accessedUrl: 'http://localhost:3000/' };
  expect((await shop.app.inject({ method: 'POST', url: '/api/main/tracking', payload })).statusCode).toBe(
    200,
  );

  const left: [string, string[]][] = [];
  for (const [what, { left: query }] of Object.entries(stored)) {
    const { rows } = await sql<{ name: string }>`${sql.raw(query)}`.execute(shop.db);
    left.push([what, rows.map(({ name }) => nameOf.get(name) ?? name).toSorted()]);
  }
  expect(left).toEqual(Object.keys(stored).map((what) => [what, ['young']]));
});

test('what an account has confirmed, joined or answered itself stays', async () => {
  const longAgo = new Date(shop.clock().getTime() - 10 * 365 * DAY_MS);
  await aChange(longAgo, 'former@example.com', 'EMAIL', longAgo);
  await insert('referral_invitations', {
    id: uuid(),
    inviter_id: owner.id,
    email: 'joined@example.com',
    mailbox_hash: hash('joined'),
    language: 'vi',
    sent_at: longAgo,
    joined_at: longAgo,
    created_at: longAgo,
  });
  await aConsent(longAgo, 'own', { user_id: owner.id });

  await shop.app.jobs.runOnce();

  const { rows } = await sql`select
    (select count(*)::int from contact_changes where target = 'former@example.com') as addresses,
    (select count(*)::int from referral_invitations where joined_at is not null) as invitations,
    (select count(*)::int from consents where version = 'own') as consents`.execute(shop.db);
  expect(rows).toEqual([{ addresses: 1, invitations: 1, consents: 1 }]);
});
