import http from 'node:http';
import https from 'node:https';
import type { AxiosRequestConfig } from 'axios';
import type { Transport } from '@storefront/shared/http';

/** Says what axios says of a failed call: the answer that came, or the code of why none did. */
export class BackendError extends Error {
  override name = 'BackendError';
  constructor(
    message: string,
    readonly code?: string,
    readonly response?: { status: number; data: unknown },
  ) {
    super(message);
  }
}

/**
 * Asks the backend over connections that stay open. A page waits for each answer, and axios is made for browsers: what
 * it does around a question takes longer than the question's way there and back.
 */
export function createAskBackend(): Transport['request'] {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };

  return (config) =>
    new Promise((resolve, reject) => {
      if (!isQuestion(config)) throw new Error('A page that is drawn only asks.');
      const url = addressOf(config);
      const body = config.data === undefined ? undefined : JSON.stringify(config.data);
      const signal = config.signal as AbortSignal | undefined;
      const fail = ({ message, code }: NodeJS.ErrnoException) => {
        reject(new BackendError(message, signal?.aborted ? 'ERR_CANCELED' : code));
      };
      const { request, agent } =
        url.protocol === 'https:'
          ? { request: https.request, agent: agents['https:'] }
          : { request: http.request, agent: agents['http:'] };
      const headers: http.OutgoingHttpHeaders = {
        ...(config.headers as http.OutgoingHttpHeaders),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      };
      const options = { agent, headers, method: config.method ?? 'GET', ...(signal && { signal }) };
      const asking = request(url, options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => {
          const { statusCode: status = 0 } = answer;
          const data = jsonIn(Buffer.concat(parts).toString('utf8'));
          if (status >= 200 && status < 300) resolve({ data });
          else reject(new BackendError(`${url.pathname}: ${String(status)}`, undefined, { status, data }));
        });
      });
      asking.on('error', fail);
      asking.end(body);
    });
}

/** Lists whose filters do not fit into an address are asked for by POST; all else that is posted changes something. */
export function isQuestion({ method = 'GET', url = '' }: AxiosRequestConfig): boolean {
  return method.toUpperCase() === 'GET' || (method.toUpperCase() === 'POST' && /\/public\/list$/.test(url));
}

type Value = string | number | boolean | undefined;

/** A parameter with several values stands there once for each; one without a value does not. */
function addressOf({ url = '', params = {} }: AxiosRequestConfig): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params as Record<string, Value | readonly Value[]>))
    for (const one of [value].flat()) if (one !== undefined) address.searchParams.append(name, String(one));
  return address;
}

/** What is no JSON stays text, as with axios. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
