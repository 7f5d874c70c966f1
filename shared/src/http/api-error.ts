import type { ErrorCode, FieldError } from '../contracts';

/** Codes for failures that the client detects without a response of the backend. */
type ClientErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'UNEXPECTED'
  | 'STREAM_REFUSED'
  | 'MISSING_USER_PROFILE'
  | 'FAIL_TO_GET_USER_INFO'
  | 'NO_QUOTE';
/** Every code of an `ApiError`; maps from code to text use these keys. */
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** What is stored of a failed response, including its whole body. */
interface Failure {
  /** HTTP status; 0 when there was no response. */
  status: number;
  /** Stable code; `NETWORK`, `TIMEOUT` or `ABORTED` without a response, `UNEXPECTED` for anything else. */
  code: ApiErrorCode;
  errors?: FieldError[] | undefined;
  data?: unknown;
  requestId?: string | undefined;
  /** The header `Retry-After` in whole seconds. */
  retryAfterSeconds?: number | undefined;
  /** The body of the response, unchanged. */
  body?: unknown;
}

/** The one error that every call throws. The code decides what happens; messages are never parsed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly errors: FieldError[];
  readonly data: unknown;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor({ status, code, errors = [], data, requestId, retryAfterSeconds, body }: Failure) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.data = data;
    this.requestId = requestId ?? null;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }

  /** As plain data, for the store. */
  toState(): Pick<ApiError, 'status' | 'code' | 'errors' | 'requestId' | 'data'> & {
    retryAfterSeconds?: number | undefined;
  } {
    const { status, code, errors, data, requestId, retryAfterSeconds } = this;
    return { status, code, errors, data, requestId, retryAfterSeconds };
  }
}

/** Any thrown value as an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ status: 0, code: 'UNEXPECTED', body: error });
}
