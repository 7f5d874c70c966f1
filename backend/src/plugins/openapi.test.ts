import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { permissions } from '../permissions';
import { anyMember } from '../testing/accounts';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const backend = resolve(__dirname, '../..');

test('the committed contract equals the served one', async () => {
  const written = await readFile(`${backend}/openapi.json`, 'utf8');
  const served = (await shop.app.inject({ url: '/openapi.json' })).json<unknown>();

  // Stale? npm run openapi -w backend
  expect(JSON.parse(written)).toEqual(served);
});

test("the front ends' types were generated from it", async () => {
  const written = await readFile(`${backend}/openapi.json`, 'utf8');
  const types = await readFile(`${backend}/../shared/src/contracts/api.d.ts`, 'utf8');

  expect(types).toContain(`sha256 ${createHash('sha256').update(written).digest('hex')}`);
});

test('every route has a summary and its failure answers', async () => {
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, { summary?: string; responses: object }>>;
  }>();
  const incomplete = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => !call.summary || !('4XX' in call.responses))
      .map(([method]) => `${method} ${path}`),
  );

  expect(incomplete).toEqual([]);
});

test('a reader of the demo finds it at /docs', async () => {
  expect((await shop.app.inject({ url: '/docs/' })).statusCode).toBe(200);
});

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}
interface Call {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

test('every number and text of a request has bounds', async () => {
  const { paths, components } = (await shop.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, Call>>;
    components: { schemas: Record<string, Schema> };
  }>();
  const unbound: string[] = [];
  let numbers = 0;
  const look = (schema: Schema | boolean | undefined, where: string, names: string[] = []) => {
    if (!schema || schema === true) return;
    const name = schema.$ref?.split('/').at(-1);
    if (name) {
      if (!names.includes(name)) look(components.schemas[name], where, [...names, name]);
      return;
    }
    const types = [schema.type].flat();
    if (types.includes('integer') || types.includes('number')) {
      numbers += 1;
      if (typeof schema['minimum'] !== 'number' || typeof schema['maximum'] !== 'number')
        unbound.push(`${where}: a number`);
    }
    const isBoundText = ['maxLength', 'enum', 'const', 'format', 'pattern'].some((key) => key in schema);
    if (types.includes('string') && !isBoundText) unbound.push(`${where}: a text`);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) look(inner, `${where}.${key}`, names);
    const others = [
      schema.items,
      schema.additionalProperties,
      ...Object.values(schema.patternProperties ?? {}),
    ];
    for (const inner of [
      ...others,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
    ])
      look(inner, `${where}[]`, names);
  };
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(calls)) {
      for (const one of parameters) look(one.schema, `${method} ${path} ${one.in} ${one.name}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, `${method} ${path}`);
    }
  }

  expect(numbers).toBeGreaterThan(50);
  expect(unbound).toEqual([]);
});

test('a number out of bounds is refused with the name of its parameter, in every query', async () => {
  const { paths } = (await shop.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, Call>>;
  }>();
  const member = await anyMember(shop);
  const wrong: unknown[] = [];
  let asked = 0;
  for (const [path, { get }] of Object.entries(paths)) {
    for (const { name, schema } of get?.parameters?.filter((one) => one.in === 'query') ?? []) {
      if (schema.type !== 'integer' && schema.type !== 'number') continue;
      for (const value of ['1e309', '-1e309', '1e308', '99999999999999999999', 'NaN', 'Infinity']) {
        asked += 1;
        const { statusCode, body } = await shop.app.inject({
          url: path.replaceAll(/\{\w+\}/g, 'ao-thun'),
          query: { [name]: value },
          headers:
            permissions[`GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`] === 'referral'
              ? member
              : shop.as('ADMIN'),
        });
        if (statusCode !== 400 || !body.includes(`"field":"${name}"`))
          wrong.push([path, name, value, statusCode]);
      }
    }
  }

  expect(asked).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
