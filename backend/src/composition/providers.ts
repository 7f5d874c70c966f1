import { joinModules } from '../lib/module';
import { membershipsModule } from '../modules/memberships/memberships.module';
import { providerLookup } from '../modules/providers/provider-lookup';
import { providersModule } from '../modules/providers/providers.module';
import { publishedSolutions } from '../modules/solutions/published-solutions';
import { solutionsModule } from '../modules/solutions/solutions.module';
import type { Commerce } from './commerce';
import type { Platform } from './platform';

/** Providers, the memberships that let them publish, and what they publish. */
export function composeProviders(
  { core, services: platform }: Platform,
  { services: { payments, memberships } }: Commerce,
) {
  const common = { ...core, ...platform };
  const { refit } = memberships.changes;
  return joinModules({ memberships: memberships.state, providers: providerLookup }, [
    providersModule({ ...common, onStatus: refit }),
    membershipsModule({
      ...common,
      payments,
      memberships,
      providers: providerLookup,
      published: publishedSolutions,
    }),
    solutionsModule({ ...common, memberships: memberships.state }),
  ]);
}
