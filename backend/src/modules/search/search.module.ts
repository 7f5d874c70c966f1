import { defineModule } from '../../lib/module';
import type { KeptAmong } from '../catalogue/hearts';
import type { PopularService } from './popular.service';
import { searchRoutes } from './search.routes';
import type { SuggestionService } from './suggestions.service';

interface Dependencies {
  suggestions: SuggestionService;
  popular: PopularService;
  keptAmong: KeptAmong;
}

/** What a search may mean, and what is searched often. */
export const searchModule = ({ suggestions, popular, keptAmong }: Dependencies) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: searchRoutes(suggestions, keptAmong) }],
    jobs: [{ name: 'popular searches', every: 'minute', run: () => popular.write() }],
  });
