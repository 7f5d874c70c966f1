import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

const SUFFIX = '/with-auth';

/**
 * Registers every later route of this plugin a second time under `/with-auth`, for signed-in callers. Each such route
 * needs its own row in permissions.ts.
 */
export function mountWithAuth(app: FastifyInstance) {
  app.addHook('onRoute', (route: RouteOptions & { routePath: string }) => {
    const methods = [route.method].flat();
    if (route.routePath.endsWith(SUFFIX) || !methods.some((method) => method === 'GET' || method === 'POST'))
      return;
    app.route({ ...route, url: `${route.routePath}${SUFFIX}` });
  });
}

export const isWithAuth = (request: FastifyRequest): boolean =>
  request.routeOptions.url?.endsWith(SUFFIX) === true;

/** The address of a route without `/with-auth`. */
export const publicUrlOf = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  url.endsWith(SUFFIX) ? url.slice(0, -SUFFIX.length) : url;

/** The customer for personal fields: the caller of a `/with-auth` route, and null at the public one. */
export const askerOf = (request: FastifyRequest): string | undefined =>
  isWithAuth(request) ? request.principal?.userId : undefined;
