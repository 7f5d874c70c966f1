import { defineModule, type WithCore } from '../../lib/module';
import { cartRoutes } from './carts.routes';
import { createCartService, type CartDependencies } from './carts.service';
import { cartData } from './personal-data';
import { createSharedCartService } from './shared-carts.service';

/** A customer's one cart on all devices, and links to carts. */
export function cartsModule(deps: WithCore<CartDependencies>) {
  const carts = createCartService(deps);
  const sharedCarts = createSharedCartService(deps);
  return defineModule({
    services: { carts },
    routes: [{ prefix: '/api/ecommerce', plugin: cartRoutes(carts, sharedCarts, deps.limits) }],
    jobs: [
      { name: 'merged carts', every: 'minute', run: () => carts.purgeExpired() },
      { name: 'links to carts', every: 'minute', run: () => sharedCarts.purgeExpired() },
    ],
    personalData: [cartData(deps.db)],
  });
}
