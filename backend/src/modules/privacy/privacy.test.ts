import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { anAccount, bearer, PASSWORD, postLogin, signIn } from '../../testing/accounts';
import { ledger } from '../rewards/ledger';
import { createOffers } from '../../testing/offers';
import { HANOI, openCheckoutShop, someone, type CheckoutShop } from '../../testing/checkout';
import { createTestApp } from '../../testing/test-app';
import type { OrderStatus } from '../orders/orders.tables';
import { orderData } from '../orders/personal-data';
import type { RefundStatus } from '../payments/payments.tables';
import { returnData } from '../returns/personal-data';
import type { ReturnStatus } from '../returns/returns.schema';
import type { Consent, DeletionScheduled, PersonalExport } from './privacy.schema';
import { DAY_MS } from '../../lib/clock';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
}, 90_000);
beforeEach(() => shop.clock.advance(2 * 3_600_000));
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  message: string;
  data: T;
  errors?: { field: string; code: string }[];
  headers: Record<string, unknown>;
}
async function call<T>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Reply<T>> {
  const reply = await shop.app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(body && { payload: body }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    ...reply.json<Omit<Reply<T>, 'status' | 'headers'>>(),
  };
}
const askForDeletion = (token: string, password = PASSWORD) =>
  call<DeletionScheduled>('DELETE', 'auth/user/me', { headers: bearer(token), body: { password } });
const rowsOf = async (table: string, where: string): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(shop.db)
  ).rows[0]?.count ?? 0;

/** A customer of whom the shop keeps something of every kind. */
async function aWellKnownCustomer() {
  const { id, email } = await anAccount(shop, {
    profile: { firstName: 'Thị Hoà', lastName: 'Dương', phone: null },
  });
  const { token } = await signIn(shop, email);
  const headers = bearer(token);
  const say = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const { status, message } = await call(method, path, { headers, body });
    if (status !== 200) throw new Error(`${path}: ${message}`);
  };
  const { firstName, lastName, phone } = someone;
  await say('POST', 'main/user-address', { ...HANOI, firstName, lastName, phone });
  await say('PUT', 'auth/user/profile', { dob: '1990-02-28', social: { zalo: 'hoa.duong' } });
  await say('PUT', 'main/consent', { analytics: true, marketing: false });
  await say('POST', 'main/newsletter/subscribe', { email, lang: 'vi', consent: true });
  await say('POST', 'main/contact', {
    fullName: 'Dương Thị Hoà',
    email,
    phoneNumber: '0912345678',
    message: 'Áo bị rách',
  });
  const order = await shop.anOrder({ customer: id, paymentMethod: 'ONLINE' });
  await shop.ipn(await shop.news(order.orderId));
  await say('PUT', 'ecommerce/cart', {
    lines: [{ infoId: order.infoId, quantity: 2, isOrder: true, priceSeen: 1 }],
    saved: [],
    version: 0,
  });
  return { id, email, token, headers, order };
}
/** Mail leaves ten at a time. */
const sendMails = async () => {
  for (let round = 0; round < 4; round++) await shop.runJobs();
};
const finish = (orderId: string) =>
  shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', orderId).execute();

test('a customer gets all that the shop keeps of them, of nobody else, and no secrets', async () => {
  const other = await aWellKnownCustomer();
  const { id, email, headers, order } = await aWellKnownCustomer();

  const { status, data, headers: told } = await call<PersonalExport>('GET', 'auth/user/export', { headers });

  expect(status).toBe(200);
  expect(told['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(data.sections).toMatchObject({
    account: {
      id,
      email,
      networks: [{ lastSeenAt: expect.any(String) }],
      sessions: [{ revokedAt: null }],
    },
    profile: { firstName: 'Thị Hoà', dateOfBirth: '1990-02-28', social: { zalo: 'hoa.duong' } },
    addresses: [{ address: '1 Tràng Tiền' }],
    orders: [
      {
        code: order.code,
        customer: { email: 'lan@example.com' },
        lines: [{ quantity: 1 }],
        payments: [{ status: 'SUCCEEDED' }],
      },
    ],
    cart: { lines: [{ infoId: order.infoId }] },
    newsletter: [{ email }],
    contactRequests: [{ message: 'Áo bị rách' }],
    consents: [{ analytics: true, marketing: false }],
    deletion: null,
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/argon2|tokenHash|passwordHash|codeHash/);
  expect((await call('GET', 'auth/user/export')).status).toBe(401);

  const more = await Promise.all(
    Array.from({ length: 5 }, () => call('GET', 'auth/user/export', { headers })),
  );
  expect(more.map((reply) => reply.status).sort()).toEqual([200, 200, 200, 200, 429]);
});

test('who of the staff worked on an order is not in the copy that its customer gets', async () => {
  const { headers, order } = await aWellKnownCustomer();
  const moved = await shop.call('PUT', `/api/main/admin/order/${order.orderId}/shipment`, {
    as: 'OPERATOR',
    body: { carrier: 'GHN' },
  });
  expect(moved.status).toBe(200);
  const { actorId } = await shop.db
    .selectFrom('orderTimeline')
    .select('actorId')
    .where('orderId', '=', order.orderId)
    .where('byActor', '=', 'OPERATOR')
    .executeTakeFirstOrThrow();

  const { data } = await call<PersonalExport>('GET', 'auth/user/export', { headers });

  expect(data.sections).toMatchObject({
    orders: [{ timeline: expect.arrayContaining([expect.objectContaining({ byActor: 'OPERATOR' })]) }],
  });
  expect(actorId).toBeTruthy();
  expect(JSON.stringify(data.sections['orders'])).not.toContain(actorId);
});

test('what a mailbox stands for is its owner’s of today, not also that of who had it before', async () => {
  const owner = await aWellKnownCustomer();
  const { id, email, headers } = await aWellKnownCustomer();
  const now = shop.clock();
  await sql`insert into contact_changes (id, user_id, kind, previous, target, code_hash, created_at, expires_at, used_at)
    values (${uuid()}, ${id}, 'EMAIL', ${owner.email}, ${email}, ${'0'.repeat(64)}, ${now}, ${now}, ${now})`.execute(
    shop.db,
  );

  const { data } = await call<PersonalExport>('GET', 'auth/user/export', { headers });

  expect(data.sections['newsletter']).toMatchObject([{ email }]);
  expect(data.sections['contactRequests']).toHaveLength(1);
});

/** Every column that can name a person. A new one belongs here, and its table into the personalData of its module. */
const personalColumns = [
  'account_deletions.user_id',
  'account_mail_requests.email',
  'account_tokens.email',
  'account_tokens.user_id',
  'audit_entries.actor_id',
  'audit_entries.customer_id',
  'auth_tries.counted_for',
  'background_jobs.owner_id',
  'cart_lines.customer_id',
  'cart_merges.customer_id',
  'carts.customer_id',
  'chat_conversations.customer_id',
  'chat_model_usage.owner',
  'chat_tickets.email',
  'chat_tickets.phone',
  'consents.user_id',
  'consents.visitor_id',
  'contact_changes.user_id',
  'contact_requests.email',
  'contact_requests.full_name',
  'contact_requests.phone',
  'customer_profiles.date_of_birth',
  'customer_profiles.first_name',
  'customer_profiles.last_name',
  'customer_profiles.phone',
  'customer_profiles.user_id',
  'customer_vouchers.customer_id',
  'favourites.customer_id',
  'flash_sale_uses.customer_id',
  'job_files.owner_id',
  'known_devices.user_id',
  'known_networks.user_id',
  'mail_choices.customer_id',
  'membership_events.actor_id',
  'newsletter_subscriptions.email',
  'notifications.owner_id',
  'order_return_events.actor_id',
  'order_returns.customer_id',
  'order_timeline.actor_id',
  'orders.address',
  'orders.customer',
  'orders.customer_id',
  'outbox.recipient',
  'promotion_uses.customer_id',
  'provider_events.actor_id',
  'provider_services.owner_id',
  'providers.phone',
  'providers.user_id',
  'referral_contacts.email',
  'referral_contacts.full_name',
  'referral_contacts.phone',
  'referral_invitations.email',
  'referral_members.user_id',
  'refunds.requested_by',
  'review_events.actor_id',
  'review_reports.customer_id',
  'review_votes.customer_id',
  'reviews.author_name',
  'reviews.customer_id',
  'reward_events.actor_id',
  'saved_solutions.customer_id',
  'sessions.user_agent',
  'sessions.user_id',
  'sign_up_requests.email',
  'sign_up_requests.first_name',
  'sign_up_requests.last_name',
  'sign_up_requests.phone',
  'sign_ups.phone',
  'sign_ups.user_id',
  'solution_events.actor_id',
  'solution_requests.owner_id',
  'solutions.owner_id',
  'stock_alerts.email',
  'stock_movements.actor_id',
  'uploads.owner_id',
  'user_addresses.address',
  'user_addresses.first_name',
  'user_addresses.last_name',
  'user_addresses.phone',
  'user_addresses.user_id',
  'users.email',
  'voucher_uses.customer_id',
];
/** They look alike and name the shop, not a customer. */
const columnsOfTheShop = ['shop_places.address', 'shop_places.email', 'shop_places.phone'];
const personalTables = [...new Set(personalColumns.map((column) => column.split('.')[0] ?? ''))];

test('every column that names a person is known, so that somebody exports and erases its table', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and column_name ~ ${
      '^(user|customer|owner|actor|visitor|author|reviewer|account)(_id)?$|^requested_by$|^counted_for$|^recipient$' +
      '|(^|_)(email|phone|ip|address|user_agent|date_of_birth)$|^(full|first|last|author)_name$'
    }
  `.execute(shop.db);

  const inDatabase = rows.map(({ name }) => name).filter((name) => name !== 'news.author');
  expect(inDatabase.toSorted()).toEqual([...personalColumns, ...columnsOfTheShop].toSorted());
});

/** Rows about a person in the tables that an ordinary customer leaves empty. */
async function leaveRowsEverywhere(person: { id: string; email: string }, orderId: string, infoId: string) {
  const { db } = shop;
  const now = shop.clock();
  const [later, hash] = [new Date(now.getTime() + DAY_MS), 'a'.repeat(64)];
  const { id: userId, email } = person;
  // What staff wrote about them.
  const written = `Đã gọi ${email}`;
  const payoutId = uuid();
  const common = { customerId: userId, createdAt: now };
  const offers = createOffers(shop);
  const other = await shop.shelf.aProduct();
  const voucherId = await offers.aVoucher({ code: `OF-${userId.slice(-12).toUpperCase()}` });
  const promotionId = await offers.aPromotion();
  const flashSaleId = await offers.aFlashSale([{ product: { id: other.id, infoId: other.infoId } }]);
  const used = { orderId, customerId: userId, state: 'CONSUMED' as const, heldAt: now, settledAt: now };
  await db
    .insertInto('accountMailRequests')
    .values({ id: uuid(), email, purpose: 'RESET', language: 'vi', askedAt: now })
    .execute();
  await db
    .insertInto('accountTokens')
    .values({
      tokenHash: userId.replaceAll('-', '').repeat(2),
      userId,
      email,
      purpose: 'RESET',
      createdAt: now,
      expiresAt: later,
      usedAt: null,
    })
    .execute();
  await db
    .insertInto('authTries')
    .values(
      [`passwords from strangers to ${email}`, `mail to ${email}`].map((countedFor) => ({
        id: uuid(),
        countedFor,
        at: now,
      })),
    )
    .execute();
  const conversationId = userId.replaceAll('-', '').slice(0, 22);
  await sql`insert into chat_conversations (id, customer_id, title, created_at, last_at)
    values (${conversationId}, ${userId}, ${written}, ${now}, ${now})`.execute(db);
  await sql`insert into chat_tickets (id, ticket, conversation_id, email, language, created_at, last_at)
    values (${uuid()}, ${conversationId}, ${conversationId}, ${email}, 'vi', ${now}, ${now})`.execute(db);
  await sql`insert into chat_model_usage (owner, day, messages, tokens)
    values (${`customer:${userId}`}, ${now}, 1, 1)`.execute(db);
  await sql`insert into cart_merges (customer_id, cart_id, changes, merged_at)
    values (${userId}, ${uuid()}, '[]', ${now})`.execute(db);
  // The mailbox that was theirs before, of which something is kept as well.
  const former = `former.${email}`;
  await sql`insert into contact_changes (id, user_id, kind, previous, target, code_hash, created_at, expires_at, used_at)
    values (${uuid()}, ${userId}, 'EMAIL', ${former}, ${email}, ${hash}, ${now}, ${later}, ${now})`.execute(
    db,
  );
  await sql`insert into stock_alerts (id, variant_id, email, language, created_at)
    values (${uuid()}, ${infoId}, ${former}, 'vi', ${now})`.execute(db);
  await sql`insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
    values (${userId}, ${hash}, ${now}, ${now}) on conflict do nothing`.execute(db);
  await sql`insert into known_networks (user_id, network_hash, first_seen_at, last_seen_at)
    values (${userId}, ${hash}, ${now}, ${now}) on conflict do nothing`.execute(db);
  await sql`insert into sign_up_requests (id, email, password_hash, first_name, last_name, phone, language,
      terms_version, marketing_consent, claim_hash, asked_at)
    values (${uuid()}, ${email}, ${hash}, 'Lan', 'Phạm', '0912345678', 'vi', '1', false, ${hash}, ${now})`.execute(
    db,
  );
  await sql`insert into sign_ups (user_id, language, terms_version, marketing_consent, created_at)
    values (${userId}, 'vi', '1', false, ${now})`.execute(db);
  await sql`insert into mail_choices (customer_id, topic, refused_at) values (${userId}, 'REVIEWS', ${now})`.execute(
    db,
  );
  await sql`insert into notifications (id, owner_id, occasion, kind, facts, created_at)
    values (${uuid()}, ${userId}, 'one', 'ORDER_DONE', '{}', ${now})`.execute(db);
  await sql`insert into favourites (customer_id, product_id, price_seen, created_at)
    values (${userId}, ${other.id}, 1, ${now})`.execute(db);
  await sql`insert into stock_alerts (id, variant_id, email, language, created_at)
    values (${uuid()}, ${infoId}, ${email}, 'vi', ${now})`.execute(db);
  await sql`insert into uploads (id, owner_id, picture_id, created_at)
    values (${uuid()}, ${userId}, ${await shop.shelf.aPicture()}, ${now})`.execute(db);
  await sql`insert into customer_vouchers (id, voucher_id, customer_id, collected_at)
    values (${uuid()}, ${voucherId}, ${userId}, ${now})`.execute(db);
  await db
    .insertInto('voucherUses')
    .values({ ...used, voucherId, amount: 1 })
    .execute();
  await db
    .insertInto('promotionUses')
    .values({ ...used, promotionId, quantity: 1 })
    .execute();
  await db
    .insertInto('flashSaleUses')
    .values({ ...used, flashSaleId, variantId: other.infoId, quantity: 1 })
    .execute();

  const aReview = async (customerId: string) => {
    const id = uuid();
    await sql`insert into reviews (id, product_id, customer_id, order_line_id, author_name, rating, content, language, status, created_at)
      values (${id}, ${other.id}, ${customerId}, ${uuid()}, 'Hoà D.', 5, 'Đẹp', 'vi', 'APPROVED', ${now})`.execute(
      db,
    );
    return id;
  };
  await sql`insert into review_events (id, review_id, action, actor_id, at)
    values (${uuid()}, ${await aReview(userId)}, 'WRITTEN', ${userId}, ${now})`.execute(db);
  const reviewId = await aReview(uuid());
  await db
    .insertInto('reviewVotes')
    .values({ ...common, reviewId })
    .execute();
  await db
    .insertInto('reviewReports')
    .values({ ...common, reviewId, reason: 'SPAM', note: null })
    .execute();

  const campaignId = uuid();
  await sql`insert into referral_campaigns (id, name_vi, name_en, reward_amount, min_order, hold_days, attribution_days,
      monthly_limit, min_payout, starts_at, ends_at, created_at, updated_at)
    values (${campaignId}, 'Mời bạn', 'Invite', 1, 0, 7, 30, 9, 1, ${now}, ${later}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into referral_members (user_id, code, terms_version, joined_at)
    values (${userId}, ${userId.slice(-12).toUpperCase()}, '1', ${now})`.execute(db);
  await sql`insert into referral_invitations (id, inviter_id, email, mailbox_hash, language, sent_at, created_at)
    values (${uuid()}, ${userId}, ${`ban.cua.${email}`}, ${hash}, 'vi', ${now}, ${now})`.execute(db);
  await sql`insert into referral_contacts (id, member_id, full_name, email, search_text, created_at, updated_at)
    values (${uuid()}, ${userId}, 'Bạn Lan', ${`ban.cua.${email}`}, '', ${now}, ${now})`.execute(db);
  await sql`insert into referral_attributions (invitee_id, inviter_id, campaign_id, attributed_at)
    values (${userId}, ${uuid()}, ${campaignId}, ${now})`.execute(db);
  await ledger.lock(db, userId);
  const earned = { kind: 'REFERRAL', amount: 1, status: 'NEW', reason: 'AVAILABLE', unlocksAt: now } as const;
  await ledger.add(db, userId, earned, now);
  const inviter = uuid();
  await ledger.lock(db, inviter);
  await ledger.add(db, inviter, { ...earned, inviteeId: userId, inviteeName: 'Hoà D.' }, now);
  await sql`insert into reward_payouts (id, code, member_id, amount, method, provider, number, holder, status, reason, requested_at)
    values (${payoutId}, ${userId.slice(-12)}, ${userId}, 1, 'BANK', 'VCB', '1', 'Hoà', 'REJECTED', ${written}, ${now})`.execute(
    db,
  );
  await sql`insert into reward_events (id, subject_id, action, actor_id, reason, at)
    values (${uuid()}, ${payoutId}, 'REJECTED', ${uuid()}, ${written}, ${now})`.execute(db);
  await sql`insert into reward_events (id, subject_id, action, actor_id, at)
    values (${uuid()}, ${uuid()}, 'LOCKED', ${userId}, ${now})`.execute(db);

  const providerId = uuid();
  await sql`insert into providers (id, user_id, business_name, phone, description, status, terms_version, search_text,
      created_at, updated_at)
    values (${providerId}, ${userId}, 'Hoà An', '+84912345678', ${`Hỏi ${email}`}, 'APPROVED', '1', '', ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into provider_events (id, provider_id, status, by_actor, actor_id, at)
    values (${uuid()}, ${providerId}, 'NEW', 'PROVIDER', ${userId}, ${now})`.execute(db);
  await sql`insert into membership_events (id, provider_id, action, actor_id, reason, at)
    values (${uuid()}, ${providerId}, 'ENDED', ${userId}, 'x', ${now}),
      (${uuid()}, ${providerId}, 'ENDED', ${uuid()}, ${written}, ${now})`.execute(db);
  const solutionId = uuid();
  await sql`insert into solutions (id, provider_id, owner_id, slug, draft, status, search_text, created_at, updated_at)
    values (${solutionId}, ${providerId}, ${userId}, ${`nhap-${solutionId}`}, ${JSON.stringify({ titleVi: email })},
      'NEW', '', ${now}, ${now})`.execute(db);
  await sql`insert into provider_services (id, provider_id, owner_id, name, description, created_at, updated_at)
    values (${uuid()}, ${providerId}, ${userId}, ${email}, '', ${now}, ${now})`.execute(db);
  await sql`insert into solution_requests (id, solution_id, solution_title, owner_id, requester_id, type, status, message,
      created_at, updated_at)
    values (${uuid()}, ${solutionId}, 'x', ${userId}, ${userId}, 'PUBLISH', 'NEW', ${email}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into solution_events (id, solution_id, action, actor_id, at)
    values (${uuid()}, ${solutionId}, 'SUBMITTED', ${userId}, ${now})`.execute(db);
  await sql`insert into saved_solutions (customer_id, solution_id, created_at)
    values (${userId}, ${solutionId}, ${now})`.execute(db);

  const returnId = uuid();
  await sql`insert into order_returns (id, order_id, customer_id, type, status, reason, created_at, updated_at)
    values (${returnId}, ${orderId}, ${userId}, 'RETURN', 'WITHDRAWN', 'Chật', ${now}, ${now})`.execute(db);
  await sql`insert into order_return_events (id, return_id, status, at, by_actor, actor_id, reason)
    values (${uuid()}, ${returnId}, 'NEW', ${now}, 'CUSTOMER', ${userId}, null),
      (${uuid()}, ${returnId}, 'REJECTED', ${now}, 'OPERATOR', ${uuid()}, ${written})`.execute(db);
  await sql`update order_returns set answer = ${written} where id = ${returnId}`.execute(db);
  await sql`update orders set cancel_declined_at = ${now}, cancel_decline_reason = ${written}
    where id = ${orderId}`.execute(db);
  const fileId = uuid();
  await sql`insert into job_files (id, owner_id, name, media_type, created_at)
    values (${fileId}, ${userId}, 'a.csv', 'text/csv', ${now})`.execute(db);
  await sql`insert into background_jobs (id, kind, owner_id, input, file_id, created_at)
    values (${uuid()}, 'of a test', ${userId}, ${JSON.stringify({ staff: { userId } })}, ${fileId}, ${now})`.execute(
    db,
  );
  await sql`insert into stock_movements (id, variant_id, kind, quantity, at, reason, actor_id)
    values (${uuid()}, ${infoId}, 'ADJUST', 1, ${now}, 'OTHER', ${userId})`.execute(db);
  const audited = { at: now, role: 'OPERATOR' as const, requestId: uuid(), before: null, after: null };
  await db
    .insertInto('auditEntries')
    .values([
      {
        ...audited,
        id: uuid(),
        actorId: userId,
        action: 'status',
        entity: 'order',
        entityId: orderId,
        customerId: null,
        reason: 'x',
      },
      {
        ...audited,
        id: uuid(),
        actorId: uuid(),
        action: 'lock',
        entity: 'customer',
        entityId: userId,
        customerId: userId,
        reason: `of ${email}`,
      },
      {
        ...audited,
        id: uuid(),
        actorId: uuid(),
        action: 'remove',
        entity: 'user',
        entityId: userId,
        customerId: null,
        reason: written,
      },
    ])
    .execute();
  await sql`insert into refunds (id, attempt_id, payable_kind, payable_id, provider, merchant_refund_ref, amount,
      charge_minor, status, reason, requested_by, created_at, updated_at)
    select ${uuid()}, id, payable_kind, payable_id, provider, ${uuid()}, 1, 1, 'SUCCEEDED', 'PAID_TWICE', ${userId},
      ${now}, ${now} from payment_attempts where payable_id = ${orderId} limit 1`.execute(db);
}

/** The tables that have a row in which somebody is named by their id or their mailbox. */
async function tablesNaming({ id, email }: { id: string; email: string }): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(shop.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as kept
      where kept::text like ${`%${id}%`} or kept::text like ${`%${email}%`} limit 1`.execute(shop.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('after the end of an account no table has a row that names its owner, and others keep theirs', async () => {
  const other = await aWellKnownCustomer();
  const person = await aWellKnownCustomer();
  await leaveRowsEverywhere(person, person.order.orderId, person.order.infoId);
  await askForDeletion(person.token);
  await finish(person.order.orderId);
  expect(await tablesNaming(person)).toEqual(expect.arrayContaining(personalTables));
  const tablesOfOther = await tablesNaming(other);

  await shop.db
    .updateTable('accountDeletions')
    .set({ dueAt: shop.clock() })
    .where('userId', '=', person.id)
    .execute();
  await shop.runJobs();

  expect(await tablesNaming(other)).toEqual(tablesOfOther);
  // Pictures are deleted by the next sweep.
  await shop.runJobs();
  // These are forgotten after two days by themselves, long before the two weeks are over.
  const left = (await tablesNaming(person)).filter((table) => table !== 'idempotency_keys');
  expect(left).toEqual([]);
});

test('the copy that a customer gets has every section, and nothing changes it that others have', async () => {
  const person = await aWellKnownCustomer();
  await leaveRowsEverywhere(person, person.order.orderId, person.order.infoId);
  const read = async () =>
    (await call<PersonalExport>('GET', 'auth/user/export', { headers: person.headers })).data.sections;
  const alone = await read();
  const other = await aWellKnownCustomer();
  await leaveRowsEverywhere(other, other.order.orderId, other.order.infoId);

  const among = await read();

  expect(among).toEqual(alone);
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const empty = Object.entries(alone).filter(([, value]) => isEmpty(value));
  // The conversation has no message, and there is no request to delete the account.
  expect(empty.map(([section]) => section)).toEqual(['deletion', 'chat']);
});

test('an account ends two weeks after its owner asked, and its orders are nobody’s', async () => {
  const { id, email, token, order } = await aWellKnownCustomer();
  const second = await signIn(shop, email);

  expect((await askForDeletion(token, 'wrong')).errors).toEqual([
    { field: 'password', code: 'wrongPassword' },
  ]);
  const { data } = await askForDeletion(token);

  expect(new Date(data.dueAt).getTime() - shop.clock().getTime()).toBe(14 * DAY_MS);
  for (const dead of [token, second.token])
    expect((await call('GET', 'auth/user/me', { headers: bearer(dead) })).status).toBe(401);
  const refreshed = await call('POST', 'auth/refreshToken', { body: { refreshToken: second.refreshToken } });
  expect(refreshed.status).toBe(401);
  await sendMails();
  expect(shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    'Tài khoản Storefront của bạn sẽ bị xoá',
  );

  // Its order is on its way: what it needs is needed still.
  shop.clock.advance(14 * DAY_MS);
  await shop.runJobs();
  expect(await rowsOf('users', `id = '${id}'`)).toBe(1);

  await finish(order.orderId);
  const [attempt] = await shop.db
    .selectFrom('paymentAttempts')
    .select(['id', 'redirectUrl'])
    .where('payableId', '=', order.orderId)
    .execute();
  expect(attempt?.redirectUrl).not.toBe('');
  const refund = {
    attemptId: attempt?.id ?? '',
    payableKind: 'order' as const,
    payableId: order.orderId,
    provider: 'VNPAY' as const,
    amount: 1000,
    chargeMinor: 1000,
    status: 'SUCCEEDED' as const,
    requestedBy: id,
    providerCode: null,
    createdAt: shop.clock(),
    updatedAt: shop.clock(),
    nextTryAt: null,
  };
  await shop.db
    .insertInto('refunds')
    .values(
      ['Lan chuyển nhà', 'PAID_TWICE'].map((reason) => ({
        ...refund,
        id: uuid(),
        merchantRefundRef: uuid(),
        reason,
      })),
    )
    .execute();
  await shop.db
    .insertInto('orderTimeline')
    .values({
      id: uuid(),
      orderId: order.orderId,
      status: 'DONE',
      at: shop.clock(),
      byActor: 'OPERATOR',
      actorId: null,
      reason: 'Lan chuyển nhà',
      amount: null,
    })
    .execute();
  shop.clock.advance(DAY_MS);
  expect(await rowsOf('known_networks', `user_id = '${id}'`)).toBe(1);
  const wrongPasswords = [`passwords from strangers to ${email}`, `passwords from device ${uuid()} to ${id}`];
  await shop.db
    .insertInto('authTries')
    .values(wrongPasswords.map((countedFor) => ({ id: uuid(), countedFor, at: shop.clock() })))
    .execute();
  // To the address that the order was given, which is not the account's.
  const mailsOfOrder = `dedupe_key like 'order:${order.orderId}:%'`;
  expect(await rowsOf('outbox', `${mailsOfOrder} and recipient <> '${email}'`)).toBeGreaterThan(0);
  await shop.runJobs();
  for (const [table, where] of [
    ['known_networks', `user_id = '${id}'`],
    ['auth_tries', `counted_for like '%${email}' or counted_for like '%${id}'`],
    ['users', `id = '${id}'`],
    ['sessions', `user_id = '${id}'`],
    ['customer_profiles', `user_id = '${id}'`],
    ['user_addresses', `user_id = '${id}'`],
    ['carts', `customer_id = '${id}'`],
    ['consents', `user_id = '${id}'`],
    ['newsletter_subscriptions', `email = '${email}'`],
    ['contact_requests', `email = '${email}'`],
    ['outbox', `recipient = '${email}'`],
    ['outbox', mailsOfOrder],
    ['orders', `customer_id = '${id}'`],
    ['order_timeline', `actor_id = '${id}'`],
  ] as const)
    expect([table, await rowsOf(table, where)]).toEqual([table, 0]);

  const kept = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(kept.grandTotal).toBe(order.grandTotal);
  const text = JSON.stringify(kept);
  for (const personal of ['Lan', 'Phạm', 'lan@example.com', '912345678', 'Lê Lợi', 'hành chính'])
    expect(text).not.toContain(personal);
  const said = JSON.stringify([
    await shop.db
      .selectFrom('paymentAttempts')
      .select('redirectUrl')
      .where('payableId', '=', order.orderId)
      .execute(),
    await shop.db
      .selectFrom('refunds')
      .select(['reason', 'requestedBy'])
      .where('payableId', '=', order.orderId)
      .orderBy('reason')
      .execute(),
    await shop.db.selectFrom('orderTimeline').select('reason').where('orderId', '=', order.orderId).execute(),
  ]);
  expect(said).toContain('[{"redirectUrl":""}]');
  expect(said).toContain('PAID_TWICE');
  for (const personal of ['Lan chuyển nhà', id]) expect(said).not.toContain(personal);
  const staff = await shop.call('GET', `/api/main/admin/order/${order.orderId}`, { as: 'OPERATOR' });
  expect(staff.status).toBe(200);
  expect((await postLogin(shop, email)).json().errorCode).toBe('ACCOUNT_DOES_NOT_EXIST');
});

test.each<[OrderStatus, boolean]>([
  ['NEW', true],
  ['PROCESSING', true],
  ['DELIVERING', true],
  ['REJECT', true],
  ['DONE', false],
  ['CANCEL', false],
])('an order that is %s keeps the account of its buyer: %s', async (status, isKept) => {
  const { orderId, customer } = await shop.anOrder({ paymentMethod: 'COD' });
  await shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();

  expect(await orderData(shop.db).isNeeded?.({ userId: customer, emails: [] })).toBe(isKept);
});

test.each<[RefundStatus, boolean]>([
  ['REQUESTED', true],
  ['PROCESSING', true],
  ['MANUAL', true],
  ['SUCCEEDED', false],
  ['FAILED', false],
])('a refund that is %s keeps the account of its buyer: %s', async (status, isKept) => {
  const placed = await shop.anOrder();
  await shop.ipn(await shop.news(placed.orderId));
  await shop.call('PUT', `/api/main/admin/order/${placed.orderId}/refund`, {
    as: 'OPERATOR',
    body: { amount: 10_000, reason: 'Giao thiếu quà' },
  });
  await shop.db.updateTable('refunds').set({ status }).where('payableId', '=', placed.orderId).execute();
  await shop.db.updateTable('orders').set({ status: 'DONE' }).where('id', '=', placed.orderId).execute();

  expect(await orderData(shop.db).isNeeded?.({ userId: placed.customer, emails: [] })).toBe(isKept);
});

test.each<[ReturnStatus, boolean]>([
  ['NEW', true],
  ['APPROVED', true],
  ['RECEIVED', true],
  ['REFUNDED', false],
  ['REJECTED', false],
  ['EXCHANGED', false],
  ['WITHDRAWN', false],
])('a return that is %s keeps the account of its customer: %s', async (status, isKept) => {
  const { orderId, customer } = await shop.anOrder({ paymentMethod: 'COD' });
  const at = shop.clock();
  await shop.db
    .insertInto('orderReturns')
    .values({
      id: uuid(),
      orderId,
      customerId: customer,
      type: 'RETURN',
      status,
      reason: 'Không vừa',
      answer: null,
      refundAmount: status === 'REFUNDED' ? 100_000 : null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();

  expect(await returnData(shop.db).isNeeded?.({ userId: customer, emails: [] })).toBe(isKept);
});

test('an order of an account that has ended says nothing that its buyer wrote', async () => {
  const { orderId, customer } = await shop.anOrder({ paymentMethod: 'COD' });
  const read = () =>
    shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const personal = 'Lan Ngọc';
  const { address } = await read();
  const company = {
    company: personal,
    taxCode: '0312345678',
    address: personal,
    email: 'lan.ngoc@example.com',
  };
  await shop.db
    .updateTable('orders')
    .set({
      customer: { firstName: personal, lastName: personal, email: personal, phone: personal },
      address: { ...address, address: personal, ward: personal, district: personal },
      note: personal,
      vatInvoice: company,
      cancelRequestedAt: shop.clock(),
      cancelRequestReason: personal,
      cancelDeclinedAt: shop.clock(),
      cancelDeclineReason: personal,
    })
    .where('id', '=', orderId)
    .execute();

  await orderData(shop.db).erase(shop.db, { userId: customer, emails: [] });

  const left = JSON.stringify(await read());
  for (const text of [customer, personal, company.taxCode, company.email]) expect(left).not.toContain(text);
});

test('of what somebody sent back neither their words nor their pictures stay', async () => {
  const { orderId, customer } = await shop.anOrder({ paymentMethod: 'COD' });
  const id = uuid();
  const at = shop.clock();
  await shop.db
    .insertInto('orderReturns')
    .values({
      id,
      orderId,
      customerId: customer,
      type: 'RETURN',
      status: 'REJECTED',
      reason: 'Lan mặc không vừa',
      answer: null,
      refundAmount: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await shop.db
    .insertInto('orderReturnEvents')
    .values({
      id: uuid(),
      returnId: id,
      status: 'NEW',
      at,
      byActor: 'CUSTOMER',
      actorId: customer,
      reason: 'Lan đổi ý',
    })
    .execute();

  await returnData(shop.db).erase(shop.db, { userId: customer, emails: [] });

  const left = await shop.db.selectFrom('orderReturns').selectAll().where('id', '=', id).execute();
  const events = await shop.db
    .selectFrom('orderReturnEvents')
    .selectAll()
    .where('returnId', '=', id)
    .execute();
  expect(left).toHaveLength(1);
  for (const personal of ['Lan', customer]) expect(JSON.stringify([left, events])).not.toContain(personal);
});

test('the mail about the end of an account names its day in Việt Nam, in the language of who asked', async () => {
  // At eight in the evening of UTC the next day has begun in Việt Nam.
  const untilEvening = (44 * 3_600_000 - (shop.clock().getTime() % DAY_MS)) % DAY_MS;
  shop.clock.advance(untilEvening);
  const day = (at: Date) =>
    new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  const textTo = async (language: 'vi' | 'en') => {
    const { email } = await anAccount(shop);
    const { token } = await signIn(shop, email);
    const { data } = await call<DeletionScheduled>('DELETE', 'auth/user/me', {
      headers: { ...bearer(token), 'accept-language': language },
      body: { password: PASSWORD },
    });
    await sendMails();
    const mail = shop.mails.find(({ to }) => to === email);
    return { email, subject: mail?.subject, names: mail?.text.includes(day(new Date(data.dueAt))) };
  };

  expect(await textTo('vi')).toMatchObject({
    subject: 'Tài khoản Storefront của bạn sẽ bị xoá',
    names: true,
  });
  const { email, ...english } = await textTo('en');
  expect(english).toEqual({ subject: 'Your Storefront account will be deleted', names: true });
  await signIn(shop, email);
  await sendMails();
  const subjects = shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toContain('Your Storefront account stays');
});

test('signing in takes a deletion back, and is told by mail', async () => {
  const { id, email } = await anAccount(shop);
  const { token } = await signIn(shop, email);
  const { data: first } = await askForDeletion(token);
  await sendMails();
  shop.clock.advance(13 * DAY_MS);

  const { token: again } = await signIn(shop, email);
  await shop.runJobs();
  shop.clock.advance(2 * DAY_MS);
  await shop.runJobs();

  expect(await rowsOf('users', `id = '${id}'`)).toBe(1);
  expect(shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Tài khoản Storefront của bạn sẽ bị xoá',
    'Tài khoản Storefront của bạn không bị xoá nữa',
  ]);
  const { data: second } = await askForDeletion((await signIn(shop, email)).token);
  expect(new Date(second.dueAt).getTime()).toBeGreaterThan(new Date(first.dueAt).getTime());
  expect((await call('GET', 'auth/user/me', { headers: bearer(again) })).status).toBe(401);
});

test('asking for the end of an account a second time changes neither the day nor the mails', async () => {
  const { id, email } = await anAccount(shop);
  const { token } = await signIn(shop, email);
  // As a request of another device writes it that was faster by some seconds.
  const requestedAt = new Date(shop.clock().getTime() - 5_000);
  const dueAt = new Date(requestedAt.getTime() + 14 * DAY_MS);
  await shop.db
    .insertInto('accountDeletions')
    .values({ userId: id, language: 'vi', requestedAt, dueAt })
    .execute();

  const { status, data } = await askForDeletion(token);

  expect([status, data.dueAt]).toEqual([200, dueAt.toISOString()]);
  await sendMails();
  expect(shop.mails.filter(({ to }) => to === email)).toEqual([]);
  expect((await call('GET', 'auth/user/me', { headers: bearer(token) })).status).toBe(401);
});

test('who finds a browser open cannot guess the password by asking for the end of the account', async () => {
  const { email } = await anAccount(shop);
  const { token } = await signIn(shop, email);
  for (let guess = 0; guess < 10; guess++)
    expect((await askForDeletion(token, `guess ${guess}`)).status).toBe(400);

  const { status, message } = await askForDeletion(token);

  expect([status, message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
});

test('staff accounts are not ended by their owners', async () => {
  const { email } = await anAccount(shop, { role: 'OPERATOR' });
  const { token } = await signIn(shop, email);

  expect((await askForDeletion(token)).message).toBe('STAFF_DELETION_NOT_ALLOWED');
  expect((await call('GET', 'auth/user/me', { headers: bearer(token) })).status).toBe(200);
});

test('what somebody agrees to is theirs, on every device or in one browser, and every answer is kept', async () => {
  const { id } = await anAccount(shop);
  const own = shop.as('CUSTOMER', id);
  const put = (body: object, headers: Record<string, string> = {}) =>
    call<Consent>('PUT', 'main/consent', { body, headers });
  const get = async (headers: Record<string, string> = {}) =>
    (await call<Consent>('GET', 'main/consent', { headers })).data;

  expect(await get(own)).toEqual({ analytics: false, marketing: false });
  await put({ analytics: true, marketing: true }, own);
  shop.clock.advance(1_000);
  await put({ analytics: false, marketing: true }, own);
  expect(await get(own)).toEqual({
    analytics: false,
    marketing: true,
    decidedAt: shop.clock().toISOString(),
  });
  expect(await rowsOf('consents', `user_id = '${id}'`)).toBe(2);

  const answered = await put({ analytics: true, marketing: false });
  const cookie = String(answered.headers['set-cookie']);
  expect(cookie).toMatch(/^sf_consent=%22[\w-]{36}%22; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const browser = { cookie: cookie.split(';')[0] ?? '' };
  expect(await get(browser)).toMatchObject({ analytics: true, marketing: false });
  expect((await put({ analytics: false, marketing: false }, browser)).headers).not.toHaveProperty(
    'set-cookie',
  );
  expect(await get(browser)).toMatchObject({ analytics: false });
  expect(await get({ cookie: "sf_consent=%22' or 1=1 --%22" })).toEqual({
    analytics: false,
    marketing: false,
  });
  expect((await put({ analytics: true })).status).toBe(400);
  expect((await put({ analytics: true, marketing: true, userId: id }, own)).status).toBe(400);
});

test('the cookie of a visitor’s answer goes over https alone where the shop is opened so', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://shop.example.com' } });
  try {
    const reply = await secure.app.inject({
      method: 'PUT',
      url: '/api/main/consent',
      payload: { analytics: true, marketing: false },
    });
    expect(reply.headers['set-cookie']).toMatch(/^sf_consent=.*; HttpOnly; SameSite=Lax; Secure$/);
  } finally {
    await secure.close();
  }
});

test('answers of visitors are forgotten when their cookie ends, and those of customers stay', async () => {
  const { id } = await anAccount(shop);
  const put = (headers: Record<string, string> = {}) =>
    call<Consent>('PUT', 'main/consent', { body: { analytics: true, marketing: false }, headers });
  await put(shop.as('CUSTOMER', id));
  const visitor = /%22([\w-]{36})%22/.exec(String((await put()).headers['set-cookie']))?.[1];
  expect(await rowsOf('consents', `visitor_id = '${visitor}'`)).toBe(1);
  shop.clock.advance(365 * DAY_MS + 1);

  await shop.app.jobs.runOnce();

  expect(await rowsOf('consents', `visitor_id = '${visitor}'`)).toBe(0);
  expect(await rowsOf('consents', `user_id = '${id}'`)).toBe(1);
});

test('anyone who has an IPv6 network answers no more often than others', async () => {
  const statuses = [];
  for (let at = 0; at < 61; at++) {
    const reply = await shop.app.inject({
      method: 'PUT',
      url: '/api/main/consent',
      payload: { analytics: true, marketing: false },
      remoteAddress: `2001:db8:7:7::${at.toString(16)}`,
    });
    statuses.push(reply.statusCode);
  }

  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test('a customer sees how they tried to pay, and nobody else does', async () => {
  const { id } = await anAccount(shop);
  const order = await shop.anOrder({ customer: id });
  await shop.ipn(await shop.news(order.orderId, { code: '24' }));
  const list = async (userId: string) =>
    (
      await call<{ data: object[]; meta: { total: number } }>('GET', 'ecommerce/order/my-payment', {
        headers: shop.as('CUSTOMER', userId),
      })
    ).data;

  expect((await list(id)).data).toEqual([
    {
      attemptId: expect.any(String),
      orderId: order.orderId,
      orderCode: order.code,
      provider: 'VNPAY',
      method: 'ONLINE',
      outcome: 'cancelled',
      amount: order.grandTotal,
      createdAt: expect.any(String),
    },
  ]);
  expect((await list((await anAccount(shop)).id)).meta.total).toBe(0);
});
