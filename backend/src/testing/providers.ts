import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Membership, Subscribed } from '../modules/memberships/memberships.schema';
import type { RegisteredProvider } from '../modules/providers/providers.schema';
import { anAccount } from './accounts';
import { openCheckoutShop } from './checkout';

export const aRegistration = {
  businessName: 'Công ty An Phát',
  taxCode: '0312345678-001',
  phone: '0912 345 678',
  website: 'anphat.example.com',
  description: 'Phần mềm bán hàng cho cửa hàng nhỏ.',
  acceptTerms: true,
};

export interface TestProvider {
  id: string;
  userId: string;
  email: string;
}

/** A shop with a payment gateway, and the steps of providers and staff. */
export async function openProviderShop(env: Record<string, string> = {}) {
  const shop = await openCheckoutShop(env);
  const { app } = shop;

  const call = <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as, body, key, language }: { as?: string; body?: object; key?: string; language?: string } = {},
  ) =>
    shop.call<T>(method, `/api/main/${path}`, {
      ...(as !== undefined && { as }),
      ...(body && { body: { ...body } }),
      ...(key !== undefined && { key }),
      ...(language !== undefined && { language }),
    });

  /** Calls as a member of staff who is not the operator of `call`. */
  async function asStaff<T>(
    role: 'OPERATOR' | 'ADMIN' | 'CUSTOMER',
    method: 'GET' | 'PUT',
    path: string,
    body?: object,
    { userId, key = randomUUID() }: { userId?: string; key?: string } = {},
  ) {
    const response = await app.inject({
      method,
      url: `/api/main/admin/${path}`,
      headers: { ...shop.as(role, userId), ...(key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    });
    const { data, message, errors } = response.json<{ data: T; message: string; errors?: unknown }>();
    return { status: response.statusCode, data, message, errors };
  }

  const aCustomer = () => anAccount(shop);
  const versionOf = async (id: string) =>
    (await asStaff<{ version: number } | null>('OPERATOR', 'GET', `provider/${id}`)).data?.version ?? 1;
  /** Decides on the version that staff see now, unless another is given. */
  const decide = async (id: string, status: string, reason?: string, version?: number) =>
    asStaff<{ status: string }>('OPERATOR', 'PUT', `provider/${id}/status`, {
      status,
      version: version ?? (await versionOf(id)),
      ...(reason !== undefined && { reason }),
    });

  async function aProvider(): Promise<TestProvider> {
    const { id: userId, email } = await aCustomer();
    const { data, message } = await call<RegisteredProvider>('POST', 'provider/register', {
      as: userId,
      body: aRegistration,
    });
    if (!data) throw new Error(`not registered: ${message}`);
    await decide(data.providerId, 'APPROVED');
    return { id: data.providerId, userId, email };
  }

  const subscribe = ({ userId }: TestProvider, planId: string, more: { key?: string; body?: object } = {}) =>
    call<Subscribed>('POST', 'membership/subscribe', {
      as: userId,
      key: more.key ?? uuid(),
      body: { planId, ...more.body },
    });
  const membershipOf = async ({ userId }: TestProvider) =>
    (await call<Membership>('GET', 'membership/me', { as: userId })).data;

  return {
    ...shop,
    call,
    asStaff,
    aCustomer,
    aProvider,
    decide,
    versionOf,
    subscribe,
    membershipOf,
    /** The gateway says that the latest try to pay this purchase succeeded. */
    pay: async (purchaseId: string, code = '00') => shop.ipn(await shop.news(purchaseId, { code })),
    async buy(provider: TestProvider, planId: string) {
      const { data, message } = await subscribe(provider, planId);
      if (!data?.url) throw new Error(`nothing to pay: ${message}`);
      await shop.ipn(await shop.news(data.id));
      return data;
    },
    mailsTo: (email: string) => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
    async notificationsOf(userId: string) {
      const rows = await shop.db
        .selectFrom('notifications')
        .select('kind')
        .where('ownerId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}
export type ProviderShop = Awaited<ReturnType<typeof openProviderShop>>;
