import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVirtualClock } from '../clock';
import { readConfig, type VnpayConfig } from '../config';
import { createPaymentsApp } from '../payments/payments-app';

export const secret = 'SANDBOXSECRETKEYFORVECTORS012345';

/** 21 November 2026, 08:05 in Vietnam, before `aPayRequest` expires. */
export const testNow = new Date('2026-11-21T01:05:00Z');

export async function aGateway(vnpay: Partial<VnpayConfig> = {}) {
  const clock = createVirtualClock(() => testNow.getTime());
  const config = { ...readConfig({}).vnpay, ipnRetryMs: 5, ipnTimeoutMs: 300, ...vnpay };
  const app = await createPaymentsApp({ ...readConfig({}), vnpay: config, clock, fontsDir: null });
  return { app, clock };
}

export type Gateway = Awaited<ReturnType<typeof aGateway>>['app'];

/** A shop's server that records the requests it receives and sends the responses that a test sets. */
export async function aShop(answer: (query: URLSearchParams) => string = () => '{"RspCode":"00"}') {
  const received: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://shop.test').searchParams;
    received.push(query);
    response.setHeader('content-type', 'application/json');
    response.end(answer(query));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { received, close, ipnUrl: `http://127.0.0.1:${port}/ipn` };
}

export function aPayRequest(changes: Record<string, string | undefined> = {}): Record<string, string> {
  const fields = {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: 'SHOPVN01',
    vnp_Amount: '129900000',
    vnp_CreateDate: '20261121080000',
    vnp_ExpireDate: '20261121081500',
    vnp_CurrCode: 'VND',
    vnp_IpAddr: '203.0.113.7',
    vnp_Locale: 'vn',
    vnp_OrderInfo: 'Thanh toan don hang ORD-2026-000123',
    vnp_OrderType: '200000',
    vnp_ReturnUrl: 'http://localhost:3000/api/payments/vnpay/return?lang=vi&x=1',
    vnp_TxnRef: 'ORD2026000123T1',
    ...changes,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

/** The address that a merchant builds from its fields, with a different encoder than the gateway's. */
export function payUrl(fields: Record<string, string>, key = secret): string {
  const query = new URLSearchParams(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return `/paymentv2/vpcpay.html?${query}&vnp_SecureHash=${hmac(key, query)}`;
}

export function hmac(key: string, text: string): string {
  return createHmac('sha512', key).update(text).digest('hex');
}

/** Opens a payment as the shopper's browser does and returns the address of its page. */
export async function openPayment(app: Gateway, changes: Record<string, string | undefined> = {}) {
  const response = await app.inject(payUrl(aPayRequest(changes)));
  const page = String(response.headers.location);
  if (!page.includes('token=')) throw new Error(`refused: ${page}`);
  const token = page.slice(page.indexOf('token=') + 6);
  return { page, token };
}

export async function control(app: Gateway, path: string, payload?: object) {
  const url = `/__control/${path}`;
  const response = payload ? await app.inject({ method: 'POST', url, payload }) : await app.inject(url);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.json();
}

export async function post(app: Gateway, page: string, form: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: `/paymentv2/Transaction/${page}.html`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

/** The target of a page's automatic redirect. */
export function refreshOf(page: string): URL {
  const address = /<meta http-equiv="refresh" content="0;url=([^"]*)"/.exec(page)?.[1];
  if (address === undefined) throw new Error('the page leads nowhere');
  return new URL(address.replaceAll('&amp;', '&'));
}
