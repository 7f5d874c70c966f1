import { v7 as uuid } from 'uuid';
import type { Joined, Touched } from '../modules/referrals/referrals.schema';
import { anAccount, bearer, referralHeaders, signIn } from './accounts';
import { openCheckoutShop } from './checkout';
import { createOffers } from './offers';
import { DAY_MS } from '../lib/clock';

export interface TestMember {
  id: string;
  email: string;
  code: string;
  /** Headers of the shop's own session, and of the referral credentials. */
  session: { authorization: string };
  headers: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A shop with a running campaign, and the ways in which people take part. */
export async function openReferralShop(env: Record<string, string> = {}) {
  const shop = await openCheckoutShop(env);
  const { app, db, clock } = shop;
  const voucherCode = `BANMOI${String(Math.floor(Math.random() * 1e6))}`;
  await createOffers(shop).aVoucher({
    code: voucherCode,
    isListed: false,
    to: 60 * 24 * 365,
  });
  const campaign = {
    id: uuid(),
    nameVi: 'Mời bạn',
    nameEn: 'Invite friends',
    rewardAmount: 50_000,
    minOrder: 150_000,
    holdDays: 7,
    attributionDays: 30,
    monthlyLimit: 3,
    minPayout: 50_000,
    voucherCode,
    startsAt: new Date(clock().getTime() - DAY_MS),
    endsAt: new Date(clock().getTime() + 300 * DAY_MS),
    createdAt: clock(),
    updatedAt: clock(),
  };
  await db.insertInto('referralCampaigns').values(campaign).execute();

  /** Calls the API as a browser does; `headers` are a member's, a session's or none. */
  async function ask<T>(
    method: Method,
    path: string,
    {
      headers = {},
      body,
      remoteAddress,
    }: { headers?: Record<string, string>; body?: object; remoteAddress?: string } = {},
  ) {
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(body && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    const { data, errorCode, errors } = response.json<{ data: T; errorCode?: string; errors?: unknown }>();
    return { status: response.statusCode, data, errorCode, errors, cookie: response.headers['set-cookie'] };
  }

  /** Somebody who has joined the programme. */
  async function aMember(options: Parameters<typeof anAccount>[1] = {}): Promise<TestMember> {
    const { id, email } = await anAccount(shop, options);
    const session = bearer((await signIn(shop, email)).token);
    const { data } = await ask<Joined>('POST', 'campaign/referral/join', {
      headers: session,
      body: { consent: true },
    });
    return {
      id,
      email,
      session,
      code: data.code,
      headers: referralHeaders(data),
    };
  }

  /** The Cookie header of a browser that came by a code. */
  async function cameBy(code: string): Promise<string> {
    const { cookie } = await ask<Touched>('POST', 'campaign/referral/touch', {
      body: { code, landing: '/' },
    });
    return String(cookie).split(';')[0] ?? '';
  }

  let people = 0;
  /** Somebody who signs up and activates the account, with the cookie or the typed code they came with. */
  async function signsUp({
    cookie,
    email = `nguoi.moi.${uuid()}@example.com`,
    ...typed
  }: { cookie?: string; email?: string; referralCode?: string; phone?: string } = {}) {
    people += 1;
    const password = 'mat khau cua toi 1';
    // Sign-ups from one address are limited.
    const remoteAddress = `10.1.${String(people >> 8)}.${String(people & 255)}`;
    const form = {
      firstName: 'Hoa',
      lastName: 'Trần',
      email,
      phone: `09${String(10_000_000 + people).padStart(8, '0')}`,
      password,
      confirmPassword: password,
      acceptTerms: true,
      ...typed,
    };
    const { data, status, errors } = await ask<{ userId: string; claim: string }>('POST', 'auth/register', {
      headers: cookie === undefined ? {} : { cookie },
      body: form,
      remoteAddress,
    });
    if (status !== 200) return { id: '', email, errors };
    for (let round = 0; round < 3; round++) await shop.runJobs();
    const mail = shop.mails.findLast(({ to, text }) => to === email && text.includes('verify-account'));
    const token = /verify-account\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const activated = await ask('POST', 'auth/active-user', {
      body: { token, claim: data.claim },
      remoteAddress,
    });
    if (activated.status !== 200) throw new Error(`not activated: ${String(activated.errorCode)}`);
    return { id: data.userId, email, errors };
  }

  const staff = (path: string, body: object, role: 'OPERATOR' | 'ADMIN' = 'OPERATOR') =>
    ask<{ status: string; reason: string }>('PUT', `main/admin/${path}`, { headers: shop.as(role), body });

  /** An order of the customer, paid and on its way. */
  async function isDelivering(customer: string, price = 200_000) {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price, onHand: 20 }] });
    const placed = await shop.anOrder({ customer, infoId });
    await shop.ipn(await shop.news(placed.orderId));
    await staff(`order/${placed.orderId}/shipment`, { carrier: 'GHN' });
    await staff(`order/${placed.orderId}/status`, { status: 'DELIVERING' });
    return placed;
  }

  /** An order of the customer that has arrived. */
  async function receives(customer: string, price = 200_000) {
    const placed = await isDelivering(customer, price);
    await staff(`order/${placed.orderId}/status`, { status: 'DONE' });
    return placed;
  }

  /** An invitee of the member whose first order has arrived. */
  async function earnsBy(member: TestMember, price?: number) {
    const invitee = await signsUp({ cookie: await cameBy(member.code) });
    return { invitee, order: await receives(invitee.id, price) };
  }

  const passDays = async (count: number) => {
    clock.advance(count * DAY_MS);
    await shop.runJobs();
  };

  /** Where balances, rewards and entries disagree; empty when they agree. */
  async function brokenBooks(): Promise<unknown[]> {
    const entries = await db.selectFrom('rewardEntries').selectAll().execute();
    const rewards = await db.selectFrom('rewards').selectAll().execute();
    const balances = await db.selectFrom('rewardBalances').selectAll().execute();
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const columns = { NEW: 'earned', PROCESSING: 'processing', PAID: 'paid', LOCK: 'locked' } as const;
    return [
      ...balances.flatMap((balance) =>
        (Object.keys(columns) as (keyof typeof columns)[]).flatMap((status) => {
          const isOwn = (row: { memberId: string; status: string }) =>
            row.memberId === balance.memberId && row.status === status;
          const sums = [balance[columns[status]], sum(rewards.filter(isOwn)), sum(entries.filter(isOwn))];
          return new Set(sums).size === 1 ? [] : [{ member: balance.memberId, status, sums }];
        }),
      ),
      ...rewards.filter(
        ({ id, amount }) => sum(entries.filter(({ rewardId }) => rewardId === id)) !== amount,
      ),
    ];
  }

  return {
    ...shop,
    campaign,
    ask,
    aMember,
    cameBy,
    signsUp,
    staff,
    isDelivering,
    receives,
    earnsBy,
    passDays,
    brokenBooks,
  };
}

export type ReferralShop = Awaited<ReturnType<typeof openReferralShop>>;
