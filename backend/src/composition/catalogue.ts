import { joinModules } from '../lib/module';
import { catalogueModule } from '../modules/catalogue/catalogue.module';
import { createCatalogueRepository } from '../modules/catalogue/catalogue.repository';
import { createCatalogueService } from '../modules/catalogue/catalogue.service';
import { createCatalogueReferences } from '../modules/catalogue/references';
import { favouritesModule } from '../modules/favourites/favourites.module';
import { createFavouritesAmong } from '../modules/favourites/favourites-among';
import { createFlashPricing, salePricesNow } from '../modules/flash-sales/flash-priced';
import { createFlashPrices } from '../modules/flash-sales/flash-prices';
import { flashSalesModule } from '../modules/flash-sales/flash-sales.module';
import { createFlashSaleRepository } from '../modules/flash-sales/flash-sales.repository';
import { searchModule } from '../modules/search/search.module';
import { sizeGuidesModule } from '../modules/size-guides/size-guides.module';
import { stockAlertsModule } from '../modules/stock-alerts/stock-alerts.module';
import { createLists } from './lists';
import type { Platform } from './platform';

export type Catalogue = ReturnType<typeof composeCatalogue>;

/** Products, their lists, and search. */
export function composeCatalogue({ core, services: platform }: Platform) {
  const { db, clock } = core;
  const references = createCatalogueReferences(db);
  const flashSales = createFlashSaleRepository(db);
  const flashPrices = createFlashPrices({ repository: flashSales, clock });
  const sales = createFlashPricing(clock);
  const products = createCatalogueRepository(db, sales);
  const catalogue = createCatalogueService(products, sales);
  const { lists, suggestions, popular } = createLists({
    ...core,
    catalogue: products,
    sales,
    salePrices: salePricesNow({ references, flashPrices }),
  });
  const favouritesAmong = createFavouritesAmong(db);
  return joinModules({ catalogue, references, lists }, [
    catalogueModule({ ...core, catalogue, lists, favouritesAmong, noteSearch: popular.note }),
    searchModule({ suggestions, popular, favouritesAmong }),
    flashSalesModule({
      ...core,
      ...platform,
      repository: flashSales,
      catalogue,
      references,
      favouritesAmong,
    }),
    favouritesModule({ ...core, references, lists }),
    sizeGuidesModule({ ...core, references }),
    stockAlertsModule({ ...core, ...platform, references }),
  ]);
}
