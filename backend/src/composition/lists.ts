import type { Clock } from '../lib/clock';
import type { Db } from '../db';
import type { RateLimits } from '../lib/rate-limits';
import { createPopularService } from '../modules/search/popular.service';
import { createSearchService } from '../modules/search/search.service';
import { createSuggestionService } from '../modules/search/suggestions.service';
import type { CatalogueRepository } from '../modules/catalogue/catalogue.repository';
import { createFacetService } from '../modules/catalogue/facets.service';
import type { FlashPricing, SalePricesNow } from '../modules/catalogue/flash-pricing';
import { createListingRepository } from '../modules/catalogue/listing.repository';
import { createListingService } from '../modules/catalogue/listing.service';
import { createNamedCategories } from '../modules/catalogue/named-categories';
import { createProductListService } from '../modules/catalogue/product-lists.service';

export interface ListDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  catalogue: CatalogueRepository;
  /** The current prices of product cards. */
  sales: FlashPricing;
  /** Those that lists are narrowed, sorted and counted by. */
  salePrices: SalePricesNow;
}

/** Product lists: listing, facets, search and current prices. */
export function createLists({ db, clock, limits, catalogue, sales, salePrices }: ListDependencies) {
  const search = createSearchService({ db, clock });
  const popular = createPopularService({ db, clock, limits, search });
  const rows = createListingRepository(db);
  const listings = createListingService({ repository: rows, clock });
  const lists = createProductListService({
    repository: catalogue,
    rows,
    listings,
    search,
    sales,
    salePrices,
    facets: createFacetService({ repository: rows, listings, clock }),
  });
  const suggestions = createSuggestionService({
    search,
    lists,
    listings,
    popular,
    categoriesNamed: createNamedCategories({ repository: rows, clock }),
  });
  return { lists, suggestions, popular };
}
