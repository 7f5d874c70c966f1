import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '../permissions';
import { bearerOf, principal, type Role } from './auth';
import { forbidden } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const rolesOf: Record<Exclude<Access, 'public'>, Role[]> = {
  customer: ['CUSTOMER', 'OPERATOR', 'ADMIN'],
  operator: ['OPERATOR', 'ADMIN'],
  monitor: ['OPERATOR', 'ADMIN'],
  admin: ['ADMIN'],
};

/** A row that ends in `*` stands for everything that begins so: routes that a library mounts together. */
const ofPrefix = (permissions: Record<string, Access>, row: string) =>
  Object.entries(permissions).find(([key]) => key.endsWith('*') && row.startsWith(key.slice(0, -1)))?.[1];

const methodsOf = ({ method }: RouteOptions) =>
  [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');

/**
 * Refuses to start with a route that has no row, and refuses callers whom the row does not name.
 * `isOwnServer` knows the token of the shop's own servers, which opens `monitor` and nothing else.
 */
export function registerAccess(
  app: FastifyInstance,
  permissions: Record<string, Access>,
  isOwnServer: (token: string) => boolean,
) {
  app.addHook('onRoute', (route) => {
    for (const method of methodsOf(route)) {
      const row = `${method} ${route.url}`;
      const access = permissions[row] ?? ofPrefix(permissions, row);
      if (!access)
        throw new Error(`No row in permissions.ts for the route "${row}". Add one: who may call it?`);
      route.config = { ...route.config, access };
    }
    if (methodsOf(route).length === 0) route.config = { access: 'public', ...route.config };
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const access = request.routeOptions.config.access ?? 'admin';
    if (access === 'public') return;
    const token = bearerOf(request);
    if (access === 'monitor' && token && isOwnServer(token)) return;
    if (!rolesOf[access].includes(principal(request).role)) throw forbidden();
  });
}
