import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { aGateway, control, type Gateway } from '../../testing/sandbox-kit';

// PayPal's own client: one wrong idea of ours cannot pass on both sides. It knows its hosts only, so its calls are
// led to the stand-in below it.
let app: Gateway;
let orders: OrdersController;
let payments: PaymentsController;

interface AxiosCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string;
}

beforeEach(async () => {
  ({ app } = await aGateway({ ipnAttempts: 1 }));
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  const adapter = async (config: AxiosCall) => {
    const { pathname, search } = new URL(config.url);
    const response = await fetch(host + pathname + search, {
      method: config.method,
      headers: { ...config.headers },
      ...(config.data && { body: config.data }),
    });
    return {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    };
  };
  const client = new Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: 'SANDBOX-PAYPAL-CLIENT',
      oAuthClientSecret: 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL',
    },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: { adapter },
  });
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterEach(() => app.close());

const create = (currencyCode = 'USD', value = '12.34') =>
  orders.createOrder({
    paypalRequestId: 'o1',
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ referenceId: 'SDK1', customId: 'SDK1', amount: { currencyCode, value } }],
      paymentSource: {
        paypal: {
          experienceContext: { returnUrl: 'http://shop.test/back', cancelUrl: 'http://shop.test/no' },
        },
      },
    },
  });

test('it makes an order, takes its money once the shopper agreed, and gives a part back', async () => {
  const { result: order } = await create();
  const id = String(order.id);
  expect(order.links?.map(({ rel }) => rel)).toContain('payer-action');
  await expect(orders.captureOrder({ id, paypalRequestId: 'c1', body: {} })).rejects.toMatchObject({
    statusCode: 422,
    body: expect.stringContaining('ORDER_NOT_APPROVED') as string,
  });

  await control(app, 'faults', { scope: 'all', ipn: 'none' });
  await control(app, 'paypal/payments/SDK1/pay', { code: 'COMPLETED' });
  const { result: captured } = await orders.captureOrder({ id, paypalRequestId: 'c2', body: {} });
  const [capture] = captured.purchaseUnits?.[0]?.payments?.captures ?? [];
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: { currencyCode: 'USD', value: '12.34' } });
  expect((await orders.getOrder({ id })).result.status).toBe('COMPLETED');

  const { result: refund } = await payments.refundCapturedPayment({
    captureId: String(capture?.id),
    paypalRequestId: 'r1',
    body: { amount: { currencyCode: 'USD', value: '2.34' } },
  });
  expect(refund).toMatchObject({ status: 'COMPLETED', amount: { value: '2.34' } });
});

test('it understands why đồng are refused', async () => {
  await expect(create('VND', '1000')).rejects.toMatchObject({
    statusCode: 422,
    body: expect.stringContaining('CURRENCY_NOT_SUPPORTED') as string,
  });
});
