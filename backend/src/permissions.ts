export type Access = 'public' | 'customer' | 'operator' | 'admin';

/**
 * Who may call what: one row per route, and a route without a row does not start.
 * `customer` is anyone signed in, `operator` is OPERATOR or ADMIN. Whose things they may see is in the queries.
 */
export const permissions: Record<string, Access> = {
  'GET /live': 'public',
  'GET /ready': 'public',
  'GET /metrics': 'public',
  'GET /openapi.json': 'public',
};
