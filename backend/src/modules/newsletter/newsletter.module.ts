import { defineModule, type WithCore } from '../../lib/module';
import { newsletterRoutes } from './newsletter.routes';
import { createNewsletterService, type NewsletterDependencies } from './newsletter.service';
import { newsletterData } from './personal-data';
import { createStaffNewsletter, type StaffNewsletterDependencies } from './staff-newsletter';
import { staffNewsletterRoutes } from './staff-newsletter.routes';

/** Who wants to hear of the shop by mail. */
export function newsletterModule(deps: WithCore<NewsletterDependencies & StaffNewsletterDependencies>) {
  const newsletter = createNewsletterService(deps);
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: newsletterRoutes(newsletter) },
      { prefix: '/api/main/admin', plugin: staffNewsletterRoutes(createStaffNewsletter(deps)) },
    ],
    jobs: [{ name: 'newsletter', every: 'minute', run: () => newsletter.purgeExpired() }],
    personalData: [newsletterData(deps.db)],
  });
}
