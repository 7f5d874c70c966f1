import { defineModule, type Core } from '../../lib/module';
import { catalogueRoutes, type NoteSearch } from './catalogue.routes';
import type { CatalogueService } from './catalogue.service';
import type { FavouritesAmong } from './favourite-flags';
import type { ProductListService } from './product-lists.service';
import { refreshTexts } from './text-refresh';

interface Dependencies extends Core {
  catalogue: CatalogueService;
  lists: ProductListService;
  favouritesAmong: FavouritesAmong;
  noteSearch: NoteSearch;
}

/** Products, their categories, and the lists that show them. */
export function catalogueModule({ db, catalogue, lists, favouritesAmong, noteSearch }: Dependencies) {
  const texts = { name: 'texts of products', run: () => refreshTexts(db) };
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: catalogueRoutes(catalogue, lists, favouritesAmong, noteSearch) }],
    jobs: [
      { ...texts, every: 'start' },
      { ...texts, every: 'minute' },
    ],
  });
}
