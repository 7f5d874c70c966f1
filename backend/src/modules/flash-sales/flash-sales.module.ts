import type { FavouritesAmong } from '../catalogue/favourite-flags';
import { defineModule, type WithCore } from '../../lib/module';
import { flashSaleRoutes } from './flash-sales.routes';
import { createFlashSaleService, type FlashSaleDependencies } from './flash-sales.service';
import { createStaffFlashSales, type StaffFlashSaleDependencies } from './staff-flash-sales';
import { staffFlashSaleRoutes } from './staff-flash-sales.routes';
import { flashSaleData } from './personal-data';

/** Sales that run for some hours, and what they have. */
export function flashSalesModule(
  deps: WithCore<FlashSaleDependencies & StaffFlashSaleDependencies & { favouritesAmong: FavouritesAmong }>,
) {
  const flashSales = createFlashSaleService(deps);
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: flashSaleRoutes(flashSales, deps.favouritesAmong) },
      { prefix: '/api/main/admin', plugin: staffFlashSaleRoutes(createStaffFlashSales(deps)) },
    ],
    personalData: [flashSaleData(deps.db)],
  });
}
