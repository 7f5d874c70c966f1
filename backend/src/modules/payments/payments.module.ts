import { defineModule, type WithCore } from '../../lib/module';
import { paymentRoutes } from './payments.routes';
import { createPaymentService, type PaymentDependencies } from './payments.service';
import { createProviders } from './providers';

interface Dependencies extends Pick<PaymentDependencies, 'payables'> {
  /** How long a payment gateway may take to answer a query. */
  gatewayTimeoutMs?: number | undefined;
}

/** Paying through gateways, and what comes of it. */
export function paymentsModule(deps: WithCore<Dependencies>) {
  const { clock, config, gatewayTimeoutMs } = deps;
  const payments = createPaymentService({
    ...deps,
    providers: createProviders({ config, clock, timeoutMs: gatewayTimeoutMs }),
    graceMinutes: config.payment.graceMinutes,
    secret: config.platformSecret,
  });
  return defineModule({
    services: { payments },
    routes: [{ prefix: '/api/ecommerce', plugin: paymentRoutes(payments) }],
    jobs: [
      { name: 'refunds', every: 'seconds', run: () => payments.refunds.runDue() },
      { name: 'payment queries', every: 'seconds', run: () => payments.queries.runDue() },
    ],
  });
}
