import { defineModule, type WithCore } from '../../lib/module';
import { contentRoutes, staffContentRoutes } from './content.routes';
import { createContentService, type ContentDependencies } from './content.service';

/** Policy and company pages, the footer, questions, the banner and the places of the shop. */
export function contentModule(deps: WithCore<Omit<ContentDependencies, 'paymentMinutes'>>) {
  const content = createContentService({ ...deps, paymentMinutes: deps.config.payment.windowMinutes });
  return defineModule({
    services: { content },
    routes: [
      { prefix: '/api/main', plugin: contentRoutes(content) },
      { prefix: '/api/main/admin', plugin: staffContentRoutes(content) },
    ],
  });
}
