import type { FastifyInstance, RouteOptions } from 'fastify';

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
