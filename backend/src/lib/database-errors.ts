const codeOf = (error: unknown) =>
  error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined;

/** Another row has this value already. */
export const isTaken = (error: unknown) => codeOf(error) === '23505';
/** Another row still names this one. */
export const isNamed = (error: unknown) => codeOf(error) === '23503';
