import type { AxiosRequestConfig } from 'axios';
import type { Envelope, ErrorCode, Language, ReferralAuth, AccessToken } from '../contracts';
import { ApiError, type ApiErrorCode } from './api-error';

/** The eight base addresses, set when the shell starts. */
export type Bases = Record<Base, string>;
/** Each is configured by `API_<NAME>_URL`. */
export const bases = [
  'auth',
  'main',
  'ecommerce',
  'campaign',
  'relationship',
  'ecard',
  'omni',
  'chat',
] as const;
export type Base = (typeof bases)[number];
/** `main/product/public`: a base, then the path of the call unchanged. */
export type ApiPath = `${Base}/${string}`;

type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Options of a read. */
export interface CallOptions {
  params?: Query;
  signal?: AbortSignal;
  /** Milliseconds; the shop's 30 s by default. */
  timeout?: number;
  /** Headers of this call besides those of every call. */
  headers?: Readonly<Record<string, string>>;
}
/** Options of a write. */
export interface WriteOptions extends CallOptions {
  /** Sends the access token; an expired one is refreshed first. */
  isPersonal?: boolean;
  /**
   * Sends the referral token and the `company-name` header instead; an expired or rejected one is renewed first. Without one
   * no request is sent, and the error is REFERRAL_UNAUTHENTICATED.
   */
  isReferral?: boolean;
  /** Makes the write safe to repeat. */
  idempotencyKey?: string;
  /** Whether people wait for it, so that the overlay shows. Default true. */
  isTracked?: boolean;
  /** The body of a DELETE. */
  body?: unknown;
  /** Called while the body is sent, with its sent part from 0 to 1. For files. */
  onProgress?: ((part: number) => void) | undefined;
}

/** The `data` of a response, with its message and the server's clock. */
export interface Answer<T> {
  data: T;
  message: string;
  serverTime: string;
}
/** What a referral GET returns when nobody is signed in there. */
export interface ReferralRefusal {
  success: false;
  message: 'You have not logged in';
}

/** The calls of one app. They show no notices and never redirect. */
export interface Http {
  /** Plain GET: 30 s, JSON. Not counted as a tracked request. */
  get<T>(path: ApiPath, options?: CallOptions): Promise<Answer<T>>;
  /** GET counted under its address, so that the overlay shows. */
  getTracked<T>(path: ApiPath, options?: CallOptions): Promise<Answer<T>>;
  /**
   * GET with the access token. Without a token it logs out without redirect; with an expired one it starts a
   * refresh. Both return nothing; a refresh that failed throws its error.
   * Counted under its address unless it polls (`isTracked: false`).
   */
  getWithBearer<T>(
    path: ApiPath,
    options?: CallOptions & { isTracked?: boolean },
  ): Promise<Answer<T> | undefined>;
  /**
   * GET of the public address, or of `<address>/with-auth` with the access token when an unexpired one is
   * stored.
   */
  getWithAuth<T>(path: ApiPath, options?: CallOptions): Promise<Answer<T>>;
  /** GET with the referral token and the `company-name` header; an expired or rejected token is renewed first. */
  getReferral<T>(path: ApiPath, options?: CallOptions): Promise<Answer<T> | ReferralRefusal>;
  post<T>(path: ApiPath, body?: unknown, options?: WriteOptions): Promise<Answer<T>>;
  /** POST that only reads, as `getWithAuth` does: with the access token when an unexpired one is stored. */
  postWithAuth<T>(path: ApiPath, body?: unknown, options?: WriteOptions): Promise<Answer<T>>;
  put<T>(path: ApiPath, body?: unknown, options?: WriteOptions): Promise<Answer<T>>;
  delete<T>(path: ApiPath, options?: WriteOptions): Promise<Answer<T>>;
  /** For streams, which no response ends: an unexpired token, and the address of a path. */
  bearer(): Promise<string>;
  addressOf(path: ApiPath): string;
  /**
   * POST without waiting for a result, by `fetch` with `keepalive`: it needs no transport, and finishes after
   * the page is left. It is not counted, and failures are ignored.
   */
  sendBeacon(path: ApiPath, body: object): void;
  /** The same calls, but the loading overlay does not count them: for requests that nobody waits for. */
  readonly untracked: Http;
}

/** What sends requests: axios, or on the server a replacement that responds and fails as axios does. */
export interface Transport {
  request: (config: AxiosRequestConfig) => Promise<{ data: unknown }>;
}

/** What the calls need from their app. */
export interface HttpParts {
  bases: Bases;
  /** Loads axios once. */
  transport: () => Promise<Transport>;
  timeout: () => number;
  language: () => Language;
  accessToken: () => AccessToken | null;
  referral: () => ReferralAuth | null;
  now: () => number;
  /** Logs out without redirect: a personal call was made without a token. */
  onNoToken: () => void;
  /**
   * One refresh for all callers. Afterwards the access token shows whether the session goes on; the returned
   * error is why that is unknown, as when the network failed.
   */
  refresh: () => Promise<ApiError | null>;
  /** The server rejected a token that had not expired. */
  onRefused: (token: string) => void;
  /** The server rejected a referral token. */
  onReferralRefused?: (accessToken: string) => void;
  /** One renewal of the referral token for all callers. Returns the error that left the outcome unknown, or null. */
  renewReferral?: () => Promise<ApiError | null>;
  /** Awaited before a failed answer is thrown, so that its text is loaded when the error is shown. */
  beforeFailure?: (() => Promise<void>) | undefined;
  onStart: (key: string) => void;
  /** With the code of its failure, if it failed. */
  onEnd: (key: string, code?: ApiErrorCode) => void;
}

/** True when referral calls can be made: token, company, and an expiry in the future. */
export function isReferralAuthValid(auth: ReferralAuth | null, now: number): auth is ReferralAuth {
  return auth !== null && Boolean(auth.accessToken) && Boolean(auth.companyName) && auth.expiredIn > now;
}

/** The calls of one app: of a page in the browser, or of a request on the server. */
export function createHttp(parts: HttpParts): Http {
  const untracked: Http = createCalls(
    { ...parts, onStart: () => undefined, onEnd: () => undefined },
    () => untracked,
  );
  return createCalls(parts, () => untracked);
}

function createCalls(parts: HttpParts, untracked: () => Http): Http {
  const isUnexpired = (token: AccessToken | null): token is AccessToken =>
    token !== null && token.expired > parts.now();

  function addressOf(path: ApiPath): string {
    const slash = path.indexOf('/');
    return `${parts.bases[path.slice(0, slash) as Base]}${path.slice(slash)}`;
  }

  async function send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: ApiPath,
    {
      params,
      signal,
      timeout,
      bearer,
      referral,
      headers,
      body,
      trackedAs,
      onProgress,
    }: CallOptions & {
      /** The session's access token. */
      bearer?: string | undefined;
      referral?: ReferralAuth | undefined;
      body?: unknown;
      trackedAs?: string | undefined;
      onProgress?: WriteOptions['onProgress'];
    },
  ): Promise<Answer<T>> {
    let code: ApiErrorCode | undefined;
    if (trackedAs) parts.onStart(trackedAs);
    try {
      const axios = await parts.transport();
      const answer = await axios.request({
        method,
        url: addressOf(path),
        timeout: timeout ?? parts.timeout(),
        headers: {
          Accept: 'application/json',
          'Accept-Language': parts.language(),
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(referral && {
            Authorization: `Bearer ${referral.accessToken}`,
            'company-name': referral.companyName,
          }),
          ...headers,
        },
        paramsSerializer: { indexes: null },
        ...(params && { params }),
        ...(signal && { signal }),
        ...(body !== undefined && { data: body }),
        ...(onProgress && {
          onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => {
            if (total) onProgress(loaded / total);
          },
        }),
      });
      const data = answer.data as Envelope<T> | undefined;
      if (!data?.success) throw fromBody(200, data);
      return { data: data.data as T, message: data.message, serverTime: data.serverTime };
    } catch (error) {
      const failure = error instanceof ApiError ? error : fromTransport(error);
      ({ code } = failure);
      if (failure.status === 401 && bearer !== undefined) parts.onRefused(bearer);
      if (failure.status === 401 && referral) parts.onReferralRefused?.(referral.accessToken);
      if (failure.status > 0) await parts.beforeFailure?.();
      throw failure;
    } finally {
      if (trackedAs) parts.onEnd(trackedAs, code);
    }
  }

  /** The session's token; an expired one is refreshed first. */
  async function validToken(): Promise<string> {
    const failure = isUnexpired(parts.accessToken()) ? null : await parts.refresh();
    const token = parts.accessToken();
    if (!isUnexpired(token)) throw failure ?? new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
    return token.token;
  }

  /** The referral token; an expired one is renewed first. */
  async function validReferral(): Promise<ReferralAuth | null> {
    const held = parts.referral();
    if (held && held.expiredIn <= parts.now()) {
      const failure = await parts.renewReferral?.();
      if (failure) throw failure;
    }
    const auth = parts.referral();
    return isReferralAuthValid(auth, parts.now()) ? auth : null;
  }

  /** Null without a valid token; one that the server rejects is renewed once. */
  async function sendReferral<T>(
    ...[method, path, options]: Parameters<typeof send>
  ): Promise<Answer<T> | null> {
    const attempt = async () => {
      const referral = await validReferral();
      return referral && send<T>(method, path, { ...options, referral });
    };
    return attempt().catch((error: unknown) => {
      if ((error as ApiError).status !== 401) throw error;
      return attempt();
    });
  }

  async function write<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: ApiPath,
    body: unknown,
    { isPersonal = false, isReferral = false, idempotencyKey, isTracked = true, ...options }: WriteOptions,
  ): Promise<Answer<T>> {
    const sent = {
      ...options,
      ...(idempotencyKey && { headers: { ...options.headers, 'Idempotency-Key': idempotencyKey } }),
      body,
      trackedAs: isTracked ? path : undefined,
    };
    if (isReferral) {
      const answer = await sendReferral<T>(method, path, sent);
      if (answer) return answer;
      await parts.beforeFailure?.();
      throw new ApiError({ status: 401, code: 'REFERRAL_UNAUTHENTICATED' });
    }
    // A write must not be lost to an expiry, so it waits for the refresh instead of failing.
    return send<T>(method, path, { ...sent, bearer: isPersonal ? await validToken() : undefined });
  }

  return {
    get: (path, options = {}) => send('GET', path, options),
    getTracked: (path, options = {}) => send('GET', path, { ...options, trackedAs: path }),
    async getWithBearer(path, { isTracked = true, ...options } = {}) {
      const token = parts.accessToken();
      if (token === null) {
        parts.onNoToken();
        return undefined;
      }
      if (!isUnexpired(token)) {
        const failure = await parts.refresh();
        if (failure) throw failure;
        return undefined;
      }
      return send('GET', path, {
        ...options,
        bearer: token.token,
        trackedAs: isTracked ? path : undefined,
      });
    },
    getWithAuth(path, options = {}) {
      const token = parts.accessToken();
      if (!isUnexpired(token)) return send('GET', path, { ...options, trackedAs: path });
      return send('GET', `${path}/with-auth`, { ...options, bearer: token.token, trackedAs: path });
    },
    async getReferral(path, options = {}) {
      const answer = await sendReferral<never>('GET', path, { ...options, trackedAs: path });
      return answer ?? { success: false, message: 'You have not logged in' };
    },
    post: (path, body, options = {}) => write('POST', path, body, options),
    postWithAuth: (path, body, options = {}) =>
      isUnexpired(parts.accessToken())
        ? write('POST', `${path}/with-auth`, body, { ...options, isPersonal: true })
        : write('POST', path, body, options),
    put: (path, body, options = {}) => write('PUT', path, body, options),
    delete: (path, options = {}) => write('DELETE', path, options.body, options),
    bearer: validToken,
    addressOf,
    sendBeacon(path, body) {
      fetch(addressOf(path), {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        // An unread response would keep its connection open.
        .then((answer) => answer.text())
        .catch(() => {
          // Best effort: failures are ignored.
        });
    },
    get untracked() {
      return untracked();
    },
  };
}

function fromBody(status: number, body: unknown, retryAfter?: unknown): ApiError {
  const { errorCode, message, errors, data, requestId } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<Envelope<unknown>>;
  return new ApiError({
    status,
    // A newer backend may send codes that this client does not know; they get the general text.
    code:
      ((errorCode ?? message) as ErrorCode | undefined) ??
      (status >= 500 ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED'),
    errors: Array.isArray(errors) ? errors : undefined,
    data,
    requestId,
    // A date, which the shop's servers never send, is ignored.
    retryAfterSeconds: Number(retryAfter) || undefined,
    body,
  });
}

function fromTransport(error: unknown): ApiError {
  const failure = error as {
    response?: { status: number; data: unknown; headers?: Record<string, unknown> };
    code?: string;
  };
  const { response } = failure;
  if (response) {
    return fromBody(response.status, response.data, response.headers?.['retry-after']);
  }
  return new ApiError({ status: 0, code: codes[failure.code ?? ''] ?? 'NETWORK', body: error });
}

/** Error codes of axios and what callers get for them. */
const codes: Record<string, ApiErrorCode> = {
  ERR_CANCELED: 'ABORTED',
  ECONNABORTED: 'TIMEOUT',
  ETIMEDOUT: 'TIMEOUT',
};
