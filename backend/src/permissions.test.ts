import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { ErrorCode } from './error-codes';
import { permissions, type Access } from './permissions';
import type { Role } from './plugins/auth';
import { answer } from './lib/envelope';
import { anAccount } from './testing/accounts';
import { startDocumentServer } from './testing/document-server';
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
/** An account, because an administrator who is none any more may not change the staff. */
let adminId: string;
let documentServer: Awaited<ReturnType<typeof startDocumentServer>>;
let operations: Operation[];
let schemas: Record<string, Schema>;
beforeAll(async () => {
  documentServer = await startDocumentServer(secret);
  shop = await createTestApp({ env: { PLATFORM_SECRET: secret, DOCUMENT_SERVER_URL: documentServer.url } });
  adminId = (await anAccount(shop, { role: 'ADMIN' })).id;
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
afterAll(async () => {
  await shop.close();
  await documentServer.stop();
});

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
  'a customer': { access: ['public', 'customer', 'provider'], refused: 403 },
  'an operator': { access: ['public', 'customer', 'provider', 'monitor', 'operator'], refused: 403 },
  'an administrator': {
    access: ['public', 'customer', 'provider', 'monitor', 'operator', 'admin'],
    refused: 403,
  },
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
      return shop.as('ADMIN', adminId);
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
    'GET /api/main/tracking',
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
    'GET /api/main/membership/purchase/:id',
  ],
  provider: [
    'GET /api/main/solution',
    'POST /api/main/solution',
    'GET /api/main/solution/:id',
    'PUT /api/main/solution/:id',
    'DELETE /api/main/solution/:id',
    'POST /api/main/solution/:id/duplicate',
    'PUT /api/main/solution/:id/links',
    'PUT /api/main/solution/:id/channels',
    'POST /api/main/solution/:id/submit',
    'POST /api/main/solution/:id/withdraw',
    'POST /api/main/solution/:id/publish',
    'POST /api/main/solution/:id/unpublish',
    'POST /api/main/solution/:id/screenshots',
    'PUT /api/main/solution/:id/screenshots/order',
    'PUT /api/main/solution/:id/screenshots/:sid',
    'DELETE /api/main/solution/:id/screenshots/:sid',
    'GET /api/main/service',
    'POST /api/main/service',
    'GET /api/main/service/:id',
    'PUT /api/main/service/:id',
    'DELETE /api/main/service/:id',
    'GET /api/main/provider/me',
    'PUT /api/main/provider/me',
    'GET /api/main/membership/me',
    'POST /api/main/membership/subscribe',
    'POST /api/main/membership/cancel',
    'POST /api/main/membership/purchase/:id/payment',
  ],
  customer: [
    'GET /api/main/solution/favourite',
    'GET /api/main/solution/favourite/ids',
    'POST /api/main/solution/favourite/merge',
    'POST /api/main/solution/:id/favourite',
    'DELETE /api/main/solution/:id/favourite',
    'POST /api/main/solution/:id/request',
    'GET /api/main/solution/request/sent',
    'GET /api/main/solution/request',
    'GET /api/main/solution/request/:id',
    'PUT /api/main/solution/request/:id/status',
    'POST /api/main/provider/register',
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
    'GET /api/main/tracking/with-auth',
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
    'GET /api/main/admin/registry',
    'GET /api/main/admin/solution',
    'GET /api/main/admin/solution/:id',
    'PUT /api/main/admin/solution/:id/status',
    'GET /api/main/admin/provider',
    'GET /api/main/admin/provider/:id',
    'PUT /api/main/admin/provider/:id/status',
    'PUT /api/main/admin/provider/:id/name',
    'GET /api/main/admin/customer',
    'GET /api/main/admin/customer/:id',
    'PUT /api/main/admin/customer/:id/status',
    'GET /api/main/admin/chat/ticket',
    'GET /api/main/admin/chat/ticket/:id',
    'PUT /api/main/admin/chat/ticket/:id/assign',
    'PUT /api/main/admin/chat/ticket/:id/close',
    'POST /api/main/admin/chat/ticket/:id/reply',
    'GET /api/main/admin/contact',
    'GET /api/main/admin/contact/:id',
    'PUT /api/main/admin/contact/:id',
    'POST /api/main/admin/contact/:id/answer',
    'GET /api/main/admin/newsletter',
    'GET /api/main/admin/newsletter/file',
    'PUT /api/main/admin/newsletter/:id/unsubscribe',
    'GET /api/main/admin/outbox',
    'GET /api/main/admin/outbox/:id',
    'GET /api/main/admin/membership',
    'GET /api/main/admin/membership/:id',
    'PUT /api/main/admin/membership/:id/finding/:findingId',
    'GET /api/main/admin/dashboard/work',
    'GET /api/main/admin/dashboard/sales',
    'GET /api/main/admin/dashboard/conversion',
    'GET /api/main/admin/dashboard/payments',
    'GET /api/main/admin/dashboard/stock',
    'GET /api/main/admin/dashboard/vitals',
    'GET /api/main/admin/review',
    'PUT /api/main/admin/review/status',
    'PUT /api/main/admin/review/:id/status',
    'PUT /api/main/admin/review/:id/reply',
    'GET /api/main/admin/page',
    'GET /api/main/admin/page/:key',
    'PUT /api/main/admin/page/:key',
    'POST /api/main/admin/content/preview',
    'GET /api/main/admin/news',
    'GET /api/main/admin/news/:id',
    'POST /api/main/admin/news',
    'PUT /api/main/admin/news/:id',
    'DELETE /api/main/admin/news/:id',
    'GET /api/main/admin/faq',
    'GET /api/main/admin/faq/:id',
    'POST /api/main/admin/faq',
    'PUT /api/main/admin/faq/order',
    'PUT /api/main/admin/faq/:id',
    'DELETE /api/main/admin/faq/:id',
    'POST /api/main/admin/faq-group',
    'PUT /api/main/admin/faq-group/:id',
    'DELETE /api/main/admin/faq-group/:id',
    'GET /api/main/admin/tracking',
    'GET /api/main/admin/order',
    'POST /api/main/admin/order/bulk-move',
    'GET /api/main/admin/order/:id',
    'POST /api/main/admin/order',
    'POST /api/main/admin/order/quote',
    'PUT /api/main/admin/order/:id/cancel-request',
    'PUT /api/main/admin/order/:id/status',
    'PUT /api/main/admin/order/:id/shipment',
    'PUT /api/main/admin/order/:id/refund',
    'PUT /api/main/admin/order/:id/refund/:refundId',
    'PUT /api/main/admin/order/:id/finding/:findingId',
    'GET /api/main/admin/return',
    'GET /api/main/admin/return/:id',
    'PUT /api/main/admin/return/:id/status',
    'GET /api/main/admin/voucher',
    'GET /api/main/admin/voucher/:id',
    'POST /api/main/admin/voucher',
    'PUT /api/main/admin/voucher/:id',
    'PUT /api/main/admin/voucher/:id/end',
    'DELETE /api/main/admin/voucher/:id',
    'GET /api/main/admin/promotion',
    'GET /api/main/admin/promotion/:id',
    'POST /api/main/admin/promotion',
    'PUT /api/main/admin/promotion/:id',
    'PUT /api/main/admin/promotion/:id/end',
    'DELETE /api/main/admin/promotion/:id',
    'GET /api/main/admin/flash-sale',
    'GET /api/main/admin/flash-sale/:id',
    'POST /api/main/admin/flash-sale',
    'PUT /api/main/admin/flash-sale/:id',
    'PUT /api/main/admin/flash-sale/:id/end',
    'DELETE /api/main/admin/flash-sale/:id',
    'POST /api/main/admin/pricing/simulate',
    'GET /api/main/admin/setting/shop',
    'GET /api/main/admin/setting/face',
    'GET /api/main/admin/setting/announcement',
    'GET /api/main/admin/setting/payments',
    'GET /api/main/admin/setting/orders',
    'GET /api/main/admin/setting/shipping',
    'GET /api/main/admin/setting/offers',
    'GET /api/main/admin/setting/providers',
    'PUT /api/main/admin/setting/shop',
    'PUT /api/main/admin/setting/face',
    'PUT /api/main/admin/setting/announcement',
    'GET /api/main/admin/reward',
    'PUT /api/main/admin/reward/:id/status',
    'GET /api/main/admin/payout',
    'GET /api/main/admin/payout/file',
    'PUT /api/main/admin/payout/:id/status',
    'GET /api/main/admin/product',
    'GET /api/main/admin/product/:id',
    'POST /api/main/admin/product',
    'PUT /api/main/admin/product/:id',
    'DELETE /api/main/admin/product/:id',
    'POST /api/main/admin/product/bulk-edit/preview',
    'POST /api/main/admin/product/bulk-edit',
    'POST /api/main/admin/product/import',
    'POST /api/main/admin/product/import/:id/apply',
    'GET /api/main/admin/product/import/template',
    'POST /api/main/admin/product/export',
    'GET /api/main/admin/category',
    'POST /api/main/admin/category',
    'PUT /api/main/admin/category/order',
    'PUT /api/main/admin/category/:id',
    'DELETE /api/main/admin/category/:id',
    'GET /api/main/admin/stock',
    'POST /api/main/admin/stock/:variantId/adjust',
    'GET /api/main/admin/stock-movement',
    'GET /api/main/admin/job',
    'GET /api/main/admin/job/:id',
    'GET /api/main/admin/job/:id/events',
    'GET /api/main/admin/job/:id/result',
    'POST /api/main/admin/job/:id/cancel',
  ],
  admin: [
    'GET /api/main/admin/audit',
    'PUT /api/main/admin/membership/:id',
    'GET /api/main/admin/user',
    'POST /api/main/admin/user',
    'DELETE /api/main/admin/user/:id',
    'DELETE /api/main/admin/user/:id/invitation',
    'PUT /api/main/admin/setting/payments',
    'PUT /api/main/admin/setting/orders',
    'PUT /api/main/admin/setting/shipping',
    'PUT /api/main/admin/setting/offers',
    'PUT /api/main/admin/setting/providers',
    'PUT /api/main/admin/user/:id/role',
    'PUT /api/main/admin/user/:id/status',
    'POST /api/main/admin/outbox/:id/retry',
    'PUT /api/main/admin/registry/:name',
    'POST /api/main/admin/registry/:name/rollback',
  ],
};

test('routes about people and their orders have exactly the access listed here', () => {
  const about =
    /^\w+ \/api\/(auth|campaign|ecommerce|relationship|rum|main\/(admin|provider|service|solution(?!\/(public|addresses|get-by))|membership\/(?!plan)|profile|consent|user-address|upload|tracking|newsletter|voucher\/my|review\/(mine|waiting|:)|product\/favourite|product\/:\w+\/(favourite|stock)|voucher\/:))/;
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
    const isOwn =
      /^(customer|provider)$/.test(permissions[operation.row] ?? '') && /\/:\w+/.test(operation.row);
    if (!isOwn || operation.row.includes('/with-auth') || operation.body) continue;
    const { statusCode } = await ask(operation, 'CUSTOMER');
    if (statusCode !== 404 && statusCode !== 400) found.push([operation.row, statusCode]);
  }

  expect(found).toEqual([]);
});

/** What is said of things that do not exist, by the calls that need no body. */
const missing: Partial<Record<ErrorCode, string[]>> = {
  ADDRESS_NOT_FOUND: ['DELETE /api/main/user-address/:id'],
  CATEGORY_NOT_FOUND: ['DELETE /api/main/admin/category/:id'],
  CHAT_MESSAGE_NOT_FOUND: ['GET /api/chat/message/:replyId/stream', 'POST /api/chat/message/:replyId/stop'],
  CHAT_NOT_FOUND: [
    'DELETE /api/chat/history/:id',
    'GET /api/chat/conversation/:id/stream',
    'GET /api/chat/history/:id',
  ],
  CHAT_TICKET_NOT_FOUND: ['GET /api/main/admin/chat/ticket/:id'],
  CONTACT_REQUEST_NOT_FOUND: ['GET /api/main/admin/contact/:id'],
  CUSTOMER_NOT_FOUND: ['GET /api/main/admin/customer/:id'],
  FAQ_GROUP_NOT_FOUND: ['DELETE /api/main/admin/faq-group/:id'],
  FAQ_NOT_FOUND: ['DELETE /api/main/admin/faq/:id', 'GET /api/main/admin/faq/:id'],
  FAVOURITE_NOT_FOUND: ['DELETE /api/main/product/favourite/:id', 'DELETE /api/main/solution/:id/favourite'],
  FLASH_SALE_NOT_FOUND: [
    'DELETE /api/main/admin/flash-sale/:id',
    'GET /api/main/admin/flash-sale/:id',
    'GET /api/main/flash-sale/web/:id',
  ],
  INVITATION_NOT_FOUND: [
    'GET /api/campaign/invitation/:token',
    'POST /api/campaign/invitation/:token/accept',
    'POST /api/campaign/invitation/:token/unsubscribe',
  ],
  JOB_FILE_NOT_FOUND: ['GET /api/main/admin/job/:id/result'],
  JOB_NOT_FOUND: [
    'GET /api/main/admin/job/:id',
    'GET /api/main/admin/job/:id/events',
    'POST /api/main/admin/job/:id/cancel',
    'POST /api/main/admin/product/import/:id/apply',
  ],
  MAIL_NOT_FOUND: ['GET /api/main/admin/outbox/:id', 'POST /api/main/admin/outbox/:id/retry'],
  MEDIA_NOT_FOUND: ['GET /api/main/media/:id'],
  MEMBERSHIP_NOT_FOUND: ['GET /api/main/admin/membership/:id'],
  MEMBERSHIP_PURCHASE_NOT_FOUND: ['GET /api/main/membership/purchase/:id'],
  NEWS_NOT_FOUND: [
    'DELETE /api/main/admin/news/:id',
    'GET /api/main/admin/news/:id',
    'GET /api/main/news/:id',
    'GET /api/main/news/get-by-seo-slug/:slug',
  ],
  NOTIFICATION_NOT_FOUND: ['PUT /api/relationship/notify/:id/read'],
  ORDER_NOT_FOUND: [
    'GET /api/ecommerce/order/:id/detail/customer',
    'GET /api/ecommerce/order/:id/invoice.pdf',
    'GET /api/ecommerce/order/:id/payment',
    'GET /api/main/admin/order/:id',
    'POST /api/ecommerce/order/:id/invoice-link',
    'POST /api/ecommerce/order/:id/reorder',
    'POST /api/ecommerce/order/:id/resend-email',
    'PUT /api/ecommerce/order/:id/received',
    'PUT /api/ecommerce/order/:id/return/:returnId/withdrawn',
  ],
  PAGE_NOT_FOUND: ['GET /api/main/admin/page/:key', 'GET /api/main/system/page/:key'],
  PRODUCT_NOT_FOUND: [
    'GET /api/main/admin/product/:id',
    'GET /api/main/product/:id/public',
    'GET /api/main/product/:id/related',
    'GET /api/main/product/:id/size-guide',
    'GET /api/main/product/get-by-seo-slug/:slug',
    'GET /api/main/product/get-list-info-and-attribute/:id',
    'POST /api/main/product/:id/favourite',
    'PUT /api/main/product/:id/favourite',
  ],
  PROMOTION_NOT_FOUND: ['DELETE /api/main/admin/promotion/:id', 'GET /api/main/admin/promotion/:id'],
  PROVIDER_NOT_FOUND: [
    'DELETE /api/main/service/:id',
    'DELETE /api/main/solution/:id',
    'DELETE /api/main/solution/:id/screenshots/:sid',
    'GET /api/main/admin/provider/:id',
    'GET /api/main/service/:id',
    'GET /api/main/solution/:id',
    'POST /api/main/solution/:id/duplicate',
    'POST /api/main/solution/:id/publish',
    'POST /api/main/solution/:id/submit',
    'POST /api/main/solution/:id/unpublish',
    'POST /api/main/solution/:id/withdraw',
  ],
  REFERRAL_CODE_NOT_FOUND: ['GET /api/campaign/referral/code/:code', 'GET /api/ecard/ecard/referral/:code'],
  REQUEST_NOT_FOUND: ['GET /api/main/solution/request/:id'],
  RETURN_NOT_FOUND: ['GET /api/main/admin/return/:id'],
  REVIEW_NOT_FOUND: ['DELETE /api/main/review/:id/helpful', 'POST /api/main/review/:id/helpful'],
  SESSION_NOT_FOUND: ['DELETE /api/auth/sessions/:id'],
  SHARED_CART_NOT_FOUND: ['GET /api/ecommerce/cart/shared/:id'],
  SOLUTION_NOT_FOUND: [
    'GET /api/main/admin/solution/:id',
    'GET /api/main/solution/get-by-seo-slug/:slug',
    'POST /api/main/solution/:id/favourite',
  ],
  SUBSCRIPTION_NOT_FOUND: ['PUT /api/main/admin/newsletter/:id/unsubscribe'],
  UPLOAD_NOT_FOUND: ['DELETE /api/main/upload/:id'],
  VOUCHER_NOT_FOUND: [
    'DELETE /api/main/admin/voucher/:id',
    'GET /api/main/admin/voucher/:id',
    'POST /api/main/voucher/:id/collect',
  ],
};

test('a thing that does not exist is named by its own code', async () => {
  const answered: Record<string, string[]> = {};
  for (const operation of operations) {
    const access = permissions[operation.row] ?? 'public';
    const isOfThing = /\/:\w+/.test(operation.row) && !operation.row.includes('/with-auth');
    if (!isOfThing || operation.body || access === 'referral') continue;
    const reply = await ask(operation, access === 'operator' || access === 'admin' ? 'ADMIN' : 'CUSTOMER');
    const { message } = reply.json<{ message: string }>();
    if (reply.statusCode === 404 && message !== 'NOT_FOUND') (answered[message] ??= []).push(operation.row);
  }

  for (const rows of Object.values(answered)) rows.sort();
  expect(answered).toEqual(missing);
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

  // Staff say what a product costs, and administrators what a plan costs and what role others have; who gives a role is checked by the service.
  expect(open).toEqual([
    'POST /api/main/admin/product: price',
    'PUT /api/main/admin/product/:id: price',
    // Of each plan.
    'PUT /api/main/admin/setting/providers: price',
    'PUT /api/main/admin/setting/providers: price',
    'PUT /api/main/admin/setting/providers: price',
    'POST /api/main/admin/user: role',
    'PUT /api/main/admin/user/:id/role: role',
  ]);
  expect(permissions['PUT /api/main/admin/product/:id']).toBe('operator');
  expect(permissions['PUT /api/main/admin/user/:id/role']).toBe('admin');
});

test('a request body with unknown fields is rejected completely', async () => {
  const taken: unknown[] = [];
  for (const operation of operations.filter(({ body }) => body?.type === 'object' || body?.$ref)) {
    const reply = await ask(operation, 'ADMIN', { role: 'ADMIN', userId: uuid() });
    if (reply.statusCode < 400) taken.push([operation.row, reply.statusCode]);
  }

  expect(taken).toEqual([]);
});
