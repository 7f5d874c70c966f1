import type { FastifyInstance } from 'fastify';
import type { Access } from '../permissions';
import { bearerOf, member, principal, type Role } from './auth';
import { forbidden } from '../lib/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const rolesOf: Record<Exclude<Access, 'public' | 'referral'>, Role[]> = {
  customer: ['CUSTOMER', 'OPERATOR', 'ADMIN'],
  // Whether the account has a provider profile is in the queries: without one it is told that there is none.
  provider: ['CUSTOMER', 'OPERATOR', 'ADMIN'],
  operator: ['OPERATOR', 'ADMIN'],
  monitor: ['OPERATOR', 'ADMIN'],
  admin: ['ADMIN'],
};

/** A row that ends in `*` matches all routes with this prefix, for routes that a library mounts. */
const ofPrefix = (permissions: Record<string, Access>, row: string) =>
  Object.entries(permissions).find(([key]) => key.endsWith('*') && row.startsWith(key.slice(0, -1)))?.[1];

/** HEAD has the permissions of its GET. OPTIONS is answered by the CORS plugin for all paths. */
function accessOf(permissions: Record<string, Access>, method: string, url: string): Access {
  if (method === 'OPTIONS' && url === '*') return 'public';
  const row = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  const access = permissions[row] ?? ofPrefix(permissions, row);
  if (!access) throw new Error(`No row in permissions.ts for the route "${row}". Add one: who may call it?`);
  return access;
}

/**
 * Throws at start-up for a route without a row, and refuses callers whose role the row does not name. `isOwnServer`
 * checks the token of the shop's own servers, which gives access to `monitor` only.
 */
export function registerAccess(
  app: FastifyInstance,
  permissions: Record<string, Access>,
  isOwnServer: (token: string) => boolean,
) {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const [access, ...others] = new Set(methods.map((method) => accessOf(permissions, method, route.url)));
    if (others.length > 0)
      throw new Error(`The methods of "${methods.join(', ')} ${route.url}" have different rights. Split it.`);
    route.config = { ...route.config, ...(access && { access }) };
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (!access) throw forbidden();
    if (access === 'public') return;
    if (access === 'referral') {
      member(request);
      return;
    }
    const token = bearerOf(request);
    if (access === 'monitor' && token && isOwnServer(token)) return;
    if (!rolesOf[access].includes(principal(request).role)) throw forbidden();
  });
}
