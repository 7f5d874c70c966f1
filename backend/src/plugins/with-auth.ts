import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

const SUFFIX = '/with-auth';

/**
 * Mounts every route that follows in this plugin a second time with `/with-auth`, for callers who are signed in.
 * Each twin needs its own row in permissions.ts.
 */
export function mountWithAuth(app: FastifyInstance) {
  app.addHook('onRoute', (route: RouteOptions & { routePath: string }) => {
    const methods = [route.method].flat();
    if (route.routePath.endsWith(SUFFIX) || !methods.some((method) => method === 'GET' || method === 'POST'))
      return;
    app.route({ ...route, url: `${route.routePath}${SUFFIX}` });
  });
}

/** Who asks for what is personal: the caller of a `/with-auth` twin, and nobody at the public address. */
export const askerOf = (request: FastifyRequest): string | undefined =>
  request.routeOptions.url?.endsWith(SUFFIX) ? request.principal?.userId : undefined;
