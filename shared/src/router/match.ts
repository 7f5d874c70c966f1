import { matchRoutes } from 'react-router-dom';
import type { Registry, RegistryRoute } from '../contracts';

export interface RouteMatch {
  remote: string;
  route: RegistryRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the route of a remote for an address without language prefix; the most specific pattern wins. */
export function matchRegistry(registry: Registry, path: string): RouteMatch | null {
  const step = firstStep(path);
  const routes = Object.entries(registry.remotes).flatMap(([remote, { routes: own }]) =>
    own
      .filter((route) => mayBegin(route.path, step))
      .map((route) => ({ path: `/${route.path}`, remote, route })),
  );
  const match = matchRoutes(routes, path)?.at(-1);
  return match ? { remote: match.route.remote, route: match.route.route, params: match.params } : null;
}

/** The router parses all patterns again for each address, so it gets only those with the same first segment. */
function mayBegin(pattern: string, step: string): boolean {
  const [own = ''] = pattern.split('/', 1);
  return /[:*?]/.test(own) || own.toLowerCase() === step;
}

function firstStep(path: string): string {
  const step = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step.toLowerCase();
  }
}
