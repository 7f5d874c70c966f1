import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  inDong,
  type AttemptAtGateway,
  type Creation,
  type PaymentToCreate,
} from '../modules/payments/provider';

/** A payment request to a gateway, with defaults for omitted fields. */
export const aPayment = (given: Partial<PaymentToCreate> = {}): PaymentToCreate => ({
  merchantRef: 'DH26112100042T1',
  amount: 1_299_000,
  charge: inDong(given.amount ?? 1_299_000),
  method: 'ONLINE',
  bankCode: null,
  language: 'vi',
  description: 'Thanh toán đơn hàng DH26112100042',
  createdAt: new Date('2026-11-21T01:00:00Z'),
  expiresAt: new Date('2026-11-21T01:15:00Z'),
  ipAddress: '203.0.113.7',
  buyer: {
    firstName: 'Ánh',
    lastName: 'Nguyễn',
    email: 'anh@example.com',
    phone: '+84912345678',
    address: '12 Nguyễn Trãi',
    city: 'Thành phố Hà Nội',
    country: 'VN',
  },
  ...given,
});

/** The same payment in a later status query. */
export const anAttempt = (given: Partial<AttemptAtGateway> = {}): AttemptAtGateway => ({
  merchantRef: 'DH26112100042T1',
  amount: 1_299_000,
  chargeMinor: 1_299_000,
  currency: 'VND',
  providerCreateDate: null,
  providerRef: null,
  providerTxnId: null,
  ...given,
});

/** The address of a payment that was created. */
export function addressOf(creation: Creation): string {
  if (creation.kind !== 'created') throw new Error(`not created: ${JSON.stringify(creation)}`);
  return creation.redirectUrl;
}

/** The codes with a text for shoppers in one language. */
export function codesWithWords(gateway: string, language: 'vi' | 'en'): string[] {
  const file = resolve(
    __dirname,
    `../../../mf-checkout/src/payment/gateway-texts/${gateway}.${language}.json`,
  );
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>);
  return messages.flatMap(([code, [what]]) => (what?.trim() ? [code] : [])).sort();
}
