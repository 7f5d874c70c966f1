import { defineModule, type WithCore } from '../../lib/module';
import type { QuoteService } from '../pricing/quotes.service';
import { shippingRoutes } from './shipping.routes';
import type { ShippingService } from './shipping.service';

interface Dependencies {
  /** Made before the quotes, which ask it for its fee. */
  shipping: ShippingService;
  quotes: QuoteService;
}

/** How an order can be sent, and for how much. */
export const shippingModule = ({ shipping, quotes, limits }: WithCore<Dependencies>) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/ecommerce', plugin: shippingRoutes(shipping, quotes, limits) }],
  });
