import { joinModules } from '../lib/module';
import { backgroundJobsModule } from '../modules/background-jobs/background-jobs.module';
import { catalogueImportModule } from '../modules/catalogue-import/catalogue-import.module';
import { accountLookup } from '../modules/auth/account-lookup';
import { createCatalogueDesk } from '../modules/catalogue/catalogue-desk';
import { createStockDesk } from '../modules/inventory/stock-desk';
import { orderPictures } from '../modules/orders/order-pictures';
import { staffCatalogueModule } from '../modules/staff-catalogue/staff-catalogue.module';
import type { Accounts } from './accounts';
import type { Commerce } from './commerce';
import type { Platform } from './platform';

/** Where staff manage goods, and the long work that they start. */
export function composeStaffDesk(
  { core, services: platform }: Platform,
  { services: { verify } }: Accounts,
  { services: { orderDoers } }: Commerce,
) {
  const common = {
    ...core,
    ...platform,
    desk: createCatalogueDesk(core.db),
    stock: createStockDesk(core),
    shownByOrders: orderPictures.shown,
  };
  const goods = staffCatalogueModule(common);
  const imports = catalogueImportModule(common);
  return joinModules({}, [
    goods,
    imports,
    backgroundJobsModule({
      ...common,
      verify,
      accounts: accountLookup,
      doers: [...goods.services.doers, ...imports.services.doers, ...orderDoers],
    }),
  ]);
}
