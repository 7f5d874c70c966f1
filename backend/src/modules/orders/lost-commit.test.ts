import { v7 as uuid } from 'uuid';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { openCheckoutShop } from '../../testing/checkout';
import { createTestLogger } from '../../testing/log-inspection';
import { openProxied } from '../../testing/proxied-database';
import { readTestToken } from '../../testing/test-app';
import { newKey } from '../auth/signing-key';
import type { PlacedOrder } from './orders.schema';

// The embedded database has no connection to cut; the suite on PostgreSQL runs this.
const reason = process.env['TEST_DB'] === 'postgres' ? '' : ' (skipped: it needs TEST_DB=postgres)';
const onPostgres = reason ? test.skip : test;

onPostgres(`an order whose connection is cut before its answer is found by its key${reason}`, async () => {
  const shop = await openCheckoutShop();
  const proxied = await openProxied(shop.database);
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', JWT_PRIVATE_KEY: newKey(), PAYMENT_PROVIDERS: 'VNPAY' }),
    logger: createTestLogger(),
    database: proxied.database,
    clock: shop.clock,
    verifyAccessToken: readTestToken,
  });
  try {
    const customer = uuid();
    const { infoId } = await shop.shelf.aProduct();
    const payload = await shop.orderBody(infoId, { paymentMethod: 'COD' });
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/ecommerce/order',
        headers: { ...shop.as('CUSTOMER', customer), 'idempotency-key': 'key-of-a-lost-commit' },
        payload,
      });

    await proxied.proxy.become('cut-commits');
    const cut = await post();
    expect(cut.json()).toMatchObject({ statusCode: 503, errorCode: 'SERVICE_UNAVAILABLE' });
    const placed = await shop.db.selectFrom('orders').select('id').execute();
    expect(placed).toHaveLength(1);

    await proxied.proxy.become('pass');
    const repeated = await post();

    expect(repeated.statusCode).toBe(200);
    expect(repeated.json<{ data: PlacedOrder }>().data.orderId).toBe(placed[0]?.id);
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual(placed);
    expect(await shop.brokenRules()).toEqual([]);
  } finally {
    await app.close();
    await proxied.close();
    await shop.close();
  }
});
