import type { FastifyInstance } from 'fastify';
import { composeAccounts } from './composition/accounts';
import { composeCatalogue } from './composition/catalogue';
import { composeChat } from './composition/chat';
import { composeCommerce } from './composition/commerce';
import { composeContent } from './composition/content';
import { composeDashboard } from './composition/dashboard';
import { composeStaffDesk } from './composition/staff-desk';
import { composePeople } from './composition/people';
import type { AppDependencies } from './composition/dependencies';
import { composePlatform } from './composition/platform';
import { composeProviders } from './composition/providers';
import { composeReleases } from './composition/releases';
import { createServer, registerPlugins } from './composition/server';
import { createJobRunner, type JobRunner } from './lib/jobs';
import { privacyModule } from './modules/privacy/privacy.module';

export type { AppDependencies };

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs while the app listens. */
    jobs: JobRunner;
  }
}

/** The whole backend: each group of modules is made of those before it. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = createServer(deps);

  const platform = composePlatform({ ...deps, log: app.log });
  const accounts = await composeAccounts(platform, deps);
  const catalogue = composeCatalogue(platform);
  const commerce = composeCommerce(platform, accounts, catalogue, deps);
  const content = composeContent(platform, accounts, catalogue, commerce);
  const providers = composeProviders(platform, commerce);
  const staffDesk = composeStaffDesk(platform, accounts, commerce);
  const dashboard = composeDashboard(platform);
  const people = composePeople(platform, accounts);
  const releases = composeReleases(platform);
  const chat = composeChat(platform, accounts, catalogue, commerce, content);
  const groups = [
    platform,
    accounts,
    catalogue,
    commerce,
    content,
    providers,
    staffDesk,
    dashboard,
    people,
    releases,
    chat,
  ];
  const privacy = privacyModule({
    ...platform.core,
    ...platform.services,
    ...accounts.services,
    // What is made later may point at what was made before: reviews go before their pictures, the account last.
    data: groups.flatMap(({ personalData }) => personalData).reverse(),
  });

  await registerPlugins(app, deps, platform, accounts);
  const modules = [...groups, privacy];
  for (const { prefix, plugin } of modules.flatMap(({ routes }) => routes))
    await app.register(plugin, { prefix });
  await deps.extend?.(app);

  const jobs = createJobRunner({ jobs: modules.flatMap(({ jobs }) => jobs), log: app.log });
  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    platform.close();
  });
  return app;
}
