import { defineModule } from '../../lib/module';
import type { FavouritesAmong } from '../catalogue/favourite-flags';
import type { PopularService } from './popular.service';
import { searchRoutes } from './search.routes';
import type { SuggestionService } from './suggestions.service';

interface Dependencies {
  suggestions: SuggestionService;
  popular: PopularService;
  favouritesAmong: FavouritesAmong;
}

/** What a search may mean, and what is searched often. */
export const searchModule = ({ suggestions, popular, favouritesAmong }: Dependencies) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: searchRoutes(suggestions, favouritesAmong) }],
    jobs: [{ name: 'popular searches', every: 'minute', run: () => popular.write() }],
  });
