import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { permissions, type Access } from './permissions';
import type { Role } from './plugins/auth';
import { answer } from './lib/envelope';
import { createTestApp, type TestApp } from './testing/test-app';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The key of its row in the permissions: `GET /api/…/:id`. */
  row: string;
  /** The path with ids that do not exist. */
  url: string;
  /** The schema of its JSON body. */
  body: Schema | undefined;
}
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
}
interface Described {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

const secret = 'a-secret-that-both-servers-of-this-test-know';
/** The secret with which the shop's own servers read the telemetry summary. */
const monitorToken = createHmac('sha256', secret).update('service\ntelemetry').digest('base64url');

let shop: TestApp;
let operations: Operation[];
let schemas: Record<string, Schema>;
beforeAll(async () => {
  shop = await createTestApp({ env: { PLATFORM_SECRET: secret } });
  const description = await shop.app.inject({ url: '/openapi.json' });
  const { paths, components } = description.json<Described>();
  schemas = components.schemas;
  operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([name, { requestBody }]) => {
      const method = name.toUpperCase() as Operation['method'];
      return {
        method,
        row: `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')}`,
        url: path.replaceAll(/\{\w+\}/g, () => uuid()),
        body: requestBody?.content?.['application/json']?.schema,
      };
    }),
  );
});
afterAll(() => shop.close());

const ask = ({ method, url, body }: Operation, who: Role, payload: object = {}) =>
  shop.app.inject({
    method,
    url,
    headers: { ...shop.as(who), ...(method !== 'GET' && { 'idempotency-key': uuid() }) },
    ...(body && { payload }),
  });

test('every operation of the API description has a row in the permissions', () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(operations.map(({ row }) => row).filter((row) => permissions[row] === undefined)).toEqual([]);
});

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
interface Route {
  /** `GET /api/…/:`, because the router identifies parameters by position. */
  row: string;
  method: Method;
  path: string;
  access: Access | undefined;
}
const withoutNames = (row: string) => row.replaceAll(/:[\w:|]+/g, ':');
const accessByRow = new Map(
  Object.entries(permissions).map(([row, access]) => [withoutNames(row), access] as const),
);
const accessOf = (method: Method, path: string): Access | undefined => {
  const row = withoutNames(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  // One row covers all routes of Swagger UI.
  return accessByRow.get(row) ?? (row.startsWith('GET /docs') ? permissions['GET /docs*'] : undefined);
};

/** Every method and path of the router, including the routes that Fastify adds itself. */
function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      const level = indent.length / 4;
      const path = `${parents[level - 1] ?? ''}${part}`;
      parents[level] = path;
      return ((methods?.split(', ') ?? []) as Method[]).map((method) => ({
        row: withoutNames(`${method} ${path}`),
        method,
        path,
        access: accessOf(method, path.replace(/(?<=\/rum)\/$/, '')),
      }));
    });
}

const callers = {
  visitor: { access: ['public'], refused: 401 },
  'a visitor with a forged token': { access: ['public'], refused: 401 },
  'the monitor': { access: ['public', 'monitor'], refused: 401 },
  'a customer': { access: ['public', 'customer'], refused: 403 },
  'an operator': { access: ['public', 'customer', 'monitor', 'operator'], refused: 403 },
  'an administrator': { access: ['public', 'customer', 'monitor', 'operator', 'admin'], refused: 403 },
} as const satisfies Record<string, { access: Access[]; refused: number }>;
type Caller = keyof typeof callers;

function headersOf(caller: Caller): Record<string, string> {
  switch (caller) {
    case 'visitor':
      return {};
    case 'a visitor with a forged token':
      return { authorization: 'Bearer e30.e30.e30' };
    case 'the monitor':
      return { authorization: `Bearer ${monitorToken}` };
    case 'a customer':
      return shop.as('CUSTOMER');
    case 'an operator':
      return shop.as('OPERATOR');
    case 'an administrator':
      return shop.as('ADMIN');
  }
}

describe('the permissions of every route and method', () => {
  let routes: Route[];
  let bodies: Set<string>;
  let address = 0;
  beforeAll(() => {
    routes = routesOf(shop.app);
    bodies = new Set(operations.filter(({ body }) => body).map(({ row }) => withoutNames(row)));
  });

  /** Sends a request as the caller, with ids that do not exist. */
  const send = ({ row, method, path }: Route, caller: Caller) => {
    address += 1;
    return shop.app.inject({
      method,
      url: path.replaceAll(/:[\w:|]+/g, () => uuid()),
      // Requests from a single address would exceed the visitor rate limit.
      remoteAddress: `10.0.${String(address >> 8)}.${String(address & 255)}`,
      headers: {
        ...headersOf(caller),
        ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { 'idempotency-key': uuid() }),
      },
      ...(bodies.has(row) && { payload: {} }),
    });
  };

  test('the permissions have one row for each route', () => {
    const known = new Set(routes.map(({ row }) => row));

    expect(routes.length).toBeGreaterThan(250);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    expect([...accessByRow.keys()].filter((row) => !row.endsWith('*') && !known.has(row))).toEqual([]);
  });

  test.each(Object.keys(callers) as Caller[])(
    'every route admits or rejects %s as its permission row says',
    async (caller) => {
      const { access: allowed, refused } = callers[caller];
      const wrong: unknown[] = [];
      for (const route of routes) {
        const may = (allowed as readonly (Access | undefined)[]).includes(route.access);
        // A stream would stay open.
        if (may && route.path.endsWith('/stream')) continue;
        const { statusCode, body } = await send(route, caller);
        const refusal = route.access === 'referral' ? 401 : refused;
        const isAsSaid = may ? statusCode !== 403 && statusCode < 500 : statusCode === refusal;
        if (!isAsSaid) wrong.push([route.row, statusCode]);
        if (route.method !== 'HEAD') continue;
        const get = await send({ ...route, row: route.row.replace('HEAD', 'GET'), method: 'GET' }, caller);
        if (body !== '' || statusCode !== get.statusCode)
          wrong.push([route.row, statusCode, `GET ${String(get.statusCode)}`, body]);
      }

      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

test('OPTIONS answers only CORS preflights and returns no data of a route', async () => {
  const origin = 'https://desk.example.com';
  const open = await createTestApp({ env: { CORS_ORIGINS: origin } });
  try {
    const added = routesOf(open.app).filter(({ method }) => method === 'OPTIONS');
    expect(added.map(({ path }) => path)).toEqual(['*']);

    const preflight = { origin, 'access-control-request-method': 'GET' };
    for (const url of ['/api/main/admin/order', '/api/main/product/public', '/nowhere']) {
      for (const headers of [preflight, { origin }, {}, { ...open.as('ADMIN'), ...preflight }]) {
        const { statusCode, body } = await open.app.inject({ method: 'OPTIONS', url, headers });
        expect([statusCode, body]).toEqual(
          'access-control-request-method' in headers ? [204, ''] : [400, 'Invalid Preflight Request'],
        );
      }
    }
  } finally {
    await open.close();
  }
});

test('a route without declared access rejects every request', async () => {
  const open = await createTestApp({
    extend: (app) => {
      // Simulates a route that a library adds after the permission hook.
      app.addHook('onRoute', (route) => {
        if (route.url === '/test/silent' && route.config) delete route.config.access;
      });
      app.get('/test/silent', async () => answer('secret'));
    },
    permissions: { 'GET /test/silent': 'public' },
  });
  try {
    for (const method of ['GET', 'HEAD'] as const)
      for (const headers of [{}, open.as('CUSTOMER'), open.as('ADMIN')])
        expect((await open.app.inject({ method, url: '/test/silent', headers })).statusCode).toBe(403);
  } finally {
    await open.close();
  }
});

const startWith = async (deps: Parameters<typeof createTestApp>[0]) => (await createTestApp(deps)).close();

test.each(['OPTIONS', 'HEAD'] as const)(
  'a %s route without a permission row prevents the start',
  async (method) => {
    const started = startWith({
      extend: (app) => void app.route({ method, url: '/test/unknown', handler: async () => answer(null) }),
    });

    await expect(started).rejects.toThrow('/test/unknown');
  },
);

test('one route cannot serve methods with different permissions', async () => {
  const started = startWith({
    permissions: { 'GET /test/both': 'public', 'POST /test/both': 'admin' },
    extend: (app) =>
      void app.route({ method: ['GET', 'POST'], url: '/test/both', handler: async () => answer(null) }),
  });

  await expect(started).rejects.toThrow('/test/both');
});

/** All routes about accounts, orders, money and customer data. A change here changes the access to personal data. */
const sensitive: Record<Access, string[]> = {
  public: [
    'POST /api/main/product/:infoId/stock-alert',
    'POST /api/main/newsletter/subscribe',
    'GET /api/main/newsletter/confirm',
    'POST /api/main/newsletter/unsubscribe',
    'POST /api/auth/login',
    'POST /api/auth/refreshToken',
    'POST /api/auth/logout',
    'POST /api/auth/register',
    'POST /api/auth/resend-verification',
    'GET /api/auth/reset-password',
    'GET /api/auth/verify-token',
    'GET /api/auth/active-user',
    'POST /api/auth/active-user',
    'POST /api/auth/change-pass-token',
    'GET /api/main/consent',
    'PUT /api/main/consent',
    'POST /api/main/tracking',
    'POST /api/rum',
    'POST /api/ecommerce/cart/validate',
    'POST /api/ecommerce/cart/shared',
    'GET /api/ecommerce/cart/shared/:id',
    'POST /api/ecommerce/quote',
    'POST /api/ecommerce/quote/vouchers',
    'POST /api/ecommerce/shipping/quote',
    'GET /api/ecommerce/order/:id/invoice.pdf',
    'GET /api/ecommerce/order/track',
    'GET /api/ecommerce/order/:id/payment',
    'GET /api/ecommerce/payment/return/:provider',
    'GET /api/ecommerce/payment/providers',
    'GET /api/ecommerce/payment/go/:attemptId',
    'GET /api/ecommerce/payment/ipn/:provider',
    'POST /api/ecommerce/payment/ipn/:provider',
    'GET /api/campaign/campaign/active',
    'POST /api/campaign/referral/refresh',
    'GET /api/campaign/referral/code/:code',
    'POST /api/campaign/referral/touch',
    'GET /api/campaign/invitation/:token',
    'POST /api/campaign/invitation/:token/accept',
    'POST /api/campaign/invitation/:token/unsubscribe',
  ],
  customer: [
    'GET /api/main/product/favourite',
    'GET /api/main/product/favourite/ids',
    'POST /api/main/product/favourite/merge',
    'POST /api/main/product/:id/favourite',
    'PUT /api/main/product/:id/favourite',
    'DELETE /api/main/product/favourite/:id',
    'GET /api/main/voucher/my-voucher',
    'GET /api/main/voucher/my-voucher/with-auth',
    'POST /api/main/voucher/:id/collect',
    'GET /api/main/review/mine',
    'GET /api/main/review/waiting',
    'POST /api/main/review/:id/customer-review',
    'PUT /api/main/review/:id',
    'POST /api/main/review/:id/helpful',
    'DELETE /api/main/review/:id/helpful',
    'POST /api/main/review/:id/report',
    'POST /api/main/upload',
    'DELETE /api/main/upload/:id',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/:id',
    'PUT /api/auth/user/change-password',
    'GET /api/auth/user/me',
    'DELETE /api/auth/user/me',
    'PUT /api/auth/user/profile',
    'PUT /api/auth/user/avatar',
    'DELETE /api/auth/user/avatar',
    'POST /api/auth/user/contact-change',
    'POST /api/auth/user/contact-change/:id',
    'GET /api/auth/user/export',
    'PUT /api/main/profile/update-profile',
    'GET /api/main/user-address/search',
    'POST /api/main/user-address',
    'PUT /api/main/user-address/:id',
    'DELETE /api/main/user-address/:id',
    'POST /api/main/tracking/with-auth',
    'POST /api/campaign/referral/join',
    'GET /api/relationship/notify/list',
    'PUT /api/relationship/notify/:id/read',
    'PUT /api/relationship/notify/read-all',
    'GET /api/relationship/notify/mails',
    'PUT /api/relationship/notify/mails',
    'GET /api/relationship/notify/stream',
    'GET /api/ecommerce/cart',
    'PUT /api/ecommerce/cart',
    'POST /api/ecommerce/cart/merge',
    'POST /api/ecommerce/order',
    'GET /api/ecommerce/order/my-order',
    'GET /api/ecommerce/order/my-payment',
    'GET /api/ecommerce/order/:id/detail/customer',
    'PUT /api/ecommerce/order/cancel-order/:id',
    'PUT /api/ecommerce/order/:id/received',
    'POST /api/ecommerce/order/:id/reorder',
    'POST /api/ecommerce/order/:id/resend-email',
    'POST /api/ecommerce/order/:id/return',
    'PUT /api/ecommerce/order/:id/return/:returnId/withdrawn',
    'POST /api/ecommerce/order/:id/invoice-link',
    'POST /api/ecommerce/order/:id/payment',
  ],
  referral: [
    'GET /api/campaign/referral/me',
    'POST /api/campaign/invitation',
    'GET /api/campaign/invitation',
    'POST /api/campaign/invitation/:id/resend',
    'GET /api/campaign/reward',
    'GET /api/campaign/reward/total-reward',
    'GET /api/campaign/reward/earnings',
    'GET /api/campaign/reward/payout',
    'POST /api/campaign/reward/payout',
    'GET /api/relationship/relationship/list-contact/:id',
    'POST /api/relationship/relationship/contact',
    'POST /api/relationship/relationship/contact/import',
    'PUT /api/relationship/relationship/contact/:id',
    'DELETE /api/relationship/relationship/contact/:id',
  ],
  monitor: ['GET /api/rum/summary'],
  operator: [
    'GET /api/main/admin/review',
    'PUT /api/main/admin/review/:id/status',
    'PUT /api/main/admin/review/:id/reply',
    'PUT /api/main/admin/page/:key',
    'POST /api/main/admin/news',
    'PUT /api/main/admin/news/:id',
    'GET /api/main/tracking',
    'GET /api/main/tracking/with-auth',
    'GET /api/main/admin/order',
    'GET /api/main/admin/order/:id',
    'PUT /api/main/admin/order/:id/cancel-request',
    'PUT /api/main/admin/order/:id/status',
    'PUT /api/main/admin/order/:id/shipment',
    'PUT /api/main/admin/order/:id/refund',
    'PUT /api/main/admin/order/:id/refund/:refundId',
    'GET /api/main/admin/return',
    'GET /api/main/admin/return/:id',
    'PUT /api/main/admin/return/:id/status',
    'GET /api/main/admin/reward',
    'PUT /api/main/admin/reward/:id/status',
    'GET /api/main/admin/payout',
    'PUT /api/main/admin/payout/:id/status',
  ],
  admin: [],
};

test('routes about people and their orders have exactly the access listed here', () => {
  const about =
    /^\w+ \/api\/(auth|campaign|ecommerce|relationship|rum|main\/(admin|profile|consent|user-address|upload|tracking|newsletter|voucher\/my|review\/(mine|waiting|:)|product\/favourite|product\/:\w+\/(favourite|stock)|voucher\/:))/;
  const written = Object.entries(sensitive).flatMap(([access, rows]) => rows.map((row) => [row, access]));
  const actual = Object.entries(permissions).filter(([row]) => about.test(row));

  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(written));
});

test('no route under a staff or account path is public', () => {
  const open = Object.entries(permissions).filter(
    ([row, access]) =>
      (row.includes('/admin/') && access !== 'operator' && access !== 'admin') ||
      (row.endsWith('/with-auth') && access === 'public'),
  );

  expect(open).toEqual([]);
});

test('a customer gets 404 or 400 for every id that is not their own', async () => {
  const found: unknown[] = [];
  for (const operation of operations) {
    const isOwn = permissions[operation.row] === 'customer' && /\/:\w+/.test(operation.row);
    if (!isOwn || operation.row.includes('/with-auth') || operation.body) continue;
    const { statusCode } = await ask(operation, 'CUSTOMER');
    if (statusCode !== 404 && statusCode !== 400) found.push([operation.row, statusCode]);
  }

  expect(found).toEqual([]);
});

test('no request body accepts a role, an owner, a price, a date or an unknown field', () => {
  const open: string[] = [];
  const kept = new Set([
    'role',
    'userId',
    'customerId',
    'ownerId',
    'passwordHash',
    'createdAt',
    'updatedAt',
    'price',
  ]);
  const look = (row: string, schema: Schema | undefined) => {
    if (!schema) return;
    if (schema.$ref) return look(row, schemas[schema.$ref.split('/').at(-1) ?? '']);
    if (schema.properties && schema.additionalProperties !== false) open.push(`${row}: takes anything`);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (kept.has(name)) open.push(`${row}: ${name}`);
      look(row, inner);
    }
    for (const inner of [schema.items, ...(schema.anyOf ?? [])]) look(row, inner);
  };
  for (const { row, body } of operations) look(row, body);

  expect(open).toEqual([]);
});

test('a request body with unknown fields is rejected completely', async () => {
  const taken: unknown[] = [];
  for (const operation of operations.filter(({ body }) => body?.type === 'object' || body?.$ref)) {
    const reply = await ask(operation, 'ADMIN', { role: 'ADMIN', userId: uuid() });
    if (reply.statusCode < 400) taken.push([operation.row, reply.statusCode]);
  }

  expect(taken).toEqual([]);
});
