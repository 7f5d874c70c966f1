import { defineModule, type WithCore } from '../../lib/module';
import { createReleaseCalls } from './release-calls';
import { remotesRoutes } from './remotes.routes';
import { createRemotesService, type RemotesDependencies } from './remotes.service';

/** Where administrators release versions of remotes. It stores nothing: the document servers own the registry. */
export function remotesModule(deps: WithCore<Omit<RemotesDependencies, 'calls'>>) {
  const { documentServerUrl, platformSecret } = deps.config;
  const calls = createReleaseCalls({ documentServerUrl, platformSecret });
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main/admin', plugin: remotesRoutes(createRemotesService({ ...deps, calls })) }],
  });
}
