import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { RateLimits } from '../../lib/rate-limits';
import { createPopularService } from '../search/popular.service';
import { createSearchService } from '../search/search.service';
import { createSuggestionService } from '../search/suggestions.service';
import type { CatalogueRepository } from './catalogue.repository';
import { createFacetService } from './facets.service';
import type { OnFlashSale, Priced } from './flash-priced';
import { createListingRepository } from './listing.repository';
import { createListingService } from './listing.service';
import { createNamedCategories } from './named-categories';
import { createProductListService } from './product-lists.service';

export interface ListDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  catalogue: CatalogueRepository;
  /** Cards as they cost at this moment. */
  priced: Priced;
  onFlashSale: OnFlashSale;
}

/** Everything between a query and the products it shows, put together. */
export function createLists({ db, clock, limits, catalogue, priced, onFlashSale }: ListDependencies) {
  const search = createSearchService({ db, clock });
  const popular = createPopularService({ db, clock, limits, search });
  const rows = createListingRepository(db);
  const listings = createListingService({ repository: rows, clock });
  const lists = createProductListService({
    repository: catalogue,
    rows,
    listings,
    search,
    priced,
    onFlashSale,
    facets: createFacetService({ repository: rows, listings, onFlashSale, clock }),
    noteSearch: popular.note,
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
