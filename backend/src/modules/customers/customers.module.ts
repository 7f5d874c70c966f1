import { defineModule, type WithCore } from '../../lib/module';
import { createContactChangeService, type ContactChangeDependencies } from './contact-changes.service';
import { avatarRoutes, companyRoutes, customerRoutes } from './customers.routes';
import { createCustomerService, type CustomerDependencies } from './customers.service';
import { profileData } from './personal-data';

type Dependencies = CustomerDependencies & Omit<ContactChangeDependencies, 'customers' | 'secret' | 'errors'>;

/** Who customers are, and where they are reached. */
export function customersModule(deps: WithCore<Dependencies>) {
  const customers = createCustomerService(deps);
  const contactChanges = createContactChangeService({
    ...deps,
    customers,
    secret: deps.config.platformSecret,
    errors: deps.config.authErrors,
  });
  return defineModule({
    services: { customers },
    routes: [
      { prefix: '/api/auth', plugin: customerRoutes(customers, contactChanges) },
      { prefix: '/api/auth', plugin: avatarRoutes(customers) },
      { prefix: '/api/main', plugin: companyRoutes(customers) },
    ],
    jobs: [{ name: 'changes of contact', every: 'minute', run: () => contactChanges.purgeExpired() }],
    personalData: [profileData(deps.db)],
  });
}
