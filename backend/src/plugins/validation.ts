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

/** Unknown keys are refused, not dropped. Only a query string, which has no types of its own, is converted. */
export function registerValidation(app: FastifyInstance) {
  const compilers = AjvCompiler();
  // 1e400 is Infinity, which is no number of anything.
  const strict = compilers({}, { customOptions: { ...common, coerceTypes: false, strictNumbers: true } });
  // With strict numbers a converted Infinity is compared with no bounds; without, its maximum refuses it.
  const converting = compilers({}, { customOptions: { ...common, coerceTypes: true, strictNumbers: false } });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    onFirstUse(() => (httpPart === 'querystring' ? converting({ schema }) : strict({ schema }))),
  );

  app.addHook('preValidation', async ({ params, query, body }) => {
    const why = unfit(params) ?? unfit(query) ?? unfit(body);
    if (why) throw badRequest('VALIDATION_FAILED', [{ field: '', code: why }]);
  });
}

/** Nothing of ours is nested so deeply, and what looks through a body calls itself for each level. */
const MAX_LEVELS = 32;

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;
type Validate = ReturnType<FastifySchemaCompiler<unknown>>;

/** Making hundreds of functions of schemas takes seconds, for which no start should wait. */
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

/** Writers of answers, each made when its route is first answered. */
export const serializersOnFirstUse: SerializerFactory = (externalSchemas, options) => {
  const make = SerializerSelector()(externalSchemas, options);
  return (route) => {
    let made: ReturnType<typeof make> | undefined;
    return (answer: unknown) => (made ??= make(route))(answer);
  };
};

/** Why something can be no part of a request. PostgreSQL has no NUL in text: asking it would be a 500. */
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
