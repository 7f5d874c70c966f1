import { defineModule, type WithCore } from '../../lib/module';
import type { OutboxService } from '../outbox/outbox.service';
import { providerData } from './personal-data';
import { createNotifyProvider } from './provider-mails';
import { providerRoutes, staffProviderRoutes } from './providers.routes';
import { createProviderService, type ProviderDependencies } from './providers.service';
import { createStaffProviders, type StaffProviderDependencies } from './staff-providers';

type Dependencies = Omit<ProviderDependencies & StaffProviderDependencies, 'notify'> & {
  outbox: Pick<OutboxService, 'enqueue'>;
};

/** Accounts that offer solutions in the shop. */
export function providersModule(deps: WithCore<Dependencies>) {
  const notify = createNotifyProvider(deps);
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: providerRoutes(createProviderService({ ...deps, notify })) },
      { prefix: '/api/main/admin', plugin: staffProviderRoutes(createStaffProviders({ ...deps, notify })) },
    ],
    personalData: [providerData(deps.db)],
  });
}
