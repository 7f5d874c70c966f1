import { defineModule, type WithCore } from '../../lib/module';
import { stockAlertData } from './personal-data';
import { stockAlertRoutes } from './stock-alerts.routes';
import { createStockAlertService, type StockAlertDependencies } from './stock-alerts.service';

/** Mails to those who wait until something can be bought again. */
export function stockAlertsModule(deps: WithCore<StockAlertDependencies>) {
  const stockAlerts = createStockAlertService(deps);
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: stockAlertRoutes(stockAlerts) }],
    jobs: [
      { name: 'stock alerts', every: 'minute', run: () => stockAlerts.notify() },
      { name: 'old stock alerts', every: 'minute', run: () => stockAlerts.purgeExpired() },
    ],
    personalData: [stockAlertData(deps.db)],
  });
}
