import type { FastifySchemaValidationError } from 'fastify';
import { type AppError, badRequest } from '../../lib/errors';
import { fieldErrors } from '../../plugins/error-handler';

const codes: Record<string, string> = {
  minimum: 'quantity.notAllowZero',
  maximum: 'quantity.tooMany',
  type: 'quantity.notInteger',
  required: 'quantity.required',
};

/** Says of a quantity what is wrong with it in the shop's own words; everything else keeps the platform's codes. */
export const quantityErrors = (errors: FastifySchemaValidationError[]): AppError =>
  badRequest(
    'VALIDATION_FAILED',
    fieldErrors({ validation: errors }).map(({ field, code }) =>
      /(^|\.)quantity$/.test(field) ? { field, code: codes[code] ?? code } : { field, code },
    ),
  );
