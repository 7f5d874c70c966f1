import type { FastifySchemaValidationError } from 'fastify';
import { type AppError, badRequest, type FieldError } from '../../lib/errors';
import { fieldErrors } from '../../plugins/error-handler';

const codes: Partial<Record<FieldError['code'], FieldError['code']>> = {
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
