import type { FastifyPluginAsync } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { PaypalConfig } from '../../config';
import { deskControl } from '../desk/desk-control';
import type { FaultBoard } from '../faults';
import type { RetryPolicy } from '../notifier';
import { isPaypalCode, paypalCodes } from './paypal-codes';
import { createPaypalDesk } from './paypal-news';
import { createPaypalEnding, paypalPages } from './paypal-pages';
import { paypalRoutes } from './paypal-routes';
import { createSealing } from './paypal-seal';

interface Dependencies {
  paypal: PaypalConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  policy: RetryPolicy;
}

/** PayPal's stand-in: Orders v2, its shopper's page, its events. */
export function createPaypal(dependencies: Dependencies) {
  const sealing = createSealing(dependencies.paypal.webhookId);
  const desk = createPaypalDesk({ ...dependencies, sealing });
  const end = createPaypalEnding({ desk, clock: dependencies.clock });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(paypalRoutes({ ...dependencies, desk, sealing }));
    await app.register(paypalPages({ desk, end }));
    await app.register(deskControl({ desk, codes: paypalCodes, isCode: isPaypalCode, end }));
  };
  return { desk, routes };
}
