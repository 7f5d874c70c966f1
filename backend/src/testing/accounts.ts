import { v7 as uuid } from 'uuid';
import { hashPassword } from '../modules/auth/password';
import type { AccountStatus } from '../modules/auth/auth.tables';
import type { Role } from '../plugins/auth';
import type { TestApp } from './test-app';

export const PASSWORD = 'correct horse 1';
let hash: Promise<string> | undefined;

interface AccountOptions {
  id?: string;
  email?: string;
  role?: Role;
  status?: AccountStatus;
  profile?: { firstName: string; lastName: string; phone: string | null } | null;
}

/** An account that can sign in with `PASSWORD`. */
export async function anAccount({ db, clock }: TestApp, options: AccountOptions = {}) {
  const { id = uuid() } = options;
  const { email = `${id}@example.com`, role = 'CUSTOMER', status = 'ACTIVE' } = options;
  const { profile = { firstName: 'Lan', lastName: 'Phạm', phone: null } } = options;
  const stamps = { createdAt: clock(), updatedAt: clock() };
  hash ??= hashPassword(PASSWORD);
  await db
    .insertInto('users')
    .values({ id, email, passwordHash: await hash, role, status, ...stamps })
    .execute();
  if (profile) {
    await db
      .insertInto('customerProfiles')
      .values({ userId: id, ...profile, ...stamps })
      .execute();
  }
  return { id, email, role };
}

export interface Tokens {
  token: string;
  refreshToken: string;
  expiresIn: number;
}

/** Posts a login as a browser at the given IP address does. */
export const postLogin = (
  { app }: TestApp,
  username: string,
  password = PASSWORD,
  remoteAddress = '192.0.2.1',
) => app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password }, remoteAddress });

/** Signs in and returns the tokens. */
export async function signIn(shop: TestApp, username: string): Promise<Tokens> {
  const reply = await postLogin(shop, username);
  if (reply.statusCode !== 200) throw new Error(`Could not sign in: ${reply.body}`);
  return reply.json<{ data: Tokens }>().data;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Headers of the referral credentials that this login returned. */
export const referralHeaders = ({
  referralCredentials: { accessToken, companyName },
}: {
  referralCredentials: { accessToken: string; companyName: string };
}) => ({ ...bearer(accessToken), 'company-name': companyName });

/** Headers of somebody who has joined the referral programme. */
export async function anyMember(shop: TestApp) {
  const { id: userId, email } = await anAccount(shop);
  const code = userId.slice(-12).toUpperCase();
  await shop.db
    .insertInto('referralMembers')
    .values({ userId, code, termsVersion: '1', joinedAt: shop.clock() })
    .execute();
  const login = await postLogin(shop, email);
  return referralHeaders(login.json<{ data: Parameters<typeof referralHeaders>[0] }>().data);
}
