import { matchRoutes } from 'react-router-dom';
import type { Registry, RegistryRoute } from '@storefront/shared/contracts';

export interface RouteMatch {
  remote: string;
  route: RegistryRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Which remote's route an address (without language prefix) belongs to; the most specific pattern wins. */
export function matchRegistry(registry: Registry, path: string): RouteMatch | null {
  const routes = Object.entries(registry.remotes).flatMap(([remote, { routes: own }]) =>
    own.map((route) => ({ path: `/${route.path}`, remote, route })),
  );
  const match = matchRoutes(routes, path)?.at(-1);
  return match ? { remote: match.route.remote, route: match.route.route, params: match.params } : null;
}
