import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fieldErrorCodes } from '../../error-codes';
import { invalidFields } from '../../lib/errors';

/** What a row says, when it has the shape that a form must have; each field that has not is refused. */
export function shaped<S extends TSchema>(schema: S, body: unknown): Static<S> {
  if (Value.Check(schema, body)) return body;
  const faults = Value.Errors(schema, body).map(({ instancePath, keyword }) => ({
    field: instancePath.split('/')[1] ?? '',
    code: fieldErrorCodes.find((code) => code === keyword) ?? 'pattern',
  }));
  throw invalidFields(...faults.slice(0, 5));
}

/** Fields that a row speaks of; the others stay as they are. */
export const spoken = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
