import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it came, no matter who sent it. */
export interface SignedRequest {
  method: string;
  /** As it travelled: path and query, still encoded. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}
/** The one key that opens every bucket here. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}
/** The codes by which S3 says no. */
export type Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

const maxSkewMs = 15 * 60_000;

/** Why a request's AWS Signature Version 4 is not good; null when it is. */
export function refusalOf(request: SignedRequest, credentials: Credentials, now: number): Refusal | null {
  const given = readAuthorization(header(request, 'authorization'));
  if (!given) return 'AccessDenied';
  if (given.accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';

  const time = header(request, 'x-amz-date');
  const at = timeOf(time);
  if (at === null || Math.abs(now - at) > maxSkewMs) return 'RequestTimeTooSkewed';
  const expected = signatureOf(request, given, credentials.secretAccessKey);
  const [a, b] = [Buffer.from(expected), Buffer.from(given.signature)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) return 'SignatureDoesNotMatch';

  const bodyHash = header(request, 'x-amz-content-sha256');
  return bodyHash === 'UNSIGNED-PAYLOAD' || bodyHash === sha256(request.body)
    ? null
    : 'XAmzContentSHA256Mismatch';
}

interface Authorization {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
}

function readAuthorization(text: string): Authorization | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
      text,
    );
  if (!found) return null;
  const [, accessKeyId = '', date = '', region = '', service = '', names = '', signature = ''] = found;
  return { accessKeyId, date, region, service, signedHeaders: names.split(';'), signature };
}

/** What a request's AWS Signature Version 4 must be. */
export function signatureOf(
  request: SignedRequest,
  { date, region, service, signedHeaders }: Omit<Authorization, 'accessKeyId' | 'signature'>,
  secretAccessKey: string,
): string {
  const scope = `${date}/${region}/${service}/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    header(request, 'x-amz-date'),
    scope,
    sha256(canonicalRequest(request, signedHeaders)),
  ].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex');
}

function canonicalRequest(request: SignedRequest, signedHeaders: string[]): string {
  const [path = '/', query = ''] = request.url.split('?');
  return [
    request.method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

/** As RFC 3986 writes it, which encodes more than JavaScript's own function. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function timeOf(text: string): number | null {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(iso);
  return iso === text || Number.isNaN(at) ? null : at;
}

function header({ headers }: SignedRequest, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();
