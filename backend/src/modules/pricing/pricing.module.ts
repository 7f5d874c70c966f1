import { defineModule, type WithCore } from '../../lib/module';
import { pricingRoutes, voucherCheckRoutes } from './pricing.routes';
import { createQuoteService, type QuoteDependencies } from './quotes.service';

/** What a cart costs, with all that holds at this moment. */
export function pricingModule(deps: WithCore<QuoteDependencies>) {
  const quotes = createQuoteService(deps);
  return defineModule({
    services: { quotes },
    routes: [
      { prefix: '/api/ecommerce', plugin: pricingRoutes(quotes, deps.limits) },
      { prefix: '/api/main', plugin: voucherCheckRoutes(quotes, deps.limits) },
    ],
    jobs: [{ name: 'old quotes', every: 'minute', run: () => quotes.purgeExpired() }],
  });
}
