import type { KeptAmong } from '../catalogue/hearts';
import { defineModule, type WithCore } from '../../lib/module';
import { flashSaleRoutes } from './flash-sales.routes';
import { createFlashSaleService, type FlashSaleDependencies } from './flash-sales.service';
import { flashSaleData } from './personal-data';

/** Sales that run for some hours, and what they have. */
export function flashSalesModule(deps: WithCore<FlashSaleDependencies & { keptAmong: KeptAmong }>) {
  const flashSales = createFlashSaleService(deps);
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: flashSaleRoutes(flashSales, deps.keptAmong) }],
    personalData: [flashSaleData(deps.db)],
  });
}
