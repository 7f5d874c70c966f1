import { randomUUID } from 'node:crypto';
import type { Registered, RegisteredProvider } from '@storefront/shared/contracts';
import type { Api } from './fixtures';
import { password } from './fixtures/api';
import type { ShopAddresses } from './fixtures/shop';
import { mailedPath } from './mailed-path';

export const operator = 'operator@example.com';

/** A new customer, whose mailbox was shown. */
export async function aCustomer(api: Api, shop: ShopAddresses): Promise<string> {
  const email = `lan-${randomUUID()}@example.com`;
  const { claim } = await api.call<Registered>('auth/register', {
    body: {
      firstName: 'Lan',
      lastName: 'Phạm',
      email,
      phone: `09${String(Date.now()).slice(-8)}`,
      password,
      confirmPassword: password,
      acceptTerms: true,
    },
  });
  const link = await mailedPath(shop, email, /https?:\/\/\S+\/verify-account\?token=[\w-]+/);
  await api.call('auth/active-user', {
    body: { token: new URLSearchParams(link.split('?')[1]).get('token'), claim },
  });
  return email;
}

/** A customer who is approved as a provider and has the trial membership, which publishes one solution. */
export async function aProvider(api: Api, shop: ShopAddresses): Promise<string> {
  const email = await aCustomer(api, shop);
  const { token } = await api.as(email);
  const { providerId } = await api.call<RegisteredProvider>('main/provider/register', {
    token,
    body: {
      businessName: 'Công ty Sao Mai',
      phone: '0901234567',
      description: 'Làm phần mềm cho cửa hàng từ 2015.',
      acceptTerms: true,
    },
  });
  await api.call(`main/admin/provider/${providerId}/status`, {
    method: 'PUT',
    token: (await api.as(operator)).token,
    body: { status: 'APPROVED', version: 1 },
  });
  await api.call('main/membership/subscribe', { token, key: randomUUID(), body: { planId: 'FREE' } });
  return email;
}
