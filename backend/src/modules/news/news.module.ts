import { defineModule, type WithCore } from '../../lib/module';
import { feedRoutes, newsRoutes, staffNewsRoutes } from './news.routes';
import { createNewsService, type NewsDependencies } from './news.service';

/** Articles, their feed, and where staff write them. */
export function newsModule(deps: WithCore<NewsDependencies>) {
  const news = createNewsService(deps);
  return defineModule({
    services: { news },
    routes: [
      { prefix: '/api/main', plugin: newsRoutes(news) },
      { prefix: '/api/main', plugin: feedRoutes(news) },
      { prefix: '/api/main/admin', plugin: staffNewsRoutes(news) },
    ],
  });
}
