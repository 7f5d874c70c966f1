import formbody from '@fastify/formbody';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { VirtualClock } from '../clock';
import type { AlepayConfig, MomoConfig, PaypalConfig, VnpayConfig, ZalopayConfig } from '../config';
import { addSecurityHeaders } from '../web/security-headers';
import { toolCss } from '../web/tool-layout';
import { createAlepay } from './alepay/alepay';
import { assetRoutes } from './asset-routes';
import { controlRoutes } from './control-routes';
import { createFaultBoard } from './faults';
import { gatewayRoutes } from './gateway-routes';
import type { Merchant } from './merchant';
import { createMerchantApi } from './merchant-api';
import { merchantRoutes } from './merchant-routes';
import { createMomo } from './momo/momo';
import { createNotifier } from './notifier';
import { notFoundPage } from './pages/end-pages';
import { panelRoutes } from './panel-routes';
import { createPaypal } from './paypal/paypal';
import { createSettlement } from './settlement';
import { createTransactionStore } from './transactions';
import { createZalopay } from './zalopay/zalopay';

interface Options {
  vnpay: VnpayConfig;
  paypal: PaypalConfig;
  alepay: AlepayConfig;
  momo: MomoConfig;
  zalopay: ZalopayConfig;
  clock: VirtualClock;
  fontsDir: string | null;
}

/** The payment gateways' stand-ins, VNPAY first, with their shopper's pages and the switches for tests. */
export async function createPaymentsApp({
  vnpay,
  clock,
  fontsDir,
  ...config
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 65_536,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const merchant: Merchant = { tmnCode: vnpay.tmnCode, hashSecret: vnpay.hashSecret, ipnUrl: vnpay.ipnUrl };
  const policy = { attempts: vnpay.ipnAttempts, retryMs: vnpay.ipnRetryMs, timeoutMs: vnpay.ipnTimeoutMs };
  const store = createTransactionStore(clock);
  const faultBoard = createFaultBoard();
  const notifier = createNotifier(merchant, policy, clock);
  const settlement = createSettlement({ store, merchant, notifier, faultBoard, clock });
  const answer = createMerchantApi({ store, merchant, faultBoard, faultsOf: settlement.faultsOf, clock });
  const common = { clock, faultBoard, store, policy };
  const others = [
    createMomo({ config: config.momo, ...common }),
    createZalopay({ config: config.zalopay, ...common }),
    createPaypal({ paypal: config.paypal, ...common }),
    createAlepay({ alepay: config.alepay, ...common }),
  ];
  const desks = others.map(({ desk }) => desk);
  const control = { desks, store, merchant, settlement, notifier, faultBoard, clock };

  addSecurityHeaders(app);
  acceptEmptyJson(app);
  app.addHook('preClose', async () => {
    notifier.close();
    for (const desk of desks) desk.close();
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`sandbox: ${request.method} ${request.url}: ${error.stack}\n`);
    return reply.code(status).send({ error: error.message });
  });
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/__control')
      ? reply.code(404).send({ error: 'NOT_FOUND' })
      : reply.code(404).type('text/html; charset=utf-8').send(notFoundPage()),
  );

  await app.register(formbody);
  await app.register(assetRoutes(fontsDir));
  await app.register(gatewayRoutes({ ...control, reopen: vnpay.reopen }));
  await app.register(merchantRoutes({ answer, merchant, store, clock }));
  for (const { routes } of others) await app.register(routes);
  await app.register(controlRoutes(control));
  await app.register(panelRoutes(control));
  app.get('/assets/tool.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(toolCss));
  return app;
}

/** A call without options may come with a JSON content type and no body. */
function acceptEmptyJson(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }));
    }
  });
}
