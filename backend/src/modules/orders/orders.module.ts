import { defineModule, type WithCore } from '../../lib/module';
import { orderRoutes } from './orders.routes';
import { createOrderService, type OrderDependencies } from './orders.service';
import { orderData } from './personal-data';
import { staffOrderRoutes } from './staff-orders.routes';

/** Orders, from the cart to the door. */
export function ordersModule(deps: WithCore<Omit<OrderDependencies, 'rules'>>) {
  const { config } = deps;
  const orders = createOrderService({
    ...deps,
    rules: {
      graceMinutes: config.payment.graceMinutes,
      countdownSeconds: config.checkoutCountdownSeconds,
    },
  });
  return defineModule({
    services: { orders, orderDoers: [orders.bulk.doer] },
    routes: [
      { prefix: '/api/ecommerce', plugin: orderRoutes(orders, deps.limits) },
      { prefix: '/api/main/admin', plugin: staffOrderRoutes(orders) },
    ],
    jobs: [
      { name: 'unpaid orders', every: 'seconds', run: () => orders.expiry.runDue() },
      { name: 'reminders to pay', every: 'seconds', run: () => orders.reminders.runDue() },
      { name: 'refunds to tell', every: 'seconds', run: () => orders.refundMails.runDue() },
      { name: 'delivered orders', every: 'minute', run: () => orders.expiry.finishDelivered() },
    ],
    personalData: [orderData(deps.db)],
  });
}
