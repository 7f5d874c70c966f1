import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';

/**
 * `npm run test:fuzz -w backend` sends the demo shop requests that match the API description in all but one value, from a
 * visitor, a customer and staff. A finding is a response of 500 or more, one that takes longer than 2 s twice,
 * or one that exposes internals. `--seconds` (180), `--seed` (of the day), `--database postgres|embedded`.
 * Prints each finding with the request that reproduces it; exits with 1 when there is one.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    database: { type: 'string', default: 'postgres' },
  },
});
const SLOW_MS = 2_000;
/** A request without a response after this time counts as unanswered. */
const TIMEOUT_MS = 30_000;
const SHOWN_FINDINGS = 30;
const AT_ONCE = 6;
process.env['TEST_DB'] = options.database === 'embedded' ? 'pglite' : 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
if (options.database === 'embedded') {
  const { prepareDatabases } = await import('./prepare-databases');
  await prepareDatabases(resolve(import.meta.dirname, '../../dist/test'));
}
const { permissions } = await import('../permissions');
const { openFuzzShop } = await import('./fuzz-shop');
const { createRandom, hostileValues, jsonOf, placesOf, replaced, sample } = await import('./fuzz-values');
type Schema = import('./fuzz-values').Schema;
type Known = import('./fuzz-values').Known;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}
interface Call {
  method: Method;
  path: string;
  access: 'public' | 'customer' | 'staff';
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  body: Schema | undefined;
  isFile: boolean;
}
interface Sent {
  method: Method;
  url: string;
  headers: Record<string, string>;
  remoteAddress: string;
  payload?: string;
}
interface Answer {
  status: number;
  body: string;
  ms: number;
}
type Role = 'VISITOR' | 'CUSTOMER' | 'OPERATOR' | 'ADMIN';
const roles: Record<Call['access'], Role[]> = {
  public: ['VISITOR', 'VISITOR', 'CUSTOMER', 'CUSTOMER', 'OPERATOR', 'ADMIN'],
  customer: ['VISITOR', 'CUSTOMER', 'CUSTOMER', 'CUSTOMER', 'OPERATOR', 'ADMIN'],
  staff: ['VISITOR', 'CUSTOMER', 'OPERATOR', 'OPERATOR', 'ADMIN', 'ADMIN'],
};

const random = createRandom(Number(options.seed));
const shop = await openFuzzShop();
const description = (await shop.app.inject({ url: '/openapi.json' })).json<Described>();
const calls = callsOf(description);
const internal = [
  new RegExp(`\\b(${(await shop.internalNames()).join('|')})\\b`),
  /\bat (async )?[\w.<>]+ \((file|node|\/)/,
  /node_modules|\/backend\/(src|dist)\/|[\w/]+\.[cm]?[jt]s:\d+/,
  /syntax error at|invalid input syntax|invalid byte sequence|violates [\w-]+ constraint|out of range for type/,
  /relation "|column "|\bFST_ERR|ECONNREFUSED|\bPGlite\b|\bkysely\b/i,
];
const answers: Record<string, number> = {};
const findings = new Map<string, string>();
const slowOnce: string[] = [];
let known: Known = await shop.knownValues();
let requests = 0;

async function run() {
  const until = Date.now() + Number(options.seconds) * 1000;
  for (let round = 0; Date.now() < until; round++) {
    if (round % 20 === 19) known = await shop.knownValues();
    for (let at = 0; at < calls.length && Date.now() < until; at += AT_ONCE) {
      const batch: { call: Call; sent: Sent }[] = [];
      for (const call of calls.slice(at, at + AT_ONCE)) batch.push({ call, sent: await requestOf(call) });
      const answered = await Promise.all(
        batch.map(async (one) => ({ ...one, answer: await send(one.sent) })),
      );
      for (const one of answered) await judge(one);
      shop.clock.advance(1_000);
    }
  }
  // Stored values must not break the jobs that run later.
  await shop.app.jobs.runOnce().catch((error: unknown) => void findings.set('jobs', String(error)));
  const report = {
    database: options.database,
    seed: Number(options.seed),
    calls: calls.length,
    requests,
    answers,
    slowOnce: slowOnce.slice(0, SHOWN_FINDINGS),
    findings: findings.size,
  };
  for (const [what, how] of [...findings].slice(0, SHOWN_FINDINGS))
    process.stdout.write(`${what}\n  ${how}\n`);
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = findings.size === 0 ? 0 : 1;
}

function callsOf({ paths }: Described): Call[] {
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([name, { parameters = [], requestBody }]): Call[] => {
      // A stream does not end, and a busy process answers its readiness check with 503.
      if (path.endsWith('/stream') || path === '/ready') return [];
      const method = name.toUpperCase() as Method;
      const row = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')}`;
      const access = permissions[row] ?? 'admin';
      return [
        {
          method,
          path,
          access: access === 'public' || access === 'customer' ? access : 'staff',
          parameters,
          body: requestBody?.content['application/json']?.schema,
          isFile: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
        },
      ];
    }),
  );
}

/** A valid request, in most cases with one hostile value. */
async function requestOf(call: Call): Promise<Sent> {
  const role = random.pick(roles[call.access]);
  const idName = idNameOf(call.path);
  const names = {
    ...known,
    id: known[idName] ?? [],
    ...(/\/news\//.test(call.path) && { slug: known['newsSlug'] ?? [] }),
  };
  const of = (schema: Schema, name: string) =>
    sample(schema, name, { random, known: names, schemas: description.components.schemas });
  const place = (where: string) =>
    call.parameters
      .filter((one) => one.in === where && (where === 'path' || one.required || random.chance(0.4)))
      .map(({ name, schema }) => [name, of(schema, name)] as const);
  const parts = {
    path: Object.fromEntries(place('path')),
    query: Object.fromEntries(place('query')),
    body: call.body && ((await rightBody(call, role)) ?? of(call.body, '')),
    headers: headersOf(role, call),
  };
  const changed = random.chance(0.95) ? spoiled(parts) : parts;
  const file = call.isFile ? aFile() : undefined;
  return {
    method: call.method,
    url: urlOf(call.path, changed.path, changed.query),
    headers: {
      ...changed.headers,
      ...(call.body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
    },
    remoteAddress: `10.${[16, 8, 0].map((by) => String((requests >> by) & 255)).join('.')}`,
    ...(call.body && { payload: jsonOf(changed.body) }),
    ...(file && { payload: file }),
  };
}

interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}

function spoiled(parts: Parts): Parts {
  const places = (['path', 'query', 'body'] as const).flatMap((part) =>
    placesOf(parts[part])
      .filter((place) => (part === 'body' ? parts.body !== undefined : place.length > 0))
      .map((place) => [part, place] as const),
  );
  if (places.length === 0 || random.chance(0.05)) {
    const texts = hostileValues.filter((one) => typeof one === 'string' && /^[\x20-\x7e]{0,400}$/.test(one));
    const names = [
      'accept-language',
      'x-request-id',
      'idempotency-key',
      'cookie',
      'if-none-match',
      'authorization',
    ];
    return { ...parts, headers: { ...parts.headers, [random.pick(names)]: String(random.pick(texts)) } };
  }
  const [part, place] = random.pick(places);
  const before = place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], parts[part]);
  // A value of the same type passes more schemas and reaches the code behind them.
  const alike = hostileValues.filter((one) => typeof one === typeof before);
  const hostile = random.pick(random.chance(0.6) && alike.length > 0 ? alike : hostileValues);
  return { ...parts, [part]: replaced(parts[part], place, hostile) };
}

/** A body that needs values from the shop's responses, such as the hash of a quote. */
async function rightBody(call: Call, role: Role): Promise<unknown> {
  if (call.path !== '/api/ecommerce/order' || role === 'VISITOR') return undefined;
  const asked = {
    lines: [{ infoId: random.pick(known['infoId'] ?? []), quantity: 1 }],
    address: random.pick(known['address'] ?? []),
    shippingMethod: 'STANDARD',
    paymentMethod: random.pick(['COD', 'ONLINE']),
  };
  const { data } = (
    await shop.app.inject({
      method: 'POST',
      url: '/api/ecommerce/quote',
      payload: asked,
      headers: tokenOf(role),
    })
  ).json<{ data?: { quoteHash?: string } }>();
  return {
    ...asked,
    quoteHash: data?.quoteHash ?? 'a'.repeat(64),
    customer: { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com', phone: '0912345678' },
    note: 'Giao giờ hành chính',
  };
}

function tokenOf(role: Role): Record<string, string> {
  if (role === 'VISITOR') return {};
  return role === 'CUSTOMER' ? shop.as(role, shop.customer) : shop.as(role, shop.staff[role]);
}

const headersOf = (role: Role, { method }: Call): Record<string, string> => ({
  ...tokenOf(role),
  'accept-language': 'vi',
  ...(method !== 'GET' && { 'idempotency-key': uuid() }),
});

/** The name of the known value that `id` means in this path. */
function idNameOf(path: string): string {
  const names: [RegExp, string][] = [
    [/user-address/, 'addressId'],
    [/\/media\//, 'pictureId'],
    [/districts|wards/, 'provinceCode'],
    [/customer-review/, 'productId'],
    [/\/review\//, 'reviewId'],
    [/flash-sale/, 'flashSaleId'],
    [/voucher/, 'voucherId'],
    [/\/news\//, 'newsId'],
    [/upload/, 'uploadId'],
    [/notify/, 'notificationId'],
    [/admin\/order/, 'anyOrderId'],
    [/admin\/return/, 'returnId'],
    [/\/order\//, 'orderId'],
  ];
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'productId';
}

const BOUNDARY = 'storefront-fuzz';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form upload of a picture whose name, type or content is hostile. */
function aFile(): string {
  const text = random
    .pick(hostileValues.filter((one) => typeof one === 'string'))
    .replaceAll(/[\r\n"]/g, ' ')
    .slice(0, 500);
  const [name, type, content] = random.pick([
    [text, 'image/png', PIXEL.toString('latin1')],
    ['a.png', text, PIXEL.toString('latin1')],
    ['a.png', 'image/png', PIXEL.subarray(0, 40).toString('latin1')],
    ['a.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`],
    ['a.png', 'image/png', text],
  ] as const);
  return [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name="file"; filename="${name}"`,
    `content-type: ${type}`,
    '',
    content,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

function urlOf(path: string, inPath: Record<string, unknown>, query: Record<string, unknown>): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(inPath[name]) || '%20');
  const asked = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
  return asked.length > 0 ? `${address}?${asked.join('&')}` : address;
}

/** A URL cannot contain lone surrogates, but it can contain bytes that are not UTF-8. */
function inAddress(value: unknown): string {
  if (value === '\ud800') return '%ff%fe';
  const text = typeof value === 'string' ? value : jsonOf(value);
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 6_000).replace(/%.?$/, '');
}

async function judge({ call, sent, answer }: { call: Call; sent: Sent; answer: Answer }) {
  const { status, body, ms } = answer;
  answers[String(status)] = (answers[String(status)] ?? 0) + 1;
  const row = `${call.method} ${call.path}`;
  const how = `${sent.url.slice(0, 300)} ${JSON.stringify({ ...sent.headers, authorization: undefined })} ${(sent.payload ?? '').slice(0, 600)}`;
  const find = (what: string) => {
    if (!findings.has(`${row}: ${what}`)) findings.set(`${row}: ${what}`, how);
  };
  if (status >= 500 || status === 0)
    find(`answered ${String(status)} ${body.slice(0, 200)}`.replace(/"requestId.*/, ''));
  const leak = internal.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak && !sent.url.includes(leak) && !sent.payload?.includes(leak)) find(`tells ${leak}`);
  if (ms <= SLOW_MS) return;
  // One slow response may come from a busy machine.
  const again = await send({ ...sent, headers: { ...sent.headers, 'idempotency-key': uuid() } });
  if (again.ms > SLOW_MS) find(`took ${ms.toFixed(0)} and ${again.ms.toFixed(0)} ms`);
  else slowOnce.push(`${row}: ${ms.toFixed(0)} ms, then ${again.ms.toFixed(0)} ms`);
}

/** The status is 0 when there was no response. */
async function send(sent: Sent): Promise<Answer> {
  requests += 1;
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const none = new Promise<{ statusCode: number; body: string }>((done) => {
    timer = setTimeout(() => done({ statusCode: 0, body: 'no answer' }), TIMEOUT_MS);
  });
  const { statusCode, body } = await Promise.race([shop.app.inject(sent), none]);
  clearTimeout(timer);
  return { status: statusCode, body, ms: performance.now() - startedAt };
}

try {
  await run();
} finally {
  await shop.close();
}
