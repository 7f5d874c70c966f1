import { defineModule, type WithCore } from '../../lib/module';
import type { OutboxService } from '../outbox/outbox.service';
import { reviewData } from './personal-data';
import { reviewRoutes } from './reviews.routes';
import { createReviewService, type ReviewDependencies } from './reviews.service';
import { staffReviewRoutes } from './staff-reviews.routes';
import { createNotifyAuthor } from './notify-author';

type Dependencies = Omit<ReviewDependencies, 'notifyAuthor'> & { outbox: Pick<OutboxService, 'enqueue'> };

/** What buyers say of products, and what staff show of it. */
export function reviewsModule(deps: WithCore<Dependencies>) {
  const reviews = createReviewService({ ...deps, notifyAuthor: createNotifyAuthor(deps) });
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: reviewRoutes(reviews) },
      { prefix: '/api/main/admin', plugin: staffReviewRoutes(reviews) },
    ],
    personalData: [reviewData(deps.db)],
  });
}
