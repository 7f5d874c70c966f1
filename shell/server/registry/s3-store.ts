import { AwsClient } from 'aws4fetch';
import { RegistryProblem } from './registry-document';
import { Conflict, type Store, type Stored, type WriteOptions } from './store';

export interface S3Settings {
  /** `https://s3.ap-southeast-1.amazonaws.com`, or a stand-in. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every key, without slashes around it; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const timeoutMs = 10_000;
const retries = 2;
const firstRetryMs = 100;
const listed = /<Key>([^<]*)<\/Key>/g;
const continued = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

/** A registry in a bucket; comparing and swapping is the bucket's work (`If-Match`, `If-None-Match`). */
export function openS3Store(settings: S3Settings): Store {
  const { endpoint, region, bucket, prefix, ...credentials } = settings;
  const signing = { ...credentials, region, service: 's3', initRetryMs: firstRetryMs };
  const client = new AwsClient({ ...signing, retries });
  const clientWithoutRetries = new AwsClient({ ...signing, retries: 0 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const full = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const addressOf = (key: string) => `${base}/${full(key).split('/').map(encodeURIComponent).join('/')}`;

  async function call(url: string, init: RequestInit, by = client): Promise<Response> {
    try {
      return await by.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw unanswered(error);
    }
  }

  const unanswered = (cause: unknown) =>
    new RegistryProblem(`The bucket ${bucket} at ${endpoint} does not answer.`, { cause });

  /** A body may stop coming after its headers have. */
  async function bytesOf(response: Response): Promise<Uint8Array> {
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw unanswered(error);
    }
  }
  const textOf = async (response: Response) => new TextDecoder().decode(await bytesOf(response));

  async function refused(response: Response, what: string): Promise<Error> {
    const code = /<Code>([^<]*)<\/Code>/.exec(await textOf(response))?.[1] ?? '';
    return new RegistryProblem(
      `The bucket ${bucket} refused to ${what}: ${String(response.status)} ${code}`.trim(),
    );
  }

  const get = (key: string, headers: Record<string, string> = {}) =>
    call(addressOf(key), { headers, cache: 'no-store' });

  async function objectIn(response: Response, key: string): Promise<Stored | null> {
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw await refused(response, `read ${key}`);
    return { body: await bytesOf(response), etag: response.headers.get('etag') ?? '' };
  }

  /**
   * Writes if the condition holds. A write that was answered with an error may have been carried out: its retry then fails
   * the condition, although the object is the one that was to be written.
   */
  async function compareAndSwap(key: string, init: RequestInit, body: Buffer): Promise<Response> {
    const attempt = () => call(addressOf(key), init, clientWithoutRetries);
    let response = await attempt();
    for (let retry = 0; retry < retries && isRetryable(response.status); retry += 1) {
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * firstRetryMs * 2 ** retry));
      response = await attempt();
      if (response.ok || isRetryable(response.status)) continue;
      const stored = await get(key);
      const bytes = await bytesOf(stored);
      if (stored.ok && body.equals(bytes)) return stored;
    }
    return response;
  }

  async function list(start: string): Promise<string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: full(start) });
      if (token) query.set('continuation-token', token);
      const response = await call(`${base}?${query.toString()}`, {});
      if (!response.ok) throw await refused(response, `list ${start}`);
      const text = await textOf(response);
      for (const [, key = ''] of text.matchAll(listed)) keys.push(unescapeXml(key));
      token = continued.exec(text)?.[1];
      if (token) token = unescapeXml(token);
    } while (token);
    return keys.map((key) => (prefix ? key.slice(prefix.length + 1) : key)).sort();
  }

  return {
    name: `bucket ${bucket}${prefix && `/${prefix}`} at ${endpoint}`,
    read: async (key) => objectIn(await get(key), key),
    async readIfChanged(key, etag) {
      const response = await get(key, etag === null ? {} : { 'if-none-match': etag });
      return response.status === 304 ? 'unchanged' : objectIn(response, key);
    },
    list,
    async write(key, body, options: WriteOptions = {}) {
      const { ifMatch, ifNoneMatch, contentType, cacheControl } = options;
      // A string's length is not known to every proxy; bytes have one.
      const bytes = Buffer.from(body);
      const request = {
        method: 'PUT',
        body: bytes,
        headers: {
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
          ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
          ...(contentType && { 'content-type': contentType }),
          ...(cacheControl && { 'cache-control': cacheControl }),
        },
      };
      const isConditional = ifMatch !== undefined || ifNoneMatch !== undefined;
      const response = await (isConditional
        ? compareAndSwap(key, request, bytes)
        : call(addressOf(key), request));
      // 409: two conditional writes met; 404: what was to be replaced is gone.
      const lost = [409, 412, ...(ifMatch !== undefined ? [404] : [])];
      if (lost.includes(response.status)) throw new Conflict(`${key} has changed.`);
      if (!response.ok) throw await refused(response, `write ${key}`);
      return { etag: response.headers.get('etag') ?? '' };
    },
    async remove(start) {
      for (const key of await list(start)) {
        const response = await call(addressOf(key), { method: 'DELETE' });
        if (!response.ok && response.status !== 404) throw await refused(response, `remove ${key}`);
      }
    },
  };
}

/** As the client of the bucket retries. */
const isRetryable = (status: number): boolean => status >= 500 || status === 429;

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
