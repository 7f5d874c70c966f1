import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Envelope, Paged } from '../contracts';
import type { ApiPath } from '../http';
import { testApi } from './test-api';

/** The envelope of a successful response, as the backend sends it. */
export function enveloped<T>(data: T, message = 'OK'): Envelope<T> {
  return {
    success: true,
    code: 200,
    status: 200,
    statusCode: 200,
    message,
    data,
    requestId: 'test',
    serverTime: '2026-11-21T03:00:00.000Z',
  };
}

/** Wraps all rows in one page. */
export function paged<T>(rows: T[], { limit = 24 } = {}): Paged<T> {
  return {
    data: rows,
    meta: { page: 1, limit, total: rows.length, totalPages: Math.max(1, Math.ceil(rows.length / limit)) },
  };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** A handler that responds with this data; `path` has the same format as in API functions. */
export function answers(method: Method, path: ApiPath, data: unknown): HttpHandler {
  return http[method](`${testApi}/${path}`, async ({ request }) =>
    HttpResponse.json(
      enveloped(typeof data === 'function' ? await (data as (request: Request) => unknown)(request) : data),
    ),
  );
}

/** For a handler that awaits `held`: its response is sent when the test calls `answer`. */
export function holdAnswer(): { held: Promise<void>; answer: () => void } {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { held, answer };
}

/** A handler that fails a call with this status and error code. */
export function refuses(
  method: Method,
  path: ApiPath,
  status: number,
  code: string,
  more: { errors?: Envelope<never>['errors']; data?: unknown } = {},
  { headers = {}, ...options }: { once?: boolean; headers?: Record<string, string> } = {},
): HttpHandler {
  return http[method](
    `${testApi}/${path}`,
    () =>
      HttpResponse.json(
        {
          success: false,
          code: status,
          status,
          statusCode: status,
          message: code,
          errorCode: code,
          requestId: 'test',
          serverTime: '2026-11-21T03:00:00.000Z',
          ...more,
        },
        { status, headers },
      ),
    options,
  );
}
