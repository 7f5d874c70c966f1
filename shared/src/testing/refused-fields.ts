import { ValidationError, type AnySchema } from 'yup';

/** The paths of the fields that a form's schema refuses, sorted; empty when it takes the values. */
export async function refusedFields(schema: AnySchema, values: unknown): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path ?? '').sort();
  }
}
