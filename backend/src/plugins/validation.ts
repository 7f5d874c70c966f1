import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { badRequest } from '../lib/errors';

const common = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
  addUsedSchema: false,
  strict: false,
} as const;

/** Unknown keys are refused, not dropped. Types are only converted in query strings, which have none. */
export function registerValidation(app: FastifyInstance) {
  const compilers = AjvCompiler();
  // 1e400 parses as Infinity, which is never a valid value.
  const strict = compilers({}, { customOptions: { ...common, coerceTypes: false, strictNumbers: true } });
  // Not strict: strict numbers would skip the bounds for a converted Infinity, which `maximum` refuses.
  const converting = compilers({}, { customOptions: { ...common, coerceTypes: true, strictNumbers: false } });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    onFirstUse(() => (httpPart === 'querystring' ? converting({ schema }) : strict({ schema }))),
  );

  app.addHook('preValidation', async ({ params, query, body }) => {
    const why = unfit(params) ?? unfit(query) ?? unfit(body);
    if (why) throw badRequest('VALIDATION_FAILED', [{ field: '', code: why }]);
  });
}

/** No schema is nested this deeply; the limit protects code that recurses through a body. */
const MAX_LEVELS = 32;

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;
type Validate = ReturnType<FastifySchemaCompiler<unknown>>;

/** Compiled on first use: compiling hundreds of schemas takes seconds, which would delay every start. */
function onFirstUse(make: () => ReturnType<Compile>): Validate {
  let made: ReturnType<Compile> | undefined;
  const validate: Validate = (data) => {
    made ??= make();
    const isValid = made(data) as ReturnType<Validate>;
    validate.errors = (made.errors ?? null) as FastifySchemaValidationError[] | null;
    return isValid;
  };
  return validate;
}

/** Serializers, each compiled when its route is first answered. */
export const serializersOnFirstUse: SerializerFactory = (externalSchemas, options) => {
  const make = SerializerSelector()(externalSchemas, options);
  return (route) => {
    let made: ReturnType<typeof make> | undefined;
    return (answer: unknown) => (made ??= make(route))(answer);
  };
};

/** Why a value is refused in any request. PostgreSQL text cannot contain NUL: a query would fail with a 500. */
function unfit(value: unknown, level = 0): 'nul' | 'depth' | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'nul' : undefined;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return undefined;
  if (level === MAX_LEVELS) return 'depth';
  for (const [key, inner] of Object.entries(value)) {
    const why = key.includes('\0') ? 'nul' : unfit(inner, level + 1);
    if (why) return why;
  }
  return undefined;
}
