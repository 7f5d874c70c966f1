import { defineModule, type WithCore } from '../../lib/module';
import type { JobQueue } from '../background-jobs/job-queue';
import { stockData } from '../inventory/personal-data';
import { createBulkEdit } from './bulk-edit';
import { staffCategoryRoutes, staffProductRoutes } from './staff-catalogue.routes';
import { createStaffCategories } from './staff-categories';
import { createStaffProducts, type StaffProductDependencies } from './staff-products';
import { createStaffStock } from './staff-stock';
import { staffStockRoutes } from './staff-stock.routes';

/** Products, categories and stock as staff write them. */
export function staffCatalogueModule(deps: WithCore<StaffProductDependencies> & { queue: JobQueue }) {
  const bulk = createBulkEdit(deps);
  const prefix = '/api/main/admin';
  return defineModule({
    services: { doers: [bulk.doer] },
    routes: [
      { prefix, plugin: staffProductRoutes(createStaffProducts(deps), bulk) },
      { prefix, plugin: staffCategoryRoutes(createStaffCategories(deps)) },
      { prefix, plugin: staffStockRoutes(createStaffStock(deps)) },
    ],
    personalData: [stockData(deps.db)],
  });
}
