import type { ErrorCode, FieldErrorCode } from '../error-codes';

export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

/** A failure the caller can act on: `code` is stable and reaches the client as `message` and `errorCode`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly errors: FieldError[] | undefined;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    more: {
      errors?: FieldError[] | undefined;
      data?: unknown;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, more.cause === undefined ? undefined : { cause: more.cause });
    this.errors = more.errors;
    this.data = more.data;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const badRequest = (code: ErrorCode, errors?: FieldError[]) => new AppError(400, code, { errors });
/** Input of the right shape that breaks a rule only the server knows; the errors are listed by field. */
export const invalidFields = (...errors: FieldError[]) => badRequest('VALIDATION_FAILED', errors);
export const unauthorized = (code: ErrorCode = 'UNAUTHENTICATED') => new AppError(401, code);
export const forbidden = (code: ErrorCode = 'FORBIDDEN') => new AppError(403, code);
export const notFound = (code: ErrorCode = 'NOT_FOUND') => new AppError(404, code);
export const conflict = (code: ErrorCode, data?: unknown) => new AppError(409, code, { data });
export const unprocessable = (code: ErrorCode, errors?: FieldError[]) => new AppError(422, code, { errors });
export const tooManyRequests = (code: ErrorCode, retryAfterSeconds: number) =>
  new AppError(429, code, { retryAfterSeconds });
export const unavailable = (code: ErrorCode = 'SERVICE_UNAVAILABLE', cause?: unknown) =>
  new AppError(503, code, { retryAfterSeconds: 2, cause });
