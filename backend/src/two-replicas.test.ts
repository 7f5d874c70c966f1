import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createApp } from './app';
import { readConfig } from './config';
import type { OpenDatabase } from './db';
import { openPostgres } from './db/postgres';
import { newKey } from './modules/auth/signing-key';
import { anAccount, bearer, signIn } from './testing/accounts';
import { openCheckoutShop, type CheckoutShop } from './testing/checkout';
import { createTestLogger } from './testing/log-inspection';
import { isOnPostgres, onPostgres } from './testing/on-postgres';
import { readTestToken } from './testing/test-app';
import { urlOf } from './testing/test-database';
import { openTestRedis } from './testing/test-redis';

let shop: CheckoutShop;
/** Two servers of one shop: each has its own connections and memory, and they share a PostgreSQL and a Redis. */
let replicas: FastifyInstance[];
let other: OpenDatabase | undefined;
let redis: Awaited<ReturnType<typeof openTestRedis>>;
beforeAll(async () => {
  if (!isOnPostgres) return;
  redis = await openTestRedis();
  const env = {
    JWT_PRIVATE_KEY: newKey(),
    REDIS_URL: `redis://${redis.host}:${String(redis.port)}`,
  };
  shop = await openCheckoutShop(env);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  other = openPostgres({ url: urlOf(rows[0]?.name ?? ''), max: 5 });
  const second = await createApp({
    config: readConfig({
      LOG_LEVEL: 'silent',
      PAYMENT_PROVIDERS: 'VNPAY',
      VNPAY_API_URL: `${shop.gateway.url}/api`,
      PUBLIC_URL: 'http://shop.test',
      ...env,
    }),
    logger: createTestLogger(),
    database: other,
    clock: shop.clock,
    verifyAccessToken: readTestToken,
    sendMail: async () => undefined,
  });
  replicas = [shop.app, second];
});
afterAll(async () => {
  if (!isOnPostgres) return;
  await replicas[1]?.close();
  await other?.close();
  await shop.close();
  await redis.close();
});

/** The same request so many times at once, to each server in turn. */
const toBoth = (times: number, request: InjectOptions) =>
  Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const reply = await replicas[at % 2]?.inject(request);
      if (!reply) throw new Error('no server');
      return {
        status: reply.statusCode,
        ...reply.json<{ message: string; data: Record<string, unknown> }>(),
      };
    }),
  );

onPostgres(
  'twenty refreshes of one token at two servers keep one family alive and log nobody out',
  async () => {
    const { email } = await anAccount(shop);
    const { refreshToken } = await signIn(shop, email);

    const replies = await toBoth(20, {
      method: 'POST',
      url: '/api/auth/refreshToken',
      payload: { refreshToken },
    });

    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(replies.map(({ data }) => data['refreshToken'])).size).toBe(1);
    for (const replica of replicas)
      for (const { data } of replies) {
        const me = await replica.inject({
          url: '/api/auth/user/me',
          headers: bearer(String(data['accessToken'])),
        });
        expect(me.statusCode).toBe(200);
      }
  },
);

onPostgres('fifty posts of one order at two servers are one order', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 100 }] });
  const customer = uuid();

  const request = {
    method: 'POST' as const,
    url: '/api/ecommerce/order',
    headers: { ...shop.as('CUSTOMER', customer), 'idempotency-key': uuid() },
    payload: await shop.orderBody(infoId),
  };

  const replies = await toBoth(50, request);

  // Who waited for longer than a request waits asks once more.
  const later = replies.map(({ message }) => message).filter((message) => message !== 'OK');
  expect(later.filter((message) => message !== 'REQUEST_IN_PROGRESS')).toEqual([]);
  const again = await toBoth(2, request);
  const orders = [...replies.filter(({ message }) => message === 'OK'), ...again];
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(orders.map(({ data }) => data['orderId'])).size).toBe(1);
  expect(await shop.stock(infoId)).toEqual({ onHand: 100, reserved: 1 });
  expect(await shop.brokenRules()).toEqual([]);
});

onPostgres('of sixty shoppers at two servers who want the last ten pieces ten get them', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 10 }] });
  const payload = await shop.orderBody(infoId, { paymentMethod: 'COD' });

  const replies = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const reply = await replicas[at % 2]?.inject({
        method: 'POST',
        url: '/api/ecommerce/order',
        headers: { ...shop.as('CUSTOMER', uuid()), 'idempotency-key': uuid() },
        payload,
      });
      return reply?.statusCode;
    }),
  );

  expect(replies.filter((status) => status === 200)).toHaveLength(10);
  expect(replies.filter((status) => status === 409)).toHaveLength(50);
  expect(await shop.stock(infoId)).toEqual({ onHand: 10, reserved: 10 });
});
