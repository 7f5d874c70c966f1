import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Config } from '../config';
import { Failure } from '../lib/envelope';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's schema with the names (`$id`) of its sub-schemas. */
    contract?: FastifySchema;
  }
}

type Described = { description?: string; [key: string]: Json | undefined };
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Documents the routes registered after it in `/openapi.json`, and in the demo also at `/docs`. */
export async function registerOpenapi(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...named(route.config?.contract ?? schema),
        ...(route.config?.access !== 'public' && { security: [{ bearer: [] }] }),
      },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storefront',
        version: '1.0.0',
        description:
          'Success is 200 with the answer in `data`. On failure `message` is a stable code, equal to `errorCode`. ' +
          'Money is an integer of đồng, instants are ISO 8601 in UTC, durations are milliseconds.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  app.addHook('onRoute', describe);
  app.get('/openapi.json', { schema: { hide: true } }, async () => openapiOf(app));
  if (config.deployment === 'demo') {
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { url: '/openapi.json' },
      staticCSP: true,
    });
  }
}

/**
 * Adds the failure answers that every route can give. Names (`$id`) of schemas are for the contract only: validator and
 * serializer get the schemas without, because they reject the same name in two routes.
 */
function describe(route: RouteOptions) {
  if (!route.schema || route.schema.hide) return;
  const contract = route.config?.contract ?? {
    ...route.schema,
    response: { '4xx': Failure, '5xx': Failure, ...(route.schema.response as object | undefined) },
  };
  route.config = { ...route.config, contract };
  route.schema = withoutNames(contract);
}

/** Schemas are shared by routes and by apps in one process. Fastify marks the schema of a route, so it gets a copy. */
const withoutNames = (contract: FastifySchema): FastifySchema =>
  Object.fromEntries(
    Object.entries(contract).map(([part, schema]) => [part, renamed<unknown>(schema, () => [], nameless)]),
  );
const nameless = new WeakMap<object, unknown>();
/** The plugin would turn `$id` into references of its own, so it is renamed until we replace it. */
const named = <T>(value: T) => renamed(value, (id) => [[NAME, id]]);
const NAME = 'x-name';
/** Marks the recursion in a recursive schema: the contract refers to the name instead. */
const REF = 'x-ref';

function renamed<T>(
  value: T,
  name: (id: unknown) => [string, unknown][],
  known?: WeakMap<object, unknown>,
): T {
  if (Array.isArray(value)) return value.map((item) => renamed<unknown>(item, name, known)) as T;
  if (value === null || typeof value !== 'object') return value;
  const before = known?.get(value);
  if (before) return before as T;
  const made = Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === '$id' ? name(inner) : [[key, renamed<unknown>(inner, name, known)]],
    ),
  ) as T;
  known?.set(value, made);
  return made;
}

/** The contract, with every named schema in `components.schemas`. */
export function openapiOf(app: FastifyInstance) {
  const document = JSON.parse(JSON.stringify(app.swagger())) as { [key: string]: Json };
  const found: Record<string, Described> = {};
  // Sorted, so that the output does not depend on the order in which modules are registered.
  const paths = sorted(hoist(document['paths'] ?? {}, found) as Described);
  const components = { ...(document['components'] as { [key: string]: Json }) };
  return { ...document, components: { ...components, schemas: sorted(found) }, paths };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Replaces each named schema by a reference to it. */
function hoist(value: Json, found: Record<string, Described>): Json {
  if (Array.isArray(value)) return value.map((item) => hoist(item, found));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value[REF] === 'string') return { $ref: `#/components/schemas/${value[REF]}` };
  const { [NAME]: id, ...rest } = value;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, hoist(item, found)]));
  if (typeof id !== 'string') return inner;
  const known = found[id];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(inner)) {
    throw new Error(`Two different schemas are named ${id}. Rename one of them.`);
  }
  found[id] = inner;
  return { $ref: `#/components/schemas/${id}` };
}
