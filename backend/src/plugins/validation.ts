import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { badRequest } from './errors';

const common = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
  addUsedSchema: false,
  strict: false,
  // 1e400 is Infinity, which is no number of anything.
  strictNumbers: true,
} as const;

/** Unknown keys are refused, not dropped. Only a query string, which has no types of its own, is converted. */
export function registerValidation(app: FastifyInstance) {
  const compilers = AjvCompiler();
  const strict = compilers({}, { customOptions: { ...common, coerceTypes: false } });
  const converting = compilers({}, { customOptions: { ...common, coerceTypes: true } });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    onFirstUse(() => (httpPart === 'querystring' ? converting({ schema }) : strict({ schema }))),
  );

  // PostgreSQL has no NUL in text: asking it would be a 500.
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.params) || hasNul(request.query) || hasNul(request.body)) {
      throw badRequest('VALIDATION_FAILED', [{ field: '', code: 'nul' }]);
    }
  });
}

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

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
