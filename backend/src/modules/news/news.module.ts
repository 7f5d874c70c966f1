import { defineModule, type WithCore } from '../../lib/module';
import { feedRoutes, newsRoutes } from './news.routes';
import { createNewsService, type NewsDependencies } from './news.service';
import { createStaffNews, type StaffNewsDependencies } from './staff-news';
import { staffNewsRoutes } from './staff-news.routes';

/** Articles, their feed, and where staff write them. */
export function newsModule(deps: WithCore<NewsDependencies & StaffNewsDependencies>) {
  const news = createNewsService(deps);
  return defineModule({
    services: { news },
    routes: [
      { prefix: '/api/main', plugin: newsRoutes(news) },
      { prefix: '/api/main', plugin: feedRoutes(news) },
      { prefix: '/api/main/admin', plugin: staffNewsRoutes(createStaffNews(deps)) },
    ],
  });
}
