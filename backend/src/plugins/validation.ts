import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';
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
    httpPart === 'querystring' ? converting({ schema }) : strict({ schema }),
  );

  // PostgreSQL has no NUL in text: asking it would be a 500.
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.params) || hasNul(request.query) || hasNul(request.body)) {
      throw badRequest('VALIDATION_FAILED', [{ field: '', code: 'nul' }]);
    }
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
